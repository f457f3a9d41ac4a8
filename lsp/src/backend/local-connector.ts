import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PresswrightClient } from '@presswright/shared/client/client';
import { editorKey } from '@presswright/shared/local-server/editor-key';
import { type Connected, ConnectFailure, type Connector } from './connector.ts';
import { RestartBudget } from './restart-budget.ts';
import { restart } from './trouble.ts';

export interface LocalBackendOptions {
  /** Program and arguments, before `serve …`. */
  readonly command: readonly string[];
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The line that the backend writes when it listens. */
interface Announcement {
  readonly url: string;
  readonly ca_file: string;
  readonly version: string;
}

/** The first start learns the completion model. */
const startLimitMs = 120_000;
const stopLimitMs = 5_000;
const serveArguments = ['serve', '--port', '0', '--exit-with-parent', '--announce', 'json', '--share'];

/**
 * Starts a backend of our own on a loopback port, with its own key, and starts it again when it crashes. Where another editor
 * runs one on the same data folder, the process that is started says where that one is and ends when it does (`--share`).
 */
export class LocalConnector implements Connector {
  readonly startingMessage = 'Starting the local Presswright server; the first start takes a few seconds.';
  readonly #options: LocalBackendOptions;
  readonly #budget = new RestartBudget();

  constructor(options: LocalBackendOptions) {
    this.#options = options;
  }

  retryAfter(now: number): number | undefined {
    return this.#budget.next(now);
  }

  async connect(signal: AbortSignal): Promise<Connected> {
    const { command, dataDir, environment } = this.#options;
    const [program = '', ...programArguments] = command;
    let key: string;
    try {
      key = await editorKey(dataDir);
    } catch (error) {
      throw new ConnectFailure(`The data folder of the local server cannot be used: ${messageOf(error)}`, {
        state: 'failed',
        action: restart,
        cause: error,
      });
    }
    signal.throwIfAborted();
    const child = spawn(program, [...programArguments, ...serveArguments], {
      env: {
        ...environment,
        PRESSWRIGHT_DATA_DIR: dataDir,
        // A database of the person's own server is no editor's business; empty counts as not set.
        PRESSWRIGHT_DATABASE_URL: '',
        PRESSWRIGHT_BOOTSTRAP_KEY: key,
        PRESSWRIGHT_HOST: '127.0.0.1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const ended = endOf(child);
    try {
      const announcement = await announcementOf(child, ended, signal);
      const ca = await readFile(announcement.ca_file, 'utf8');
      const client = new PresswrightClient({
        baseUrl: announcement.url,
        apiKey: key,
        ca,
        userAgent: 'presswright-lsp',
        // Whoever waits is told why, so tries again are the backend's.
        maxRetries: 0,
      });
      return {
        client,
        dataDir,
        pace: undefined,
        url: announcement.url,
        version: announcement.version,
        lost: ended,
        // The end of the process is sure and sudden enough.
        suspect: () => {},
        close: async () => {
          await client.close();
          await stop(child, ended);
        },
      };
    } catch (error) {
      await stop(child, ended);
      throw error;
    }
  }
}

/** Resolves when the process has ended, with the reason and the last that it said. */
function endOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  // A backend that ends while we write to it is told of by its end, not by the broken pipe.
  child.stdin?.on('error', () => {});
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`it could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      const last = said.trim().split('\n').slice(-3).map(readableLine).join(' ');
      resolve(`it exited with ${signal ?? `status ${code}`}${last === '' ? '' : `: ${last.replace(/\.$/, '')}`}`);
    });
  });
}

/** What a line of the backend's output says; its log is JSON. */
function readableLine(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

async function announcementOf(child: ChildProcess, ended: Promise<string>, signal: AbortSignal): Promise<Announcement> {
  const { promise, resolve, reject } = Promise.withResolvers<Announcement>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(
    () => reject(new ConnectFailure('The local server did not start within two minutes.', { state: 'offline' })),
    startLimitMs,
  );
  ended.then((reason) =>
    reject(new ConnectFailure(`The local server is not running: ${reason}.`, { state: 'offline' })),
  );
  if (child.stdout) {
    // Reading on after the announcement keeps the pipe from filling up.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const announcement = parseAnnouncement(line);
      if (announcement) resolve(announcement);
    });
  }
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

function parseAnnouncement(line: string): Announcement | undefined {
  if (!line.startsWith('{')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // Some other line that begins with a brace.
    return undefined;
  }
  const { event, url, ca_file, version } = value as Record<string, unknown>;
  if (event !== 'listening' || typeof url !== 'string' || typeof ca_file !== 'string') return undefined;
  return { url, ca_file, version: typeof version === 'string' ? version : 'unknown' };
}

/** Closing its input asks the backend to finish what it does and end; one that does not is killed. */
async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(timer);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
