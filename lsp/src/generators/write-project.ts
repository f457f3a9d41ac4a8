import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProjectFile } from '@presswright/shared/generators';

/** A file to be written, and how it stands with its place. */
export interface FilePlace {
  readonly file: ProjectFile;
  /** `blocked`: no plain file is there, or a folder of its path is none. */
  readonly state: 'new' | 'same' | 'differs' | 'blocked';
}

/** Compares files with a folder, which need not be there. */
export function compareWithFolder(folder: string, files: readonly ProjectFile[]): Promise<FilePlace[]> {
  return Promise.all(files.map(async (file) => ({ file, state: await stateOf(folder, file) })));
}

async function stateOf(folder: string, file: ProjectFile): Promise<FilePlace['state']> {
  const parts = file.path.split('/');
  // The answer of a server must not lead out of the folder.
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part))) return 'blocked';
  for (const depth of parts.keys()) {
    const found = await lstatOf(join(folder, ...parts.slice(0, depth)));
    if (found === undefined) return 'new';
    // The folder that somebody names may be a link; one inside would lead out of it.
    if (depth === 0 ? found.isFile() : !found.isDirectory()) return 'blocked';
  }
  const path = join(folder, file.path);
  const found = await lstatOf(path);
  if (found === undefined) return 'new';
  if (!found.isFile()) return 'blocked';
  return (await readFile(path)).equals(bytesOf(file)) ? 'same' : 'differs';
}

async function lstatOf(path: string) {
  try {
    return await lstat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return;
    throw error;
  }
}

/** Writes what is new or differs; returns the paths written. */
export async function writeProject(folder: string, places: readonly FilePlace[]): Promise<string[]> {
  const written: string[] = [];
  for (const { file, state } of places) {
    if (state !== 'new' && state !== 'differs') continue;
    const path = join(folder, file.path);
    await mkdir(dirname(path), { recursive: true });
    // Where nothing was, nothing that came meanwhile is written over.
    await writeFile(path, bytesOf(file), { flag: state === 'new' ? 'wx' : 'w' });
    written.push(file.path);
  }
  return written;
}

function bytesOf({ content, encoding }: ProjectFile): Buffer {
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
}
