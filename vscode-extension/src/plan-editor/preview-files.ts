import type { ProjectFile } from '@presswright/shared/generators';
import {
  type Disposable,
  EventEmitter,
  type FileChangeEvent,
  FileChangeType,
  FileSystemError,
  type FileSystemProvider,
  FileType,
  Uri,
  workspace,
} from 'vscode';

const scheme = 'presswright-preview';

/** Files that were generated and not written yet, as a file system that can be read: editors and diffs show them. */
export class PreviewFiles implements FileSystemProvider {
  readonly #files = new Map<string, Uint8Array>();
  readonly #changed = new EventEmitter<FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;

  register(): Disposable {
    return workspace.registerFileSystemProvider(scheme, this, { isCaseSensitive: true, isReadonly: true });
  }

  /** Where a file of a preview is. */
  uriOf(preview: string, path: string): Uri {
    return Uri.from({ scheme, path: `/${preview}/${path}` });
  }

  /** Shows other files under a preview; editors that are open follow. */
  replace(preview: string, files: readonly ProjectFile[]): void {
    const start = `/${preview}/`;
    const gone = [...this.#files.keys()].filter((path) => path.startsWith(start));
    for (const path of gone) this.#files.delete(path);
    for (const file of files) this.#files.set(start + file.path, bytesOf(file));
    const paths = new Set([...gone, ...files.map(({ path }) => start + path)]);
    this.#changed.fire(
      [...paths].map((path) => ({
        type: this.#files.has(path) ? FileChangeType.Changed : FileChangeType.Deleted,
        uri: Uri.from({ scheme, path }),
      })),
    );
  }

  stat(uri: Uri) {
    const bytes = this.#files.get(uri.path);
    if (bytes !== undefined) return { type: FileType.File, ctime: 0, mtime: Date.now(), size: bytes.length };
    const isFolder = [...this.#files.keys()].some((path) => path.startsWith(`${uri.path.replace(/\/$/, '')}/`));
    if (isFolder) return { type: FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    throw FileSystemError.FileNotFound(uri);
  }

  readFile(uri: Uri): Uint8Array {
    const bytes = this.#files.get(uri.path);
    if (bytes === undefined) throw FileSystemError.FileNotFound(uri);
    return bytes;
  }

  readDirectory(uri: Uri): [string, FileType][] {
    const start = `${uri.path.replace(/\/$/, '')}/`;
    const names = new Map<string, FileType>();
    for (const path of this.#files.keys()) {
      if (!path.startsWith(start)) continue;
      const [name = '', ...rest] = path.slice(start.length).split('/');
      names.set(name, rest.length === 0 ? FileType.File : FileType.Directory);
    }
    return [...names];
  }

  watch(): Disposable {
    return { dispose() {} };
  }

  createDirectory(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  writeFile(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  delete(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  rename(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }
}

export function bytesOf({ content, encoding }: ProjectFile): Uint8Array {
  return encoding === 'base64' ? Buffer.from(content, 'base64') : Buffer.from(content, 'utf8');
}
