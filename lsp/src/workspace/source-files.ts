import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { languageOf } from '../documents/language-of.ts';

/** Folders of other people's code, and of machinery. */
const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'vendor', 'bower_components']);

/** A file to analyse, with when it was modified (milliseconds since 1970), or a place that could not be read. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly bytes: number; readonly modified: number }
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string };

/** `.gitignore` rules and the folder they speak of. */
interface IgnoreRules {
  readonly folder: string;
  readonly rules: Ignore;
}

/** Whether a file or folder is left out. */
export type LeavesOut = (path: string, isFolder: boolean) => Promise<boolean>;

/**
 * Finds the files under `folder` that have a language of ours, in alphabetical order.
 * Follows no links; leaves out what `.gitignore` files say, hidden folders, packages and minified files.
 * @param leavesOut what to leave out besides
 */
export async function* sourceFiles(
  folder: string,
  signal: AbortSignal,
  leavesOut: LeavesOut = async () => false,
  inherited: readonly IgnoreRules[] = [],
): AsyncGenerator<Found, void, undefined> {
  const listing = await readdir(folder, { withFileTypes: true }).catch((error: Error) => error);
  if (listing instanceof Error) {
    yield { kind: 'unreadable', path: folder, reason: listing.message };
    return;
  }
  const own = listing.some((entry) => entry.name === '.gitignore' && entry.isFile())
    ? [{ folder, rules: ignore().add(await readFile(join(folder, '.gitignore'), 'utf8')) }]
    : [];
  const ignores = [...inherited, ...own];
  for (const entry of listing.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (signal.aborted) return;
    const path = join(folder, entry.name);
    const isFolder = entry.isDirectory();
    const isWanted = isFolder
      ? !entry.name.startsWith('.') && !skippedFolders.has(entry.name)
      : entry.isFile() && languageOf(entry.name) !== undefined;
    if (!isWanted || isIgnored(path, isFolder, ignores) || (await leavesOut(path, isFolder))) continue;
    if (isFolder) yield* sourceFiles(path, signal, leavesOut, ignores);
    else {
      const stats = await lstat(path).catch((error: Error) => error);
      if (stats instanceof Error) yield { kind: 'unreadable', path, reason: stats.message };
      else yield { kind: 'file', path, bytes: stats.size, modified: stats.mtimeMs };
    }
  }
}

/** The nearest `.gitignore` that says anything decides. */
function isIgnored(path: string, isFolder: boolean, ignores: readonly IgnoreRules[]): boolean {
  for (const { folder, rules } of ignores.toReversed()) {
    const relative = path.slice(folder.length + 1).replaceAll('\\', '/') + (isFolder ? '/' : '');
    const { ignored, unignored } = rules.test(relative);
    if (ignored || unignored) return ignored;
  }
  return false;
}
