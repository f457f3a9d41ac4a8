import { prepareDataDir } from './data-dir.ts';
import type { DatabaseOptions } from './database.ts';
import { openStore, type Store } from './store.ts';

/** Makes the data folder when it is missing, opens the store and brings it to the newest schema. */
export async function prepareStore(options: DatabaseOptions): Promise<Store> {
  prepareDataDir(options.dataDir);
  const store = openStore(options);
  try {
    await store.migrate();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
