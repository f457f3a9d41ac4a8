import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { artefacts, sampleOfArtefacts } from './cms-artefacts.ts';
import { addProject } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { isWhole } from './whole.ts';
import { requestSite } from './wordpress/request.ts';
import type { WordPressSite } from './wordpress/site.ts';

const tried = isWhole ? artefacts : sampleOfArtefacts;

requirePeer('php', 'wordpress', 'sqlite')('faulty plugins', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let client: ProjectClient;

  beforeAll(async () => {
    site = await startSite();
    client = await ProjectClient.logIn(site);
  }, 300_000);

  afterAll(() => site?.remove());

  it('are at least a hundred, each with a name of its own', () => {
    expect(artefacts.length).toBeGreaterThanOrEqual(100);
    expect(new Set(artefacts.map(({ name }) => name)).size).toBe(artefacts.length);
  });

  it.each(tried)('$name: refused with the place, and the site as it was', async ({ where, files }) => {
    const id = addProject(site, { slug: 'faulty', files });
    const path = `/projects/${id}`;
    const job = await client.finish(await client.send('POST', `${path}/versions/1/install`, { activate: true }));
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'failed', error: { code: 'presswright_fails' } });
    expect(job.error?.message).toMatch(where);
    expect(job.error?.message).toContain('the site is as it was before');

    expect(existsSync(join(site.folder, 'wp-content/plugins/faulty'))).toBe(false);
    expect(existsSync(join(site.folder, 'wp-content/plugins/.presswright/journal.php'))).toBe(false);
    for (const page of ['/', '/wp-json/wp/v2/types', '/wp-login.php']) {
      expect((await requestSite(`${site.url}${page}`)).status, page).toBe(200);
    }
    expect((await client.send('GET', path)).body).toMatchObject({ state: 'draft', current_version: null });
    expect(site.evaluate(`return get_option( 'active_plugins' );`)).toEqual(['presswright/presswright.php']);
    expect((await client.send('DELETE', path)).status).toBe(200);
  });
});
