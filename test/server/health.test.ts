import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchStorage } from '../../server/src/plugins/storage-health.ts';
import { prepareStore } from '../../server/src/store/prepare.ts';
import { scriptedEngine } from './support/scripted-engine.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

describe('GET /v1/health', () => {
  it('is degraded while the store refuses writes, and healthy again afterwards', async () => {
    let refuses = false;
    test = await createTestApp({
      parts: (own) => ({
        storage: {
          ...own.storage,
          async probe() {
            if (refuses) throw new Error('database or disk is full');
          },
        },
      }),
    });
    const { app } = test;
    const ask = async () => {
      await app.serviceHealth.checkStorage();
      const health = await app.inject({ url: '/v1/health' });
      const status = await app.inject({ url: '/v1/status' });
      expect(health.statusCode).toBe(200);
      return { ...health.json(), operation: status.json().status };
    };
    expect(await ask()).toMatchObject({
      status: 'healthy',
      services: { storage: 'healthy' },
      operation: 'operational',
    });
    refuses = true;
    expect(await ask()).toMatchObject({
      status: 'degraded',
      services: { storage: 'degraded', analysis: 'healthy' },
      operation: 'degraded',
    });
    refuses = false;
    expect(await ask()).toMatchObject({ status: 'healthy', services: { storage: 'healthy' } });
  });
});

describe('the probe of the store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-probe-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('passes on a store in order, leaves nothing, and fails where blobs cannot be written', async () => {
    const store = await prepareStore({ dataDir: folder, databaseUrl: null });
    await store.probe();
    const blobs = join(folder, 'blobs');
    expect(existsSync(blobs)).toBe(true);
    renameSync(blobs, join(folder, 'away'));
    writeFileSync(blobs, 'a file in the way');
    await expect(store.probe()).rejects.toThrow(/EEXIST|ENOTDIR/);
    await store.close();
  });
});

it('a write that never ends counts as refused', async () => {
  vi.useFakeTimers();
  const log = { warn: vi.fn(), info: vi.fn() };
  const storage = watchStorage(() => new Promise(() => undefined), log);
  const looked = storage.check();
  await vi.advanceTimersByTimeAsync(6000);
  await looked;
  expect(storage.state()).toBe('degraded');
  expect(log.warn).toHaveBeenCalledOnce();
  storage.stop();
  vi.useRealTimers();
});

describe('GET /v1/status', () => {
  it('says which models are being loaded, and how far they are', async () => {
    test = await createTestApp();
    const { app, models } = test;
    let progress: number | null = 0.25;
    const engine = { ...scriptedEngine([]), loadProgress: () => progress };
    models.put({ id: 'coder', organizationId: null, created: 1, contextWindow: 4096, engine });
    const ask = async () => {
      const { json } = await app.inject({ url: '/v1/status' });
      return json().models.find(({ id }: { id: string }) => id === 'coder');
    };
    expect(await ask()).toEqual({ id: 'coder', active: 0, queued: 0, load_progress: 0.25 });
    progress = null;
    expect(await ask()).toEqual({ id: 'coder', active: 0, queued: 0 });
  });
});
