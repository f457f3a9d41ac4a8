import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** Builds the bundle where it is older than the sources: it is what an install has, and the launcher would run the sources. */
export async function makeBundleCurrent(): Promise<void> {
  const module = pathToFileURL(join(root, 'server/bin/current-program.mjs')).href;
  const { currentProgram } = (await import(module)) as { currentProgram: () => string };
  if (currentProgram().endsWith('main.mjs')) return;
  console.log('the bundle is older than the sources: building it');
  execFileSync(process.execPath, [join(root, 'server/scripts/build.ts')]);
  if (!currentProgram().endsWith('main.mjs'))
    throw new Error('a source has changed while the bundle was made: run again');
}
