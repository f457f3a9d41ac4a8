/** The oldest Node that the local server runs on: the first whose SQLite waits for another process's lock. */
const oldest = [22, 16] as const;

/**
 * What is wrong with the editor's Node, for a person; undefined when nothing is.
 *
 * @param version `process.versions.node`
 * @param hasSqlite whether `node:sqlite` exists: some builds leave it out
 */
export function findRuntimeProblem(version: string, hasSqlite: boolean): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    return `This editor runs Node ${version}, but Presswright requires ${oldest.join('.')} or later. Update the editor.`;
  }
  return hasSqlite
    ? undefined
    : `This editor's Node ${version} lacks SQLite, which Presswright requires. Update the editor.`;
}
