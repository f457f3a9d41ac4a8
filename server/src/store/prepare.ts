import { prepareDataDir } from './data-dir.ts';
import { withDataLock } from './data-lock.ts';
import { openStore, type Store } from './store.ts';

/** Makes the data folder when it is missing, opens its store and brings it to the newest schema. */
export async function prepareStore(dataDir: string): Promise<Store> {
  prepareDataDir(dataDir);
  return withDataLock(dataDir, async () => {
    const store = openStore(dataDir);
    await store.migrate();
    return store;
  });
}
