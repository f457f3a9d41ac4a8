import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleEntities } from '../../../generation/support/random-behaviours.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

type Insertion = Extract<PlanBehaviour, { kind: 'insertion' }>;

const insertion = (name: string, rest: Partial<Insertion>): Insertion => ({
  kind: 'insertion',
  name,
  what: { show: 'text', text: `Here is ${name}.` },
  places: [{ place: 'footer' }],
  audience: { who: 'everyone' },
  devices: 'all',
  ...rest,
});

const plan: PluginPlan = {
  version: 1,
  entities: sampleEntities,
  behaviours: [
    insertion('last_seats', {
      entity: 'event',
      what: { show: 'notice', text: '{seats} for <{title}> {email}', tone: 'warning' },
      places: [{ place: 'above_content' }],
      conditions: [{ attribute: 'seats', is: 'less', value: 5 }],
      dismissible: 3,
    }),
    insertion('cheap', {
      entity: 'event',
      what: { show: 'badge', text: 'Cheap' },
      places: [{ place: 'after_title' }],
      conditions: [{ attribute: 'price', is: 'less', value: 10 }],
    }),
    insertion('cost', {
      entity: 'event',
      what: { show: 'value', attribute: 'price', before: '€ ', after: '' },
      places: [{ place: 'below_content' }],
    }),
    insertion('third', {
      entity: 'post',
      places: [{ place: 'after_paragraph', paragraph: 3 }],
      audience: { who: 'guests' },
    }),
    insertion('join', {
      what: { show: 'button', text: '', label: 'Join {site}', url: '/join?from={site}', opens_new_tab: true },
      places: [{ place: 'body_start' }],
    }),
    insertion('credit', {
      entity: 'media',
      what: { show: 'value', attribute: 'caption', label: 'Photo:', before: '', after: '' },
      places: [{ place: 'below_image', of: 'post' }],
    }),
    insertion('over', { until: '2020-01-01' }),
    insertion('soon', { from: '2090-01-01' }),
    insertion('greeting', {
      entity: 'user',
      what: { show: 'text', text: 'Hello {name}' },
      places: [{ place: 'dashboard' }, { place: 'admin_bar' }, { place: 'admin_notice' }, { place: 'footer' }],
      audience: { who: 'logged_in' },
    }),
    insertion('mine', { entity: 'post', places: [{ place: 'below_content' }], audience: { who: 'owner' } }),
    insertion('nothing', { places: [{ place: 'no_results' }, { place: 'not_found' }] }),
    insertion('archive', { places: [{ place: 'archive_top' }] }),
    insertion('writer', {
      entity: 'user',
      what: { show: 'text', text: 'By {name}' },
      places: [{ place: 'author_page' }, { place: 'profile' }],
    }),
    insertion('login', { places: [{ place: 'login' }, { place: 'registration' }] }),
    insertion('source', {
      entity: 'post',
      what: { show: 'text', text: 'From {link}' },
      places: [
        { place: 'feed' },
        { place: 'excerpt' },
        { place: 'comment_form' },
        { place: 'above_comments' },
        { place: 'before_title' },
        { place: 'edit_screen' },
      ],
    }),
    insertion('meta', { what: { show: 'code' }, places: [{ place: 'head' }] }),
    insertion('shop', {
      places: [{ place: 'cart' }, { place: 'checkout' }, { place: 'shop_top' }, { place: 'account' }],
    }),
    insertion('product', {
      entity: 'product',
      places: [
        { place: 'product_summary' },
        { place: 'product_tab' },
        { place: 'product_price' },
        { place: 'product_image' },
      ],
    }),
    insertion('order', { entity: 'order', places: [{ place: 'thank_you' }, { place: 'order_email' }] }),
  ],
};

// Every place of a site, in a block theme and in a classic one where there is one.
requirePeer('php', 'wordpress', 'sqlite')('insertions', { timeout: 90_000 }, () => {
  let tools: ToolSite;
  const see = async (path: string): Promise<string> =>
    (await tools.visitor().get(path)).text.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('stand beside the content of the records that they are about', async () => {
    const event = (meta: Record<string, string>) =>
      tools.post({ post_type: 'harbour_event', post_title: 'Gala & ball', post_content: 'Come', meta_input: meta });
    const few = await see(event({ harbour_seats: '3', harbour_price: '5.5', harbour_email: 'a@example.org' }).path);
    expect(few).toMatch(/is-notice-warning[^>]*><p>3 seats for &lt;Gala &amp; ball&gt; ?<\/p>/);
    expect(few).not.toContain('a@example.org');
    expect(few).toContain('data-days="3"');
    expect(few).toMatch(/Gala &#038; ball<span class="harbour-insertion is-badge[^>]*>Cheap<\/span>/);
    expect(few).toMatch(/<strong>Price<\/strong> € 5\.50 USD/);
    expect(few).not.toMatch(/<title>[^<]*Cheap/);
    const many = await see(event({ harbour_seats: '30', harbour_price: '50' }).path);
    expect(many).not.toContain('is-notice-warning');
    expect(many).not.toContain('>Cheap<');
    const page = await see(tools.post({ post_type: 'page', post_content: 'About' }).path);
    expect(page).not.toMatch(/is-notice-warning|Here is third/);
  });

  it('stand below pictures of posts that have something to show', async () => {
    const [named, silent] = tools.site.evaluate<number[]>(`
      $ids = array();
      foreach ( array( 'Ann & Co <i>', '' ) as $at => $caption ) {
        $ids[] = wp_insert_attachment( array( 'post_title' => "P$at", 'post_excerpt' => $caption, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), "p$at.png" );
      }
      return $ids;`);
    const content = [named, silent, 0]
      .map((id) => `<p><img class="size-full wp-image-${id}" src="/p-${id}.png" alt=""></p>`)
      .join('');
    const post = tools.post({ post_content: content });
    const page = tools.post({ post_type: 'page', post_content: content });
    const { text } = await tools.visitor().get(post.path);
    expect(text.match(/<strong>Photo:<\/strong> Ann &amp; Co &lt;i&gt;/g)).toHaveLength(1);
    expect(text).toMatch(new RegExp(`p-${named}\\.png"[^>]*><br><span class="[^"]*-credit"><strong>Photo:`));
    expect((await tools.visitor().get(page.path)).text).not.toContain('Photo:');
    const excerpt = tools.site.evaluate<string>(`
      set_post_thumbnail( ${post.id}, ${named} );
      return get_the_excerpt( ${post.id} );`);
    expect(excerpt).not.toContain('Photo:');
  });

  it('stand behind a paragraph, for those who are to see them', async () => {
    const post = tools.post({ post_content: '<p>1</p><p>2</p><p>3</p><p>4</p>', post_author: 1 });
    const text = await see(post.path);
    expect(text).toMatch(
      /<p>3<\/p>\s*<div class="harbour-insertion[^>]*><p>Here is third\.<\/p>\s*<\/div>\s*<p>4<\/p>/,
    );
    expect(text).toMatch(
      /<a class="wp-element-button" href="\/join\?from=Test%20site" target="_blank" rel="noopener">Join Test site<\/a>/,
    );
    expect(text).not.toMatch(/Here is (?:over|soon|mine)|Hello admin/);
    const own = (await tools.admin.get(post.path)).text;
    expect(own).not.toContain('Here is third');
    expect(own).toContain('Here is mine');
    expect(own).toContain('Hello admin');
    const short = await see(tools.post({ post_content: '<p>1</p>' }).path);
    expect(short).toContain('Here is third');
  });

  it('stand where nothing is, on archives, in feeds and at the door', async () => {
    const count = (text: string, what: string) => text.split(what).length - 1;
    expect(count(await see('/?s=zzzzzz'), 'Here is nothing')).toBe(1);
    expect(count(await see('/?p=99999'), 'Here is nothing')).toBe(1);
    expect(count(await see('/?s=world'), 'Here is nothing')).toBe(0);
    expect(count(await see('/category/uncategorized/'), 'Here is archive')).toBe(1);
    expect(count(await see('/author/admin/'), 'By admin')).toBe(1);
    expect(await see('/feed/')).toMatch(/From <a[^>]* href="http/);
    expect(await see('/wp-login.php')).toContain('Here is login');
    const dashboard = (await tools.admin.get('/wp-admin/')).text;
    expect(count(dashboard, 'Hello admin')).toBeGreaterThanOrEqual(3);
    expect((await tools.admin.get('/wp-admin/profile.php')).text).toContain('By admin');
    expect((await tools.admin.get('/wp-admin/post-new.php')).status).toBe(200);
  });

  it('stand there in a classic theme too', async () => {
    tools.site.evaluate(`$dir = WP_CONTENT_DIR . '/themes/plain-classic'; wp_mkdir_p( $dir );
      file_put_contents( $dir . '/style.css', '/* Theme Name: Plain classic */' );
      file_put_contents( $dir . '/index.php', '<?php get_header(); if ( have_posts() ) { while ( have_posts() ) { the_post(); the_title(); the_content(); } } else { get_search_form(); } get_footer();' );
      foreach ( array( 'header' => '<!doctype html><html><head><?php wp_head(); ?></head><body><?php wp_body_open();', 'footer' => '<?php wp_footer(); ?></body></html>' ) as $name => $code ) { file_put_contents( "$dir/$name.php", $code ); }
      $before = get_stylesheet(); switch_theme( 'plain-classic' ); update_option( 'front_before', $before ); return 1;`);
    const count = (text: string, what: string) => text.split(what).length - 1;
    expect(count(await see('/?s=zzzzzz'), 'Here is nothing')).toBe(1);
    expect(count(await see('/?p=99999'), 'Here is nothing')).toBe(1);
    expect(count(await see('/category/uncategorized/'), 'Here is archive')).toBe(1);
    expect(count(await see('/author/admin/'), 'By admin')).toBe(1);
    tools.site.evaluate(`switch_theme( get_option( 'front_before' ) ); delete_option( 'front_before' ); return 1;`);
  });

  it('take the texts that the owner enters, and nothing that is dangerous', async () => {
    const saved = await tools.admin.rest('POST', '/wp/v2/settings', {
      harbour_settings: {
        third_text: '<script>alert(1)</script>Fish & {title}',
        meta_code: '<meta name="made" content="yes">',
      },
    });
    expect(saved.status).toBe(200);
    const post = tools.post({ post_title: 'Chips', post_content: '<p>1</p>' });
    const text = await see(post.path);
    expect(text).toContain('Fish &amp; Chips');
    expect(text).not.toContain('alert(1)');
    expect(text).toContain('<meta name="made" content="yes">');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    const left = tools
      .takeDown()
      .filter(
        (one) => !/option (?:theme_mods_plain-classic|theme_switched|widget_|sidebars_widgets|current_theme)/.test(one),
      );
    expect(left).toEqual([]);
  });
});
