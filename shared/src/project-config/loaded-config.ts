import { dirname, relative, sep } from 'node:path';
import type { Ignore } from 'ignore';
import type { FileConfig, ProjectConfig } from '../schemas/project-config.ts';
import { compilePatterns, FileConfigs } from './file-config.ts';
import { parseProjectConfig } from './parse-project-config.ts';

/** A `presswright.json` that was read, and what it says of the files below its folder. */
export class LoadedConfig {
  readonly path: string;
  /** What its patterns and its baseline are relative to. */
  readonly folder: string;
  readonly config: ProjectConfig;
  readonly #files: FileConfigs;
  readonly #include: Ignore | null;
  readonly #exclude: Ignore | null;

  /**
   * @param shown how messages name the file
   * @param ruleIds the rules there are; null: not known, so every name is taken
   * @throws {ProjectConfigError} when the text is none
   */
  constructor(path: string, text: string, shown: string, ruleIds: readonly string[] | null) {
    this.path = path;
    this.folder = dirname(path);
    this.config = parseProjectConfig(text, shown, ruleIds);
    const { $schema: _, include, exclude, baseline: __, ...analysis } = this.config;
    this.#files = new FileConfigs(analysis);
    this.#include = include === undefined ? null : compilePatterns(include);
    this.#exclude = exclude === undefined ? null : compilePatterns(exclude);
  }

  /** What holds for the file of this absolute path. */
  fileConfig(path: string): FileConfig {
    return this.#files.of(this.#nameOf(path));
  }

  /** Whether a file or folder, met below a given one, is not to be analysed. */
  leavesOut(path: string, isFolder: boolean): boolean {
    const name = this.#nameOf(path);
    // A file that was given may lie elsewhere.
    if (name === '' || name.startsWith('../')) return false;
    if (this.#exclude?.ignores(isFolder ? `${name}/` : name)) return true;
    return !isFolder && this.#include !== null && !this.#include.ignores(name);
  }

  #nameOf(path: string): string {
    return relative(this.folder, path).split(sep).join('/');
  }
}
