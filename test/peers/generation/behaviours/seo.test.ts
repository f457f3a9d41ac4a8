import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleEntities } from '../../../generation/support/random-behaviours.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

type Seo = Extract<PlanBehaviour, { kind: 'seo' }>;

const seo = (name: string, rest: Partial<Seo>): Seo => ({
  kind: 'seo',
  name,
  entity: 'post',
  title: '',
  description: '',
  has_fields: false,
  noindex: { when: 'never' },
  noindex_paged: false,
  in_sitemap: true,
  is_shared: false,
  has_breadcrumbs: false,
  ...rest,
});

const plan: PluginPlan = {
  version: 1,
  entities: sampleEntities,
  behaviours: [
    seo('events', {
      entity: 'event',
      title: '{title} {email}| {site}',
      canonical: 'website',
      is_shared: true,
      has_breadcrumbs: true,
      structured: {
        type: 'Event',
        properties: [
          { property: 'startDate', attribute: 'start' },
          { property: 'location.name', attribute: 'venue' },
          { property: 'offers.price', attribute: 'price' },
          { property: 'organizer.email', attribute: 'email' },
        ],
      },
      noindex: { when: 'if', conditions: [{ attribute: 'featured', is: 'equal', value: true }] },
    }),
    seo('posts', {
      has_fields: true,
      description: '',
      description_length: 60,
      structured: { type: 'Article', properties: [] },
      noindex_archives: ['date'],
    }),
    seo('categories', { entity: 'category', title: 'All about {title}', has_breadcrumbs: true, noindex_paged: true }),
    seo('authors', {
      entity: 'user',
      noindex: { when: 'always' },
      in_sitemap: false,
      structured: { type: 'Person', properties: [{ property: 'email', attribute: 'email' }] },
    }),
    seo('tags', { entity: 'tag', in_sitemap: false }),
    seo('files', { entity: 'media', attachment_pages: 'to_parent', in_sitemap: false }),
    seo('pages', { entity: 'page', robots: ['Disallow: /internal/'], sitemap_except: ['/imprint', '/house/rules/'] }),
  ],
};

// What search engines read of a real site.
requirePeer('php', 'wordpress', 'sqlite')('search engines', { timeout: 90_000 }, () => {
  let tools: ToolSite;
  const see = async (path: string): Promise<string> => (await tools.visitor().get(path)).text;
  const data = (html: string): Record<string, unknown>[] =>
    [...html.matchAll(/<script type="application\/ld\+json">\s*(.*?)\s*<\/script>/gs)].map(([, text = '']) =>
      JSON.parse(text),
    );

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    tools.site.evaluate(`update_option( 'blog_public', '1' ); return 1;`);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('read titles, cards and data of records', async () => {
    const venue = tools.post({ post_type: 'harbour_venue', post_title: 'Pier' });
    const event = tools.post({
      post_type: 'harbour_event',
      post_title: 'Gala </script><b>',
      post_content: `${'Long words '.repeat(40)}`,
      meta_input: {
        harbour_start: '2030-05-06T18:30',
        harbour_price: '12.5',
        harbour_venue: venue.id,
        harbour_email: 'a@example.org',
        harbour_website: 'https://example.com/gala',
      },
    });
    const html = await see(event.path);
    expect(html).toMatch(/<title>Gala\s* ?\| Test site<\/title>/);
    expect(html).toMatch(/<meta name="description" content="Long words [^"]{100,150}…">/);
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<link rel="canonical" href="https://example.com/gala" />');
    expect(html).not.toContain('noindex');
    const [first, second] = data(html);
    expect(first).toMatchObject({
      '@type': 'Event',
      startDate: '2030-05-06T18:30+00:00',
      location: { '@type': 'Place', name: 'Pier' },
      offers: { '@type': 'Offer', price: 12.5 },
    });
    expect(JSON.stringify(first)).not.toContain('a@example.org');
    expect(second).toMatchObject({ '@type': 'BreadcrumbList' });
    const hidden = tools.post({
      post_type: 'harbour_event',
      post_title: 'Hidden',
      meta_input: { harbour_featured: '1' },
    });
    expect(await see(hidden.path)).toMatch(/<meta name='robots' content='[^']*noindex/);
    const sitemap = await see('/wp-sitemap-posts-harbour_event-1.xml');
    expect(sitemap).toContain(event.path);
    expect(sitemap).not.toContain(hidden.path);
  });

  it('read what authors enter', async () => {
    const post = tools.post({ post_title: 'Plain', post_excerpt: 'The excerpt.' });
    expect(await see(post.path)).toContain('content="The excerpt."');
    const edit = (await tools.admin.get(`/wp-admin/post.php?post=${post.id}&action=edit`)).text;
    const nonce = /name="harbour_seo_fields_nonce" value="([^"]+)"/.exec(edit)?.[1] ?? '';
    const wp = /name="_wpnonce" value="([^"]+)"/.exec(edit)?.[1] ?? '';
    const fields = {
      action: 'editpost',
      post_ID: String(post.id),
      post_type: 'post',
      post_title: 'Plain',
      _wpnonce: wp,
      'harbour_seo_fields[title]': 'Better <i>title</i>',
      'harbour_seo_fields[description]': 'Own "words"',
      'harbour_seo_fields[noindex]': '1',
    };
    await tools.admin.post('/wp-admin/post.php', new URLSearchParams({ ...fields, harbour_seo_fields_nonce: 'wrong' }));
    expect(await see(post.path)).toContain('content="The excerpt."');
    await tools.admin.post('/wp-admin/post.php', new URLSearchParams({ ...fields, harbour_seo_fields_nonce: nonce }));
    const html = await see(post.path);
    expect(html).toContain('<title>Better title</title>');
    expect(html).toContain('content="Own &quot;words&quot;"');
    expect(html).toMatch(/<meta name='robots' content='[^']*noindex/);
    expect(data(html)[0]).toMatchObject({ '@type': 'Article', headline: 'Plain', author: { name: 'admin' } });
  });

  it('read archives, sitemaps and robots.txt', async () => {
    expect(await see('/category/uncategorized/')).toContain('<title>All about Uncategorized</title>');
    const author = await see('/author/admin/');
    expect(author).toContain('noindex');
    expect(author).not.toContain('admin@example.org');
    const index = await see('/wp-sitemap.xml');
    expect(index).toContain('wp-sitemap-posts-post');
    expect(index).not.toMatch(/sitemap-users|post_tag/);
    expect(await see('/robots.txt')).toContain('Disallow: /internal/');
    const post = tools.post({ post_title: 'With a file' });
    const file = tools.post({
      post_type: 'attachment',
      post_title: 'File',
      post_status: 'inherit',
      post_parent: post.id,
      post_mime_type: 'image/png',
      guid: `${tools.site.url}/file.png`,
    });
    tools.site.evaluate(
      `update_option( 'wp_attachment_pages_enabled', 1 ); update_post_meta( ${file.id}, '_wp_attached_file', 'file.png' ); return 1;`,
    );
    const page = await tools.visitor().get(`/?attachment_id=${file.id}`);
    expect(page.status).toBe(301);
  });

  it('leave out lists and single pages that the plan names', async () => {
    const text = 'One two three four five six seven eight nine ten eleven twelve';
    const post = tools.post({ post_title: 'Dated', post_content: text, post_date: '2024-03-05 10:00:00' });
    expect(await see(post.path)).toContain('content="One two three four five six seven eight nine ten eleven…"');
    expect(await see('/2024/03/')).toMatch(/<meta name='robots' content='[^']*noindex/);
    expect(await see('/category/uncategorized/')).not.toContain('noindex');
    const house = tools.post({ post_type: 'page', post_title: 'House' });
    for (const [title, parent] of [
      ['Imprint', 0],
      ['Rules', house.id],
      ['Rules', 0],
      ['Contact', 0],
    ] as const)
      tools.post({ post_type: 'page', post_title: title, post_parent: parent });
    const sitemap = await see('/wp-sitemap-posts-page-1.xml');
    expect(sitemap).not.toMatch(/\/imprint\/|\/house\/rules\//);
    expect(sitemap).toMatch(/\/rules\/[\s\S]*\/contact\/|\/contact\/[\s\S]*\/rules\//);
  });

  it('are left to an SEO plugin that is active', () => {
    const tags = tools.site.evaluate<boolean>(
      `define( 'WPSEO_VERSION', '1' ); $seo = new Harbour_Seo(); remove_all_filters( 'wp_robots' ); $seo->register_tags(); return (bool) has_filter( 'wp_robots', array( $seo, 'robots' ) );`,
    );
    expect(tags).toBe(false);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown().filter((one) => !/option (?:wp_attachment_pages_enabled|blog_public)/.test(one))).toEqual(
      [],
    );
  });
});
