import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly message: string;
}

requirePeer('php', 'wordpress', 'sqlite')('what a WordPress site checks by itself', { timeout: 240_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let admin: ProjectClient;
  const file = 'leaky-guestbook/leaky-guestbook.php';

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    site.activate(file);
    admin = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await admin.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
  });

  const set = async (checks: object) => (await admin.send('POST', '/settings', { checks })).body;
  const pluginPath = (name: string): string => join(site.folder, 'wp-content/plugins/leaky-guestbook', name);
  const scheduled = (): boolean => site.evaluate(`return (bool) wp_next_scheduled( 'presswright_nightly_check' );`);

  describe('at night', () => {
    const night = (accept = true): Mail[] =>
      site.evaluate<Mail[]>(`
        $sent = array();
        add_filter( 'pre_wp_mail', function ( $answer, $mail ) use ( &$sent ) { $sent[] = $mail; return ${accept}; }, 10, 2 );
        wp_set_current_user( 0 );
        do_action( 'presswright_nightly_check' );
        for ( $turn = 0; $turn < 10; ++$turn ) { do_action( 'presswright_run_jobs' ); }
        return $sent;`);

    it('is off until it is chosen, and off again when it is not', async () => {
      expect(scheduled()).toBe(false);
      expect(await set({ nightly: true })).toMatchObject({
        checks: { nightly: true, nightly_severity: 'high', nightly_email: '', default_email: 'admin@example.org' },
      });
      expect(scheduled()).toBe(true);
      const next = site.evaluate<string[]>(`
        $event = wp_get_scheduled_event( 'presswright_nightly_check' );
        return array( $event->schedule, wp_date( 'H', $event->timestamp ) );`);
      expect(next[0]).toBe('daily');
      expect(['03', '04', '05']).toContain(next[1]);
      await set({ nightly: false });
      expect(scheduled()).toBe(false);
    });

    it('names the field that is wrong', async () => {
      const answer = await admin.send('POST', '/settings', { checks: { nightly_email: 'nobody' } });
      expect(answer).toMatchObject({ status: 400, body: { data: { field: 'nightly_email' } } });
      expect((await admin.send('POST', '/settings', { checks: { nightly_severity: 'awful' } })).status).toBe(400);
    });

    it('writes once about what is new, to whom it was told to', async () => {
      await set({ nightly: true, nightly_email: 'owner@example.org' });
      const [mail, ...others] = night();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: 'owner@example.org' });
      expect(mail?.subject).toMatch(/\d+ new findings in plugins and themes/);
      expect(mail?.message).toMatch(
        /^Leaky Guestbook 1\.2\.3\n- (Critical|High): .+\(includes\/entries\.php, line 14\)/m,
      );
      expect(mail?.message).toContain('page=presswright&target=plugin%3Aleaky-guestbook%2Fleaky-guestbook.php');
      expect(mail?.message).not.toContain('Many Files');
      expect(night()).toEqual([]);
    });

    it('checks what has changed and nothing else, and tells of moved lines nothing', async () => {
      const code = readFileSync(pluginPath('leaky-guestbook.php'), 'utf8');
      writeFileSync(pluginPath('leaky-guestbook.php'), code.replace('<?php', '<?php\n\n\n'));
      expect(night()).toEqual([]);
      const last = site.evaluate<{ result: { checked: string[]; new_findings: number } }[]>(`
        global $wpdb;
        return array_map( function ( $row ) { return array( 'result' => json_decode( $row ) ); },
          $wpdb->get_col( "SELECT result FROM {$wpdb->base_prefix}presswright_jobs WHERE kind = 'nightly' ORDER BY created, updated" ) );`);
      expect(last.at(-1)?.result).toEqual({ checked: [`plugin:${file}`], new_findings: 0 });
    });

    it('tells of one more finding, again when the e-mail could not be sent, and not of lesser ones', async () => {
      const code = readFileSync(pluginPath('leaky-guestbook.php'), 'utf8');
      writeFileSync(
        pluginPath('leaky-guestbook.php'),
        `${code}\nfunction leaky_guest() {\n\techo $_GET['guest'];\n}\n`,
      );
      expect(night(false)).toHaveLength(1);
      const [mail] = night();
      expect(mail?.subject).toContain('] 1 new finding in');
      expect(mail?.message).toContain('leaky-guestbook.php');
      writeFileSync(pluginPath('more.php'), `<?php\nfunction leaky_more() {\n\tsleep( 3 );\n}\n`);
      expect(night()).toEqual([]);
      await set({ nightly_severity: 'info' });
      expect(night()).toHaveLength(1);
    });

    it('is taken off the schedule with the plugin', () => {
      const plugin = 'presswright/presswright.php';
      site.evaluate(`deactivate_plugins( '${plugin}' ); return 1;`);
      expect(scheduled()).toBe(false);
      expect(site.evaluate(`return (bool) wp_next_scheduled( 'presswright_run_jobs' );`)).toBe(false);
      site.activate(plugin);
      expect(scheduled()).toBe(true);
    });
  });

  describe('before an update', () => {
    /** Updates the guestbook as WordPress does, to its own files with some changes. */
    const update = (changes: Record<string, string>, before = ''): { error: string; active: boolean } =>
      site.evaluate(`
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
        require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
        $folder = get_temp_dir() . 'update-' . wp_generate_password( 8, false );
        wp_mkdir_p( $folder );
        WP_Filesystem();
        wp_mkdir_p( "$folder/leaky-guestbook" );
        copy_dir( WP_PLUGIN_DIR . '/leaky-guestbook', "$folder/leaky-guestbook", array( 'huge.js', 'config.php' ) );
        foreach ( json_decode( base64_decode( '${Buffer.from(JSON.stringify(changes)).toString('base64')}' ), true ) as $name => $content ) {
          file_put_contents( "$folder/leaky-guestbook/$name", $content );
        }
        ( new PclZip( "$folder/update.zip" ) )->create( "$folder/leaky-guestbook", PCLZIP_OPT_REMOVE_PATH, $folder );
        add_filter( 'pre_site_transient_update_plugins', function () use ( $folder ) {
          return (object) array( 'response' => array( '${file}' => (object) array( 'package' => "$folder/update.zip", 'new_version' => '9' ) ) );
        }, 99 );
        ${before}
        class Quiet_Skin extends Plugin_Upgrader_Skin {
          public function header() {}
          public function footer() {}
          public function after() {}
          public function feedback( $text, ...$values ) {}
          public function error( $errors ) {}
        }
        $skin = new Quiet_Skin( array( 'plugin' => '${file}' ) );
        ( new Plugin_Upgrader( $skin ) )->upgrade( '${file}' );
        $GLOBALS['wp_filesystem']->delete( $folder, true );
        return array( 'error' => is_wp_error( $skin->result ) ? $skin->result->get_error_message() : '', 'active' => is_plugin_active( '${file}' ) );`);
    const notices = (): string[] =>
      site.evaluate(`return array_column( (array) get_site_option( 'presswright_update_notices', array() ), 'text' );`);
    const flaw = { 'extra.php': '<?php\necho $_POST["extra"];\n' };

    it('does nothing unless it is chosen', () => {
      expect(update({ 'extra.php': '<?php\necho $_POST["old"];\n' })).toMatchObject({ error: '' });
      expect(notices()).toEqual([]);
    });

    it('stops one with new findings, leaves what is installed as it is, and says how to go on', async () => {
      site.activate(file);
      await set({ updates: 'stop' });
      const stopped = update(flaw);
      expect(stopped.error).toMatch(/^Presswright has stopped this update; the installed version stays as it is\./);
      expect(stopped.error).toMatch(/The update of Leaky Guestbook brings 1 new finding .+\(extra\.php, line 2\)/);
      expect(stopped.error).toContain('Apply the update and show a notice');
      expect(stopped.active).toBe(true);
      expect(readFileSync(pluginPath('extra.php'), 'utf8')).toContain('"old"');
    });

    it('lets one through that brings nothing new, whatever was there before', () => {
      expect(update({ 'readme.txt': '=== Leaky Guestbook ===\n' }).error).toBe('');
      expect(notices()).toEqual([]);
    });

    it('lets one through with a notice when it is told to, or when the server cannot be asked', async () => {
      await set({ updates: 'warn' });
      expect(update(flaw).error).toBe('');
      expect(readFileSync(pluginPath('extra.php'), 'utf8')).toContain('"extra"');
      expect(notices()).toEqual([expect.stringContaining('It was applied all the same')]);

      await set({ updates: 'stop' });
      const late = `add_filter( 'pre_http_request', function () { return new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ); }, 99 );`;
      expect(update({ 'extra.php': '<?php\necho $_POST["again"];\n' }, late).error).toBe('');
      expect(notices()).toEqual([
        expect.stringContaining('It was applied all the same'),
        expect.stringMatching(/^Presswright could not check the update of Leaky Guestbook, and let it through: /),
      ]);
    });
  });

  it('leaves nothing behind', () => {
    const left = site.evaluate<string[]>(`
      deactivate_plugins( 'presswright/presswright.php' );
      uninstall_plugin( 'presswright/presswright.php' );
      global $wpdb;
      return array_merge(
        $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%presswright%'" ),
        $wpdb->get_col( "SHOW TABLES LIKE '%presswright%'" )
      );`);
    expect(left).toEqual([]);
    expect(scheduled()).toBe(false);
    expect(site.debugLog()).toBe('');
  });
});
