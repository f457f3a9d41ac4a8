import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
} from 'kysely';

const open = new AsyncLocalStorage<true>();

/** Runs the body of a transaction; queries that pass it by are refused while it runs. */
export async function runGuarded<T>(body: () => Promise<T>): Promise<T> {
  refuseInside();
  return open.run(true, body);
}

/** @throws {Error} inside the body of a transaction */
function refuseInside(): void {
  if (open.getStore() === undefined) return;
  throw new Error('a transaction is open here: use what it was given, not the store');
}

/**
 * Refuses queries of the store itself inside the body of a transaction: they would not see its changes, would stay when it
 * is rolled back, and would wait for its lock on SQLite.
 */
export const transactionGuard: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    refuseInside();
    return node;
  },
  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<Record<string, unknown>>> {
    return result;
  },
};
