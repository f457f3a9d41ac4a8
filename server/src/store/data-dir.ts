import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Makes the data folder (mode 0700) when it is missing. */
export function prepareDataDir(path: string): void {
  if (mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined) return;
  if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`);
}

/** Makes sure that only the owner can read the private folder at `path`. */
export function preparePrivateDir(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
