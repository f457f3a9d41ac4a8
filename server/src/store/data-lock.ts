import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` while no other process does the same for this data folder: editors may start several servers on one.
 * SQLite's own lock serves, because the system lets go of it even when the process is killed.
 */
export async function withDataLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(join(dataDir, 'setup.lock'), { timeout: 30_000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}
