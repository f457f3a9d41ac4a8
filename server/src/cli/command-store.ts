import type { Config } from '../config.ts';
import { prepareStore } from '../store/prepare.ts';
import type { Store } from '../store/store.ts';
import { databaseFault } from './database-fault.ts';

/**
 * Opens the store that the settings name and brings it to the newest schema.
 * @throws {CommandError} when the database cannot be used
 */
export async function prepareCommandStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onError?: (error: unknown) => void,
): Promise<Store> {
  const { dataDir, databaseUrl } = config;
  try {
    return await prepareStore({ dataDir, databaseUrl, ...(onError === undefined ? {} : { onError }) });
  } catch (error) {
    throw databaseFault(error, config);
  }
}
