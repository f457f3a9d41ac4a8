/** The real server in a process of its own, with two organisations: one attacks, the other wants to work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newKey } from '../../../server/src/auth/first-key.ts';
import { makeId } from '../../../server/src/ids.ts';
import { prepareStore } from '../../../server/src/store/prepare.ts';

const program = join(import.meta.dirname, '../../../server/bin/presswright.mjs');

export interface AttackServer {
  readonly url: string;
  /** PEM of the authority to trust. */
  readonly ca: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A data folder that servers are started on, one after another, each without what the one before it left in memory. */
export interface AttackedFolder {
  readonly attackerKey: string;
  readonly probeKey: string;
  start(): Promise<AttackServer>;
  remove(): void;
}

/** Makes a data folder with the two organisations. */
export async function createAttackedFolder(): Promise<AttackedFolder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-attacks-'));
  const store = await prepareStore({ dataDir, databaseUrl: null });
  async function organization(name: string): Promise<string> {
    const id = makeId('organization');
    await store.organizations.create({ id, name, plan: 'enterprise', createdAt: Math.floor(Date.now() / 1000) });
    const { value, stored } = newKey(id, name, ['read', 'write']);
    await store.apiKeys.create(stored);
    return value;
  }
  const attackerKey = await organization('Attacker');
  const probeKey = await organization('Probe');
  await store.close();
  return {
    attackerKey,
    probeKey,
    start: () => startOn(dataDir),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function startOn(dataDir: string): Promise<AttackServer> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--announce', 'json', '--exit-with-parent'], {
    env: { ...process.env, PRESSWRIGHT_DATA_DIR: dataDir, PRESSWRIGHT_LOG_LEVEL: 'fatal' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`);
    }),
  ]);
  return {
    url: JSON.parse(line).url,
    ca: readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8'),
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // What an attack left behind is of no interest.
  child.kill('SIGKILL');
  await ended;
}
