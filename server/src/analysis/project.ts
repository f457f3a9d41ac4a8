import type { Language } from '@presswright/shared/schemas/analysis';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import { type JsonDocument, parseJson } from './languages/json/json-document.ts';
import { SourceText } from './source-text.ts';

/** A file of the plugin or theme at hand. */
export interface ProjectFile {
  /** With `/`, as the user gave it; '' when unknown. */
  readonly name: string;
  readonly language: Language | null;
  readonly code: string;
  /** What the project's configuration says of it. */
  readonly config?: FileConfig;
}

const nothingConfigured: FileConfig = {};

/**
 * The files that are analysed together, for rules that compare one with another. Most often that is all there is of a
 * plugin or theme; while somebody types it is one file alone, so a rule must not take what is not here for missing:
 * `has()` says when that is known.
 */
export class Project {
  readonly files: readonly ProjectFile[];
  /** Not all of it is read, or not at once: what is not here may call what is here. */
  isPart: boolean;
  readonly #byName: ReadonlyMap<string, ProjectFile>;
  readonly #paths: ReadonlySet<string> | null;
  readonly #json = new Map<string, JsonDocument>();
  readonly #facts = new Map<symbol, unknown>();

  /** @param paths every path there is, the files' own and those that have no text; undefined when they are not known */
  constructor(files: readonly ProjectFile[], paths?: readonly string[], isPart = false) {
    this.files = files;
    this.isPart = isPart;
    this.#byName = new Map(files.filter(({ name }) => name !== '').map((file) => [file.name, file]));
    this.#paths = paths === undefined ? null : new Set([...paths.map(normalizePath), ...this.#byName.keys()]);
  }

  /** What the project's configuration says of the file of this name. */
  configOf(name: string): FileConfig {
    return (name === '' ? this.files[0] : this.#byName.get(name))?.config ?? nothingConfigured;
  }

  /** The file of this path, when its text is here. */
  file(path: string): ProjectFile | null {
    return this.#byName.get(normalizePath(path)) ?? null;
  }

  /** Whether there is such a file; null when that cannot be known. */
  has(path: string): boolean | null {
    const wanted = normalizePath(path);
    if (this.#byName.has(wanted)) return true;
    return this.#paths === null ? null : this.#paths.has(wanted);
  }

  /** Whether anything lies in this folder; null when that cannot be known. */
  hasFolder(path: string): boolean | null {
    const wanted = `${normalizePath(path).replace(/\/+$/, '')}/`;
    for (const name of this.#paths ?? this.#byName.keys()) if (name.startsWith(wanted)) return true;
    return this.#paths === null ? null : false;
  }

  /** Every path that is known, of files whose text is elsewhere too. */
  get knownPaths(): Iterable<string> {
    return this.#paths ?? this.#byName.keys();
  }

  /** A JSON file, parsed once; null when its text is not here. */
  json(path: string): JsonDocument | null;
  json(path: string, source: SourceText): JsonDocument;
  json(path: string, source?: SourceText): JsonDocument | null {
    const name = normalizePath(path);
    const known = this.#json.get(name);
    if (known !== undefined) return known;
    const code = source ?? this.#byName.get(name)?.code;
    if (code === undefined) return null;
    const document = parseJson(typeof code === 'string' ? new SourceText(code) : code);
    if (name !== '') this.#json.set(name, document);
    return document;
  }

  /** What a rule works out once for the whole project, such as the plugin's header. `key` tells facts apart. */
  fact<T>(key: symbol, make: (project: Project) => T): T {
    if (!this.#facts.has(key)) this.#facts.set(key, make(this));
    return this.#facts.get(key) as T;
  }
}

/** The path of `relative` seen from the folder of the file `from`: `blocks/a/block.json` and `./x.js` give `blocks/a/x.js`. */
export function pathBeside(from: string, relative: string): string {
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/') + 1) : '';
  return normalizePath(folder + relative);
}

function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part);
  }
  return parts.join('/');
}
