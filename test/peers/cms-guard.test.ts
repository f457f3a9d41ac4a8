import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProject, addVersion } from './cms-made-project.ts';
import { ProjectClient } from './cms-project-client.ts';
import { startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { requestSite } from './wordpress/request.ts';
import type { WordPressSite } from './wordpress/site.ts';

// The tests build on each other in their order: one plugin on one site.
requirePeer('php', 'wordpress', 'sqlite')('the guard of the WordPress plugin', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let client: ProjectClient;
  let id: number;
  let mails: string;
  let rescue: string;

  const header = (version: string) => `<?php\n/**\n * Plugin Name: Moody\n * Version: ${version}\n */\n`;
  const failing = (option: string, hook: string) =>
    `add_action( '${hook}', function () { if ( get_option( '${option}' ) ) { moody_no_such_function(); } } );\n`;
  const moody = (version: string) => ({
    'moody.php': header(version) + failing('moody_boot', 'init') + failing('moody_page', 'template_redirect'),
  });

  beforeAll(async () => {
    site = await startSite();
    mails = join(site.folder, 'mails.txt');
    writeFileSync(
      join(site.folder, 'wp-content/mu-plugins/mails.php'),
      `<?php add_filter( 'pre_wp_mail', function ( $sent, $mail ) {
        file_put_contents( '${mails}', $mail['to'] . "\\n" . $mail['subject'] . "\\n" . $mail['message'] . "\\n", FILE_APPEND );
        return true;
      }, 10, 2 );`,
    );
    client = await ProjectClient.logIn(site);
    id = addProject(site, { slug: 'moody', files: moody('1.0') });
    const job = await client.finish(
      await client.send('POST', `/projects/${id}/versions/1/install`, { activate: true }),
    );
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'done', result: { state: 'active', guarded: true } });
  }, 300_000);

  afterAll(() => site?.remove());

  /** Status of a page, once all of it is there: the guard acts at the end of the request. */
  const status = async (path = '/') => (await requestSite(`${site.url}${path}`)).status;
  const state = async () => (await client.send('GET', `/projects/${id}`)).body.state;
  const set = (option: string, value: 0 | 1) => site.evaluate(`return update_option( '${option}', ${value} );`);
  const activate = () => site.activate('moody/moody.php');

  it('stays as a must-use plugin of its own', () => {
    expect(existsSync(join(site.folder, 'wp-content/mu-plugins/presswright-guard.php'))).toBe(true);
  });

  it('switches a project off at once when no request gets through, and writes an e-mail', async () => {
    set('moody_boot', 1);
    expect(await status()).toBe(500);
    expect(await status()).toBe(200);
    expect(await state()).toBe('installed');
    const mail = readFileSync(mails, 'utf8').split('“moody”').slice(1).join('“moody”');
    expect(mail).toContain('Call to undefined function moody_no_such_function()');
    rescue = /http\S+wp-login\.php\?presswright-rescue=\S+/.exec(mail)?.[0] ?? '';
    expect(rescue).not.toBe('');
  });

  it('switches a project off after three failures of some pages', async () => {
    set('moody_boot', 0);
    activate();
    set('moody_page', 1);
    expect(await status()).toBe(500);
    expect(await status()).toBe(500);
    expect(await state()).toBe('active');
    expect(await status()).toBe(500);
    expect(await status()).toBe(200);
    expect(await state()).toBe('installed');
    set('moody_page', 0);
  });

  it('answers the rescue address while another plugin ends every request', async () => {
    activate();
    const folder = join(site.folder, 'wp-content/plugins/broken');
    mkdirSync(folder);
    writeFileSync(join(folder, 'broken.php'), '<?php\n/**\n * Plugin Name: Broken\n */\n');
    site.activate('broken/broken.php');
    writeFileSync(join(folder, 'broken.php'), '<?php\nno_such_function();\n');
    expect(await status()).toBe(500);

    expect((await requestSite(`${rescue.slice(0, -1)}0`)).status === 403 || rescue.endsWith('0')).toBe(true);
    const page = await requestSite(rescue);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Switch off “moody”?')]);
  });

  it('does nothing before the form of the rescue address is sent', async () => {
    const folder = join(site.folder, 'wp-content/plugins/broken');
    const sent = await requestSite(rescue, { method: 'POST' });
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('“moody” is switched off')]);
    writeFileSync(join(folder, 'broken.php'), '<?php\n/**\n * Plugin Name: Broken\n */\n');
    expect(await state()).toBe('installed');
  });

  it('lets a rescue address expire with the version it was made for', async () => {
    addVersion(site, id, moody('2.0'));
    const job = await client.finish(
      await client.send('POST', `/projects/${id}/versions/2/install`, { activate: true }),
    );
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'done', result: { version: 2 } });
    expect((await requestSite(rescue)).status).toBe(403);
  });

  it('goes with the plugin, and nothing stays', async () => {
    site.evaluate(`
      deactivate_plugins( 'presswright/presswright.php' );
      return uninstall_plugin( 'presswright/presswright.php' );`);
    expect(existsSync(join(site.folder, 'wp-content/mu-plugins/presswright-guard.php'))).toBe(false);
    expect(existsSync(join(site.folder, 'wp-content/plugins/.presswright'))).toBe(false);
    const left = site.evaluate<{ options: string[]; tables: string[]; cron: string[] }>(`
      global $wpdb;
      return array(
        'options' => $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%presswright%'" ),
        'tables'  => $wpdb->get_col( "SHOW TABLES LIKE '%presswright%'" ),
        'cron'    => array_filter( array_keys( array_merge( ...array_values( array_filter( _get_cron_array(), 'is_array' ) ) ) ), function ( $hook ) { return false !== strpos( $hook, 'presswright' ); } ),
      );`);
    expect(left).toEqual({ options: [], tables: [], cron: [] });
    expect(await status()).toBe(200);
  });
});
