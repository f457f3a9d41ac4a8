import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type SiteDatabase, WordPressSite } from './wordpress/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The plugin's source folder. */
export const pluginSource = join(root, 'cms-plugin');

/** A real Presswright server of its own on a free port. */
export interface PresswrightServer {
  /** With the host name `localhost`: without cURL, WordPress accepts certificates for names only. */
  readonly url: string;
  readonly port: number;
  readonly key: string;
  /** Certificate of its authority. */
  readonly ca: string;
  readonly caFile: string;
  stop(): Promise<void>;
}

export async function startPresswright(more: Readonly<Record<string, string>> = {}): Promise<PresswrightServer> {
  const data = mkdtempSync(join(tmpdir(), 'presswright-data-'));
  const key = 'svc-test-0123456789-0123456789-abcdef';
  const settings = { PRESSWRIGHT_PORT: '0', PRESSWRIGHT_DATA_DIR: data, PRESSWRIGHT_BOOTSTRAP_KEY: key };
  const child: ChildProcess = spawn(process.execPath, ['server/bin/presswright.mjs', 'serve', '--announce', 'json'], {
    cwd: root,
    env: { ...process.env, ...settings, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!child.stdout || !child.stderr) throw new Error('no output');
  let log = '';
  child.stderr.on('data', (part: Buffer) => {
    log += part.toString();
  });
  const lines = createInterface({ input: child.stdout });
  const line: string = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}: ${log}`))),
  ]);
  const { url, ca_file: caFile } = JSON.parse(line) as { url: string; ca_file: string };
  const port = Number(new URL(url).port);
  return {
    url: `https://localhost:${port}`,
    port,
    key,
    ca: readFileSync(caFile, 'utf8'),
    caFile,
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Number of files in the plugin `many-files`. */
export const manyFiles = 630;

/** Builds the plugin and checks its types unless the build is newer than its sources. Test files run side by side: one builds, others wait. */
async function build(): Promise<void> {
  const lock = join(tmpdir(), 'presswright-cms-build.lock');
  const changed = (path: string): number => statSync(join(pluginSource, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (let waited = 0; ; waited += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (waited > 1200) throw new Error(`another build has not ended; if there is none, remove ${lock}`);
      await sleep(200);
    }
  }
  try {
    const sources = globSync(['src/**/*.*', 'scripts/*', 'toolchain/package-lock.json'], { cwd: pluginSource });
    const built = Math.min(changed('build/analyze.js'), changed('build/settings.js'));
    if (sources.some((path) => changed(path) > built)) {
      const script = join(pluginSource, 'scripts/build.mjs');
      execFileSync(process.execPath, [script], { stdio: 'pipe' });
      execFileSync(process.execPath, [script, '--types'], { stdio: 'pipe' });
    }
  } finally {
    rmdirSync(lock);
  }
}

/** A WordPress with the plugin installed from its archive and active, the flawed sample, and a plugin of many small files; on SQLite unless told otherwise. */
export async function startSite(database?: SiteDatabase): Promise<WordPressSite> {
  await build();
  const site = WordPressSite.create(database);
  const archive = join(site.folder, '../presswright.zip');
  execFileSync(process.execPath, [join(pluginSource, 'scripts/zip.mjs'), archive], { stdio: 'pipe' });
  site.installPlugin(archive);
  site.addPlugin('leaky-guestbook', fileURLToPath(new URL('cms-fixtures/leaky-guestbook', import.meta.url)));
  const plugins = join(site.folder, 'wp-content/plugins');
  writeFileSync(join(plugins, 'leaky-guestbook/assets/huge.js'), 'var a = 1;\n'.repeat(100_000));
  symlinkSync(join(site.folder, 'wp-config.php'), join(plugins, 'leaky-guestbook/includes/config.php'));
  mkdirSync(join(plugins, 'many-files'));
  writeFileSync(join(plugins, 'many-files/many-files.php'), '<?php\n/**\n * Plugin Name: Many Files\n */\n');
  for (let i = 1; i < manyFiles; i += 1) {
    const code = `<?php\n// Part ${i}.\nfunction many_files_part_${i}() {\n\techo $_GET['part_${i}'];\n}\n`;
    writeFileSync(join(plugins, `many-files/part-${String(i).padStart(3, '0')}.php`), code);
  }
  site.activate('presswright/presswright.php');
  await site.serve();
  return site;
}

/** An editor without its tours, for a user. */
export function skipTours(site: WordPressSite, login: string): void {
  site.evaluate(`
    global $wpdb;
    $chosen = array( 'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false ), 'core' => array( 'enableChoosePatternModal' => false ) );
    return update_user_meta( get_user_by( 'login', '${login}' )->ID, $wpdb->get_blog_prefix() . 'persisted_preferences', $chosen + array( '_modified' => gmdate( 'c' ) ) );`);
}
