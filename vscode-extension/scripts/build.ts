/**
 * Builds everything the extension ships into dist/: itself, the language server and the local server.
 *
 *     node scripts/build.ts
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { grammarNames } from '../../server/src/analysis/analyzer.ts';
import { bundledNames, grammarModules } from '../../server/src/workers/assets.ts';
import { putBaseModel } from './base-model.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const serverRequire = createRequire(join(root, 'server/src/main.ts'));

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node22.16',
  metafile: true,
  // names are kept, so that a stack trace in a log can be read
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
};

const program: BuildOptions = {
  ...common,
  format: 'esm',
  // its other form asks for its own files by names that a bundle does not know
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  // what CommonJS packages expect to find around them
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      'const require = createRequireOfBundle(import.meta.url);',
      'const __filename = import.meta.filename, __dirname = import.meta.dirname;',
    ].join(''),
  },
};

rmSync(dist, { recursive: true, force: true });
mkdirSync(join(dist, 'server'), { recursive: true });

const builds: readonly BuildOptions[] = [
  {
    ...common,
    entryPoints: ['vscode-extension/src/extension.ts'],
    outfile: join(dist, 'extension.cjs'),
    format: 'cjs',
    external: ['vscode'],
  },
  { ...program, entryPoints: ['lsp/src/main.ts'], outfile: join(dist, 'lsp/main.mjs') },
  {
    ...program,
    entryPoints: {
      main: 'server/src/main.ts',
      [parse(bundledNames.workerFile).name]: 'server/src/workers/worker.ts',
    },
    outdir: join(dist, 'server'),
    outExtension: { '.js': '.mjs' },
    // what is imported late, such as the 4 MB of the reference page, is read late; the files share one folder, since
    // the server finds its worker and its grammars beside whatever file asks for them
    splitting: true,
    chunkNames: '[name]-[hash]',
  },
  // piscina starts this file of its own, by this name, beside the program
  {
    ...program,
    entryPoints: [join(dirname(serverRequire.resolve('piscina')), 'worker.js')],
    outfile: join(dist, 'server/worker.js'),
    // a native module that sets thread priorities; piscina does without where it is missing
    external: ['@napi-rs/nice'],
  },
];
const metafiles: Metafile[] = [];
for (const options of builds) {
  const { metafile } = await build(options);
  if (metafile !== undefined) metafiles.push(metafile);
}

const assets = {
  [bundledNames.runtime]: 'web-tree-sitter/tree-sitter.wasm',
  ...Object.fromEntries(grammarNames.map((name) => [bundledNames.grammars[name], grammarModules[name]])),
};
for (const [name, source] of Object.entries(assets)) cpSync(serverRequire.resolve(source), join(dist, 'server', name));

const rules = join(root, 'docs/rules');
if (!existsSync(rules)) throw new Error('docs/rules is missing: npm run generate makes it');
cpSync(rules, join(dist, 'docs/rules'), { recursive: true });

const learned = putBaseModel(join(dist, 'server', bundledNames.model));

const packages = ['web-tree-sitter', 'tree-sitter-php', 'tree-sitter-javascript', 'tree-sitter-typescript'];
writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, metafiles, packages, learned));
