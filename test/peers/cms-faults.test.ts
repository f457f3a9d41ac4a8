import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { slug } from './cms-artefact-files.ts';
import { artefacts, sampleOfArtefacts } from './cms-artefacts.ts';
import { addProject } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { isWhole } from './whole.ts';
import { requestSite } from './wordpress/request.ts';
import type { WordPressSite } from './wordpress/site.ts';

const tried = isWhole ? artefacts : sampleOfArtefacts;

requirePeer('php', 'wordpress', 'sqlite')('faulty plugins, blocks and themes', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let client: ProjectClient;

  beforeAll(async () => {
    site = await startSite();
    client = await ProjectClient.logIn(site);
  }, 300_000);

  afterAll(() => site?.remove());

  /** Takes everything away that a failed test may have left, so that the next one fails for reasons of its own. */
  const reset = (): void => {
    site.evaluate(`
      update_option( 'active_plugins', array( 'presswright/presswright.php' ) );
      update_option( 'template', 'twentytwentyfive' );
      update_option( 'stylesheet', 'twentytwentyfive' );
      Presswright\\Guard\\Workspace::remove_all( WP_PLUGIN_DIR );
      require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
      require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
      $disk = new WP_Filesystem_Direct( null );
      return array_map( fn( $root ) => $disk->delete( $root . '/${slug}', true ), array( WP_PLUGIN_DIR, get_theme_root() ) );`);
  };

  it('are at least a hundred, each with a name of its own', () => {
    expect(artefacts.length).toBeGreaterThanOrEqual(100);
    expect(new Set(artefacts.map(({ kind, type, name }) => `${type}, ${kind}, ${name}`)).size).toBe(artefacts.length);
  });

  it.each(tried)('$type, $kind, $name: refused with the place and the cause, the site as it was', async (artefact) => {
    onTestFailed(reset);
    const { type, where, what, files } = artefact;
    const id = addProject(site, { slug, kind: type, files });
    const path = `/projects/${id}`;
    const job = await client.finish(await client.send('POST', `${path}/versions/1/install`, { activate: true }));
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'failed', error: { code: 'presswright_fails' } });
    expect(job.error?.message).toMatch(where);
    expect(job.error?.message).toMatch(what);
    expect(job.error?.message).toContain('the site is as it was before');

    expect(existsSync(join(site.folder, 'wp-content', type === 'theme' ? 'themes' : 'plugins', slug))).toBe(false);
    expect(existsSync(join(site.folder, 'wp-content/plugins/.presswright/journal.php'))).toBe(false);
    for (const page of ['/', '/wp-json/wp/v2/types', '/wp-login.php']) {
      expect((await requestSite(`${site.url}${page}`)).status, page).toBe(200);
    }
    expect((await client.send('GET', path)).body).toMatchObject({ state: 'draft', current_version: null });
    const inUse = site.evaluate(
      `return array( array_values( get_option( 'active_plugins' ) ), get_stylesheet(), get_template(), wp_next_scheduled( 'faulty_event' ) );`,
    );
    expect(inUse).toEqual([['presswright/presswright.php'], 'twentytwentyfive', 'twentytwentyfive', false]);
    expect((await client.send('DELETE', path)).status).toBe(200);
  });
});
