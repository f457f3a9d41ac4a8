/**
 * Bundles the server and the command line into `server/dist/`, which `bin/presswright.mjs` runs as long as the sources
 * stay as they are.
 *
 *     node server/scripts/build.ts
 */
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishFiles } from '../src/generation/reading/language/english.ts';
import { bundledNames } from '../src/workers/assets.ts';
import { putBaseModel } from './base-model.ts';
import { bundleServer, englishData } from './bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'server/dist');
const temporary = join(root, `server/dist.${process.pid}.tmp`);

const started = Date.now();
try {
  const metafiles = await bundleServer(temporary);
  const paths = new Set(metafiles.flatMap(({ inputs }) => Object.keys(inputs)).filter((path) => !isInstalled(path)));
  for (const name of [englishFiles.words, englishFiles.vectors, englishFiles.reader])
    paths.add(`${englishData}/${name}`);
  // npm writes this file whenever it changes what is installed
  paths.add('node_modules/.package-lock.json');
  const inputs = [...paths].map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    // what was saved while it was being read is not surely what was read
    return [path, size, mtimeMs < started ? mtimeMs : null];
  });
  writeFileSync(join(temporary, 'inputs.json'), JSON.stringify(inputs));
  const model = join(temporary, bundledNames.model);
  // A model of the API's names alone would keep the server from learning once the packages are there.
  if (putBaseModel(model).length === 0) rmSync(model);
  rmSync(dist, { recursive: true, force: true });
  renameSync(temporary, dist);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function isInstalled(path: string): boolean {
  return path.includes('node_modules/');
}
