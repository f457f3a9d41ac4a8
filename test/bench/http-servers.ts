/** The real server and a bare handler over the same TLS, each a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const key = 'benchmark-key-of-at-least-32-characters';
const root = join(import.meta.dirname, '../..');

export interface Child {
  readonly process: ChildProcess;
  readonly url: string;
}

export interface Servers {
  readonly server: Child;
  readonly bare: Child;
  /** PEM of the authority that both certificates come from. */
  readonly ca: string;
  /** With a key that may do everything. */
  readonly headers: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts both with a data folder of their own. */
export async function startServers(): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-bench-'));
  const server = await startChild(
    [join(root, 'server/bin/presswright.mjs'), 'serve', '--port', '0', '--announce', 'json', '--exit-with-parent'],
    { PRESSWRIGHT_DATA_DIR: dataDir, PRESSWRIGHT_BOOTSTRAP_KEY: key, PRESSWRIGHT_LOG_LEVEL: 'warn' },
  );
  const tls = (name: string) => join(dataDir, 'tls', name);
  const bare = await startChild([join(import.meta.dirname, 'http-bare.ts'), tls('cert.pem'), tls('key.pem')], {});
  return {
    server,
    bare,
    ca: readFileSync(tls('ca.pem'), 'utf8'),
    headers: { authorization: `Bearer ${key}` },
    async stop() {
      await Promise.all([stopChild(server), stopChild(bare)]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startChild(args: readonly string[], environment: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${args[0]} ended with ${code} before it listened`);
    }),
  ]);
  return { process: child, url: JSON.parse(line).url };
}

async function stopChild({ process: child }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
