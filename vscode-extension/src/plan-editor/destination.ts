import { homedir } from 'node:os';
import type { ProjectFile } from '@presswright/shared/generators';
import { FileSystemError, FileType, Uri, workspace } from 'vscode';
import { bytesOf } from './preview-files.ts';

/** How a generated file stands with its place. */
export type PlaceState = 'new' | 'same' | 'differs' | 'blocked';

/** The folder that files go into unless somebody chooses another: WordPress’ own where the workspace has it. */
export async function usualDestination(kind: string, folderName: string): Promise<Uri> {
  const root = workspace.workspaceFolders?.[0]?.uri ?? Uri.file(homedir());
  const place = kind === 'theme' ? 'themes' : 'plugins';
  for (const folder of [Uri.joinPath(root, 'wp-content', place), Uri.joinPath(root, place)]) {
    if ((await typeOf(folder)) === FileType.Directory) return Uri.joinPath(folder, folderName);
  }
  return Uri.joinPath(root, folderName);
}

/** Compares a file with what is at its place. */
export async function stateOf(folder: Uri, file: ProjectFile): Promise<PlaceState> {
  const parts = file.path.split('/');
  // The answer of a server must not lead out of the folder.
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\:\0]/.test(part))) return 'blocked';
  for (const depth of parts.keys()) {
    const type = await typeOf(Uri.joinPath(folder, ...parts.slice(0, depth)));
    if (type === undefined) return 'new';
    // A link inside the folder could lead out of it.
    if (depth === 0 ? (type & FileType.Directory) === 0 : type !== FileType.Directory) return 'blocked';
  }
  const place = Uri.joinPath(folder, ...parts);
  const type = await typeOf(place);
  if (type === undefined) return 'new';
  if (type !== FileType.File) return 'blocked';
  return Buffer.compare(await workspace.fs.readFile(place), bytesOf(file)) === 0 ? 'same' : 'differs';
}

/** undefined: nothing is there. */
async function typeOf(uri: Uri): Promise<FileType | undefined> {
  try {
    return (await workspace.fs.stat(uri)).type;
  } catch (error) {
    if (error instanceof FileSystemError && (error.code === 'FileNotFound' || error.code === 'FileNotADirectory'))
      return;
    throw error;
  }
}

/** Writes files; folders are made as needed. */
export async function writeFiles(folder: Uri, files: readonly ProjectFile[]): Promise<void> {
  for (const file of files) {
    await workspace.fs.writeFile(Uri.joinPath(folder, ...file.path.split('/')), bytesOf(file));
  }
}
