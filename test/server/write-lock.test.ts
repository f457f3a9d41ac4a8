/** Another process holds SQLite's write lock, against the real program. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PresswrightClient } from '@presswright/shared/client/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Running, runProgram } from './support/server-process.ts';

const apiKey = 'bootstrap-key-for-tests-0123456789abcdef';
let dataDir: string;
let running: Running | undefined;
let holder: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presswright-lock-'));
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  running?.child.kill('SIGKILL');
  await running?.finished;
  rmSync(dataDir, { recursive: true });
});

/** Takes the write lock in a process of its own. */
async function holdLock(): Promise<ChildProcess> {
  const script = `
    import { DatabaseSync } from 'node:sqlite';
    new DatabaseSync(process.argv[1], { timeout: 5000 }).exec('BEGIN IMMEDIATE');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const path = join(dataDir, 'presswright.db');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('answers other requests while an upload waits for the lock, then refuses it and leaves no blob', async () => {
  running = runProgram(['serve', '--port', '0', '--announce', 'json'], {
    PRESSWRIGHT_DATA_DIR: dataDir,
    PRESSWRIGHT_BOOTSTRAP_KEY: apiKey,
    PRESSWRIGHT_LOG_LEVEL: 'fatal',
  });
  const [line] = await running.until(/^.*\n/);
  const ca = readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8');
  const client = new PresswrightClient({ baseUrl: JSON.parse(line).url, apiKey, ca, maxRetries: 0 });
  const upload = () => client.files.upload({ content: new Blob(['{}']), filename: 'a.jsonl', purpose: 'fine-tune' });
  const first = await upload();
  const blobs = () => readdirSync(join(dataDir, 'blobs')).filter((name) => !name.startsWith('.'));

  holder = await holdLock();
  let isAnswered = false;
  const refused = upload().then(
    () => 'taken',
    (error) => error,
  );
  const settled = refused.finally(() => {
    isAnswered = true;
  });
  // A blob beside the first one: the upload is at its row, behind the lock.
  await expect.poll(blobs).toHaveLength(2);
  for (let asked = 0; asked < 20; asked++) {
    expect((await client.system.health()).status).toBeDefined();
    // A read of the database, too, waits for nobody.
    expect((await client.files.list()).data.map(({ id }) => id)).toEqual([first.id]);
  }
  expect(isAnswered).toBe(false);
  expect(await settled).toMatchObject({ code: 'server_overloaded', status: 503, retryAfter: 1 });
  expect(blobs()).toEqual([first.id]);

  holder.kill('SIGKILL');
  await once(holder, 'close');
  const last = await upload();
  expect(blobs().sort()).toEqual([first.id, last.id].sort());
  await client.close();
});
