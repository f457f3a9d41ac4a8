import { readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { OwnNames } from '../completion/own-names.ts';
import type { ContextCounts } from '../completion/usage-counts.ts';
import { languageOf } from '../documents/language-of.ts';
import { distanceOf, isWordPress, maxListed, projectRoot } from '../workspace/project-files.ts';
import type { IndexedFile, ProjectIndex } from './project-index.ts';
import type { IndexService } from './service.ts';

/** What a file declares and uses, as it goes from thread to thread. */
export type FileNames = Omit<OwnNames, 'usage'> & { readonly usage: ReadonlyMap<string, ContextCounts> };

/** What the files of a project declare and use. */
export interface ProjectNamesAnswer {
  /** The project's folder. */
  readonly root: string;
  /** The files that count, with the number of their reading. */
  readonly files: ReadonlyMap<string, number>;
  /** Names of files whose reading the asker does not have; of a few at a time. */
  readonly names: ReadonlyMap<string, FileNames>;
  /** There are more names than were told at a time. */
  readonly isPart: boolean;
  /** Names of its blocks. */
  readonly blocks: readonly string[];
}

/** The nearest files of a project count, as many and as many bytes of them. */
const maxFiles = 300;
const maxBytes = 1_000_000;
/** Names of so many files are told at a time: whoever types waits until they are unpacked. */
const maxAtOnce = 20;

/**
 * Reads what the project of a document declares and uses.
 * @param top the folder not to go above: the workspace's
 * @param known files that the asker has the names of, with the number of the reading
 */
export async function projectNames(
  service: IndexService,
  path: string,
  top: string,
  known: ReadonlyMap<string, number>,
): Promise<ProjectNamesAnswer> {
  const root = await projectRoot(path, top);
  if (isWordPress(path)) return { root, files: new Map(), names: new Map(), isPart: false, blocks: [] };
  await service.readFirst(root, maxListed);
  const { index } = service;
  let near = below(index, root);
  if (near.length >= maxListed) {
    // A whole site is no project: then what is near counts.
    await service.readFirst(dirname(path), maxListed);
    near = below(index, dirname(path));
  }
  const files = nearest(service, near, path);
  // With it come the facts of WordPress, which nothing else in this thread needs.
  const { readOwnNames } = await import('../completion/own-names.ts');
  const names = new Map<string, FileNames>();
  for (const file of files) {
    if (names.size >= maxAtOnce) break;
    if (known.get(file.path) === file.reading) continue;
    const { usage, ...declared } = readOwnNames(textOf(service, file.path));
    names.set(file.path, { ...declared, usage: usage.contexts });
  }
  const readings = new Map(files.map(({ path: at, reading }) => [at, reading]));
  return { root, files: readings, names, isPart: names.size === maxAtOnce, blocks: blocksBelow(index, root) };
}

function below(index: ProjectIndex, folder: string): IndexedFile[] {
  const start = folder + sep;
  return [...index.files()].filter(({ path }) => path.startsWith(start) && !isWordPress(path));
}

function nearest(service: IndexService, files: readonly IndexedFile[], path: string): IndexedFile[] {
  const found = files
    .filter((file) => languageOf(file.path.split(sep).join('/')) === 'php')
    .map((file) => ({ file, distance: distanceOf(file.path, path) }))
    .sort((a, b) => a.distance - b.distance || (a.file.path < b.file.path ? -1 : 1));
  let room = maxBytes;
  const taken: IndexedFile[] = [];
  for (const { file } of found) {
    const bytes = service.bytesOf(file.path);
    if (taken.length >= maxFiles) break;
    if (bytes > room) continue;
    room -= bytes;
    taken.push(file);
  }
  return taken;
}

function blocksBelow(index: ProjectIndex, folder: string): string[] {
  const start = folder + sep;
  return [...index.symbols.ofKind('block')]
    .filter((block) => [...index.definitions(block)].some(({ file }) => file.path.startsWith(start)))
    .map(({ name }) => name);
}

/** As the editor has it, else as it is on the disk; empty where it is gone. */
function textOf(service: IndexService, path: string): string {
  const open = service.openText(path);
  if (open !== undefined) return open;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The next look over the folders finds that it is gone.
    return '';
  }
}
