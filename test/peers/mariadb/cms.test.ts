import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProjectClient } from '../cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from '../cms-setup.ts';
import { connectSite, goWholeWay, leftovers } from '../cms-whole-way.ts';
import { requirePeer } from '../peers.ts';
import type { WordPressSite } from '../wordpress/site.ts';
import { type MariaDb, startMariaDb } from './server.ts';

const peers = requirePeer('php', 'php-mysql', 'wordpress', 'mariadb');

// The tests build on each other in their order: one plugin on one site.
peers('the WordPress plugin on MariaDB', { timeout: 240_000 }, () => {
  let database: MariaDb | undefined;
  let server: PresswrightServer | undefined;
  let site: WordPressSite;
  let client: ProjectClient;

  beforeAll(async () => {
    [database, server] = await Promise.all([startMariaDb(), startPresswright()]);
    const { host, user, password } = database;
    database.createDatabase('wordpress');
    site = await startSite({ name: 'wordpress', host, user, password });
    client = await connectSite(site, server);
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await Promise.all([server?.stop(), database?.stop()]);
  });

  it('is on no other database', () => {
    const found = site.evaluate(`
      global $wpdb;
      return array( get_class( $wpdb ), strpos( $wpdb->get_var( 'SELECT VERSION()' ), 'MariaDB' ) > 0, is_file( WP_CONTENT_DIR . '/db.php' ) );`);
    expect(found).toEqual(['wpdb', true, false]);
  });

  it('plans, makes, installs, updates, checks and undoes a plugin', () => goWholeWay(site, client));

  it('has written nothing that the database complained about', () => {
    expect(site.debugLog()).toBe('');
  });

  it('leaves no table, option or event when it is uninstalled', () => {
    expect(leftovers(site).tables.length).toBeGreaterThan(0);
    site.evaluate(`
      deactivate_plugins( 'presswright/presswright.php' );
      return uninstall_plugin( 'presswright/presswright.php' );`);
    expect(leftovers(site)).toEqual({ options: [], tables: [], cron: [], meta: [] });
  });
});
