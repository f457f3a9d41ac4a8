import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the checks of this folder need of something generated: its folder's name and its files. */
export interface Project {
  readonly slug: string;
  readonly files: readonly ProjectFile[];
}

export interface ProjectFile {
  /** Relative to the project's folder, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Writes a project's files to `<folder>/<slug>/` and returns that folder. */
export function writeProject(folder: string, project: Project): string {
  const root = join(folder, project.slug);
  for (const { path, content } of project.files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return root;
}

/** The text of one file; throws when the project has none of that path. */
export function textOf(project: Project, path: string): string {
  const file = project.files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`${project.slug} has no ${path}`);
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}
