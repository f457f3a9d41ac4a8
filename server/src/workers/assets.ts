import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AnalyzerAssets, GrammarName } from '../analysis/analyzer.ts';

/** Absolute paths of every file that a worker needs besides its code. */
export interface WorkerAssets {
  /** The program a worker thread runs. */
  readonly workerFile: string;
  /** The parser runtime. */
  readonly runtime: string;
  readonly grammars: Readonly<Record<GrammarName, string>>;
}

/**
 * What a bundle must hold beside the file that this module ends up in; WebAssembly may be compressed there, under its name with
 * `.br` behind it. Change these names here only.
 */
export const bundledNames = {
  workerFile: 'presswright-worker.mjs',
  runtime: 'tree-sitter.wasm',
  grammars: {
    php: 'tree-sitter-php.wasm',
    javascript: 'tree-sitter-javascript.wasm',
    typescript: 'tree-sitter-typescript.wasm',
    tsx: 'tree-sitter-tsx.wasm',
  },
  /** Need not be there. */
  model: 'builtin.model',
} as const;

/** Where npm has the grammars. */
export const grammarModules: Readonly<Record<GrammarName, string>> = {
  php: 'tree-sitter-php/tree-sitter-php.wasm',
  javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
  typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
  tsx: 'tree-sitter-typescript/tree-sitter-tsx.wasm',
};

/**
 * Finds the worker's files: beside the bundle when this code was bundled, in the clone and its `node_modules` otherwise.
 *
 * @param directory where a bundle would have them; the folder of this module by default
 */
export function findWorkerAssets(directory = dirname(fileURLToPath(import.meta.url))): WorkerAssets {
  const bundled = join(directory, bundledNames.workerFile);
  if (existsSync(bundled)) {
    const compressed = existsSync(join(directory, bundledNames.runtime)) ? '' : '.br';
    return {
      workerFile: bundled,
      runtime: join(directory, bundledNames.runtime + compressed),
      grammars: byGrammar((name) => join(directory, bundledNames.grammars[name] + compressed)),
    };
  }
  const { resolve } = createRequire(import.meta.url);
  return {
    workerFile: join(directory, 'worker.ts'),
    runtime: resolve('web-tree-sitter/tree-sitter.wasm'),
    grammars: byGrammar((name) => resolve(grammarModules[name])),
  };
}

/** How an analyzer gets what it needs. */
export function analyzerAssets({ runtime, grammars }: WorkerAssets): AnalyzerAssets {
  return { readRuntime: () => readAsset(runtime), readGrammar: (name) => readAsset(grammars[name]) };
}

const decompress = promisify(brotliDecompress);

async function readAsset(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  return path.endsWith('.br') ? decompress(bytes) : bytes;
}

function byGrammar<T>(make: (name: GrammarName) => T): Record<GrammarName, T> {
  return { php: make('php'), javascript: make('javascript'), typescript: make('typescript'), tsx: make('tsx') };
}
