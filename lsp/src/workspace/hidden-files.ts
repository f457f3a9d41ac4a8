import type { Connection } from 'vscode-languageserver';

/** Asks the editor what it hides of the workspace: a setting of VS Code, which other editors do not know. */
export async function hiddenFiles(connection: Connection): Promise<readonly string[]> {
  return hiddenPatterns(await connection.workspace.getConfiguration('files.exclude'));
}

/** Alternatives of the innermost kind: `{js,ts}`. */
const braces = /\{([^{}]*)\}/;

/**
 * What VS Code's `files.exclude` hides, as patterns of `.gitignore`; patterns that hold only beside another file are left out.
 * @returns none where the setting is of no use
 */
export function hiddenPatterns(setting: unknown): string[] {
  if (typeof setting !== 'object' || setting === null) return [];
  return Object.entries(setting).flatMap(([pattern, isHidden]) =>
    isHidden === true ? alternativesOf(pattern).map(asIgnorePattern) : [],
  );
}

function alternativesOf(pattern: string): string[] {
  const found = braces.exec(pattern);
  if (!found) return [pattern];
  const [whole, inside = ''] = found;
  return inside.split(',').flatMap((part) => alternativesOf(pattern.replace(whole, () => part)));
}

/** A name alone is one in the folder of the workspace for VS Code, one in any folder for git. */
function asIgnorePattern(pattern: string): string {
  return pattern.startsWith('**/') || pattern.startsWith('/') ? pattern : `/${pattern}`;
}
