/**
 * Bundles the server and the command line into `server/dist/`, which `bin/presswright.mjs` runs as long as the sources
 * stay as they are.
 *
 *     node server/scripts/build.ts
 */
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { englishFiles } from '../src/generation/reading/language/english.ts';
import { bundledNames } from '../src/workers/assets.ts';
import { putBaseModel } from './base-model.ts';
import { analyzeScript, bundleServer, englishData } from './bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'server/dist');
const temporary = join(root, `server/dist.${process.pid}.tmp`);

const started = Date.now();
try {
  const metafiles = await bundleServer(temporary);
  const english = [englishFiles.words, englishFiles.vectors, englishFiles.reader];
  const all = [...metafiles.flatMap(sourcesOf), ...english.map((name) => `${englishData}/${name}`)];
  noteInputs('inputs.json', all);
  // its workers run other bundles, of the same sources but for their own
  const analyze = metafiles.filter(({ outputs }) => Object.keys(outputs).some((path) => path.endsWith(analyzeScript)));
  const workers = all.filter((path) => path.startsWith('server/src/workers/'));
  noteInputs('analyze.inputs.json', [...analyze.flatMap(sourcesOf), ...workers]);
  const model = join(temporary, bundledNames.model);
  // A model of the API's names alone would keep the server from learning once the packages are there.
  if (putBaseModel(model).length === 0) rmSync(model);
  rmSync(dist, { recursive: true, force: true });
  renameSync(temporary, dist);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/** The files that a bundle was made of, without packages and without what Node brings along. */
function sourcesOf({ inputs }: Metafile): string[] {
  return Object.keys(inputs).filter((path) => !path.includes('node_modules/') && !path.startsWith('late-builtin:'));
}

/** Writes what the launcher compares before it runs a bundle: path, size and time of change of each file. */
function noteInputs(name: string, paths: readonly string[]): void {
  // npm writes this file whenever it changes what is installed
  const inputs = [...new Set(paths), 'node_modules/.package-lock.json'].map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    // what was saved while it was being read is not surely what was read
    return [path, size, mtimeMs < started ? mtimeMs : null];
  });
  writeFileSync(join(temporary, name), JSON.stringify(inputs));
}
