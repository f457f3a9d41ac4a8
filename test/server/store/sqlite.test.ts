import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openStore } from '../../../server/src/store/store.ts';
import { describeStore, type FreshDatabase } from './store-suite.ts';

async function fresh(): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-store-'));
  return {
    options: { dataDir, databaseUrl: null },
    remove: async () => rmSync(dataDir, { recursive: true }),
  };
}

describeStore('SQLite', fresh);

/** A database as version 0.1.0 left it. */
const released = `
  create table "organizations" ("id" text primary key, "name" text not null, "plan" text not null, "created_at" bigint not null);
  create table "api_keys" ("id" text primary key, "organization_id" text not null references "organizations" ("id") on delete cascade, "name" text not null, "hash" text not null unique, "hint" text not null, "scopes" text not null, "created_at" bigint not null, "expires_at" bigint, "revoked_at" bigint, "last_used_at" bigint);
  create index "api_keys_organization" on "api_keys" ("organization_id");
  create table "files" ("id" text primary key, "organization_id" text not null references "organizations" ("id") on delete cascade, "purpose" text not null, "filename" text not null, "bytes" bigint not null, "status" text not null, "status_details" text, "created_at" bigint not null);
  create index "files_organization" on "files" ("organization_id", "created_at", "id");
  create table "events" ("sequence" integer primary key autoincrement, "id" text not null unique, "organization_id" text not null references "organizations" ("id") on delete cascade, "type" text not null, "data" text not null, "created_at" bigint not null);
  create index "events_organization" on "events" ("organization_id", "sequence");
  create index "events_created" on "events" ("created_at");
  create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
  create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
  insert into "kysely_migration_lock" values ('migration_lock', 0);
  insert into "kysely_migration" values ('0001-organizations-and-keys', '2026-01-01T00:00:00.000Z'), ('0002-files', '2026-01-01T00:00:00.001Z'), ('0003-events', '2026-01-01T00:00:00.002Z');
  insert into "organizations" values ('org_a', 'A', 'pro', 1);
  insert into "files" values ('file_z', 'org_a', 'baseline', 'z.json', 3, 'processed', null, 10), ('file_m', 'org_a', 'fine-tune', 'm.jsonl', 4, 'uploaded', null, 20), ('file_a', 'org_a', 'fine-tune', 'a.jsonl', 5, 'uploaded', 'x', 20);
  insert into "api_keys" values ('key_b', 'org_a', 'b', 'hash-b', 'hint', 'read', 10, null, null, 11), ('key_a', 'org_a', 'a', 'hash-a', 'hint', 'read write', 10, 99, 50, null);
  insert into "events" values (7, 'evt_a', 'org_a', 'block.generated', '{}', 5);`;

it('keeps everything of a database of the first version, in the order in which it was made', async () => {
  const { options, remove } = await fresh();
  const database = new DatabaseSync(join(options.dataDir, 'presswright.db'));
  database.exec(released);
  database.close();
  const store = openStore(options);
  expect(await store.migrate()).toEqual(['0004-sequences', '0005-jobs', '0006-rate-windows', '0007-model-budgets']);
  const files = (await store.files.list('org_a', {}))?.files;
  expect(files?.map(({ id, statusDetails }) => [id, statusDetails])).toEqual([
    ['file_a', 'x'],
    ['file_m', null],
    ['file_z', null],
  ]);
  expect((await store.apiKeys.list()).map(({ id, expiresAt }) => [id, expiresAt])).toEqual([
    ['key_a', 99],
    ['key_b', null],
  ]);
  expect((await store.events.list('org_a', {}))?.events.map(({ id }) => id)).toEqual(['evt_a']);
  const broken = store.apiKeys.create({ ...(await store.apiKeys.list())[0], id: 'key_c' } as never);
  await expect(broken).rejects.toThrow(/UNIQUE.*hash/);
  await store.close();
  await remove();
});

it('undoes a migration that fails half-way', async () => {
  const { options, remove } = await fresh();
  const path = join(options.dataDir, 'presswright.db');
  const database = new DatabaseSync(path);
  // The second table cannot be made again: it is in the way.
  database.exec(`${released} create table "api_keys_numbered" ("x" text);`);
  const store = openStore(options);
  await expect(store.migrate()).rejects.toThrow('(0004-sequences)');
  await store.close();
  const columns = database.prepare(`select name from pragma_table_info('files')`).all();
  expect(columns.map(({ name }) => name)).not.toContain('sequence');
  database.exec('drop table api_keys_numbered');
  database.close();
  const again = openStore(options);
  expect(await again.migrate()).toEqual(['0004-sequences', '0005-jobs', '0006-rate-windows', '0007-model-budgets']);
  await again.close();
  expect(statSync(path).isFile()).toBe(true);
  await remove();
});

it('lets reads through while another process writes, and turns writes away after the time to wait', async () => {
  const { options, remove } = await fresh();
  const store = openStore({ ...options, maxLockWaitMs: 100 });
  await store.migrate();
  const organization = { id: 'org_a', name: 'A', plan: 'pro', createdAt: 1 } as const;
  await store.organizations.create(organization);
  const other = new DatabaseSync(join(options.dataDir, 'presswright.db'));
  other.exec('BEGIN IMMEDIATE');
  const busy = { code: 'server_overloaded', retryAfter: 1 };
  const waiting = [
    store.organizations.setPlan('org_a', 'free'),
    store.organizations.setPlan('org_a', 'free'),
    store.transaction(async (tx) => tx.organizations.setPlan('org_a', 'free')),
  ].map((work) => expect(work).rejects.toMatchObject(busy));
  expect(await store.organizations.get('org_a')).toEqual(organization);
  await Promise.all(waiting);
  other.exec('COMMIT');
  other.close();
  await store.organizations.setPlan('org_a', 'free');
  // A transaction of this process that stays open for longer than the time to wait.
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const open = store.transaction(() => ended);
  await expect(store.organizations.setPlan('org_a', 'pro')).rejects.toMatchObject(busy);
  end();
  await open;
  await store.organizations.setPlan('org_a', 'enterprise');
  expect((await store.organizations.get('org_a'))?.plan).toBe('enterprise');
  await store.close();
  await remove();
});
