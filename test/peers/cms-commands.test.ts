import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

// WP-CLI is in no registry that a test may use: a stand-in has the few functions that the commands call.
const standIn = `
  class WP_CLI {
    public static $said = array();
    public static function line( $text ) { self::$said[] = $text; }
    public static function log( $text ) { self::$said[] = $text; }
    public static function warning( $text ) { self::$said[] = "Warning: $text"; }
    public static function success( $text ) { self::$said[] = "Success: $text"; }
    public static function error( $text ) { throw new Exception( $text ); }
    public static function halt( $code ) { throw new Exception( "status $code" ); }
  }
  eval( 'namespace WP_CLI\\\\Utils; function format_items( $format, $items, $fields ) { \\\\WP_CLI::line( wp_json_encode( $items ) ); }' );`;

requirePeer('php', 'wordpress', 'sqlite')('the commands of the WordPress plugin', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;

  beforeAll(async () => {
    [server, site] = await Promise.all([startPresswright(), startSite()]);
    const client = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await client.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
    process.env.HTTP_HOST = new URL(site.url).host; // The commands open pages of the site.
  }, 300_000);

  afterAll(async () => {
    delete process.env.HTTP_HOST;
    site?.remove();
    await server?.stop();
  });

  const command = (name: string, args: string[], options: Record<string, unknown> = {}, of = 'Commands'): string[] =>
    site.evaluate<string[]>(`${standIn}
      try {
        ( new Presswright\\Cli\\${of}() )->${name}( json_decode( '${JSON.stringify(args)}' ), json_decode( '${JSON.stringify(options)}', true ) );
      } catch ( Exception $error ) {
        WP_CLI::line( 'Error: ' . $error->getMessage() );
      }
      return WP_CLI::$said;`);

  it('make, install, list and undo a project', () => {
    const folder = join(site.folder, 'wp-content/plugins/testimonials');
    expect(command('plan', ['plugin', 'Testimonials', 'testimonials with stars']).join()).toContain('"key": "stars"');
    expect(command('create', ['plugin', 'Testimonials', 'testimonials with stars']).at(-1)).toContain(
      'Success: Project 1',
    );
    expect(command('install', ['1'], { activate: true }).at(-1)).toBe('Success: Version 1 is active.');
    expect(existsSync(folder)).toBe(true);
    expect(JSON.parse(command('list_', []).at(-1) ?? '')).toMatchObject([{ slug: 'testimonials', state: 'active' }]);
    expect(command('undo', ['1']).at(-1)).toBe('Success: The project is removed.');
    expect(existsSync(folder)).toBe(false);
  });

  const analyze = (target: string, options: Record<string, unknown> = {}): string[] =>
    command('__invoke', [target], options, 'AnalyzeCommand');

  it('analyze a plugin by its folder, a file by its path, and a theme', () => {
    const sample = 'plugin:leaky-guestbook/leaky-guestbook.php';
    const said = analyze('leaky-guestbook', { type: 'security' });
    expect(JSON.parse(said.at(-3) ?? '')).toMatchObject([
      { severity: expect.stringMatching(/critical|high/), file: 'includes/entries.php', line: 14 },
      { file: 'leaky-guestbook.php', line: 21 },
    ]);
    expect(said.slice(-2)).toEqual([
      expect.stringMatching(/^Leaky Guestbook 1\.2\.3: 2 findings in 3 files, score \d/),
      'Error: status 1',
    ]);
    const path = join(site.folder, 'wp-content/plugins/leaky-guestbook/includes/entries.php');
    const [json = '', status] = analyze(path, { format: 'json' });
    expect(JSON.parse(json)).toMatchObject({ target: `${sample}#includes/entries.php`, files: 1 });
    expect(status).toBe('Error: status 1');
    const theme = site.evaluate<string>('return get_stylesheet();');
    expect(JSON.parse(analyze(theme, { format: 'json' })[0] ?? '')).toMatchObject({ target: `theme:${theme}` });
    expect(JSON.parse(command('list_', [], {}, 'ChecksCommands').at(-1) ?? '')).toMatchObject(
      [`theme:${theme}`, `${sample}#includes/entries.php`, sample].map((target) => ({ target })),
    );
  });

  it('write SARIF that names places relative to the plugin', () => {
    const [text = ''] = analyze('leaky-guestbook/leaky-guestbook.php', { format: 'sarif', type: 'security' });
    const { version, runs } = JSON.parse(text);
    expect(version).toBe('2.1.0');
    const [first] = runs[0].results;
    expect(first).toMatchObject({ ruleId: 'security/sql-injection', level: 'error' });
    expect(first.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'includes/entries.php' },
      region: { startLine: 14 },
    });
    expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toContain('security/sql-injection');
    expect(JSON.stringify(runs[0].invocations)).toContain('larger than 1 MiB');
  });

  it('list jobs that have not ended, and cancel one', () => {
    const id = site.evaluate<string>(`
      $services = new Presswright\\Services( new Presswright\\Settings\\SettingsStore() );
      return Presswright\\Checks\\ChecksController::start( $services, 'plugin:many-files/many-files.php', '', 'all', false )->id;`);
    expect(JSON.parse(command('list_', [], {}, 'JobsCommands').at(-1) ?? '')).toMatchObject([
      { id, kind: 'analyze', state: 'queued', percent: 0 },
    ]);
    expect(command('cancel', [id], {}, 'JobsCommands')).toEqual(['Success: Cancelled.']);
    expect(command('cancel', [id], {}, 'JobsCommands')).toEqual(['Error: The job has ended already: it is failed.']);
    expect(JSON.parse(command('list_', [], {}, 'JobsCommands').at(-1) ?? '')).toEqual([]);
  });

  it('say what is wrong', () => {
    expect(analyze('no-such-plugin')).toEqual([expect.stringContaining('no-such-plugin is no installed plugin')]);
    expect(analyze('/etc/passwd')).toEqual([expect.stringContaining('/etc/passwd is no installed plugin')]);
    expect(analyze('leaky-guestbook', { format: 'xml' })).toEqual([
      expect.stringContaining('Error: There is no format xml. Formats: table, json, sarif.'),
    ]);
    expect(command('create', ['gadget', 'Gadget'])).toEqual([
      expect.stringContaining('Error: There is no kind gadget.'),
    ]);
    expect(command('undo', ['99'])).toEqual([expect.stringContaining('Error: This project no longer exists')]);
  });
});
