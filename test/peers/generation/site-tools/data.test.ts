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

  it('pass their own tests', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
