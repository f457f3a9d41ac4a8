import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addConflict, addProject, addVersion } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { requestSite } from './wordpress/request.ts';
import type { WordPressSite } from './wordpress/site.ts';

requirePeer('php', 'wordpress', 'sqlite')('projects of the WordPress plugin', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let client: ProjectClient;

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    client = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await client.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
  });

  const get = async (path: string) => (await client.send('GET', path)).body;

  // Plugins, blocks and themes are what the journeys in the browser are about.
  it('plans, makes, installs and undoes a scaffold', async () => {
    const { kind, name, description } = { kind: 'scaffold', name: 'Blank Page', description: '' };
    const planned = await client.send('POST', '/plans', { kind, name, description });
    expect(planned, JSON.stringify(planned)).toMatchObject({ status: 200 });
    const { plan } = planned.body;
    const made = await client.finish(await client.send('POST', '/projects', { kind, name, description, plan }));
    expect(made, JSON.stringify(made)).toMatchObject({ state: 'done', result: { version: 1 } });
    const path = `/projects/${made.result?.project_id}`;
    expect(await get(path)).toMatchObject({ kind, name, state: 'draft', current_version: null, latest_version: 1 });
    expect(await get(`${path}/versions/1`)).toMatchObject({ origin: 'generated', gate: { passes: true } });

    const installed = await client.finish(await client.send('POST', `${path}/versions/1/install`, { activate: true }));
    expect(installed, JSON.stringify(installed)).toMatchObject({ state: 'done', result: { state: 'active' } });
    const project = await get(path);
    expect(project).toMatchObject({ state: 'active', current_version: 1, can_undo: true, undo_to: 0 });
    const folder = join(site.folder, 'wp-content/plugins', String(project.slug));
    expect(existsSync(folder)).toBe(true);
    expect((await requestSite(`${site.url}/`)).status).toBe(200);

    const undone = await client.finish(await client.send('POST', `${path}/undo`));
    expect(undone, JSON.stringify(undone)).toMatchObject({ state: 'done', result: { state: 'removed', version: 0 } });
    expect(existsSync(folder)).toBe(false);
    expect((await requestSite(`${site.url}/`)).status).toBe(200);
    expect((await client.send('DELETE', path)).body).toEqual({ deleted: true });
  });

  it('keeps what was changed on the site through an update, and brings it back with Undo', async () => {
    const code = (version: string) => `<?php\n/**\n * Plugin Name: Kept\n * Version: ${version}\n */\n`;
    const id = addProject(site, { slug: 'kept', files: { 'kept.php': code('1.0') } });
    const file = join(site.folder, 'wp-content/plugins/kept/kept.php');
    await client.finish(await client.send('POST', `/projects/${id}/versions/1/install`, { activate: true }));
    writeFileSync(file, `${code('1.0')}// by hand\n`);
    addVersion(site, id, { 'kept.php': code('2.0') });
    await client.finish(await client.send('POST', `/projects/${id}/versions/2/install`, {}));
    expect(readFileSync(file, 'utf8')).toContain('Version: 2.0');
    expect(await get(`/projects/${id}`)).toMatchObject({ state: 'active', current_version: 2, undo_to: 3 });
    await client.finish(await client.send('POST', `/projects/${id}/undo`));
    expect(readFileSync(file, 'utf8')).toBe(`${code('1.0')}// by hand\n`);
    const merged = site.evaluate<unknown>(`
      $merge = function ( ...$texts ) { return Presswright\\Projects\\Merge::texts( ...$texts ); };
      return array( $merge( "a\nb\nc\nd", "a\nB\nc\nd", "a\nb\nc\nD" ), $merge( "a\nb\nc", "a\nmine\nc", "a\ntheirs\nc" ) );`);
    expect(merged).toEqual([
      ['a\nB\nc\nD', []],
      ['a\nmine\nc', [{ line: 2, ours: 'mine', theirs: 'theirs', lines: 1, with: ['theirs'] }]],
    ]);
  });

  it('settles each conflict as chosen, in a version that may be installed', async () => {
    const top = '<?php\n/**\n * Plugin Name: Disputed\n */\n';
    const id = addProject(site, { slug: 'disputed', files: { 'disputed.php': top } });
    addConflict(site, id, {
      base: { 'disputed.php': `${top}// a\n// b\n// c\n`, 'gone.txt': 'was' },
      mine: { 'disputed.php': `${top}// mine\n// b\n// my\n// end\n`, 'gone.txt': 'edited' },
      theirs: { 'disputed.php': `${top}// new\n// plan\n// b\n` },
    });
    const path = `/projects/${id}/versions`;
    const { conflicts, gate } = await get(`${path}/2`);
    expect(conflicts).toMatchObject([
      { path: 'disputed.php', line: 5, ours: '// mine', theirs: '// new\n// plan', is_whole: false },
      { path: 'disputed.php', line: 7, ours: '// my\n// end', theirs: '', is_whole: false },
      { path: 'gone.txt', line: 1, ours: 'edited', theirs: '', is_whole: true },
    ]);
    expect(gate).toMatchObject({ passes: false });
    const settle = (choices: string[]) => client.send('POST', `${path}/2/settle`, { choices });
    expect((await settle(['ours'])).status).toBe(409);
    expect((await settle(['ours', 'ours', 'both'])).status).toBe(400);
    const [first, second] = [
      await client.finish(await settle(['theirs', 'ours', 'theirs'])),
      await client.finish(await settle(['ours', 'theirs', 'ours'])),
    ];
    expect([first, second], JSON.stringify([first, second])).toMatchObject([
      { state: 'done', result: { version: 3, conflicts: [] } },
      { state: 'done', result: { version: 4, conflicts: [] } },
    ]);
    const content = async (version: number) => (await get(`${path}/${version}/file?path=disputed.php`)).content;
    expect(await content(3)).toBe(`${top}// new\n// plan\n// b\n// my\n// end\n`);
    expect(await content(4)).toBe(`${top}// mine\n// b\n`);
    expect(await get(`${path}/3`)).toMatchObject({ gate: { passes: true }, files: [{ path: 'disputed.php' }] });
    expect(await get(`${path}/4`)).toMatchObject({ files: [{ path: 'disputed.php' }, { path: 'gone.txt' }] });
    expect(await settle(['ours'])).toMatchObject({ status: 409, body: { code: 'presswright_other_conflicts' } });
  });

  it('left no complaint in the log', () => {
    expect(site.debugLog()).toBe('');
  });
});
