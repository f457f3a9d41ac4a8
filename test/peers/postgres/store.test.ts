import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeId } from '../../../server/src/ids.ts';
import { openStore, type Store } from '../../../server/src/store/store.ts';
import { describeStore, type FreshDatabase, testEvent } from '../../server/store/store-suite.ts';
import { requirePeer } from '../peers.ts';
import { type Cluster, startCluster } from './cluster.ts';

requirePeer('postgresql')('with a real PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  describeStore('PostgreSQL', () => cluster.fresh());

  async function withStore(work: (store: Store, database: FreshDatabase) => Promise<void>): Promise<void> {
    const database = await cluster.fresh();
    const store = openStore(database.options);
    try {
      await store.migrate();
      await work(store, database);
    } finally {
      await store.close();
      await database.remove();
    }
  }
  async function createOrganization(store: Store): Promise<string> {
    const id = makeId('organization');
    await store.organizations.create({ id, name: id, plan: 'pro', createdAt: 1 });
    return id;
  }

  it('skips no event of a transaction that commits late, and keeps no other organisation waiting', async () => {
    await withStore(async (store) => {
      const [one, other] = [await createOrganization(store), await createOrganization(store)];
      const [mark, late, quick, elsewhere] = [testEvent(), testEvent(), testEvent(), testEvent()];
      await store.events.append(one, mark);

      const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
      const { promise: written, resolve: write } = Promise.withResolvers<void>();
      const slow = store.transaction(async (tx) => {
        await tx.events.append(one, late);
        write();
        await mayCommit;
      });
      await written;
      let isQuickDone = false;
      const fast = store.events.append(one, quick).then(() => {
        isQuickDone = true;
      });
      await store.events.append(other, elsewhere);
      // Long enough for an insert that nothing holds back.
      await pause(300);
      const after = async (id: string) =>
        (await store.events.list(one, { before: id }))?.events.map((event) => event.id).reverse() ?? [];
      const seen = await after(mark.id);
      commit();
      await Promise.all([slow, fast]);
      expect(isQuickDone).toBe(true);
      // Who follows goes on from the last that it saw.
      seen.push(...(await after(seen.at(-1) ?? mark.id)));
      expect(seen).toEqual([late.id, quick.id]);
    });
  });

  it('loses no write and no connection when its sessions are ended, and says that another try may fare better', async () => {
    await withStore(async (store, { options }) => {
      const id = await createOrganization(store);
      const failing = store.transaction(async (tx) => {
        await tx.organizations.setPlan(id, 'free');
        await cluster.endSessions(new URL(options.databaseUrl ?? '').pathname.slice(1));
        await tx.organizations.setPlan(id, 'enterprise');
      });
      await expect(failing).rejects.toMatchObject({ code: 'server_overloaded', status: 503, retryAfter: 5 });
      expect((await store.organizations.get(id))?.plan).toBe('pro');
    });
  });
});
