import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

// Parts of WordPress that plugins switch off, as visitors and those who log in notice it.
requirePeer('php', 'wordpress', 'sqlite')('what is switched off', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Lean Site',
        description:
          'Disable comments, XML-RPC, emojis, RSS feeds, embeds, author archives, user enumeration and search. Hide the WordPress version. Disable file editing and application passwords. Remove the dashboard widgets.',
      },
      { plugin_name: 'Bare Front', description: 'Hide the admin bar for everyone except administrators.' },
      { plugin_name: 'Classic Pages', description: 'Disable the block editor for pages.' },
    ]);
    tools.site.evaluate(`
      wp_insert_user( array( 'user_login' => 'ann', 'user_pass' => 'password', 'user_email' => 'ann@example.org', 'role' => 'author' ) );
    `);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('is gone for visitors', async () => {
    const visitor = tools.visitor();
    const post = tools.post({ post_content: 'Some text.', comment_status: 'open', post_author: 1 });
    tools.site.evaluate(
      `wp_insert_comment( array( 'comment_post_ID' => ${post.id}, 'comment_content' => 'An old remark', 'comment_approved' => 1 ) );`,
    );
    const page = (await visitor.get(post.path)).text;
    expect(page).toContain('Some text.');
    expect(page).not.toMatch(
      /An old remark|wp-emoji|name="generator"|rel="EditURI"|application\/(rss|json\+oembed)|ver=7\./,
    );
    const form = { comment_post_ID: String(post.id), author: 'Eve', email: 'eve@example.org', comment: 'New remark' };
    expect((await visitor.post('/wp-comments-post.php', new URLSearchParams(form))).status).toBe(403);
    expect((await visitor.rest('GET', '/wp/v2/comments')).status).toBe(403);
    expect((await visitor.get('/feed/')).status).toBe(404);
    expect((await visitor.get('/comments/feed/')).status).toBe(404);
    expect((await visitor.get('/?author=1')).status).toBe(404);
    expect((await visitor.get('/author/admin/')).status).toBe(404);
    expect((await visitor.rest('GET', '/wp/v2/users')).status).toBe(404);
    expect((await visitor.get('/wp-sitemap-users-1.xml')).status).toBe(404);
    expect((await visitor.get('/?s=text')).status).toBe(404);
    expect((await visitor.get(`${post.path}embed/`)).headers.get('location')).toMatch(new RegExp(`${post.path}$`));
    const call = await visitor.post('/xmlrpc.php', new URLSearchParams());
    expect([call.status, call.text]).toEqual([403, 'XML-RPC is disabled.']);
    const refused = await visitor.post('/wp-login.php', new URLSearchParams({ log: 'admin', pwd: 'wrong' }));
    expect(refused.text).toContain('Invalid username or password.');
    expect(refused.text).not.toContain('password you entered');
  });

  it('is gone in the admin, whose own parts still work', async () => {
    const { admin } = tools;
    const dashboard = (await admin.get('/wp-admin/')).text;
    expect(dashboard).toContain('id="dashboard-widgets-wrap"');
    expect(dashboard).not.toMatch(
      /edit-comments\.php|id="dashboard_(right_now|activity|primary)"|id="welcome-panel"|plugin-editor/,
    );
    expect((await admin.get('/wp-admin/edit-comments.php')).headers.get('location')).toMatch(/wp-admin\/$/);
    expect((await admin.get('/wp-admin/plugin-editor.php')).status).toBe(403);
    expect((await admin.rest('GET', '/wp/v2/users/me/application-passwords')).status).toBe(501);
    expect((await admin.rest('GET', '/wp/v2/users')).status).toBe(200);
    expect((await admin.get('/wp-admin/post-new.php?post_type=page')).text).toContain('id="postdivrich"');
    expect((await admin.get('/wp-admin/post-new.php')).text).toContain('block-editor-page');
  });

  it('is gone for some roles only', async () => {
    const author = await Session.logIn(tools.site.url, 'ann');
    expect((await tools.admin.get('/')).text).toContain('id="wpadminbar"');
    expect((await author.get('/')).text).not.toContain('id="wpadminbar"');
    expect((await author.get('/wp-admin/')).text).toContain('id="wpadminbar"');

    const saved = await tools.admin.rest('POST', '/wp/v2/settings', {
      bare_front_settings: { admin_bar_roles: ['administrator', 'author', 'nobody"><script>'] },
    });
    expect(saved.body).toMatchObject({ bare_front_settings: { admin_bar_roles: ['administrator', 'author'] } });
    expect((await author.get('/')).text).toContain('id="wpadminbar"');
  });

  it('comes back when the owner takes its tick away', async () => {
    const all = await tools.admin.rest<{ lean_site_settings: { switched_off: string[] } }>('GET', '/wp/v2/settings');
    const kept = all.body.lean_site_settings.switched_off.filter((thing) => thing !== 'feeds');
    await tools.admin.rest('POST', '/wp/v2/settings', { lean_site_settings: { switched_off: kept } });
    expect((await tools.visitor().get('/feed/')).status).toBe(200);
    expect((await tools.visitor().get('/?s=text')).status).toBe(404);
    expect((await tools.visitor().rest('POST', '/wp/v2/settings', {})).status).toBe(401);
  });

  it('is what the tests of the plugins expect', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('says nothing in the log and leaves nothing behind', () => {
    tools.site.evaluate(`
      require_once ABSPATH . 'wp-admin/includes/user.php';
      wp_delete_user( get_user_by( 'login', 'ann' )->ID );
    `);
    expect(tools.takeDown()).toEqual([]);
  });
});
