import type { Dirent, Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ProjectConfigs } from '@presswright/shared/project-config/project-configs';
import { usageError } from '../usage-error.ts';
import { defaultIgnores, type IgnoreRules, rulesAbove, verdict, withFolder } from './ignore-rules.ts';
import type { LeftOut, SkippedFile } from './result.ts';

export interface FoundFile {
  readonly path: string;
  readonly shown: string;
}

export interface Discovery {
  /** Sorted by the path that is shown. */
  readonly files: readonly FoundFile[];
  readonly skipped: readonly SkippedFile[];
  readonly leftOut: LeftOut;
}

export interface DiscoverOptions {
  readonly defaultIgnores: boolean;
  /** Whether a file of this path, met in a folder, is wanted. */
  readonly isWanted: (path: string) => boolean;
  /** What projects leave out. */
  readonly configs: ProjectConfigs;
  readonly signal: AbortSignal;
}

/**
 * Finds what to analyse below the given files and folders. A file that the user names is always taken. Symbolic links
 * met on the way are not followed: what lies inside the tree is met anyway, and what lies outside is named.
 * Throws a CommandError for a path that does not exist.
 */
export async function discover(paths: readonly string[], options: DiscoverOptions): Promise<Discovery> {
  const files = new Map<string, FoundFile>();
  const skipped: SkippedFile[] = [];
  const defaultFolders = new Map<string, number>();
  let minifiedFiles = 0;
  let byIgnoreFiles = 0;
  let byConfig = 0;

  async function walk(folder: string, above: IgnoreRules, root: string, isLeftOut: boolean): Promise<void> {
    options.signal.throwIfAborted();
    let rules: IgnoreRules;
    let entries: Dirent[];
    try {
      rules = withFolder(above, folder);
      entries = await readdir(folder, { withFileTypes: true });
    } catch (error) {
      skipped.push({ file: shownPath(folder), reason: `cannot be read (${errorCode(error)})`, failed: true });
      return;
    }
    const config = isLeftOut ? null : await options.configs.above(folder);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      const isFolder = entry.isDirectory();
      if (!isFolder && !options.isWanted(path)) {
        if (entry.isSymbolicLink()) await namedIfOutside(path, root, rules);
        continue;
      }
      const said = verdict(rules, path, isFolder);
      if (config?.leavesOut(path, isFolder)) byConfig += 1;
      else if (said === 'ignored') byIgnoreFiles += 1;
      else if (said === null && options.defaultIgnores && isDefaultIgnored(entry)) {
        if (isFolder) defaultFolders.set(entry.name, (defaultFolders.get(entry.name) ?? 0) + 1);
        else minifiedFiles += 1;
      } else if (isFolder) await walk(path, rules, root, isLeftOut);
      else if (entry.isFile()) files.set(path, { path, shown: shownPath(path) });
      else if (entry.isSymbolicLink()) await namedIfOutside(path, root, rules);
      else skipped.push({ file: shownPath(path), reason: 'is not a regular file', failed: false });
    }
  }

  async function namedIfOutside(path: string, root: string, rules: IgnoreRules): Promise<void> {
    const target = await realpath(path).catch(() => null);
    if (target !== null && isInside(target, await realpath(root))) return;
    const leadsToFolder = target !== null && (await stat(target)).isDirectory();
    if (!leadsToFolder && !options.isWanted(path)) return;
    if (verdict(rules, path, leadsToFolder) === 'ignored') return;
    const reason = target === null ? 'is a broken symbolic link' : 'is a symbolic link out of the tree, not followed';
    skipped.push({ file: shownPath(path), reason, failed: false });
  }

  for (const given of paths) {
    const path = resolve(given);
    const found = await stat(path).catch((error: unknown) => missing(given, error));
    if (found.isDirectory()) {
      // What the user names is wanted, as with ignore files.
      const isLeftOut = (await options.configs.above(dirname(path)))?.leavesOut(path, true) ?? false;
      await walk(path, rulesAbove(path), path, isLeftOut);
    } else if (found.isFile()) files.set(path, { path, shown: shownPath(path) });
    else throw usageError(`${given} is neither a file nor a folder`);
  }
  return {
    files: [...files.values()].sort((a, b) => compare(a.shown, b.shown)),
    skipped,
    leftOut: { defaultFolders, minifiedFiles, byIgnoreFiles, byConfig },
  };
}

/** Relative to the working directory where it lies inside it, with slashes on every system. */
export function shownPath(path: string): string {
  const from = resolve('.');
  return (isInside(path, from) ? relative(from, path) || '.' : path).split(sep).join('/');
}

/** By code unit, so that the order is the same under every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The system's error code, such as `EACCES`, else the message. */
export function errorCode(error: unknown): string {
  if (error instanceof Error) return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  return String(error);
}

function isDefaultIgnored(entry: Dirent): boolean {
  if (entry.isDirectory()) return (defaultIgnores.folders as readonly string[]).includes(entry.name);
  return defaultIgnores.minified.test(entry.name);
}

/** Whether a path is the folder or lies below it. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function missing(given: string, error: unknown): Stats {
  const code = errorCode(error);
  throw usageError(code === 'ENOENT' ? `${given} does not exist` : `${given} cannot be read (${code})`);
}
