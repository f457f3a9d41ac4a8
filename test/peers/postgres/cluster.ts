import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { FreshDatabase } from '../../server/store/store-suite.ts';
import { freePort } from '../../server/support/server-process.ts';
import { peerPath } from '../peers.ts';

/** A private PostgreSQL on a loopback port, gone with everything in it when it is stopped. */
export interface Cluster {
  readonly port: number;
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /** An empty database, with a data folder for what is not kept there. */
  fresh(): Promise<FreshDatabase>;
  /** Ends every session of a database, as a restart of the server would. */
  endSessions(database: string): Promise<void>;
  stop(): Promise<void>;
}

const user = 'presswright';
const password = 'loopback only';

/** PostgreSQL refuses to run as root: then it runs as the user that its Debian package makes. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function startCluster(): Promise<Cluster> {
  const server = peerPath('postgresql');
  const identity = owner();
  const folder = mkdtempSync(join(tmpdir(), 'presswright-postgres-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const path of [folder, passwordFile, dataDir]) chownSync(path, identity.uid, identity.gid);
  }
  const initialised = spawnSync(
    join(dirname(server), 'initdb'),
    ['-D', dataDir, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-locale', '-N'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`initdb: ${initialised.stderr}`);

  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=200', 'shared_buffers=16MB', 'logging_collector=off'];
  const child = spawn(
    server,
    ['-D', dataDir, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000);
  });
  const urlOf = (database: string) =>
    `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

  async function administer(sql: string): Promise<void> {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
  for (let isUp = false; !isUp; ) {
    if (child.exitCode !== null) throw new Error(`postgres ended: ${log}`);
    isUp = await administer('select 1').then(
      () => true,
      () => false,
    );
    if (!isUp) await pause(50);
  }
  let count = 0;
  return {
    port,
    urlOf,
    async fresh() {
      const name = `test_${++count}`;
      await administer(`create database ${name}`);
      const files = mkdtempSync(join(tmpdir(), 'presswright-store-'));
      return {
        options: { dataDir: files, databaseUrl: urlOf(name) },
        async remove() {
          rmSync(files, { recursive: true });
          await administer(`drop database ${name} with (force)`);
        },
      };
    },
    endSessions: (database) =>
      administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`),
    async stop() {
      // Fast shutdown: sessions are ended rather than waited for.
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
