import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute paths of every file that a worker needs besides its code. */
export interface WorkerAssets {
  /** The program a worker thread runs. */
  readonly workerFile: string;
  /** The parser runtime. */
  readonly runtime: string;
  readonly grammars: { readonly php: string; readonly javascript: string };
}

/** What a bundle must hold beside the file that this module ends up in. Change these names here only. */
export const bundledNames = {
  workerFile: 'presswright-worker.mjs',
  runtime: 'tree-sitter.wasm',
  php: 'tree-sitter-php.wasm',
  javascript: 'tree-sitter-javascript.wasm',
  /** Need not be there. */
  model: 'builtin.model',
} as const;

/**
 * Finds the worker's files: beside the bundle when this code was bundled, in the clone and its `node_modules` otherwise.
 *
 * @param directory where a bundle would have them; the folder of this module by default
 */
export function findWorkerAssets(directory = dirname(fileURLToPath(import.meta.url))): WorkerAssets {
  const bundled = join(directory, bundledNames.workerFile);
  if (existsSync(bundled)) {
    return {
      workerFile: bundled,
      runtime: join(directory, bundledNames.runtime),
      grammars: { php: join(directory, bundledNames.php), javascript: join(directory, bundledNames.javascript) },
    };
  }
  const { resolve } = createRequire(import.meta.url);
  return {
    workerFile: join(directory, 'worker.ts'),
    runtime: resolve('web-tree-sitter/tree-sitter.wasm'),
    grammars: {
      php: resolve('tree-sitter-php/tree-sitter-php.wasm'),
      javascript: resolve('tree-sitter-javascript/tree-sitter-javascript.wasm'),
    },
  };
}
