import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const screen = '/wp-admin/tools.php?page=watch-book-activity-log';

// A log of what happens on a site.
requirePeer('php', 'wordpress', 'sqlite')('the activity log', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Watch Book',
        description:
          'Keep an activity log of logins, post changes and plugin activations for 90 days. The log can be downloaded as CSV.',
      },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('tells administrators what happened, and nobody else', async () => {
    await tools
      .visitor()
      .post('/wp-login.php', new URLSearchParams({ log: 'ev"><i>il', pwd: 'wrong', testcookie: '1' }));
    const reader = await Session.logIn(tools.site.url, 'reader');
    await tools.admin.rest('POST', '/wp/v2/posts', { title: 'A <i>new</i> post', status: 'publish' });
    const all = (await tools.admin.get(screen)).text;
    expect(all).toMatch(/Logged in[\s\S]*reader|reader[\s\S]*Logged in/);
    expect(all).toContain('Login failed');
    expect(all).toContain('Content created');
    expect(all).toContain('A new post');
    expect(all).not.toMatch(/<i>|127\.0\.0\.1<\/td>/);
    expect((await reader.get(screen)).status).toBe(403);
  });

  it('can be searched and filtered', async () => {
    const rows = async (query: string) =>
      (await tools.admin.get(`${screen}${query}`)).text.split('<tbody')[1]?.split('</tbody>')[0] ?? '';
    expect(await rows('&event=login')).not.toContain('Login failed');
    expect(await rows('&event=login')).toContain('Logged in');
    expect(await rows("&s=new%25'")).toContain('No events found.');
    expect(await rows('&s=new+post')).toContain('A new post');
  });

  it('is downloaded as the list shows it, by administrators alone', async () => {
    const page = (await tools.admin.get(`${screen}&s=new+post`)).text;
    const form = page.split('value="watch_book_activity_log_download"')[1] ?? '';
    const nonce = /name="_wpnonce" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const asked = { action: 'watch_book_activity_log_download', _wpnonce: nonce };
    const file = await tools.admin.post('/wp-admin/admin-post.php', new URLSearchParams({ ...asked, s: 'new post' }));
    expect(file.text.trim().split('\n')).toHaveLength(2);
    expect(file.text).toMatch(
      /Date,User,Event,Subject,"IP address"\n"?[\d :-]+"?,admin,"Content created","A new post",\n/,
    );
    expect(form).toContain('name="s" value="new post"');
    const all = await tools.admin.post('/wp-admin/admin-post.php', new URLSearchParams(asked));
    expect(all.text).toContain('"Login failed"');
    expect(
      (await tools.admin.post('/wp-admin/admin-post.php', new URLSearchParams({ ...asked, _wpnonce: 'x' }))).status,
    ).toBe(403);
    const reader = await Session.logIn(tools.site.url, 'reader');
    expect((await reader.post('/wp-admin/admin-post.php', new URLSearchParams(asked))).status).toBe(403);
  });

  it('records what its settings say, and forgets what is too old', async () => {
    await tools.admin.rest('POST', '/wp/v2/settings', {
      watch_book_settings: { recorded_events: ['logins'], keep_address: true },
    });
    tools.post({ post_title: 'Not recorded' });
    await Session.logIn(tools.site.url, 'reader');
    const all = (await tools.admin.get(screen)).text;
    expect(all).not.toContain('Not recorded');
    expect(all).toMatch(/127\.0\.0\.1<\/td>/);
    const left = tools.site.evaluate<number>(`
      global $wpdb;
      $wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = %s', $wpdb->prefix . 'watch_book_activity_log', '2020-01-01 00:00:00' ) );
      do_action( 'watch_book_activity_log_cleanup' );
      return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . 'watch_book_activity_log' ) );
    `);
    expect(left).toBe(0);
  });

  it('is what its own tests expect', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('says nothing in the log and leaves nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
