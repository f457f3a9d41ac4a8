import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { grammarNames } from '../src/analysis/analyzer.ts';
import { settingsForLittle } from '../src/cli/analyze/tune-engine.ts';
import { englishFiles } from '../src/generation/reading/language/english.ts';
import { llamaProgramName } from '../src/inference/llama/program.ts';
import { bundledNames, grammarModules } from '../src/workers/assets.ts';
import { compress } from './compress.ts';
import { compressedJson } from './compressed-json.ts';
import { lateBuiltins } from './late-builtins.ts';
import { latePackages } from './late-packages.ts';
import { withoutExamples } from './without-examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverRequire = createRequire(join(root, 'server/src/main.ts'));

/** How every bundle for Node is made. The oldest Node is VS Code's own. */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node22.16',
  metafile: true as const,
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

/** A program as an ES module. */
export const programOptions = {
  ...bundleOptions,
  format: 'esm',
  // its other form asks for its own files by names that a bundle does not know
  alias: {
    'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
    'vscode-json-languageservice': 'vscode-json-languageservice/lib/esm/jsonLanguageService.js',
  },
  // what CommonJS packages expect to find around them
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      'const require = createRequireOfBundle(import.meta.url);',
      'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
    ].join(''),
  },
} satisfies BuildOptions;

/** What is shipped. Names are kept, so that a stack trace in a log can be read. */
export const releaseSize = { minifySyntax: true, minifyWhitespace: true } satisfies BuildOptions;

const commonJsOptions = {
  ...bundleOptions,
  ...releaseSize,
  format: 'cjs',
  alias: programOptions.alias,
  define: {
    'import.meta.url': 'urlOfScript',
    'import.meta.filename': '__filename',
    'import.meta.dirname': '__dirname',
  },
  banner: { js: "var urlOfScript=require('node:url').pathToFileURL(__filename).href;" },
} satisfies BuildOptions;

/** `presswright analyze` as one script, which `bin/run-script.mjs` calls with what a CommonJS module is given. */
const scriptOptions = {
  ...commonJsOptions,
  // A fifth of the text; `main.mjs`, which answers the same, shows the names where an error is to be traced.
  minifyIdentifiers: true,
  // read as Latin-1, which takes half the memory
  charset: 'ascii',
  plugins: [lateBuiltins, latePackages(commonJsOptions), withoutExamples],
  banner: {
    js: [
      `/*${settingsForLittle.join(' ')}*/`,
      '(function(exports,require,module,__filename,__dirname){"use strict";',
      commonJsOptions.banner.js,
    ].join(''),
  },
  footer: { js: '})' },
} satisfies BuildOptions;

/** Where the sources have what is known of English. */
export const englishData = 'server/src/generation/reading/language/data';

/** How a bundle of the server differs from that of a clone. */
export interface ServerBundleOptions extends Pick<BuildOptions, 'minifySyntax' | 'minifyWhitespace' | 'alias'> {
  /** Programs that share the server's modules: their sources by what they are called beside its folder. */
  readonly neighbours?: Readonly<Record<string, string>>;
  /** For programs that people do not start from a command line: without `analyze.script`, and what is read is compressed. */
  readonly isSmall?: boolean;
}

/** `presswright analyze` by itself. */
export const analyzeScript = 'analyze.script';

/** Packages whose files are copied beside the bundle. */
export const bundledFileOwners: readonly string[] = [
  'web-tree-sitter',
  'tree-sitter-php',
  'tree-sitter-javascript',
  'tree-sitter-typescript',
];

/**
 * Bundles the server with its command line, worker, grammars and data into one folder; `main.mjs` is the program.
 *
 * @returns what went into it
 */
export async function bundleServer(
  folder: string,
  { alias, neighbours = {}, isSmall = false, ...more }: ServerBundleOptions = {},
): Promise<Metafile[]> {
  const own = basename(folder);
  const quality = isSmall ? 10 : 9;
  mkdirSync(join(folder, 'data'), { recursive: true });
  const results = await Promise.all([
    build({
      ...programOptions,
      ...more,
      alias: { ...programOptions.alias, ...alias },
      entryPoints: {
        [`${own}/main`]: 'server/src/main.ts',
        [`${own}/${parse(bundledNames.workerFile).name}`]: 'server/src/workers/worker.ts',
        [`${own}/${parse(llamaProgramName).name}`]: 'server/src/inference/llama/child/main.ts',
        ...neighbours,
      },
      outdir: dirname(folder),
      outExtension: { '.js': '.mjs' },
      // what is imported late, such as the 4 MB of the reference page, is read late; the files share one folder, since
      // the server finds its worker and its grammars beside whatever file asks for them
      splitting: true,
      chunkNames: `${own}/[name]-[hash]`,
    }),
    // piscina starts this file of its own, by this name, beside the program
    build({
      ...programOptions,
      ...more,
      entryPoints: [join(dirname(serverRequire.resolve('piscina')), 'worker.js')],
      outfile: join(folder, 'worker.js'),
      // a native module that sets thread priorities; piscina does without where it is missing
      external: ['@napi-rs/nice'],
    }),
    // read with the first description, not with the worker
    build({
      ...bundleOptions,
      ...more,
      entryPoints: [join(englishData, englishFiles.tagger)],
      format: 'cjs',
      outfile: join(folder, 'data', englishFiles.tagger),
      plugins: [compressedJson(/core-web-model\.json$/)],
    }),
    ...(isSmall
      ? []
      : [build({ ...scriptOptions, entryPoints: ['server/src/analyze.ts'], outfile: join(folder, analyzeScript) })]),
  ]);
  const assets = {
    [bundledNames.runtime]: 'web-tree-sitter/tree-sitter.wasm',
    ...Object.fromEntries(grammarNames.map((name) => [bundledNames.grammars[name], grammarModules[name]])),
  };
  for (const [asset, source] of Object.entries(assets)) {
    const bytes = readFileSync(serverRequire.resolve(source));
    if (isSmall) writeFileSync(join(folder, `${asset}.br`), compress(bytes, quality));
    else writeFileSync(join(folder, asset), bytes);
  }
  cpSync(join(root, englishData, 'NOTICE'), join(folder, 'data/NOTICE'));
  for (const name of [englishFiles.words, englishFiles.vectors, englishFiles.reader]) {
    writeFileSync(join(folder, 'data', `${name}.br`), compress(readFileSync(join(root, englishData, name)), quality));
  }
  return results.map(({ metafile }) => metafile);
}
