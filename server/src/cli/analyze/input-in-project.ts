import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type FoundFile, shownPath } from './discover.ts';
import { hasProjectHeader, type Project, projectsOf } from './projects.ts';

/** What standard input stands for, and the plugin or theme around it. */
export interface InputProject {
  readonly file: FoundFile;
  /** null: it lies in none. */
  readonly root: string | null;
}

/** Looks for the plugin or theme above a path, which need not be there yet. */
export async function findInputProject(name: string): Promise<InputProject> {
  const path = resolve(name);
  return { file: { path, shown: shownPath(path) }, root: await rootAbove(dirname(path)) };
}

/** The project of the file, with the file itself in its place among those that were found. */
export async function projectWith(file: FoundFile, root: string, found: readonly FoundFile[]): Promise<Project> {
  const others = found.filter(({ path }) => path !== file.path);
  const files = [...others, file].sort((a, b) => (a.shown < b.shown ? -1 : 1));
  const projects = await projectsOf(files, [root], [root]);
  const own = projects.find((project) => project.files.includes(file));
  if (own === undefined) throw new Error('the file is in no project');
  return own;
}

/** The nearest folder that holds a plugin's main file or a theme's style sheet. */
async function rootAbove(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch((): string[] => []);
  if (names.some((name) => hasProjectHeader(join(folder, name)))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : rootAbove(parent);
}
