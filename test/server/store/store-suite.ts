/** What every database of the store must do; run over SQLite here and over PostgreSQL in test/peers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Event } from '@presswright/shared/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeId } from '../../../server/src/ids.ts';
import type { StoredApiKey } from '../../../server/src/store/api-keys.ts';
import type { DatabaseOptions } from '../../../server/src/store/database.ts';
import type { StoredFile } from '../../../server/src/store/files.ts';
import { openStore, type Store } from '../../../server/src/store/store.ts';

/** An empty database, to be removed when its tests are over. */
export interface FreshDatabase {
  readonly options: DatabaseOptions;
  remove(): Promise<void>;
}

export function testEvent(created = 5): Event {
  return { id: makeId('event'), object: 'event', created, type: 'block.generated', data: {} } as unknown as Event;
}

export function describeStore(name: string, fresh: () => Promise<FreshDatabase>): void {
  describe(`the store on ${name}`, () => {
    let database: FreshDatabase;
    let store: Store;
    let organizationId: string;
    beforeAll(async () => {
      database = await fresh();
      store = openStore(database.options);
      await store.migrate();
    });
    beforeEach(async () => {
      organizationId = await createOrganization();
    });
    afterAll(async () => {
      await store.close();
      await database.remove();
    });

    async function createOrganization(): Promise<string> {
      const id = makeId('organization');
      await store.organizations.create({ id, name: id, plan: 'pro', createdAt: 1 });
      return id;
    }
    const file = (more: Partial<StoredFile> = {}): StoredFile => ({
      id: makeId('file'),
      organizationId,
      purpose: 'fine-tune',
      filename: 'a.jsonl',
      bytes: 1,
      status: 'uploaded',
      statusDetails: null,
      createdAt: 1_800_000_000,
      ...more,
    });
    const key = (): StoredApiKey => ({
      id: makeId('key'),
      organizationId,
      name: 'k',
      hash: makeId('key'),
      hint: 'h',
      scopes: ['read'],
      createdAt: 1_800_000_000,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    });
    const eventIds = async (query = {}) =>
      (await store.events.list(organizationId, { limit: 100, ...query }))?.events.map(({ id }) => id);

    it('finds each organisation by its id, and the oldest', async () => {
      const second = await createOrganization();
      expect((await store.organizations.get(organizationId))?.id).toBe(organizationId);
      expect((await store.organizations.get(second))?.id).toBe(second);
      expect(await store.organizations.get('org_none')).toBeNull();
      const older = makeId('organization');
      await store.organizations.create({ id: older, name: 'older', plan: 'free', createdAt: 0 });
      expect(await store.organizations.first()).toEqual({ id: older, name: 'older', plan: 'free', createdAt: 0 });
      await store.organizations.setPlan(older, 'enterprise');
      expect((await store.organizations.get(older))?.plan).toBe('enterprise');
    });

    it('keeps a file as it is, sizes of many gigabytes too, for its organisation alone', async () => {
      const kept = file({ bytes: 2 ** 52, statusDetails: 'a "quoted" text' });
      await store.files.create(kept);
      expect(await store.files.get(organizationId, kept.id)).toEqual(kept);
      const other = await createOrganization();
      expect(await store.files.get(other, kept.id)).toBeNull();
      expect(await store.files.delete(other, kept.id)).toBe(false);
      expect(await store.files.known([kept.id, 'file_none'])).toEqual(new Set([kept.id]));
      expect(await store.files.delete(organizationId, kept.id)).toBe(true);
      expect(await store.files.delete(organizationId, kept.id)).toBe(false);
    });

    it('lists files of one second newest first, page by page in both directions', async () => {
      const made: string[] = [];
      for (let count = 0; count < 25; count++) {
        const one = file({ purpose: count % 5 === 0 ? 'baseline' : 'fine-tune' });
        await store.files.create(one);
        made.unshift(one.id);
      }
      const ids = async (query: object) => {
        const page = await store.files.list(organizationId, query);
        return { ids: page?.files.map(({ id }) => id), more: page?.hasMore };
      };
      expect(await ids({ limit: 100 })).toEqual({ ids: made, more: false });
      expect(await ids({})).toEqual({ ids: made.slice(0, 20), more: true });
      expect(await ids({ limit: 10, after: made[9] })).toEqual({ ids: made.slice(10, 20), more: true });
      expect(await ids({ limit: 10, after: made[19] })).toEqual({ ids: made.slice(20), more: false });
      expect(await ids({ limit: 10, before: made[20] })).toEqual({ ids: made.slice(10, 20), more: true });
      expect(await ids({ limit: 10, before: made[5] })).toEqual({ ids: made.slice(0, 5), more: false });
      expect(await ids({ after: made[3], before: made[7] })).toEqual({ ids: made.slice(4, 7), more: false });
      expect(await ids({ purpose: 'baseline' })).toMatchObject({ ids: [4, 9, 14, 19, 24].map((at) => made[at]) });
      expect(await store.files.list(organizationId, { after: 'file_none' })).toBeNull();
      expect(await store.files.list(await createOrganization(), { after: made[0] ?? '' })).toBeNull();
    });

    it('lists API keys of one second newest first', async () => {
      const made = [key(), key(), key(), key(), key()];
      for (const one of made) await store.apiKeys.create(one);
      const listed = (await store.apiKeys.list()).filter((one) => one.organizationId === organizationId);
      expect(listed).toEqual(made.reverse());
    });

    it('finds, renews, revokes and touches API keys', async () => {
      const made = key();
      await store.apiKeys.create(made);
      expect(await store.apiKeys.findByHash(made.hash)).toEqual({ key: made, plan: 'pro' });
      expect(await store.apiKeys.revoke(made.id, 7)).toBe(true);
      expect(await store.apiKeys.revoke(made.id, 8)).toBe(false);
      await store.apiKeys.touch([made.id], 9);
      await store.apiKeys.touch([], 10);
      expect((await store.apiKeys.findByHash(made.hash))?.key).toEqual({ ...made, revokedAt: 7, lastUsedAt: 9 });
      await store.apiKeys.upsert({ ...key(), hash: made.hash, scopes: ['read', 'admin'] });
      expect((await store.apiKeys.findByHash(made.hash))?.key).toEqual({
        ...made,
        scopes: ['read', 'admin'],
        lastUsedAt: 9,
      });
    });

    it('keeps a change and its event together, or neither', async () => {
      const kept = file();
      const event = testEvent();
      const answer = await store.transaction(async (tx) => {
        await tx.files.create(kept);
        await tx.events.append(organizationId, event);
        expect((await tx.files.get(organizationId, kept.id))?.id).toBe(kept.id);
        return 'done';
      });
      expect(answer).toBe('done');
      expect(await store.files.get(organizationId, kept.id)).toEqual(kept);
      expect(await eventIds()).toEqual([event.id]);

      const lost = file();
      const failing = store.transaction(async (tx) => {
        await tx.files.create(lost);
        await tx.events.append(organizationId, testEvent());
        throw new Error('after both');
      });
      await expect(failing).rejects.toThrow('after both');
      expect(await store.files.get(organizationId, lost.id)).toBeNull();
      expect(await eventIds()).toEqual([event.id]);

      const twice = store.transaction(async (tx) => {
        await tx.files.create(lost);
        await tx.files.create(lost);
      });
      await expect(twice).rejects.toThrow(/unique/i);
      expect(await store.files.get(organizationId, lost.id)).toBeNull();
    });

    it('refuses a transaction, and the store itself, inside a transaction', async () => {
      const refused = /a transaction is open/;
      await store.transaction(async (tx) => {
        await expect(store.transaction(async () => {})).rejects.toThrow(refused);
        await expect(store.files.create(file())).rejects.toThrow(refused);
        await expect(store.files.list(organizationId, {})).rejects.toThrow(refused);
        await tx.files.create(file());
      });
      expect((await store.files.list(organizationId, {}))?.files).toHaveLength(1);
    });

    it('lets one transaction at a time past a lock of a name', async () => {
      let inside = 0;
      const most = await Promise.all(
        Array.from({ length: 5 }, () =>
          store.transaction(async (tx) => {
            await tx.lock('one');
            inside += 1;
            const seen = inside;
            await pause(5);
            inside -= 1;
            return seen;
          }),
        ),
      );
      expect(most).toEqual([1, 1, 1, 1, 1]);
    });

    it('shows who follows the events every one of them once, in order, while others write', async () => {
      const first = testEvent();
      await store.events.append(organizationId, first);
      const appended: string[] = [];
      let isWriting = true;
      const writers = Promise.all(
        Array.from({ length: 6 }, async (_, lane) => {
          for (let turn = 0; turn < 8; turn++) {
            const event = testEvent();
            await store.transaction(async (tx) => {
              if (lane % 2 === 0) await pause(turn);
              await tx.events.append(organizationId, event);
              await pause((lane * 7 + turn * 3) % 11);
            });
            appended.push(event.id);
          }
        }),
      ).finally(() => {
        isWriting = false;
      });
      const seen: string[] = [];
      let mark = first.id;
      for (let isLast = false; !isLast; ) {
        isLast = !isWriting;
        await pause(1);
        for (;;) {
          const page = await eventIds({ before: mark, limit: 10 });
          if (page === undefined || page.length === 0) break;
          seen.push(...page.reverse());
          mark = page.at(-1) ?? mark;
        }
      }
      await writers;
      expect(seen).toHaveLength(48);
      expect(new Set(seen)).toEqual(new Set(appended));
      expect(await eventIds()).toEqual([...seen.reverse(), first.id]);
    });

    it('forgets old events, however many, and says so to who looks for one of them', async () => {
      const old = testEvent(1);
      const recent = testEvent(100);
      await store.transaction(async (tx) => {
        await tx.events.append(organizationId, old);
        for (let count = 0; count < 1100; count++) await tx.events.append(organizationId, testEvent(2));
        await tx.events.append(organizationId, recent);
      });
      expect(await store.events.list(organizationId, { before: old.id, limit: 1 })).toMatchObject({ hasMore: true });
      await store.events.deleteBefore(100);
      expect(await eventIds()).toEqual([recent.id]);
      expect(await store.events.list(organizationId, { before: old.id })).toBeNull();
    });

    it('counts what is used of a budget up to its limits, each period anew, and never back to one before', async () => {
      const { take, add } = store.modelBudgets;
      const account = (period: string) => ({ organizationId, model: 'm', per: 'day' as const, period });
      const [first, second] = [account('2026-11-30'), account('2026-12-01')];
      const none = { requests: null, tokens: null };
      const taken = await Promise.all(Array.from({ length: 8 }, () => take(first, { requests: 3, tokens: null })));
      expect(taken.filter((isTaken) => isTaken)).toHaveLength(3);
      await add(first, { requests: -1, tokens: 50 });
      expect(await take(first, { requests: null, tokens: 50 })).toBe(false);
      expect(await take(first, { requests: 3, tokens: 51 })).toBe(true);
      // Another organisation, model or length of time has an account of its own.
      expect(await take({ ...first, model: 'other' }, { requests: 1, tokens: 1 })).toBe(true);
      expect(await take({ ...first, per: 'month', period: '2026-11' }, { requests: 1, tokens: 1 })).toBe(true);

      expect(await take(second, { requests: 1, tokens: 1 })).toBe(true);
      await add(first, { requests: 0, tokens: 1_000 });
      expect(await take(second, { requests: 2, tokens: 1 })).toBe(true);
      // A server whose clock is behind counts in the period that has begun.
      expect(await take(first, { requests: 2, tokens: null })).toBe(false);
      expect(await take(first, none)).toBe(true);
      expect(await take(second, { requests: 3, tokens: null })).toBe(false);
    });

    it('is migrated by several at once', async () => {
      const other = await fresh();
      const stores = Array.from({ length: 4 }, () => openStore(other.options));
      const ran = await Promise.all(stores.map((one) => one.migrate()));
      expect(ran.flat().sort()).toEqual(await migrationNames());
      for (const one of stores) expect(await one.pendingMigrations()).toEqual([]);
      await Promise.all(stores.map((one) => one.close()));
      await other.remove();
    });

    async function migrationNames(): Promise<string[]> {
      const other = await fresh();
      const empty = openStore(other.options);
      const names = await empty.pendingMigrations();
      await empty.close();
      await other.remove();
      return names.sort();
    }
  });
}
