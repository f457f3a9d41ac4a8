import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { constantPrefix, themePrefix } from '../php/paths.ts';
import type { ProjectIndex } from './project-index.ts';
import type { IndexedSymbol } from './symbol-table.ts';

/** A constant may be defined by another one, so many steps deep. */
const maxConstants = 4;

/** The files that a path or the name of a template means, as far as there are such files. */
export function filesOf(index: ProjectIndex, symbol: IndexedSymbol, from: string): string[] {
  const found = symbol.kind === 'template' ? templates(index, symbol.name, from) : paths(index, symbol.name, from);
  return [...new Set(found)];
}

function paths(index: ProjectIndex, name: string, from: string, depth = 0): string[] {
  if (name.startsWith(themePrefix)) return templates(index, name.slice(themePrefix.length + 1), from);
  if (!name.startsWith(constantPrefix)) return fileAt(name);
  const [constant = '', rest = ''] = name.slice(constantPrefix.length).split('|');
  if (depth >= maxConstants) return [];
  return index.pathsOf(constant).flatMap((path) => paths(index, path + rest, from, depth + 1));
}

/** Of a folder its block.json. */
function fileAt(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return [resolve(path)];
  const block = join(path, 'block.json');
  return stats?.isDirectory() && existsSync(block) ? [block] : [];
}

function templates(index: ProjectIndex, name: string, from: string): string[] {
  const roots = themeFolders(index).sort((a, b) => Number(from.startsWith(`${b}/`)) - Number(from.startsWith(`${a}/`)));
  if (/\.\w+$/.test(name)) {
    const inThemes = roots.flatMap((root) => fileAt(join(root, name)));
    if (inThemes.length > 0) return inThemes;
    // Plugins keep theirs in a folder of their own, and themes their versions of them.
    return [...index.files()]
      .map(({ path }) => path)
      .filter((path) => /\/(?:templates|woocommerce)\//.test(path) && path.endsWith(`/${name}`));
  }
  const [slug = '', part] = name.split('|');
  const special = part === undefined ? [] : roots.flatMap((root) => partsOf(index, root, slug, part));
  return [...special, ...roots.flatMap((root) => fileAt(join(root, `${slug}.php`)))];
}

/** `card-wide.php`; where the second part is made while the code runs, all that it can be. */
function partsOf(index: ProjectIndex, root: string, slug: string, part: string): string[] {
  if (!part.includes('*')) return fileAt(join(root, `${slug}-${part}.php`));
  const [before = '', after = ''] = join(root, `${slug}-${part}.php`).split('*');
  return [...index.files()].map(({ path }) => path).filter((path) => path.startsWith(before) && path.endsWith(after));
}

/** Folders with a style sheet and what shows that it is a theme's. */
function themeFolders(index: ProjectIndex): string[] {
  const folders: string[] = [];
  for (const { path } of index.files()) {
    if (!path.endsWith('/style.css')) continue;
    const folder = dirname(path);
    const isTheme = ['functions.php', 'index.php', 'templates/index.html'].some((name) =>
      index.file(join(folder, name)),
    );
    if (isTheme) folders.push(folder);
  }
  return folders;
}
