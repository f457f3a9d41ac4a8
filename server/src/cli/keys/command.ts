import { type Permission, permissions } from '@presswright/shared/schemas/api-keys';
import { Command } from 'commander';
import { ensureOrganization, newKey } from '../../auth/first-key.ts';
import type { StoredApiKey } from '../../store/api-keys.ts';
import type { Store } from '../../store/store.ts';
import { type ConfigOptions, readConfig, withDataDirOption } from '../command-config.ts';
import { prepareCommandStore } from '../command-store.ts';
import { badUsage, CommandError, failed } from '../exit-codes.ts';

interface CreateOptions extends ConfigOptions {
  readonly name: string;
  readonly permissions: string;
  readonly json?: true;
}

/** `presswright keys create|list|revoke`: works beside a running server, which notices within seconds. */
export function keysCommand(): Command {
  const command = new Command('keys').description('Create, list and revoke API keys');
  withDataDirOption(command.command('create'))
    .description('Create an API key and print it; it cannot be shown again')
    .option('--name <name>', 'what the key is used for', 'unnamed')
    .option('--permissions <list>', `comma-separated: ${permissions.join(', ')}`, 'read,write')
    .option('--json', 'print JSON')
    .action(createKey);
  withDataDirOption(command.command('list'))
    .description('List the keys, newest first')
    .option('--json', 'print JSON')
    .action(listKeys);
  withDataDirOption(command.command('revoke <id>')).description('Revoke a key for good').action(revokeKey);
  return command;
}

async function createKey({ name, permissions: list, json, ...options }: CreateOptions): Promise<void> {
  const scopes = readPermissions(list);
  if (name.length === 0 || name.length > 100) throw new CommandError('--name: expected 1 to 100 characters.', badUsage);
  await withStore(options, async (store) => {
    const { value, stored } = await store.transaction(async (tx) => {
      await tx.lock('set-up');
      const made = newKey(await ensureOrganization(tx, { bootstrapKey: null, plan: null }), name, scopes);
      await tx.apiKeys.create(made.stored);
      return made;
    });
    print(json ? JSON.stringify({ ...toJson(stored), key: value }) : `${value}\nid ${stored.id}, ${scopes.join(', ')}`);
  });
}

async function listKeys({ json, ...options }: ConfigOptions & { readonly json?: true }): Promise<void> {
  await withStore(options, async (store) => {
    const keys = await store.apiKeys.list();
    if (json) print(JSON.stringify(keys.map(toJson)));
    else if (keys.length === 0) print('There is no key. Make one with: presswright keys create');
    else for (const key of keys) print(toLine(key));
  });
}

async function revokeKey(id: string, options: ConfigOptions): Promise<void> {
  await withStore(options, async (store) => {
    if (!(await store.apiKeys.revoke(id, Math.floor(Date.now() / 1000)))) {
      throw new CommandError(`There is no valid key with the id ${id}. "presswright keys list" shows the ids.`, failed);
    }
    print(`Revoked ${id}. Running servers refuse it within 2 seconds.`);
  });
}

function readPermissions(list: string): Permission[] {
  const wanted = list.split(',').map((item) => item.trim());
  const unknown = wanted.find((item) => !permissions.some((permission) => permission === item));
  if (unknown !== undefined) {
    throw new CommandError(`--permissions: expected ${permissions.join(', ')}, got "${unknown}".`, badUsage);
  }
  return permissions.filter((permission) => wanted.includes(permission));
}

async function withStore(options: ConfigOptions, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await prepareCommandStore(readConfig(options).config);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

function toJson(key: StoredApiKey) {
  return {
    id: key.id,
    name: key.name,
    permissions: key.scopes,
    hint: key.hint,
    created: key.createdAt,
    last_used_at: key.lastUsedAt,
    revoked_at: key.revokedAt,
  };
}

function toLine(key: StoredApiKey): string {
  const state = key.revokedAt === null ? 'valid' : `revoked ${day(key.revokedAt)}`;
  const used = key.lastUsedAt === null ? 'never used' : `used ${day(key.lastUsedAt)}`;
  return [key.id, key.hint, key.scopes.join(','), `made ${day(key.createdAt)}`, used, state, key.name].join('  ');
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
