import type { ProjectFile } from './generated-project.ts';
import { Code } from './writers/code.ts';

/** Collects the files of a project; a second file of the same path or role is a fault of the generator. */
export class FileSet {
  readonly #files = new Map<string, ProjectFile>();
  readonly #roles = new Set<string>();

  /** @param role absent: made of the path */
  add(path: string, content: string | Uint8Array | Code, role = roleOf(path)): this {
    if (!isSafePath(path)) throw new Error(`not a path inside the project: ${path}`);
    if (this.#files.has(path)) throw new Error(`two files ${path}`);
    if (this.#roles.has(role)) throw new Error(`two files of the role ${role}`);
    this.#roles.add(role);
    this.#files.set(path, { role, path, content: content instanceof Code ? `${content.text}\n` : content });
    return this;
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  list(): readonly ProjectFile[] {
    return [...this.#files.values()];
  }
}

/** Whether a path stays inside its folder on every operating system. */
export function isSafePath(path: string): boolean {
  return /^[A-Za-z0-9._@-]+(?:\/[A-Za-z0-9._@-]+)*$/.test(path) && !path.split('/').some((part) => /^\.+$/.test(part));
}

/** `includes/class-rest.php` → `includes_class_rest_php`. */
function roleOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}
