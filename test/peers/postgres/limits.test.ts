import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeId } from '../../../server/src/ids.ts';
import { createRateLimiter } from '../../../server/src/limits/create-rate-limiter.ts';
import type { RateLimiter } from '../../../server/src/limits/rate-limiter.ts';
import { openStore, type Store } from '../../../server/src/store/store.ts';
import { type CountingPlace, describeRateLimiter } from '../../server/limits/rate-limiter-suite.ts';
import { describeRateLimits } from '../../server/limits/requests-suite.ts';
import { requirePeer } from '../peers.ts';
import { type Cluster, startCluster } from './cluster.ts';

interface Shared extends CountingPlace {
  /** Another server's limiter, with connections of its own. */
  another(): Promise<RateLimiter>;
}

requirePeer('postgresql')('with a real PostgreSQL', () => {
  let cluster: Cluster;
  let shared: Shared;
  beforeAll(async () => {
    cluster = await startCluster();
    shared = await openPlace();
  });
  afterAll(async () => {
    await shared.close();
    await cluster.stop();
  });

  async function openPlace(): Promise<Shared> {
    const database = await cluster.fresh();
    const stores: Store[] = [];
    async function open(): Promise<Store> {
      const store = openStore(database.options);
      stores.push(store);
      await store.migrate();
      return store;
    }
    const store = await open();
    const client = new Client({ connectionString: database.options.databaseUrl ?? '' });
    await client.connect();
    return {
      limiter: createRateLimiter(store, database.options),
      another: async () => createRateLimiter(await open(), database.options),
      async createOrganization() {
        const id = makeId('organization');
        await store.organizations.create({ id, name: id, plan: 'pro', createdAt: 1 });
        return id;
      },
      async elapse(seconds) {
        // Its clock is not ours to move: the ends of the windows come nearer instead.
        const ends = ['minute_ends_at', 'day_ends_at'].map((end) => `${end} = ${end} - make_interval(secs => $1)`);
        await client.query(`update rate_windows set ${ends.join(', ')}`, [seconds]);
      },
      async close() {
        await client.end();
        for (const one of stores) await one.close();
        await database.remove();
      },
    };
  }

  describeRateLimiter('PostgreSQL', openPlace);
  describeRateLimits('PostgreSQL', () => cluster.fresh());

  it('counts the parallel requests of several servers together', async () => {
    const limiters = [shared.limiter, await shared.another(), await shared.another()];
    const organizationId = await shared.createOrganization();
    const calls = limiters.flatMap((limiter) =>
      Array.from({ length: 40 }, () => limiter.consume(organizationId, { perMinute: 50, perDay: 1000 })),
    );
    const granted = (await Promise.all(calls)).filter((decision) => decision.allowed);
    const left = granted.map(({ windows }) => windows[0]?.remaining).sort((one, other) => Number(other) - Number(one));
    expect(left).toEqual(Array.from({ length: 50 }, (_, count) => 49 - count));
  });

  it('goes on counting after a restart', async () => {
    const organizationId = await shared.createOrganization();
    const limits = { perMinute: 2, perDay: 10 };
    expect((await shared.limiter.consume(organizationId, limits)).allowed).toBe(true);
    const restarted = await shared.another();
    expect((await restarted.consume(organizationId, limits)).windows.map(({ remaining }) => remaining)).toEqual([0, 8]);
    expect((await restarted.consume(organizationId, limits)).allowed).toBe(false);
  });
});
