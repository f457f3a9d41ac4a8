import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packageName = 'node-llama-cpp';

/** How an operator gets what runs GGUF models. */
export const installCommand = `npm install --omit=optional ${packageName}@3 @node-llama-cpp/${process.platform === 'win32' ? 'win' : process.platform === 'darwin' ? 'mac' : 'linux'}-${process.arch}`;

/**
 * The module that runs GGUF models, of the server's own install or of the folder that `PRESSWRIGHT_LLAMA` names; null: it is not
 * installed.
 */
export function findLlama(folder: string | null): string | null {
  const places = folder === null ? [import.meta.url] : [join(folder, 'package.json')];
  for (const place of places) {
    for (const modules of createRequire(place).resolve.paths(packageName) ?? []) {
      // Its entry is an ES module, which require.resolve does not find by the package's name.
      const entry = join(modules, packageName, 'dist', 'index.js');
      if (existsSync(entry)) return entry;
    }
  }
  return null;
}
