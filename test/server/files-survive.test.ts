/** What was acknowledged is there after the process is killed, against the real program. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
  const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const name of ['left.draft', 'file_unknown']) {
    writeFileSync(join(blobs, name), 'x');
    utimesSync(join(blobs, name), old, old);
  }
  const again = await start();
  const listed: string[] = [];
  for await (const { id, bytes } of again.client.files.listAll({ limit: 100 })) {
    const text = await read(again.client.files.content(id));
    expect(text.length).toBe(bytes);
    if (acknowledged.has(id)) expect(text).toBe(acknowledged.get(id));
    listed.push(id);
  }
  expect(listed).toEqual(expect.arrayContaining([...acknowledged.keys()]));
  expect(existsSync(join(blobs, 'left.draft'))).toBe(false);
  expect(existsSync(join(blobs, 'file_unknown'))).toBe(false);
  expect(readdirSync(blobs)).toEqual(expect.arrayContaining(listed));
  await again.client.close();
});
