import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltinModel, openModel } from './model.ts';
import { ModelFormatError } from './model-format.ts';

/** Where the model of a data folder is. */
export function modelPath(dataDir: string): string {
  return join(dataDir, 'models', 'builtin.model');
}

/**
 * Reads and verifies a model file.
 *
 * @returns null when there is no such file
 * @throws ModelFormatError when the file cannot be used
 */
export function readModel(path: string): { buffer: SharedArrayBuffer; model: BuiltinModel } | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    const { size } = fstatSync(file);
    const buffer = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(buffer);
    let at = 0;
    while (at < size) {
      const read = readSync(file, bytes, at, size - at, at);
      if (read === 0) throw new ModelFormatError('it shrank while it was read');
      at += read;
    }
    return { buffer, model: openModel(buffer, true) };
  } finally {
    closeSync(file);
  }
}

/** Puts a whole new file in the old one's place: whoever reads sees one or the other, also when the power fails. */
export function writeModel(path: string, buffer: SharedArrayBuffer): void {
  const directory = dirname(path);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  removeLeftovers(directory);
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const file = openSync(temporary, 'wx', 0o600);
    try {
      const bytes = new Uint8Array(buffer);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** What a process that was killed while writing left behind. Younger ones may be another process's at work. */
function removeLeftovers(directory: string): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (!name.endsWith('.tmp')) continue;
    try {
      if (statSync(path).mtimeMs < hourAgo) rmSync(path, { force: true });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
