/**
 * Builds everything the extension ships into dist/: itself, the language server and the local server.
 *
 *     node scripts/build.ts
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { putBaseModel } from '../../server/scripts/base-model.ts';
import { type BundleSize, bundleOptions, bundleServer, programOptions } from '../../server/scripts/bundle.ts';
import { bundledNames } from '../../server/src/workers/assets.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

// names are kept, so that a stack trace in a log can be read
const smaller: BundleSize = { minifySyntax: true, minifyWhitespace: true };

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

const extension = await build({
  ...bundleOptions,
  ...smaller,
  entryPoints: ['vscode-extension/src/extension.ts'],
  outfile: join(dist, 'extension.cjs'),
  format: 'cjs',
  external: ['vscode'],
});
const languageServer = await build({
  ...programOptions,
  ...smaller,
  entryPoints: ['lsp/src/main.ts'],
  outfile: join(dist, 'lsp/main.mjs'),
});
const server = await bundleServer(join(dist, 'server'), smaller);

const rules = join(root, 'docs/rules');
if (!existsSync(rules)) throw new Error('docs/rules is missing: npm run generate makes it');
cpSync(rules, join(dist, 'docs/rules'), { recursive: true });

const learned = putBaseModel(join(dist, 'server', bundledNames.model));

const packages = ['web-tree-sitter', 'tree-sitter-php', 'tree-sitter-javascript', 'tree-sitter-typescript'];
writeFileSync(
  join(dist, 'THIRD-PARTY-NOTICES.txt'),
  thirdPartyNotices(root, [extension.metafile, languageServer.metafile, ...server], packages, learned),
);
