import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import type { PresswrightServer } from './cms-setup.ts';
import { requestSite } from './wordpress/request.ts';
import type { WordPressSite } from './wordpress/site.ts';

/** Connects a site to a server, as the form of the settings does; returns the client that did. */
export async function connectSite(site: WordPressSite, server: PresswrightServer): Promise<ProjectClient> {
  const client = await ProjectClient.logIn(site);
  const ca = { mode: 'pem', pem: server.ca };
  const saved = await client.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
  expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200 });
  return client;
}

/**
 * Goes the whole way of a project through the routes: planned, made, installed, changed, updated, checked, undone until
 * it is off the site, deleted.
 */
export async function goWholeWay(site: WordPressSite, client: ProjectClient): Promise<void> {
  const get = async (path: string) => (await client.send('GET', path)).body;
  const finish = async (path: string, data: object = {}) => {
    const job = await client.finish(await client.send('POST', path, data));
    expect(job, `${path}: ${JSON.stringify(job)}`).toMatchObject({ state: 'done' });
    return job.result;
  };
  const named = { kind: 'plugin', name: 'Testimonials', description: 'testimonials with photo, stars and a link' };
  const planned = await client.send('POST', '/plans', named);
  expect(planned, JSON.stringify(planned)).toMatchObject({ status: 200 });
  const made = await finish('/projects', { ...named, plan: planned.body.plan });
  const path = `/projects/${made?.project_id}`;
  expect(await finish(`${path}/versions/1/install`, { activate: true })).toMatchObject({ version: 1, state: 'active' });
  const folder = join(site.folder, 'wp-content/plugins', String((await get(path)).slug));

  const changed = await client.send('POST', '/plans', {
    ...named,
    description: 'testimonials with photo, stars, a phone number and a link',
  });
  expect(changed, JSON.stringify(changed)).toMatchObject({ status: 200 });
  await finish(`${path}/versions`, { plan: changed.body.plan });
  expect(await finish(`${path}/versions/2/install`, {})).toMatchObject({ version: 2, state: 'active' });
  expect((await requestSite(`${site.url}/`)).status).toBe(200);

  const target = 'plugin:leaky-guestbook/leaky-guestbook.php';
  expect(await finish('/checks', { target })).toMatchObject({ check: { target, files: 3 } });

  expect(await finish(`${path}/undo`)).toMatchObject({ version: 1, state: 'active' });
  expect(existsSync(folder)).toBe(true);
  expect(await finish(`${path}/undo`)).toMatchObject({ version: 0, state: 'removed' });
  expect(existsSync(folder)).toBe(false);
  expect((await requestSite(`${site.url}/`)).status).toBe(200);
  expect((await client.send('DELETE', path)).body).toEqual({ deleted: true });
}

/** What is left of the plugin in the database, and in the list of scheduled events. */
export const leftovers = (site: WordPressSite) =>
  site.evaluate<{ options: string[]; tables: string[]; cron: string[]; meta: string[] }>(`
    global $wpdb;
    return array(
      'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%presswright%'" ),
      'tables'  => $wpdb->get_col( "SHOW TABLES LIKE '%presswright%'" ),
      'cron'    => array_filter( array_keys( array_merge( ...array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ), function ( $hook ) { return false !== strpos( $hook, 'presswright' ); } ),
      'meta'    => $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%presswright%'" ),
    );`);
