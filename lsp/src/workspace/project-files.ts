import { existsSync } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { languageOf } from '../documents/language-of.ts';
import type { ProjectSettings } from './project-settings.ts';
import { sourceFiles } from './source-files.ts';

/** Characters of other files that a document is analysed together with, at most. */
const maxCharacters = 1_000_000;
const maxFiles = 300;
/** Files of a project that are looked at to choose the nearest from. */
export const maxListed = 3_000;
/** WordPress looks for a header in the first 8 KiB. */
const headerBytes = 8192;

const pluginHeader = /^(?:[ \t]*<\?php)?[ \t/*#@]*Plugin Name:\s*\S/im;
const themeHeader = /^[ \t/*#@]*Theme Name:\s*\S/im;

export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

type Projects = Pick<ProjectSettings, 'ofPath'>;

interface ReadText {
  /** Another when the file changed. */
  readonly stamp: string;
  readonly text: string;
}

/** Finds and reads what belongs to the same plugin or theme as a file. Files that did not change are read once. */
export class ProjectFiles {
  #texts = new Map<string, ReadText>();

  /**
   * The files nearest to `path` in its project: PHP, block.json and theme.json, and its folder's others. Unreadable ones
   * are left out: the analysis of the workspace names them.
   * @param top the folder not to go above: the workspace's
   */
  async nearest(path: string, top: string, signal: AbortSignal, projects?: Projects): Promise<ProjectFile[]> {
    if (isWordPress(path)) return [];
    let found = await listUseful(await projectRoot(path, top), path, signal, projects);
    // A whole site is no project: then what is near counts.
    if (found.length >= maxListed) found = await listUseful(dirname(path), path, signal, projects);
    found.sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1));
    const texts = new Map<string, ReadText>();
    let room = maxCharacters;
    for (const file of found) {
      if (signal.aborted || texts.size >= maxFiles) break;
      if (file.bytes > room) continue;
      const entry = await this.#read(file.path);
      if (entry === null) continue;
      room -= entry.text.length;
      texts.set(file.path, entry);
    }
    this.#texts = texts;
    return [...texts].map(([at, { text }]) => ({ path: at, text }));
  }

  async #read(path: string): Promise<ReadText | null> {
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs} ${size}`;
      const known = this.#texts.get(path);
      if (known?.stamp === stamp) return known;
      const bytes = await readFile(path);
      return bytes.includes(0) ? null : { stamp, text: bytes.toString('utf8') };
    } catch {
      return null;
    }
  }
}

interface Listed {
  readonly path: string;
  readonly bytes: number;
  readonly distance: number;
}

async function listUseful(
  root: string,
  document: string,
  signal: AbortSignal,
  projects: Projects | undefined,
): Promise<Listed[]> {
  const found: Listed[] = [];
  for await (const file of sourceFiles(root, signal)) {
    if (found.length >= maxListed) break;
    if (file.kind !== 'file' || file.path === document || !isOfUse(file.path, document)) continue;
    if ((await projects?.ofPath(file.path))?.isLeftOut) continue;
    found.push({ path: file.path, bytes: file.bytes, distance: distanceOf(file.path, document) });
  }
  return found;
}

/** The nearest folder, up to `top`, that holds a plugin's main file or a theme's style.css; else `top`. */
export async function projectRoot(path: string, top: string): Promise<string> {
  for (let folder = dirname(path); folder.length >= top.length; folder = dirname(folder)) {
    if (await hasHeader(folder)) return folder;
    if (folder === dirname(folder)) break;
  }
  return top;
}

/** What WordPress' functions do is known; their code, read with their callers', would hide that. */
export function isWordPress(path: string): boolean {
  const names = path.split(sep);
  const at = names.findIndex((name) => name === 'wp-includes' || name === 'wp-admin');
  return at > 0 && existsSync([...names.slice(0, at), 'wp-includes', 'version.php'].join(sep));
}

async function hasHeader(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const header = name === 'style.css' ? themeHeader : name.endsWith('.php') ? pluginHeader : null;
    if (header?.test(await headOf(join(folder, name)))) return true;
  }
  return false;
}

/** The beginning of a file; empty when it cannot be read. */
async function headOf(path: string): Promise<string> {
  const file = await open(path).catch(() => null);
  if (file === null) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } catch {
    // A folder named like a file.
    return '';
  } finally {
    await file.close();
  }
}

function isOfUse(path: string, document: string): boolean {
  const language = languageOf(path.split(sep).join('/'));
  if (language === undefined || isWordPress(path)) return false;
  const isEverywhere = language === 'php' || language === 'block.json' || language === 'theme.json';
  return isEverywhere || dirname(path) === dirname(document);
}

/** Steps from one file's folder to the other's. */
export function distanceOf(path: string, other: string): number {
  const way = relative(dirname(other), dirname(path));
  return way === '' ? 0 : way.split(sep).length;
}
