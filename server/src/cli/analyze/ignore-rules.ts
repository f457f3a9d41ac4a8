import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Folders and files left out unless the user asks for them. */
export const defaultIgnores = {
  folders: ['node_modules', 'vendor', '.git', '.svn', '.hg'],
  minified: /\.min\.(js|mjs|cjs|css)$/i,
} as const;

export const ignoreFileNames: readonly string[] = ['.gitignore', '.presswrightignore'];

interface Layer {
  readonly folder: string;
  readonly patterns: Ignore;
}

/** Ignore rules in force inside one folder: those of every folder above it, the nearest last. */
export type IgnoreRules = readonly Layer[];

/** The verdict of the nearest rule that has one; null: no rule says anything. */
export function verdict(rules: IgnoreRules, path: string, isFolder: boolean): 'ignored' | 'wanted' | null {
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const layer = rules[index];
    if (layer === undefined) continue;
    const name = relative(layer.folder, path).split(sep).join('/');
    if (name === '' || name.startsWith('../')) continue;
    const { ignored, unignored } = layer.patterns.test(isFolder ? `${name}/` : name);
    if (ignored) return 'ignored';
    if (unignored) return 'wanted';
  }
  return null;
}

/** `rules` and those of the ignore files that lie in `folder`. Throws when such a file cannot be read. */
export function withFolder(rules: IgnoreRules, folder: string): IgnoreRules {
  const own = ignoreFileNames
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file): Layer => ({ folder, patterns: ignore({ allowRelativePaths: true }).add(readFileSync(file, 'utf8')) }));
  return own.length === 0 ? rules : [...rules, ...own];
}

/**
 * Rules that hold above `root`: of the folders from the repository's top (or the working directory, outside of a
 * repository) down to it. Empty when they would ignore `root` itself, which the user named.
 */
export function rulesAbove(root: string): IgnoreRules {
  const parents = foldersAbove(root);
  const top = parents.findIndex((folder) => existsSync(join(folder, '.git')));
  const last = top === -1 ? parents.indexOf(resolve('.')) : top;
  if (existsSync(join(root, '.git')) || last === -1) return [];
  const rules = parents.slice(0, last + 1).reduceRight<IgnoreRules>(withFolder, []);
  return verdict(rules, root, true) === 'ignored' ? [] : rules;
}

/** The nearest first. */
function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}
