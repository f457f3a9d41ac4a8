import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { peerPath } from '../peer-table.ts';

/** A VS Code of its own on a loopback port, with extensions of ours and settings, extensions and logs in a new folder. */
export interface CodeServer {
  readonly url: string;
  /** Holds `server.log`, and `data/logs` with the extension host's. */
  readonly folder: string;
  /** Changes settings of the user and the machine; open windows follow. */
  changeSettings(settings: Readonly<Record<string, unknown>>): void;
  stop(): Promise<void>;
}

const userSettings = {
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'editor.inlineSuggest.enabled': true,
  'files.autoSave': 'off',
  // what a test sees must come from the extension
  'php.validate.enable': false,
  'php.suggest.basic': false,
  'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
  'editor.wordBasedSuggestions': 'off',
};

/** What a VS Code starts with. */
export interface CodeServerOptions {
  /** Archives of the extensions to install. */
  readonly extensions: readonly string[];
  /** Folder to open, in place. */
  readonly workspace: string;
  /** Besides those that keep a test's window quiet. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The extension that may use interfaces of VS Code that are not final. */
  readonly proposesApis?: string;
  /** Folders are restricted until their authors are trusted. */
  readonly asksForTrust?: boolean;
}

/** @throws when an extension is refused or the server does not come up within 30 s, with its log */
export async function startCodeServer(options: CodeServerOptions): Promise<CodeServer> {
  const { extensions, workspace, asksForTrust = false } = options;
  const folder = mkdtempSync(join(tmpdir(), 'presswright-vscode-'));
  const home = join(folder, 'home');
  for (const place of ['User', 'Machine']) mkdirSync(join(folder, 'data', place), { recursive: true });
  mkdirSync(home);
  let settings: Readonly<Record<string, unknown>> = {
    ...userSettings,
    'security.workspace.trust.enabled': asksForTrust,
    ...options.settings,
  };
  const writeSettings = (): void => {
    // a browser's window is a remote one: what belongs to a machine it takes from the remote machine's settings
    for (const place of ['User', 'Machine']) {
      writeFileSync(join(folder, 'data', place, 'settings.json'), JSON.stringify(settings));
    }
  };
  writeSettings();
  let again: NodeJS.Timeout[] = [];
  const changeSettings = (changes: Readonly<Record<string, unknown>>): void => {
    settings = { ...settings, ...changes };
    writeSettings();
    // a window that has just opened does not see changes yet: they are written again
    for (const timer of again) clearTimeout(timer);
    again = [2_000, 6_000, 15_000].map((delay) => setTimeout(writeSettings, delay));
  };
  const port = await freePort();
  // without a file of settings code-server makes one, with a password
  writeFileSync(join(folder, 'config.yaml'), `auth: none\nbind-addr: 127.0.0.1:${port}\n`);

  const folders = ['--user-data-dir', join(folder, 'data'), '--extensions-dir', join(folder, 'extensions')];
  const program = [join(peerPath('code-server'), 'package/out/node/entry.js')];
  const args = [...program, '--config', join(folder, 'config.yaml'), ...folders];
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_RUNTIME_DIR: home,
    // no address: neither the server nor the page asks the public gallery
    EXTENSIONS_GALLERY: '{"serviceUrl":""}',
  };
  const installs = extensions.flatMap((file) => ['--install-extension', file]);
  await promisify(execFile)(process.execPath, [...args, ...installs], { env, timeout: 120_000 });

  const quiet = ['--disable-telemetry', '--disable-update-check', '--disable-getting-started-override'];
  if (!asksForTrust) quiet.push('--disable-workspace-trust');
  if (options.proposesApis !== undefined) quiet.push('--enable-proposed-api', options.proposesApis);
  const server = spawn(process.execPath, [...args, ...quiet, workspace], {
    env,
    // a group of its own: extension hosts and language servers are its grandchildren
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(folder, 'server.log'));
  server.stdout.pipe(log, { end: false });
  server.stderr.pipe(log, { end: false });

  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    for (const timer of again) clearTimeout(timer);
    await endGroup(server);
    log.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const deadline = Date.now() + 30_000;
  while (!(await answers(`${url}/healthz`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const text = readFileSync(join(folder, 'server.log'), 'utf8');
      await stop();
      throw new Error(`code-server did not start:\n${text}`);
    }
    await sleep(100);
  }
  return { url, folder, changeSettings, stop };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function endGroup(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), sleep(5_000, false)]);
  if (!inTime) process.kill(-server.pid, 'SIGKILL');
}

/** A port of loopback that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  return address.port;
}
