import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

// Tools that add something to the text of posts.
requirePeer('php', 'wordpress', 'sqlite')('tools for content', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Readly', description: 'Show the reading time above each post.' },
      {
        plugin_name: 'Contently',
        description: 'Add a collapsible table of contents to posts with at least 3 headings.',
      },
      { plugin_name: 'Related Posts', description: 'Show two related posts with images below each post.' },
      { plugin_name: 'Post Views', description: 'Count how often each post is viewed. Show the views above posts.' },
      {
        plugin_name: 'Sharing',
        description: 'Add share buttons for X, WhatsApp, e-mail and a copy link button below posts.',
      },
      { plugin_name: 'Written By', description: 'Show an author box with social links below each post.' },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('show how long a post takes to read, where its settings say', async () => {
    const post = tools.post({ post_content: words(450) });
    const page = tools.post({ post_content: words(450), post_type: 'page' });
    const visitor = tools.visitor();
    expect((await visitor.get(post.path)).text).toMatch(/<p class="readly-reading-time">3 min read<\/p>/);
    expect((await visitor.get(page.path)).text).not.toContain('readly-reading-time');

    const saved = await tools.admin.rest('POST', '/wp/v2/settings', {
      readly_settings: { words_per_minute: 450, position: 'below', post_types: ['page'] },
    });
    expect(saved.status).toBe(200);
    expect((await visitor.get(page.path)).text).toMatch(/word449<\/p>\s*<p class="readly-reading-time">1 min read/);
    expect((await visitor.get(post.path)).text).not.toContain('readly-reading-time');
  });

  it('list the headings of a text, each with a link that leads to it', async () => {
    const headings =
      '<h2>Café &amp; <em>bar</em></h2><p>x</p><h3>日本語</h3><h2 id="own">Own</h2><h2>Café &amp; bar</h2>';
    const long = tools.post({ post_content: `<p>Intro</p>${headings}` });
    const short = tools.post({ post_content: '<h2>One</h2><h2>Two</h2>' });
    const placed = tools.post({ post_content: `<h2>Only</h2><p>[contently_table_of_contents]</p>` });
    const visitor = tools.visitor();
    const { text } = await visitor.get(long.path);
    expect(text).toMatch(
      /<p>Intro<\/p>\s*<nav class="contently-table-of-contents" aria-label="Table of contents"><details open>/,
    );
    const ids = [...text.matchAll(/<h[23] id="([^"]+)">/g)].map(([, id]) => id);
    expect(ids).toEqual(['h-cafe-bar', 'h-日本語', 'own', 'h-cafe-bar-2']);
    const links = [...text.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
    expect(ids.every((id) => links.includes(id))).toBe(true);
    expect(text).toContain('contently/assets/css/table-of-contents.css');
    expect((await visitor.get(short.path)).text).not.toContain('contently-table-of-contents"');
    expect((await visitor.get(placed.path)).text).toMatch(/<h2 id="h-only">Only<\/h2>\s*<nav/);
    expect((await visitor.get('/')).text).not.toContain('contently-table-of-contents');

    await tools.admin.rest('POST', '/wp/v2/settings', {
      contently_settings: {
        title: '"><script>alert(1)</script>',
        minimum: 1,
        is_collapsible: false,
        is_numbered: true,
      },
    });
    const changed = (await visitor.get(short.path)).text;
    expect(changed).toContain(
      'aria-label="&quot;&gt;"><p class="contently-table-of-contents__title">&quot;&gt;</p><ol',
    );
    expect(changed).not.toContain('alert(1)');
  });

  it('link what has most in common with the post that is read', async () => {
    const terms = tools.site.evaluate<number[]>(
      `return array_map( fn( $name ) => wp_insert_term( $name, 'category' )['term_id'], array( 'Sea', 'Salt' ) );`,
    );
    const [sea] = terms;
    const read = tools.post({ post_content: 'About the sea', post_category: terms });
    tools.post({ post_title: 'Newest <em>one</em> & only', post_category: [sea] });
    tools.post({ post_title: 'Closest', post_category: terms, post_date: '2020-01-01 00:00:00' });
    tools.post({ post_title: 'Third', post_category: [sea], post_date: '2019-01-01 00:00:00' });
    tools.post({ post_title: 'Secret', post_category: terms, post_password: 'x' });
    const { text } = await tools.visitor().get(read.path);
    const shown = /<aside class="related-posts".*?<\/aside>/s.exec(text)?.[0] ?? '';
    expect([...shown.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title)).toEqual([
      'Closest',
      'Newest one &#038; only',
    ]);
    expect((await tools.visitor().get('/')).text).not.toContain('class="related-posts"');
  });

  it('count views of visitors by a script, and of nobody else', async () => {
    const post = tools.post({ post_content: 'Read me', post_title: 'Read <b>me</b> & you' });
    const draft = tools.post({ post_content: 'Not yet', post_status: 'draft' });
    const visitor = tools.visitor();
    const { text } = await visitor.get(post.path);
    expect(text).toContain('<p class="post-views">0 views</p>');
    expect(text).toContain('assets/js/post-views.js');
    const url = JSON.parse(/var postViews = (\{.*?\});/.exec(text)?.[1] ?? '{}').url as string;
    expect(new URL(url).pathname).toBe(`/wp-json/post-views/v1/views/${post.id}`);
    for (const id of [post.id, post.id]) {
      const answer = await visitor.post(`/wp-json/post-views/v1/views/${id}`, new URLSearchParams());
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    }
    expect((await visitor.post(`/wp-json/post-views/v1/views/${draft.id}`, new URLSearchParams())).status).toBe(401);
    expect((await visitor.post('/wp-json/post-views/v1/views/999999', new URLSearchParams())).status).toBe(401);
    expect((await visitor.get(post.path)).text).toContain('<p class="post-views">2 views</p>');
    expect((await tools.admin.get(post.path)).text).not.toContain('assets/js/post-views.js');

    const list = (await tools.admin.get('/wp-admin/edit.php?orderby=post_views&order=desc')).text;
    expect(list.indexOf('Read <b>me')).toBeLessThan(list.indexOf('Hello world!'));
    expect(list).toMatch(/column-post_views[^>]*>2</);
    expect((await tools.admin.get('/wp-admin/index.php')).text).toMatch(/>Read me &#038; you<\/a> <span>\(2 views\)/);
    const popular = tools.post({ post_content: '[post_views_popular_posts count="1"]' });
    expect((await visitor.get(popular.path)).text).toMatch(
      /<ol class="post-views-popular-posts"|<ol class="popular-posts"/,
    );
  });

  it('share a page by plain links', async () => {
    const post = tools.post({ post_content: 'Share me', post_title: 'Fish & <b>"chips"</b> 50% $x' });
    const { text } = await tools.visitor().get(post.path);
    const shown = /<div class="sharing-share-buttons".*?<\/div>/s.exec(text)?.[0] ?? '';
    const title = encodeURIComponent('Fish & “chips” 50% $x');
    const address = encodeURIComponent(`${tools.site.url}${post.path}`);
    expect(shown).toContain(`href="https://twitter.com/intent/tweet?url=${address}&#038;text=${title}"`);
    expect(shown).toContain(`href="https://wa.me/?text=${title}%20${address}"`);
    expect(shown).toContain(`href="mailto:?subject=${title}&#038;body=${address}"`);
    expect(shown).toContain(
      `<li hidden><button type="button" class="sharing-share-buttons__button" data-url="${tools.site.url}${post.path}"`,
    );
    expect(text).toContain('sharing/assets/js/share-buttons.js');

    await tools.admin.rest('POST', '/wp/v2/settings', { sharing_settings: { targets: [], position: 'both' } });
    expect((await tools.visitor().get(post.path)).text).not.toContain('sharing-share-buttons"');
    const refused = await tools.admin.rest('POST', '/wp/v2/settings', { sharing_settings: { targets: ['evil'] } });
    expect(refused.status).toBe(400);
  });

  it('say who wrote a post, once the author has said something', async () => {
    const author = 1;
    const post = tools.post({ post_content: 'By Ann', post_author: author });
    expect((await tools.visitor().get(post.path)).text).not.toContain('written-by-author-box"');
    tools.site.evaluate(
      `update_user_meta( ${author}, 'description', 'Writes <script>alert(1)</script> <em>well</em>' );
       update_user_meta( ${author}, 'written_by_profile_x', 'javascript:alert(1)' );
       update_user_meta( ${author}, 'written_by_profile_linkedin', 'https://example.com/in/ann' ); return 1;`,
    );
    const shown =
      /<aside class="written-by-author-box".*?<\/aside>/s.exec((await tools.visitor().get(post.path)).text)?.[0] ?? '';
    expect(shown).toContain('<em>well</em>');
    expect(shown).not.toMatch(/<script|javascript:/);
    expect(shown).toContain('<a href="https://example.com/in/ann" rel="me nofollow">LinkedIn</a>');
    const fields = tools.site.evaluate<Record<string, string>>(
      `update_user_meta( ${author}, 'description', '' ); return wp_get_user_contact_methods();`,
    );
    expect(fields).toHaveProperty('written_by_profile_linkedin', 'LinkedIn profile URL');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
