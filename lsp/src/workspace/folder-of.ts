import { basename } from 'node:path/posix';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { InitializeParams } from 'vscode-languageserver';

/**
 * The path of the workspace folder that a document is in, the innermost where they are nested; undefined: it is in none,
 * and has no project that is known.
 */
export function folderOf(uri: string, folders: readonly string[]): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  const around = folders.filter((folder) => uri.startsWith(`${folder.replace(/\/$/, '')}/`));
  const [nearest] = around.sort((a, b) => b.length - a.length);
  return nearest === undefined ? undefined : fileURLToPath(nearest);
}

/**
 * URIs of the folders that an editor opens with. Helix names its folder by the old `rootPath` alone where no `.git` marks it.
 */
export function openedFolders({ workspaceFolders, rootUri, rootPath }: InitializeParams): string[] {
  if (workspaceFolders?.length) return workspaceFolders.map(({ uri }) => uri);
  if (rootUri) return [rootUri];
  return rootPath ? [pathToFileURL(rootPath).href] : [];
}

/** Path inside its workspace folder, or the bare name: the server needs to know no more of this machine. */
export function pathInFolder(uri: string, folders: readonly string[]): string {
  const folder = folders.find((candidate) => uri.startsWith(`${candidate.replace(/\/$/, '')}/`));
  const path =
    folder === undefined
      ? basename(uri).replace(/^[a-z][\w.+-]*:/i, '')
      : uri.slice(folder.replace(/\/$/, '').length + 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
