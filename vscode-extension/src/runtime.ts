import type { Translate } from './translate.ts';

/** The oldest Node that the local server runs on: the first whose SQLite waits for another process's lock. */
const oldest = [22, 16] as const;

/**
 * What is wrong with the editor's Node, for a person; undefined when nothing is.
 *
 * @param version `process.versions.node`
 * @param hasSqlite whether `node:sqlite` exists: some builds leave it out
 */
export function findRuntimeProblem(version: string, hasSqlite: boolean, t: Translate): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    const required = oldest.join('.');
    return t('This editor runs Node {0}, but Presswright requires {1} or later. Update the editor.', version, required);
  }
  return hasSqlite
    ? undefined
    : t('This editor’s Node {0} lacks SQLite, which Presswright requires. Update the editor.', version);
}
