import type { ProjectFile } from './generated-project.ts';
import { Code } from './writers/code.ts';

/** Collects the files of a project; a second file of the same path, or of the same given role, is a fault of the generator. */
export class FileSet {
  readonly #files = new Map<string, ProjectFile>();
  readonly #roles = new Set<string>();

  /** @param role absent: made of the path, with a number where paths are alike */
  add(path: string, content: string | Uint8Array | Code, role = this.#freeRole(roleOf(path))): this {
    if (!isSafePath(path)) throw new Error(`not a path inside the project: ${path}`);
    if (this.#files.has(path)) throw new Error(`two files ${path}`);
    if (this.#roles.has(role)) throw new Error(`two files of the role ${role}`);
    this.#roles.add(role);
    this.#files.set(path, { role, path, content: content instanceof Code ? `${content.text}\n` : content });
    return this;
  }

  #freeRole(role: string): string {
    let free = role;
    for (let number = 2; this.#roles.has(free); number += 1) free = `${role}_${number}`;
    return free;
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
