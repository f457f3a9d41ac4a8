import { isBuild } from './code-kind/build.ts';
import { isDevelopmentTool } from './code-kind/development.ts';
import { isLibraryText } from './code-kind/library.ts';
import { isCommandLine, isTemplate, isUpgrade } from './code-kind/php-kinds.ts';
import { libraryByPlace, relativePath } from './code-kind/place.ts';
import { isTest } from './code-kind/tests.ts';
import type { Project, ProjectFile } from './project.ts';

/**
 * Kinds of code that are judged in another way than what a plugin or theme runs on its pages:
 * - `library`: a copy of code that others publish
 * - `build`: what a bundler or minifier wrote
 * - `test`: tests, their fixtures and the code that starts them
 * - `development`: configuration and scripts for the people who develop it
 * - `command-line`: WP-CLI commands and scripts that only a shell runs
 * - `upgrade`: installation, import, migration, upgrade and removal, which run once
 * - `scheduled`: what only scheduled events, or a plugin's activation, run; functions alone are of this kind
 * - `template`: a page or a part of one, which is printed where it is included
 */
export const codeKinds = [
  'library',
  'build',
  'test',
  'development',
  'command-line',
  'upgrade',
  'scheduled',
  'template',
] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Kinds that a function can be of in a file that is of none. */
export const kindsOfFunctions: readonly CodeKind[] = ['command-line', 'upgrade', 'scheduled'];

const kindsKey = Symbol('kinds of code');

/** The kind of a file as a whole; null for what a plugin or theme runs on its pages. Worked out once a file. */
export function codeKindOf(project: Project, file: ProjectFile): CodeKind | null {
  const known = project.fact(kindsKey, () => new Map<ProjectFile, CodeKind | null>());
  const before = known.get(file);
  if (before !== undefined) return before;
  const kind = findKind(project, file);
  known.set(file, kind);
  return kind;
}

function findKind(project: Project, file: ProjectFile): CodeKind | null {
  const path = relativePath(project, file.name);
  if (libraryByPlace(project, file, path) || isLibraryText(project, file)) return 'library';
  if (isBuild(file, path)) return 'build';
  if (isTest(project, file, path)) return 'test';
  if (isDevelopmentTool(file, path)) return 'development';
  if (file.language !== 'php') return null;
  if (isCommandLine(project, file)) return 'command-line';
  if (isUpgrade(file, path)) return 'upgrade';
  return isTemplate(file) ? 'template' : null;
}
