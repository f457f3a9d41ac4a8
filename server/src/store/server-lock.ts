import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite/handle.ts';

/**
 * Takes the lock that the server of a data folder holds as long as it lives: it alone writes and cleans the blobs there.
 * SQLite's own lock on a file serves, because the system lets go of it even when the process is killed.
 * @returns what gives it back; null: another server has it
 */
export function takeServerLock(dataDir: string): (() => void) | null {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
