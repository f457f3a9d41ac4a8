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

  const command = (name: string, args: string[], options: Record<string, unknown> = {}): string[] =>
    site.evaluate<string[]>(`${standIn}
      try {
        ( new Presswright\\Cli\\Commands() )->${name}( json_decode( '${JSON.stringify(args)}' ), json_decode( '${JSON.stringify(options)}', true ) );
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

  it('say what is wrong', () => {
    expect(command('create', ['gadget', 'Gadget'])).toEqual([
      expect.stringContaining('Error: There is no kind gadget.'),
    ]);
    expect(command('undo', ['99'])).toEqual([expect.stringContaining('Error: This project no longer exists')]);
  });
});
