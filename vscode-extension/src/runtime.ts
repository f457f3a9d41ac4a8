/** The oldest Node that the language server and the local server run on: the first with `node:sqlite` for everyone. */
const oldest = [22, 13] as const;

/** What is wrong with the editor's Node, for a person; undefined when nothing is. `version` is `process.versions.node`. */
export function findRuntimeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
  return `This editor runs Node ${version}, and Presswright needs ${oldest.join('.')} or newer: update the editor.`;
}
