import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file so that a reader, or a power cut, finds the old content or the new one, never a part of it. */
export function writeAtomically(path: string, content: string, mode: number): void {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = openSync(temporary, 'wx', mode);
  try {
    // The mode given to open is narrowed by the process's umask.
    fchmodSync(file, mode);
    writeSync(file, content);
    fsyncSync(file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
