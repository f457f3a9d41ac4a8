import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** Value of a hidden field of a form. */
const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

// Tools that keep records of their own or limit who sees what.
requirePeer('php', 'wordpress', 'sqlite')('tools for data', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  let reader: Session;

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Pathways', description: 'Redirect manager with a 404 log. Redirect /from-the-start to /.' },
      {
        plugin_name: 'Guardian',
        description: 'Restrict posts to logged-in users. Show "Members <b>only</b> & co" to others.',
      },
    ]);
    await tools.serve();
    reader = await Session.logIn(tools.site.url, 'reader');
  }, 120_000);

  afterAll(() => tools?.remove());

  it('lead visitors of old addresses to new ones', async () => {
    const screen = '/wp-admin/tools.php?page=pathways-redirects';
    const nonce = fieldOf((await tools.admin.get(screen)).text, 'pathways_save_redirect');
    const save = (fields: Record<string, string>) =>
      tools.admin.post(screen, form({ pathways_save_redirect: nonce, id: '0', status: '301', ...fields }));
    const visitor = tools.visitor();
    const leadsTo = async (path: string) =>
      (await visitor.get(path)).headers.get('location')?.replace(tools.site.url, '');

    expect(await leadsTo('/from-the-start')).toBe('/');
    expect((await save({ source: '/Old-Page/', target: 'new-page', status: '302' })).status).toBe(302);
    expect((await save({ source: '/blog/*', target: 'https://example.org/news/*' })).status).toBe(302);
    const moved = await visitor.get('/old-page/?utm=a%20b');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `${tools.site.url}/new-page?utm=a+b`]);
    expect(await leadsTo('/blog/2020/caf%C3%A9')).toBe('https://example.org/news/2020/caf%C3%A9');

    for (const refused of [
      { source: '/new-page', target: '/old-page' },
      { source: '/loop/*', target: '/loop/a' },
      { source: '/old-page', target: '/elsewhere' },
      { source: '/x', target: 'javascript:alert(1)' },
      { source: 'https://example.org/x', target: '/y' },
      { source: '/wp-admin', target: '/y' },
    ]) {
      const answer = await save(refused);
      expect([refused, answer.status]).toEqual([refused, 200]);
      expect(answer.text).toContain('notice-error');
    }

    const list = (await tools.admin.get(screen)).text;
    expect(list).toMatch(/>\/old-page<[\s\S]*?data-colname="Hits">1</);
    expect(
      (await tools.admin.post(screen, form({ pathways_save_redirect: 'wrong', source: '/z', target: '/' }))).status,
    ).toBe(403);
    expect((await reader.get(screen)).status).toBe(403);
    const removal = /href="([^"]*action=delete[^"]*)"/.exec(list)?.[1]?.replaceAll('&#038;', '&') ?? '';
    expect((await tools.admin.get(removal.replace(/_wpnonce=\w+/, '_wpnonce=wrong'))).status).toBe(403);
    expect((await tools.admin.get(removal)).headers.get('location')).toContain('done=deleted');
    expect((await visitor.get('/blog/2020')).status).toBe(404);

    await visitor.get('/lost-%22%3Cb%3E/');
    const missed = (await tools.admin.get(`${screen}&tab=not-found`)).text;
    expect(missed).toContain('<td>/blog/2020</td>');
    expect([...missed.matchAll(/<td>(.*?)<.td>/g)].map(([, one]) => one)).toContain('/lost-&quot;&lt;b&gt;');
  });

  it('keep content for those who may read it, wherever it is asked for', async () => {
    const post = tools.post({
      post_content: 'All read this.<!--more-->The secret [guardian_members]a part[/guardian_members]',
    });
    const open = tools.post({ post_content: 'For all. [guardian_members]a part[/guardian_members]' });
    const edit = `/wp-admin/post.php?post=${post.id}&action=edit`;
    const save = async (fields: Record<string, string>) => {
      const page = (await tools.admin.get(edit)).text;
      const nonce = fieldOf(page, 'guardian_access_nonce');
      const update = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
      const all = { action: 'editpost', post_ID: String(post.id), post_type: 'post', _wpnonce: update };
      const sent = form({ ...all, guardian_access_nonce: nonce, ...fields });
      expect((await tools.admin.post('/wp-admin/post.php', sent)).status).toBe(302);
    };
    const visitor = tools.visitor();
    await save({ guardian_access: 'members', guardian_access_nonce: 'wrong' });
    expect((await visitor.get(post.path)).text).toContain('The secret');
    await save({ guardian_access: 'members' });

    const page = (await visitor.get(post.path)).text;
    expect(page).toContain('All read this.');
    expect(page).toMatch(/Members\s+only\s+&(amp|#038); co/);
    expect(page).toMatch(/wp-login\.php\?redirect_to=/);
    const routes = [post.path, '/', '/feed/', `/wp-json/wp/v2/posts/${post.id}`, '/wp-json/wp/v2/posts', '/?s=secret'];
    for (const route of routes) expect((await visitor.get(route)).text, route).not.toContain('The secret');
    expect((await visitor.get(open.path)).text).not.toContain('a part');
    expect((await reader.get(post.path)).text).toContain('The secret');
    expect((await reader.get(open.path)).text).toContain('a part');

    await save({ guardian_access: 'roles', 'guardian_roles[]': 'author' });
    expect((await reader.get(post.path)).text).not.toContain('The secret');
    await save({ guardian_access: 'roles', 'guardian_roles[]': 'subscriber' });
    expect((await reader.get(post.path)).text).toContain('The secret');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
