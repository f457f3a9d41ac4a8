import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { bundledNames } from '../../workers/assets.ts';
import type { CorpusSource } from './corpus.ts';
import { filesIn, type LearnFolder, type LearnProgress, learn } from './learn.ts';
import { openModel } from './model.ts';
import { modelPath, readModel, writeModel } from './model-file.ts';
import type { ModelMeta } from './model-format.ts';
import { readPackedModel } from './packed-model.ts';

export interface PrepareModelInput {
  readonly dataDir: string;
  /** Folder of the fetched WordPress packages; `findCorpus()` by default. */
  readonly corpusDir: string | null;
  /** Packed model to use while the data folder has none; `findBaseModel()` by default. */
  readonly baseModel?: string | null;
  /** More to learn; the file is written anew with it. */
  readonly add: readonly LearnFolder[];
  /** Gets a `LearnProgress` now and then. */
  readonly progress?: MessagePort;
}

export interface PrepareModelOutput {
  readonly model: SharedArrayBuffer;
  readonly meta: ModelMeta;
  /** Whether anything was learned; else the file was as wanted. */
  readonly learned: boolean;
  /** What an operator should know, such as that the file was damaged. */
  readonly warnings: readonly string[];
  /** What `add` gave. */
  readonly added: readonly CorpusSource[];
  /** Files of `add` that were left out. */
  readonly skipped: readonly { readonly file: string; readonly reason: string }[];
}

/** Where the fetched packages are: beside the bundle, or in the clone. null: they were not fetched. */
export function findCorpus(): string | null {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = ['corpus', '../../.corpus', '../../../../.corpus'].map((path) => join(here, path));
  return places.find((place) => existsSync(join(place, 'stamp.json'))) ?? null;
}

/** The model that was learned when the bundle was made, beside it. null: this is a clone, or the bundle has none. */
export function findBaseModel(): string | null {
  const path = join(dirname(fileURLToPath(import.meta.url)), bundledNames.model);
  return existsSync(path) ? path : null;
}

/** Reads or learns the model of a data folder. Takes seconds when it learns: runs in a worker. */
export function prepareModel(input: PrepareModelInput): PrepareModelOutput {
  const { dataDir, corpusDir, baseModel = findBaseModel(), add, progress } = input;
  for (const { directory } of add) {
    if (filesIn(directory).length === 0) throw new Error(`${directory} has no PHP or JavaScript to learn from`);
  }
  const path = modelPath(dataDir);
  const warnings: string[] = [];
  const packages = corpusDir === null ? [] : packagesOf(corpusDir);
  const known =
    readKnown(path, readModel, warnings) ??
    (baseModel === null ? null : readKnown(baseModel, readPackedModel, warnings));
  const onProgress = (state: LearnProgress) => progress?.postMessage(state);
  const base = isCurrent(known?.model.meta, packages) ? known : null;
  if (base && add.length === 0) {
    return { model: base.buffer, meta: base.model.meta, learned: false, warnings, added: [], skipped: [] };
  }
  if (!base && packages.length === 0) {
    warnings.push(
      'the WordPress packages to learn completion from are missing (node server/scripts/fetch-corpus.mjs fetches them): ' +
        'the built-in model knows the WordPress API and little code',
    );
  }
  // An operator's own sources outlive a change of the packages.
  const keeps = ({ name }: CorpusSource) => base !== null || !name.startsWith('package:');
  const folders = base ? add : [...packages, ...add];
  const { buffer, sources, skipped } = learn(folders, known?.model ?? null, keeps, onProgress);
  const { meta } = openModel(buffer);
  try {
    writeModel(path, buffer);
  } catch (error) {
    if (add.length > 0) throw error;
    warnings.push(`what was learned could not be saved, so the next start learns again: ${messageOf(error)}`);
  }
  const added = sources.filter(({ name }) => add.some((folder) => folder.name === name));
  const skippedOfAdded = skipped.filter(({ file }) => add.some(({ directory }) => file.startsWith(directory)));
  return { model: buffer, meta, learned: true, warnings, added, skipped: skippedOfAdded };
}

function readKnown(path: string, read: typeof readModel, warnings: string[]): ReturnType<typeof readModel> {
  try {
    return read(path);
  } catch (error) {
    // Damaged, of another version, or not readable: whatever it is, the server can do without the file.
    warnings.push(
      `${path} cannot be used and is learned anew, without what presswright learn had added: ${messageOf(error)}`,
    );
    return null;
  }
}

/** One source a package, named with the version of the whole so that another version replaces it. */
function packagesOf(corpusDir: string): LearnFolder[] {
  const specs = (JSON.parse(readFileSync(join(corpusDir, 'stamp.json'), 'utf8')) as { spec: string }[]).map(
    ({ spec }) => spec,
  );
  return readdirSync(corpusDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const spec =
        specs.find(
          (one) =>
            one
              .slice(1)
              .replace(/@[^@]*$/, '')
              .replaceAll('/', '-') === name,
        ) ?? name;
      return { name: `package:${spec}`, title: spec, directory: join(corpusDir, name) };
    });
}

/** Whether a model was learned from just these packages. With none at hand, whatever it has is welcome. */
function isCurrent(meta: ModelMeta | undefined, packages: readonly LearnFolder[]): boolean {
  if (!meta) return false;
  const learned = meta.sources.map(({ name }) => name).filter((name) => name.startsWith('package:'));
  return (
    packages.length === 0 ||
    (learned.length === packages.length && packages.every(({ name }) => learned.includes(name)))
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
