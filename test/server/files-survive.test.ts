/** What was acknowledged is there after the process is killed, against the real program. */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PresswrightClient } from '@presswright/shared/client/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Running, runProgram } from './support/server-process.ts';

const apiKey = 'bootstrap-key-for-tests-0123456789abcdef';
const running: Running[] = [];
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presswright-files-'));
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ finished }) => finished));
  rmSync(dataDir, { recursive: true });
});

async function start() {
  const server = runProgram(['serve', '--port', '0', '--announce', 'json'], {
    PRESSWRIGHT_DATA_DIR: dataDir,
    PRESSWRIGHT_BOOTSTRAP_KEY: apiKey,
    PRESSWRIGHT_LOG_LEVEL: 'warn',
  });
  running.push(server);
  const [line] = await server.until(/^.*\n/);
  const ca = readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8');
  return { server, client: new PresswrightClient({ baseUrl: JSON.parse(line).url, apiKey, ca, maxRetries: 0 }) };
}

async function read(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('keeps every acknowledged file through kill -9, and no half one', async () => {
  const { server, client } = await start();
  const acknowledged = new Map<string, string>();
  let isKilled = false;
  const uploads = Array.from({ length: 6 }, async (_, lane) => {
    for (let index = 0; !isKilled; index++) {
      const text = `${lane}-${index} `.repeat(5000);
      try {
        const file = await client.files.upload({
          content: new Blob([text]),
          filename: 'a.jsonl',
          purpose: 'fine-tune',
        });
        acknowledged.set(file.id, text);
      } catch (error) {
        if (!isKilled) throw error;
      }
      if (acknowledged.size >= 40 && !isKilled) {
        isKilled = true;
        server.child.kill('SIGKILL');
      }
    }
  });
  await Promise.all(uploads);
  await server.finished;
  await client.close();
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);

  const blobs = join(dataDir, 'blobs');
  for (const name of ['left.draft', 'file_unknown']) writeFileSync(join(blobs, name), 'x');
  const again = await start();
  const listed: string[] = [];
  for await (const { id, bytes } of again.client.files.listAll({ limit: 100 })) {
    const text = await read(again.client.files.content(id));
    expect(text.length).toBe(bytes);
    if (acknowledged.has(id)) expect(text).toBe(acknowledged.get(id));
    listed.push(id);
  }
  expect(listed).toEqual(expect.arrayContaining([...acknowledged.keys()]));
  // What the kill and the two above left behind is gone, and nothing else.
  expect(readdirSync(blobs).sort()).toEqual(['.database', ...listed].sort());
  await again.client.close();
});

it('leaves the blobs of another database alone', async () => {
  const first = await start();
  const { id } = await first.client.files.upload({
    content: new Blob(['{}']),
    filename: 'a.jsonl',
    purpose: 'fine-tune',
  });
  await first.client.close();
  first.server.child.kill('SIGTERM');
  await first.server.finished;
  const database = join(dataDir, 'presswright.db');
  renameSync(database, `${database}.aside`);
  const second = await start();
  await second.client.close();
  second.server.child.kill('SIGTERM');
  expect((await second.server.finished).stderr).toContain('belong to another database');
  renameSync(`${database}.aside`, database);
  const third = await start();
  expect(await read(third.client.files.content(id))).toBe('{}');
  await third.client.close();
});
