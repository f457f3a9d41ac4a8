import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectFile } from '../../generation/generated-project.ts';

/** A file to be written, and what is at its place now. */
export interface FileState {
  readonly file: ProjectFile;
  /** `blocked`: something that is no plain file, or a folder of its path that is none. */
  readonly state: 'new' | 'same' | 'differs' | 'blocked';
  /** What is there now. */
  readonly present: Buffer | null;
}

/** What writing the files would do in a folder, which need not be there. */
export function compareWithFolder(folder: string, files: readonly ProjectFile[]): FileState[] {
  return files.map((file) => {
    const found = lstatSync(join(folder, file.path), { throwIfNoEntry: false });
    if (found === undefined) return { file, state: isBelowFile(folder, file.path) ? 'blocked' : 'new', present: null };
    // A link may lead out of the folder.
    if (!found.isFile()) return { file, state: 'blocked', present: null };
    const present = readFileSync(join(folder, file.path));
    return { file, state: present.equals(bytesOf(file)) ? 'same' : 'differs', present };
  });
}

/** Whether a folder of the path is something else than a folder. */
function isBelowFile(folder: string, path: string): boolean {
  const parts = path.split('/').slice(0, -1);
  const folders = [folder, ...parts.map((_, index) => join(folder, ...parts.slice(0, index + 1)))];
  return folders.some((place, index) => {
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found === undefined) return false;
    // The folder that the user names may be a link; one inside would lead out of it.
    return index === 0 ? found.isFile() : !found.isDirectory();
  });
}

/** Writes what is new or differs. */
export function writeFiles(folder: string, states: readonly FileState[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, state } of states) {
    if (state === 'same') continue;
    const path = join(folder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    // Where nothing was, nothing that came meanwhile is written over.
    writeFileSync(path, bytesOf(file), { flag: state === 'new' ? 'wx' : 'w' });
  }
}

function bytesOf({ content }: ProjectFile): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
}
