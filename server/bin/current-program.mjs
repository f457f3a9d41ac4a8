import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The program to run, as a URL: the bundle, which starts several times as fast, unless a source or a dependency has
 * changed since it was made. Then the sources run as they are, until `npm run build`.
 *
 * @param {string} root folder of the clone, or of what was installed in its shape
 * @param {string | undefined} command what is asked for: `analyze` is made of fewer sources, and asks after no others
 */
export function currentProgram(root = fileURLToPath(new URL('../..', import.meta.url)), command = process.argv[2]) {
  const bundle = join(root, 'server/dist');
  const sources = join(root, 'server/src/main.ts');
  const inputs = join(bundle, command === 'analyze' ? 'analyze.inputs.json' : 'inputs.json');
  // Without sources, as in a package, the bundle is all there is.
  if (existsSync(sources) && !isCurrent(root, inputs)) return pathToFileURL(sources).href;
  return pathToFileURL(join(bundle, 'main.mjs')).href;
}

/** Whether every file that the bundle was made of is as it was then. */
function isCurrent(root, inputs) {
  if (!existsSync(inputs)) return false;
  return JSON.parse(readFileSync(inputs, 'utf8')).every(([path, size, modified]) => {
    // not joined: of hundreds of paths that takes longer than asking after them
    const found = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === modified;
  });
}
