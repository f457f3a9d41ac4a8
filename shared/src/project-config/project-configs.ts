import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { LoadedConfig } from './loaded-config.ts';

/** The file in which a project says how it is analysed. */
export const projectConfigName = 'presswright.json';

export interface ProjectConfigsOptions {
  /** The rules there are; null: not known, so every name is taken. Asked for when there is a file to check. */
  readonly ruleIds: () => Promise<readonly string[] | null>;
  /** The file that holds for everything, instead of those found; null: none does. */
  readonly given?: string | null;
  /** How messages name a file. */
  readonly show?: (path: string) => string;
}

/** Which `presswright.json` holds for the files of a folder: the nearest in it or above, read once. */
export class ProjectConfigs {
  readonly #options: ProjectConfigsOptions;
  readonly #byFolder = new Map<string, Promise<LoadedConfig | null>>();
  readonly #given: Promise<LoadedConfig | null> | undefined;

  constructor(options: ProjectConfigsOptions) {
    this.#options = options;
    const { given } = options;
    if (given !== undefined) this.#given = given === null ? Promise.resolve(null) : this.#read(resolve(given), true);
    // Whoever asks for it is told.
    this.#given?.catch(() => undefined);
  }

  /** Rejects with a ProjectConfigError when the file is none, or cannot be read. */
  above(folder: string): Promise<LoadedConfig | null> {
    if (this.#given !== undefined) return this.#given;
    const known = this.#byFolder.get(folder);
    if (known !== undefined) return known;
    const found = this.#find(folder);
    this.#byFolder.set(folder, found);
    return found;
  }

  async #find(folder: string): Promise<LoadedConfig | null> {
    const parent = dirname(folder);
    const own = await this.#read(join(folder, projectConfigName), false);
    return own ?? (parent === folder ? null : this.above(parent));
  }

  /** Most projects have no such file: what reads one is loaded when it is needed. */
  async #read(path: string, isGiven: boolean): Promise<LoadedConfig | null> {
    const { ruleIds, show = String } = this.#options;
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
    if (text instanceof Error) {
      const { code = text.message } = text;
      if (!isGiven && (code === 'ENOENT' || code === 'ENOTDIR')) return null;
      const { ProjectConfigError } = await import('./parse-project-config.ts');
      throw new ProjectConfigError(show(path), `cannot be read (${code})`);
    }
    const { LoadedConfig } = await import('./loaded-config.ts');
    return new LoadedConfig(path, text, show(path), await ruleIds());
  }
}
