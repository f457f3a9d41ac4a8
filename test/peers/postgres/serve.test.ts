/** The real program on a real PostgreSQL. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PresswrightClient } from '@presswright/shared/client/client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { FreshDatabase } from '../../server/store/store-suite.ts';
import { type Running, runProgram } from '../../server/support/server-process.ts';
import { requirePeer } from '../peers.ts';
import { type Cluster, startCluster } from './cluster.ts';

const apiKey = 'bootstrap-key-for-tests-0123456789abcdef';

requirePeer('postgresql')('servers on one PostgreSQL', () => {
  let cluster: Cluster;
  let database: FreshDatabase;
  const folders: string[] = [];
  const running: Running[] = [];
  beforeAll(async () => {
    cluster = await startCluster();
    database = await cluster.fresh();
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ finished }) => finished));
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await database.remove();
    await cluster.stop();
  });

  function settingsOf(dataDir: string): Record<string, string> {
    return { PRESSWRIGHT_DATA_DIR: dataDir, PRESSWRIGHT_DATABASE_URL: database.options.databaseUrl ?? '' };
  }
  async function start(more: Record<string, string> = {}) {
    const dataDir = mkdtempSync(join(tmpdir(), 'presswright-cluster-'));
    folders.push(dataDir);
    const settings = { ...settingsOf(dataDir), ...more };
    const server = runProgram(['serve', '--port', '0', '--announce', 'json'], {
      ...settings,
      PRESSWRIGHT_BOOTSTRAP_KEY: apiKey,
      PRESSWRIGHT_LOG_LEVEL: 'warn',
    });
    running.push(server);
    const [line] = await server.until(/^.*\n/);
    const ca = readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8');
    const client = (key: string) =>
      new PresswrightClient({ baseUrl: JSON.parse(line).url, apiKey: key, ca, maxRetries: 0 });
    return { server, settings, client };
  }

  it('start together on an empty database, and share organisation, keys and the list of files', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const clients = [one.client(apiKey), other.client(apiKey)];
    const made = await clients[0]?.files.upload({
      content: new Blob(['{}']),
      filename: 'a.jsonl',
      purpose: 'fine-tune',
    });
    expect((await clients[1]?.files.list())?.data.map(({ id }) => id)).toEqual([made?.id]);

    const created = await runProgram(['keys', 'create', '--json'], one.settings).finished;
    const { key } = JSON.parse(created.stdout);
    const third = other.client(key);
    expect((await third.files.list()).data).toHaveLength(1);
    await Promise.all([...clients, third].map((client) => client.close()));

    const doctor = await runProgram(['doctor', '--json'], one.settings).finished;
    expect(JSON.parse(doctor.stdout)).toContainEqual({
      state: 'ok',
      what: `Database PostgreSQL at 127.0.0.1:${cluster.port}/test_1, 2 valid API keys`,
    });
  });

  it('grant the requests of a limit once among them, and no more after a restart', async () => {
    const limit = { PRESSWRIGHT_ENTERPRISE_REQUESTS_PER_DAY: '6' };
    const outcomes = async (count: number, times: number) => {
      const servers = await Promise.all(Array.from({ length: count }, () => start(limit)));
      const clients = servers.map(({ client }) => client(apiKey));
      const calls = clients.flatMap((client) => Array.from({ length: times }, () => client.files.list()));
      const results = await Promise.allSettled(calls);
      await Promise.all(clients.map((client) => client.close()));
      for (const { server } of servers) server.child.kill('SIGTERM');
      await Promise.all(servers.map(({ server }) => server.finished));
      return results.map((result) => (result.status === 'rejected' ? result.reason.code : result.value.object)).sort();
    };
    const refused = 'rate_limit_exceeded';
    expect(await outcomes(2, 5)).toEqual([...Array(6).fill('list'), ...Array(4).fill(refused)]);
    expect(await outcomes(1, 2)).toEqual([refused, refused]);
  });

  it('goes on after its sessions were ended', async () => {
    const { server, client } = await start();
    const own = client(apiKey);
    expect((await own.files.list()).object).toBe('list');
    await cluster.endSessions('test_1');
    await expect.poll(async () => (await own.files.list()).object, { timeout: 10_000 }).toBe('list');
    await own.close();
    server.child.kill('SIGTERM');
    expect((await server.finished).code).toBe(0);
  });

  it('says in one sentence that the password is wrong, without the password', async () => {
    const url = new URL(cluster.urlOf('test_1'));
    url.password = 'not-it';
    const folder = mkdtempSync(join(tmpdir(), 'presswright-cluster-'));
    folders.push(folder);
    const settings = { ...settingsOf(folder), PRESSWRIGHT_DATABASE_URL: url.href };
    const { code, stderr } = await runProgram(['keys', 'list'], settings).finished;
    expect(code).toBe(1);
    expect(stderr).toBe(
      `presswright: PostgreSQL at 127.0.0.1:${cluster.port}/test_1 cannot be used: password authentication failed for ` +
        'user "presswright". Check PRESSWRIGHT_DATABASE_URL and that PostgreSQL runs there.\n',
    );
  });
});
