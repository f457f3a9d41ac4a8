import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plan: PluginPlan = {
  version: 1,
  behaviours: [
    {
      kind: 'redirects',
      status: 301,
      logs_not_found: true,
      sources: ['/summer'],
      targets: ['/winter-sale'],
      imports: true,
      season_from: '01-01',
      season_until: '12-31',
      spared_roles: ['subscriber'],
      archives: ['author'],
      archive_targets: ['/'],
      moved_types: ['post', 'page'],
      deleted_types: ['post'],
      deleted_to: 'term',
      gone_terms: ['jobs'],
    },
    { kind: 'switch_off', things: ['redirect_guesses'], roles: [], is_except: false, types: [] },
  ],
};

const screen = '/wp-admin/tools.php?page=harbour-redirects';

/** Value of a hidden field of a form. */
const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

// Redirects that come from files, keep to seasons, and follow content that moves or is deleted.
requirePeer('php', 'wordpress', 'sqlite')('redirects of all kinds', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  const answerTo = async (path: string, session = tools.visitor()) => {
    const { status, headers } = await session.get(path);
    return [status, headers.get('location')?.replace(tools.site.url, '') ?? ''];
  };

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    tools.site.evaluate(`
      foreach ( array( 'news', 'jobs' ) as $slug ) {
        wp_insert_term( $slug, 'category', array( 'slug' => $slug ) );
      }
    `);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('work in their season, for everybody but whom they spare', async () => {
    expect(await answerTo('/summer')).toEqual([301, '/winter-sale']);
    expect(await answerTo('/summer', await Session.logIn(tools.site.url, 'reader'))).toEqual([404, '']);

    const list = (await tools.admin.get(screen)).text;
    const id = /edit=(\d+)/.exec(list)?.[1] ?? '';
    expect(list).toContain('01-01 – 12-31');
    const nonce = fieldOf(list, 'harbour_save_redirect');
    const fields = { harbour_save_redirect: nonce, id, source: '/summer', target: '/winter-sale', status: '302' };
    const save = (season: Record<string, string>) =>
      tools.admin.post(screen, new URLSearchParams({ ...fields, ...season }));
    const [past, before] = tools.site.evaluate<[string, string]>(
      `return array( wp_date( 'm-d', time() - 5 * DAY_IN_SECONDS ), wp_date( 'm-d', time() - 20 * DAY_IN_SECONDS ) );`,
    );
    expect((await save({ season_from: '13-01', season_until: past })).text).toContain('notice-error');
    expect((await save({ season_from: before, season_until: '' })).text).toContain('notice-error');
    expect((await save({ season_from: before, season_until: past })).status).toBe(302);
    expect(await answerTo('/summer')).toEqual([404, '']);
    expect((await save({ season_from: past, season_until: before })).status).toBe(302);
    expect(await answerTo('/summer')).toEqual([302, '/winter-sale']);
  });

  it('are imported from a file, after a dry run', async () => {
    const page = (await tools.admin.get(`${screen}&tab=import`)).text;
    const send = async (fields: Record<string, string>, name = 'old.csv') => {
      const form = new FormData();
      for (const [key, value] of Object.entries({ import: '1', _wpnonce: fieldOf(page, '_wpnonce'), ...fields }))
        form.set(key, value);
      const rows = [
        'old,new,type',
        '/shop/1,/product/one,308',
        '/shop/2',
        '/shop/3,/x,999',
        '/wp-admin,/y',
        '/shop/1,/z',
      ];
      form.set('file', new File([rows.join('\r\n')], name, { type: 'text/csv' }));
      const { status, headers } = await tools.admin.post(screen, form);
      return { status, text: (await tools.admin.get(headers.get('location') ?? screen)).text };
    };
    expect((await send({ _wpnonce: 'wrong' })).status).toBe(403);
    expect((await send({}, 'old.php')).text).toContain('must be a CSV file');

    const tried = (await send({ trial: '1' })).text;
    expect(tried).toContain('Dry run: 1 redirects would be created and 0 updated.');
    expect([...tried.matchAll(/<li>Row (\d)/g)].map(([, row]) => row)).toEqual(['3', '4', '5', '6']);
    expect(await answerTo('/shop/1')).toEqual([404, '']);

    expect((await send({})).text).toContain('1 redirects created and 0 updated.');
    expect(await answerTo('/shop/1')).toEqual([308, '/product/one']);
    expect((await send({})).text).toContain('0 redirects created and 1 updated.');
  });

  it('follow content that moves, and lead to the category of what is deleted', async () => {
    const inTerm = (slug: string) =>
      tools.site.evaluate<number>(`return get_term_by( 'slug', '${slug}', 'category' )->term_id;`);
    const [news, jobs] = [inTerm('news'), inTerm('jobs')];
    const moved = tools.post({ post_category: [news] });
    const job = tools.post({ post_category: [jobs] });
    const parent = tools.post({ post_type: 'page', post_name: 'house' });
    tools.post({ post_type: 'page', post_name: 'rules', post_parent: parent.id });
    const rename = (id: number, slug: string, type = 'posts') =>
      tools.admin.rest('POST', `/wp/v2/${type}/${id}`, { slug });

    await rename(moved.id, 'moved-away');
    const [status, now] = await answerTo(moved.path);
    expect([status, String(now)]).toEqual([301, expect.stringContaining('moved-away')]);
    await rename(parent.id, 'home', 'pages');
    expect(await answerTo('/house/rules/')).toEqual([301, '/home/rules']);

    await tools.admin.rest('DELETE', `/wp/v2/posts/${moved.id}`);
    expect(await answerTo(String(now))).toEqual([301, '/category/news/']);
    await tools.admin.rest('DELETE', `/wp/v2/posts/${job.id}?force=true`);
    expect(await answerTo(job.path)).toEqual([410, '']);
    expect((await tools.admin.get(`${screen}&tab=not-found`)).text).not.toContain(job.path.replace(/\/$/, ''));

    tools.site.evaluate(`wp_untrash_post( ${moved.id} ); wp_publish_post( ${moved.id} );`);
    expect((await answerTo(String(now)))[0]).toBe(200);
  });

  it('lead from archives, and nothing is guessed', async () => {
    const post = tools.post({ post_name: 'a-rather-long-name', post_author: 1 });
    expect(post.path).toContain('a-rather-long-name');
    expect(await answerTo('/author/admin/')).toEqual([301, '/']);
    expect(await answerTo('/a-rather-long/')).toEqual([404, '']);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
