import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

/** The address behind a link of a page, as the browser reads it. */
const linkIn = (page: string, pattern: RegExp): string => {
  const found = pattern.exec(page)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#038;', '&');
  if (found === undefined) throw new Error(`no link like ${pattern}`);
  return found;
};

// Tools around the login and the lists of the admin.
requirePeer('php', 'wordpress', 'sqlite')('tools for those who log in', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Twin Maker', description: 'Duplicate posts and pages with one click.' },
      {
        plugin_name: 'Front Door',
        description: `Custom login page with our logo from https://example.org/a.png and a #123456 background. The message should say "Staff's & friends".`,
      },
      {
        plugin_name: 'Signposts',
        description: 'After login, redirect subscribers to /account. After logout everybody goes to /bye.',
      },
      {
        plugin_name: 'Bolted Doors',
        description: 'Limit login attempts to 3 and lock the address out for 20 minutes.',
      },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('copy a post with terms and metadata, for who may edit it and with a nonce', async () => {
    const { id } = tools.post({ post_title: 'A "quoted" \\ title', post_content: 'One \\ two' });
    tools.site.evaluate(`
      wp_set_object_terms( ${id}, array( 'red' ), 'post_tag' );
      update_post_meta( ${id}, 'list', wp_slash( array( 'a', 'b\\c' ) ) );
    `);
    const list = (await tools.admin.get('/wp-admin/edit.php')).text;
    const link = linkIn(list, new RegExp(`href="([^"]*action=twin_maker_duplicate_post[^"]*post=${id}[^"]*)"`));
    expect((await tools.admin.get(link.replace(/_wpnonce=\w+/, '_wpnonce=wrong'))).status).toBe(403);
    const reader = await Session.logIn(tools.site.url, 'reader');
    expect((await reader.get(link)).status).toBe(403);

    const answer = await tools.admin.get(link);
    const copy = Number(/post=(\d+)/.exec(answer.headers.get('location') ?? '')?.[1]);
    const made = tools.site.evaluate<Record<string, unknown>>(`
      $copy = get_post( ${copy} );
      return array(
        'title' => $copy->post_title, 'content' => $copy->post_content, 'status' => $copy->post_status,
        'tags' => wp_get_object_terms( $copy->ID, 'post_tag', array( 'fields' => 'names' ) ), 'list' => get_post_meta( $copy->ID, 'list', true ),
      );`);
    expect(made).toEqual({
      title: 'A "quoted" \\ title (Copy)',
      content: 'One \\ two',
      status: 'draft',
      tags: ['red'],
      list: ['a', 'b\\c'],
    });
  });

  it('give the login page its own look', async () => {
    const page = (await tools.visitor().get('/wp-login.php')).text;
    expect(page).toContain('url("https://example.org/a.png")');
    expect(page).toContain('--front-door-login-page-background: #123456;');
    expect(page).toContain('Staff&#039;s &amp; friends');
    expect(page).not.toContain('https://wordpress.org/"');
  });

  it('lead users where their role belongs, unless they were on their way', async () => {
    const logIn = (fields: Record<string, string>) =>
      tools.visitor().post('/wp-login.php', new URLSearchParams({ pwd: 'password', testcookie: '1', ...fields }));
    const where = async (fields: Record<string, string>) => (await logIn(fields)).headers.get('location');
    expect(await where({ log: 'reader' })).toBe(`${tools.site.url}/account`);
    expect(await where({ log: 'admin' })).toBe(`${tools.site.url}/wp-admin/`);
    expect(await where({ log: 'reader', redirect_to: `${tools.site.url}/wanted/` })).toBe(`${tools.site.url}/wanted/`);
    await tools.admin.rest('POST', '/wp/v2/settings', {
      signposts_settings: { after_login_subscriber: 'https://evil.example/' },
    });
    expect(await where({ log: 'reader' })).not.toContain('evil.example');
  });

  it('lock an address out after too many failures, until an administrator unlocks it', async () => {
    const visitor = tools.visitor();
    const fail = async () =>
      (await visitor.post('/wp-login.php', new URLSearchParams({ log: 'admin', pwd: 'wrong', testcookie: '1' }))).text;
    expect(await fail()).toContain('2 attempts remaining.');
    expect(await fail()).toContain('1 attempt remaining.');
    await fail();
    const right = new URLSearchParams({ log: 'reader', pwd: 'password', testcookie: '1' });
    const refused = await visitor.post('/wp-login.php', right);
    expect([refused.status, refused.text]).toEqual([200, expect.stringContaining('try again in 20 mi')]);

    const screen = (await tools.admin.get('/wp-admin/options-general.php?page=bolted-doors-settings')).text;
    const nonce =
      /value="(\w+)"[^>]*>(?:(?!<\/form>)[\s\S])*name="action" value="bolted_doors_limit_login_attempts_unlock"/.exec(
        screen,
      )?.[1] ?? '';
    const unlock = (session: Session, _wpnonce: string) =>
      session.post(
        '/wp-admin/admin-post.php',
        new URLSearchParams({ action: 'bolted_doors_limit_login_attempts_unlock', address: '127.0.0.1', _wpnonce }),
      );
    expect((await unlock(tools.admin, 'wrong')).status).toBe(403);
    expect((await unlock(tools.admin, nonce)).status).toBe(302);
    expect((await visitor.post('/wp-login.php', right)).status).toBe(302);
  });

  it('are what their own tests expect', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    tools.site.evaluate(`delete_metadata( 'post', 0, 'list', '', true );`);
    expect(tools.takeDown()).toEqual([]);
  });
});
