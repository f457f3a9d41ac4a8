import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

// Tools that change what is found, shown and taken of posts and comments.
requirePeer('php', 'wordpress', 'sqlite')('tools for posts and comments', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Finder', description: 'Exclude pages from search results.' },
      { plugin_name: 'Shortly', description: 'Set the excerpt length to 10 words. The read more text is "Go & on".' },
      {
        plugin_name: 'Polite',
        description:
          'Refuse comments shorter than 20 characters or with more than 1 link. Block comments with the words "casino" and "a+b".',
      },
      { plugin_name: 'Tagger', description: 'Automatically tag posts based on their content.' },
      { plugin_name: 'Porter', description: 'Export posts and users as CSV.' },
      { plugin_name: 'Postie', description: 'Email editors when a post is pending review.' },
      { plugin_name: 'Linker', description: 'Auto-link keywords in posts.' },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  const settle = async (name: string, settings: Record<string, unknown>) =>
    expect((await tools.admin.rest('POST', '/wp/v2/settings', { [`${name}_settings`]: settings })).status).toBe(200);

  it('say what the search finds', async () => {
    const post = tools.post({ post_title: 'Findable one' });
    tools.post({ post_title: 'Findable two', post_type: 'page' });
    const find = async () => (await tools.visitor().get('/?s=findable&feed=rss2')).text;
    expect(await find()).toContain('Findable one');
    expect(await find()).not.toContain('Findable two');
    await settle('finder', { search_types: ['post', 'page'], search_excluded: `${post.id}, x` });
    expect(await find()).toContain('Findable two');
    expect(await find()).not.toContain('Findable one');
  });

  it('say how long excerpts are', async () => {
    const post = tools.post({ post_title: 'Long <i>"one"</i>', post_content: 'lorem '.repeat(100) });
    const { body } = await tools.visitor().rest<{ excerpt: { rendered: string } }>('GET', `/wp/v2/posts/${post.id}`);
    const { rendered } = body.excerpt;
    expect(rendered.match(/lorem/g)).toHaveLength(10);
    expect(rendered).toMatch(/<a class="shortly-read-more" href="[^"]+">Go &amp; on<span class="screen-reader-text">/);
    const block = tools.site.evaluate<string>(
      `$GLOBALS['post'] = get_post( ${post.id} ); return render_block( array( 'blockName' => 'core/post-excerpt', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );`,
    );
    expect(block.match(/lorem/g)).toHaveLength(10);
    expect(block).toContain('>Go &amp; on</a>');
  });

  it('refuse comments that break the rules', async () => {
    const post = tools.post({ comment_status: 'open' });
    const comment = (content: string) =>
      tools.visitor().post(
        '/wp-comments-post.php',
        new URLSearchParams({
          comment: content,
          author: 'Ann',
          email: 'ann@example.org',
          comment_post_ID: String(post.id),
          comment_parent: '0',
        }),
      );
    const refusals = [
      ['Too short', 'at least 20 characters'],
      ['See https://a.example and https://b.example now', 'no more than 1 link.'],
      ['This is about a CASINO and nothing else', 'not allowed'],
      ['Learn a+b in ten easy lessons today', 'not allowed'],
    ] as const;
    for (const [content, message] of refusals) expect((await comment(content)).text).toContain(message);
    expect((await comment('The casinos of a b are fine: https://a.example')).status).toBe(302);
    tools.site.evaluate(
      `global $wpdb; return $wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = '2020-01-01 00:00:00'" );`,
    );
    await settle('polite', { comment_outcome: 'spam', comment_min_length: 0 });
    expect((await comment('Another casino here')).status).toBe(302);
    const spam = tools.site.evaluate(`return get_comments( array( 'status' => 'spam', 'count' => true ) );`);
    expect(spam).toBe(1);
  });

  it('find tags in what is written', async () => {
    tools.site.evaluate(
      `return array( wp_insert_term( 'Green & Tea', 'post_tag' ), wp_insert_term( 'Cake', 'post_tag' ) );`,
    );
    await settle('tagger', { term_words: 'scone = Cake' });
    const post = tools.post({ post_title: 'About green &amp; tea', post_content: 'With scones. And a Scone.' });
    const names = tools.site.evaluate<string[]>(`return wp_get_post_tags( ${post.id}, array( 'fields' => 'names' ) );`);
    expect(names).toContain('Cake');
    expect(
      tools.site.evaluate(
        `wp_delete_term( get_term_by( 'name', 'Cake', 'post_tag' )->term_id, 'post_tag' ); wp_delete_term( get_term_by( 'slug', 'green-tea', 'post_tag' )->term_id, 'post_tag' ); return true;`,
      ),
    ).toBe(true);
  });

  it('make links of words', async () => {
    await settle('linker', { link_rules: 'tea = https://example.org/tea\nbad = javascript:alert(1)\n<b>x</b> = /x' });
    const post = tools.post({ post_content: '<p>Teapot, tea, <code>tea</code> and tea. So bad.</p>' });
    const { text } = await tools.visitor().get(post.path);
    expect(text).toContain('<p>Teapot, <a href="https://example.org/tea">tea</a>, <code>tea</code> and tea.');
    expect(text).not.toContain('javascript:alert');
  });

  it('download posts and users', async () => {
    tools.post({ post_title: '=HYPERLINK("x")', post_content: 'one, "two"\nthree' });
    const screen = (await tools.admin.get('/wp-admin/tools.php?page=porter-csv-export')).text;
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(screen)?.[1] ?? '';
    const download = (kind: string, _wpnonce = nonce) =>
      tools.admin.post(
        '/wp-admin/admin-post.php',
        new URLSearchParams({ action: 'porter_csv_download', kind, _wpnonce }),
      );
    const posts = await download('post');
    expect(posts.headers.get('content-disposition')).toMatch(/^attachment; filename="post-/);
    expect(posts.text).toContain(`"'=HYPERLINK(""x"")",publish`);
    expect(posts.text).toContain('"one, ""two""\nthree"');
    const users = (await download('users')).text;
    expect(users).toContain('reader@example.org');
    expect(users).not.toContain('$P$');
    expect((await download('post', 'wrong')).status).toBe(403);
    expect((await download('revision')).status).toBe(400);
    const reader = await Session.logIn(tools.site.url, 'reader');
    expect((await reader.get('/wp-admin/tools.php?page=porter-csv-export')).status).toBe(403);
    const stolen = new URLSearchParams({ action: 'porter_csv_download', kind: 'users', _wpnonce: nonce });
    expect((await reader.post('/wp-admin/admin-post.php', stolen)).status).toBe(403);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
