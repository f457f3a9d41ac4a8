import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeSystemError, OperatorError } from '../operator-error.ts';

/**
 * Makes the data folder (mode 0700) when it is missing.
 * @throws {OperatorError} when it cannot be made or written
 */
export function prepareDataDir(path: string): void {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${path} cannot be used: ${describeSystemError(error)}. ` +
        'Give this user the right to write there, or choose another folder with PRESSWRIGHT_DATA_DIR.',
      error,
    );
  }
}

/** Makes sure that only the owner can read the private folder at `path`. */
export function preparePrivateDir(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** Not `recursive`: Node tries for ever where a folder takes none, as below /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}
