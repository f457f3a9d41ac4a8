import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the program of a model's process is called beside the bundle. */
export const llamaProgramName = 'presswright-llama.mjs';

/** The program of a model's process: beside the bundle when this code was bundled, in the clone otherwise. */
export function findLlamaProgram(): string {
  const directory = dirname(fileURLToPath(import.meta.url));
  const bundled = join(directory, llamaProgramName);
  return existsSync(bundled) ? bundled : join(directory, 'child/main.ts');
}
