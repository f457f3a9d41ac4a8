import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ConfigFault } from '@presswright/shared/project-config/check-project-config';
import type { LoadedConfig } from '@presswright/shared/project-config/loaded-config';
import { ProjectConfigError } from '@presswright/shared/project-config/parse-project-config';
import { ProjectConfigs, projectConfigName } from '@presswright/shared/project-config/project-configs';
import type { FileConfig } from '@presswright/shared/schemas/project-config';

/** What the project's `presswright.json` says of one file. */
export interface FileSettings {
  /** undefined: nothing. */
  readonly config: FileConfig | undefined;
  /** It is not to be analysed. */
  readonly isLeftOut: boolean;
}

/** A file of the project's own that cannot be taken. */
export interface ConfigProblem {
  readonly uri: string;
  readonly faults: readonly Pick<ConfigFault, 'message' | 'start' | 'end'>[];
}

/** A problem with a file as a whole, shown in its first line. */
export function problemOfFile(uri: string, message: string): ConfigProblem {
  return { uri, faults: [{ message, start: { line: 1, column: 1 }, end: { line: 2, column: 1 } }] };
}

const nothing: FileSettings = { config: undefined, isLeftOut: false };

/** What the `presswright.json` files of the workspace say, as they are on the disk; read again after `reload()`. */
export class ProjectSettings {
  readonly #ruleIds: () => Promise<readonly string[] | null>;
  readonly #onProblem: (problem: ConfigProblem) => void;
  #configs: ProjectConfigs;
  readonly #told = new Set<string>();

  /**
   * @param ruleIds the rules there are; null: not known
   * @param onProblem told once for each file, until `reload()`
   */
  constructor(ruleIds: () => Promise<readonly string[] | null>, onProblem: (problem: ConfigProblem) => void) {
    this.#ruleIds = ruleIds;
    this.#onProblem = onProblem;
    this.#configs = this.#open();
  }

  reload(): void {
    this.#configs = this.#open();
    this.#told.clear();
  }

  /** What holds for the file of this address; nothing where its `presswright.json` is wrong, which is told. */
  async of(uri: string): Promise<FileSettings> {
    if (!uri.startsWith('file:')) return nothing;
    return this.ofPath(fileURLToPath(uri));
  }

  async ofPath(path: string): Promise<FileSettings> {
    const loaded = await this.loadedFor(path);
    return loaded === null ? nothing : { config: loaded.fileConfig(path), isLeftOut: loaded.leavesOut(path, false) };
  }

  /** Whether a `presswright.json` leaves out a file or folder; one that is wrong leaves out nothing. */
  async leavesOut(path: string, isFolder: boolean): Promise<boolean> {
    return (await this.loadedFor(path))?.leavesOut(path, isFolder) ?? false;
  }

  /** The `presswright.json` that holds for a file; null where there is none, or a wrong one, which is told. */
  async loadedFor(path: string, configs = this.#configs): Promise<LoadedConfig | null> {
    try {
      return await configs.above(dirname(path));
    } catch (error) {
      if (!(error instanceof ProjectConfigError)) throw error;
      this.#tell(error);
      return null;
    }
  }

  /** Tells what is wrong with the `presswright.json` of a folder, as it is on the disk; keeps nothing of it. */
  async check(folder: string): Promise<void> {
    if (folder.startsWith('file:')) await this.loadedFor(join(fileURLToPath(folder), projectConfigName), this.#open());
  }

  /** The file of the baseline that holds for a file; undefined: its project names none. */
  async baselineOf(path: string): Promise<string | undefined> {
    const loaded = await this.loadedFor(path);
    const name = loaded?.config.baseline;
    return loaded === null || name === undefined ? undefined : resolve(loaded.folder, name);
  }

  #tell({ file, faults, message }: ProjectConfigError): void {
    if (this.#told.has(file)) return;
    this.#told.add(file);
    const uri = pathToFileURL(file).href;
    this.#onProblem(faults.length === 0 ? problemOfFile(uri, message) : { uri, faults });
  }

  #open(): ProjectConfigs {
    return new ProjectConfigs({ ruleIds: this.#ruleIds });
  }
}
