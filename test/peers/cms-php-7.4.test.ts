import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './cms-setup.ts';
import { php74 } from './generation/harness/php-7.4.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

/** What `cms-fixtures/inside-7.4.php` says of the plugin in one process. */
interface Walked {
  readonly php: string;
  /** Status of each route that can be read without arguments, as the administrator. */
  readonly routes: Readonly<Record<string, number>>;
  /** What each page of the dashboard prints. */
  readonly pages: Readonly<Record<string, string>>;
  readonly settings: { readonly status: number; readonly endpoint: string; readonly source: string };
  /** Scheduled events of the plugin that were run. */
  readonly events: readonly string[];
  readonly left: readonly string[];
  /** What PHP and WordPress said against anything. */
  readonly complaints: readonly string[];
}

// PHP 7.4 is WebAssembly here, without a network: what asks the server is tried on newer PHPs.
requirePeer(
  'php',
  'php-7.4',
  'wordpress',
  'sqlite',
)('the WordPress plugin on PHP 7.4', { timeout: 300_000 }, () => {
  let site: WordPressSite;
  let walked: Walked;

  beforeAll(async () => {
    site = await startSite();
    const [program, ...options] = php74;
    const script = fileURLToPath(new URL('cms-fixtures/inside-7.4.php', import.meta.url));
    const said = execFileSync(program, [...options, script, site.folder], { encoding: 'utf8', timeout: 240_000 });
    walked = JSON.parse(said.slice(said.lastIndexOf('\n{') + 1)) as Walked;
  }, 300_000);

  afterAll(() => site?.remove());

  test('is loaded, and each route that can be read answers', () => {
    expect(walked.php).toMatch(/^7\.4\./);
    expect(Object.keys(walked.routes).length).toBeGreaterThan(5);
    expect(Object.entries(walked.routes).filter(([, status]) => status >= 500)).toEqual([]);
    expect(walked.routes['/presswright/v1/settings']).toBe(200);
  });

  test('draws its pages, and saves its settings', () => {
    expect(Object.keys(walked.pages).length).toBeGreaterThan(2);
    expect(Object.values(walked.pages).filter((html) => !html.includes('<div'))).toEqual([]);
    expect(walked.settings).toEqual({ status: 200, endpoint: 'https://localhost:8443', source: 'saved' });
  });

  test('runs its events, leaves nothing behind, and nothing is said against it', () => {
    expect(walked.events).toContain('presswright_nightly_check');
    expect(walked.left).toEqual([]);
    expect(walked.complaints).toEqual([]);
    expect(site.debugLog()).toBe('');
  });
});
