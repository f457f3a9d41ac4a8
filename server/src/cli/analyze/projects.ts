import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { type FoundFile, isInside, shownPath } from './discover.ts';

/** WordPress looks for a header in the first 8 KiB. */
const headerBytes = 8192;

/** Paths listed of one project at most. */
const maxPaths = 50_000;
const unlistedFolders: ReadonlySet<string> = new Set(['.git', '.svn', '.hg', 'node_modules']);
const coreFolders: ReadonlySet<string> = new Set(['wp-includes', 'wp-admin']);
const pluginHeader = /^(?:[ \t]*<\?php)?[ \t/*#@]*Plugin Name:\s*\S/im;
const themeHeader = /^[ \t/*#@]*Theme Name:\s*\S/im;

/** Files of one plugin or theme, in the order of their paths; `root` is its folder. */
export interface Project {
  readonly root: string;
  readonly files: readonly FoundFile[];
  /**
   * Every path below `root`, as it is shown, ignored ones too: a built script is often ignored, and is there; null: too
   * many, or not all of them can be known.
   */
  readonly paths: readonly string[] | null;
  /** false: WordPress itself. What its functions do is known; their code, read with their callers', would hide that. */
  readonly isTogether: boolean;
  /** The user named its folder, or one above, so that none of its files is missing. */
  readonly isWhole: boolean;
}

/**
 * Sorts files into the plugins and themes they belong to: the nearest folder above that holds a plugin's main file or a
 * theme's style.css, inside what was given; else what was given itself.
 * @param givenRoots the folders that the user named, or the folders of the files that the user named
 * @param namedFolders those that the user named
 */
export async function projectsOf(
  files: readonly FoundFile[],
  givenRoots: readonly string[],
  namedFolders: readonly string[] = [],
): Promise<Project[]> {
  const given = [...new Set(givenRoots)].sort((a, b) => b.length - a.length);
  const marked = new Set<string>();
  const sheets = new Set<string>();
  for (const { path } of files) {
    const folder = dirname(path);
    if (!marked.has(folder) && hasProjectHeader(path)) marked.add(folder);
    for (const above of foldersUpTo(folder, topOf(path, given))) {
      if (sheets.has(above)) break;
      sheets.add(above);
      if (hasProjectHeader(join(above, 'style.css'))) marked.add(above);
    }
  }
  const projects = new Map<string, FoundFile[]>();
  for (const file of files) {
    const root = rootOf(file.path, marked, given);
    const list = projects.get(root);
    if (list === undefined) projects.set(root, [file]);
    else list.push(file);
  }
  return Promise.all(
    [...projects].map(async ([root, list]) => {
      const isTogether = !isWordPress(root);
      const isNamed = namedFolders.some((folder) => isInside(root, folder));
      return {
        root,
        files: list,
        isTogether,
        isWhole: isTogether && isNamed,
        paths: isTogether ? await pathsBelow(root) : null,
      };
    }),
  );
}

/** Whether the file is what WordPress takes for a plugin's main file or a theme's style sheet; false when unreadable. */
export function hasProjectHeader(path: string): boolean {
  const header = path.endsWith('.php') ? pluginHeader : path.endsWith(`${sep}style.css`) ? themeHeader : null;
  if (header === null) return false;
  try {
    // As in `readSource`, to wait costs less than to be told.
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.allocUnsafe(headerBytes);
      return header.test(bytes.toString('latin1', 0, readSync(file, bytes, 0, headerBytes, 0)));
    } finally {
      closeSync(file);
    }
  } catch {
    // Reading it for the analysis says what is wrong with it.
    return false;
  }
}

async function pathsBelow(root: string): Promise<string[] | null> {
  const paths: string[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
    if (entries === null || paths.length > maxPaths) return null;
    for (const entry of entries) {
      const path = join(folder, entry.name);
      // What lies behind a link, or in another program's folder, is not looked at and never missed.
      if (entry.isSymbolicLink()) return null;
      if (!entry.isDirectory()) paths.push(shownPath(path));
      else if (!unlistedFolders.has(entry.name)) folders.push(path);
    }
  }
  return paths.sort();
}

function isWordPress(root: string): boolean {
  const isIn = (folder: string) => existsSync(join(folder, 'wp-includes', 'version.php'));
  return (
    isIn(root) || root.split(sep).some((name, at, names) => coreFolders.has(name) && isIn(names.slice(0, at).join(sep)))
  );
}

function rootOf(path: string, marked: ReadonlySet<string>, given: readonly string[]): string {
  const top = topOf(path, given);
  return foldersUpTo(dirname(path), top).find((folder) => marked.has(folder)) ?? top;
}

/** The longest of `given`, which is sorted so, that holds the path. */
function topOf(path: string, given: readonly string[]): string {
  return given.find((root) => path.startsWith(root.endsWith(sep) ? root : root + sep)) ?? dirname(path);
}

/** `folder` and those above it, up to `top`. */
function foldersUpTo(folder: string, top: string): string[] {
  const parent = dirname(folder);
  return folder.length <= top.length || parent === folder ? [folder] : [folder, ...foldersUpTo(parent, top)];
}
