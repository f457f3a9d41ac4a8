import type { Project } from '../../project.ts';

/**
 * How sure it is that a file is not there: `certain` when all paths are known, `likely` when several files are here and
 * one of the same kind lies where it should lie; null when it exists or nothing can be said.
 */
export function missingFile(project: Project, path: string): 'certain' | 'likely' | null {
  const there = project.has(path);
  if (there !== null) return there ? null : 'certain';
  if (project.files.length < 2) return null;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const ending = path.slice(path.lastIndexOf('.'));
  const hasSibling = project.files.some(
    ({ name }) => name.startsWith(folder) && !name.slice(folder.length).includes('/') && name.endsWith(ending),
  );
  return hasSibling ? 'likely' : null;
}

/** Files in the folder of `path` with the same ending, by name: what may have been meant. */
export function siblingsOf(project: Project, path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const ending = path.slice(path.lastIndexOf('.'));
  return project.files
    .filter(({ name }) => name.startsWith(folder) && name.endsWith(ending))
    .map(({ name }) => name.slice(folder.length))
    .filter((name) => !name.includes('/'));
}
