import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/support/server-process.ts';
import { peerPath } from '../peers.ts';

/** A private MariaDB on a loopback port, gone with everything in it when it is stopped. */
export interface MariaDb {
  /** Host and port, as WordPress' `DB_HOST` wants them. */
  readonly host: string;
  readonly user: string;
  readonly password: string;
  /** Makes an empty database. */
  createDatabase(name: string): void;
  stop(): Promise<void>;
}

const user = 'presswright';
const password = 'loopback only';

/** MariaDB refuses to run as root: then it runs as the user that its Debian package makes. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'mysql'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Starts it in a temporary data folder, without the settings of the machine. */
export async function startMariaDb(): Promise<MariaDb> {
  const server = peerPath('mariadb');
  const identity = owner();
  const folder = mkdtempSync(join(tmpdir(), 'presswright-mariadb-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  const made = spawnSync(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`mariadb-install-db: ${made.error ?? ''} ${made.stdout} ${made.stderr}`);

  const port = await freePort();
  const child = spawn(
    server,
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=32M',
    ],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000);
  });
  const query = (sql: string) =>
    spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', sql], {
      encoding: 'utf8',
    });
  const administer = (sql: string): void => {
    const answer = query(sql);
    if (answer.status !== 0) throw new Error(`mariadb: ${answer.error ?? ''} ${answer.stderr} ${log}`);
  };
  while (query('select 1').status !== 0) {
    if (child.exitCode !== null) throw new Error(`mariadbd ended: ${log}`);
    await pause(50);
  }
  administer(`create user '${user}'@'127.0.0.1' identified by '${password}'`);
  return {
    host: `127.0.0.1:${port}`,
    user,
    password,
    createDatabase(name) {
      administer(`create database ${name} character set utf8mb4; grant all on ${name}.* to '${user}'@'127.0.0.1'`);
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
