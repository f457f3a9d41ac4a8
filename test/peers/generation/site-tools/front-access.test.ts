import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const message = 'It\'s 100% done & <b>"$soon"</b> \\ back';

// Tools that decide who sees the site at all.
requirePeer('php', 'wordpress', 'sqlite')('tools for access to the site', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  const set = async (values: Record<string, unknown>) => {
    const saved = await tools.admin.rest('POST', '/wp/v2/settings', { closed_settings: values });
    expect(saved.status).toBe(200);
  };

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Closed',
        description: 'Put the site in maintenance mode with a custom message. Only administrators can still see it.',
      },
      {
        plugin_name: 'Switcher',
        plan: {
          version: 1,
          behaviours: [
            {
              kind: 'maintenance_mode',
              is_launch: false,
              heading: '',
              message: 'We are back at 8 pm',
              access: 'edit_posts',
              retry_hours: 1,
              end: '',
              background: '',
              switch_hours: 4,
            },
          ],
        },
      },
    ]);
    tools.site.evaluate(
      `wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'password', 'role' => 'editor' ) ); return 1;`,
    );
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('close the site for visitors with a status that search engines understand', async () => {
    const visitor = tools.visitor();
    const { path } = tools.post({ post_content: 'Secret words' });
    for (const address of ['/', path, '/?feed=rss2', '/no-such-page/']) {
      const answer = await visitor.get(address);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('3600');
      expect(answer.headers.get('content-type')).toMatch(/text\/html/);
      expect(answer.headers.get('cache-control')).toContain('no-cache');
      expect(answer.text).toContain('<h1>Under maintenance</h1>');
      expect(answer.text).not.toContain('Secret words');
    }
    expect((await visitor.rest('GET', '/wp/v2/posts')).status).toBe(503);
    expect((await visitor.get('/robots.txt')).status).toBe(200);
    expect((await visitor.get('/wp-login.php')).status).toBe(200);
  });

  it('let those in who may, and those whom the settings name', async () => {
    const editor = await Session.logIn(tools.site.url, 'ed');
    const home = await tools.admin.get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('Closed to visitors');
    expect((await editor.get('/')).status).toBe(503);
    await set({ access: 'edit_others_posts' });
    expect((await editor.get('/')).status).toBe(200);
    const refused = await editor.rest('POST', '/wp/v2/settings', { closed_settings: { is_on: false } });
    expect(refused.status).toBe(403);
    const kept = await tools.admin.rest('POST', '/wp/v2/settings', {
      closed_settings: { access: 'exist' },
    });
    expect(kept.status).toBe(400);
  });

  it('show the text of the settings as text, and open at the time that was set', async () => {
    const visitor = tools.visitor();
    await set({ message: message, background: '#fde047' });
    const { text } = await visitor.get('/');
    expect(text).toContain('It&#039;s 100% done &amp; &quot;$soon&quot; \\ back');
    expect(text).toContain('body{background:#fde047;color:#111111}');
    await set({ end: '2090-01-01T00:00' });
    expect(Number((await visitor.get('/')).headers.get('retry-after'))).toBeGreaterThan(31_536_000);
    await set({ end: '2020-01-01T00:00' });
    expect((await visitor.get('/')).status).toBe(200);
    await set({ end: 'nonsense', is_on: true });
    expect((await visitor.get('/')).status).toBe(503);
    await set({ is_on: false });
    expect((await visitor.get('/')).status).toBe(200);
    expect((await tools.admin.get('/')).text).not.toContain('Closed to visitors');
  });

  it('close the site with a switch in the admin bar, which turns itself off', async () => {
    const visitor = tools.visitor();
    const editor = await Session.logIn(tools.site.url, 'ed');
    const linkIn = (html: string) =>
      /href='([^']*action=switcher_switch_maintenance[^']*)'/.exec(html)?.[1]?.replaceAll('&#038;', '&') ??
      /href="([^"]*action=switcher_switch_maintenance[^"]*)"/.exec(html)?.[1]?.replaceAll('&#038;', '&') ??
      '';
    const off = await tools.admin.get('/wp-admin/index.php');
    expect(off.text).toContain('Maintenance: off');
    expect((await editor.get('/wp-admin/index.php')).text).not.toContain('switch_maintenance');
    expect((await tools.admin.get(linkIn(off.text).replace(/_wpnonce=\w+/, '_wpnonce=wrong'))).status).toBe(403);
    expect((await editor.get(linkIn(off.text))).status).toBe(403);
    expect((await visitor.get('/')).status).toBe(200);
    expect((await tools.admin.get(linkIn(off.text))).status).toBe(302);
    const closed = await visitor.get('/');
    expect([closed.status, closed.text.includes('We are back at 8 pm')]).toEqual([503, true]);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(14_000);
    expect((await editor.get('/')).status).toBe(200);
    const age = (hours: number) =>
      tools.site.evaluate(`return update_option( 'switcher_maintenance_since', time() - ${hours} * HOUR_IN_SECONDS );`);
    age(4);
    expect((await visitor.get('/')).status).toBe(200);
    expect((await tools.admin.get('/')).text).toContain('Maintenance: off');
    age(3);
    const on = await tools.admin.get('/');
    expect(on.text).toContain('Maintenance: on');
    expect((await tools.admin.get(linkIn(on.text))).status).toBe(302);
    expect((await visitor.get('/')).status).toBe(200);
  });

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    tools.site.evaluate(
      `require_once ABSPATH . 'wp-admin/includes/user.php'; return wp_delete_user( get_user_by( 'login', 'ed' )->ID );`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
