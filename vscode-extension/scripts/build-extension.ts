import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { putBaseModel } from '../../server/scripts/base-model.ts';
import {
  bundledFileOwners,
  bundleOptions,
  bundleServer,
  programOptions,
  releaseSize,
} from '../../server/scripts/bundle.ts';
import { bundledNames } from '../../server/src/workers/assets.ts';
import { PlanFile } from '../../shared/src/schemas/plans/plan-file.ts';
import { bundledPackages, thirdPartyNotices } from '../../tools/pack/third-party-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Builds everything the extension ships into `dist/`: itself, the language server and the local server.
 *
 * @param putModel puts the completion model where it is told, and answers what it was learned from
 */
export async function buildExtension(putModel: (target: string) => readonly string[] = putBaseModel): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);

  const extension = await build({
    ...bundleOptions,
    ...releaseSize,
    entryPoints: ['vscode-extension/src/extension.ts'],
    outfile: join(dist, 'extension.cjs'),
    format: 'cjs',
    external: ['vscode'],
  });
  const languageServer = await build({
    ...programOptions,
    ...releaseSize,
    entryPoints: ['lsp/src/main.ts'],
    outfile: join(dist, 'lsp/main.mjs'),
  });
  const page = await build({
    bundle: true,
    minify: true,
    target: 'es2022',
    metafile: true,
    entryPoints: ['vscode-extension/webview/plan-editor.ts'],
    absWorkingDir: root,
    outfile: join(dist, 'webview/plan-editor.js'),
  });
  cpSync(join(root, 'vscode-extension/webview/plan-editor.css'), join(dist, 'webview/plan-editor.css'));
  mkdirSync(join(dist, 'schemas'));
  writeFileSync(join(dist, 'schemas/presswright-plan.schema.json'), JSON.stringify(PlanFile));
  const server = await bundleServer(join(dist, 'server'), {
    ...releaseSize,
    alias: { '@scalar/fastify-api-reference': join(import.meta.dirname, 'no-api-reference.ts') },
  });

  const rules = join(root, 'docs/rules');
  if (!existsSync(rules)) throw new Error('docs/rules is missing: npm run generate makes it');
  cpSync(rules, join(dist, 'docs/rules'), { recursive: true });

  const learned = putModel(join(dist, 'server', bundledNames.model));

  const packages = bundledPackages(
    [extension.metafile, page.metafile, languageServer.metafile, ...server],
    bundledFileOwners,
  );
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, packages, learned));
}
