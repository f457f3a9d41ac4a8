import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledFileOwners, bundleOptions, releaseSize } from '../../server/scripts/bundle.ts';
import { type EditorPrograms, putEditorPrograms } from '../../server/scripts/editor-programs.ts';
import { PlanFile } from '../../shared/src/schemas/plans/plan-file.ts';
import { copyRulePages } from '../../tools/pack/parts.ts';
import { provenance } from '../../tools/pack/provenance.ts';
import { bundledPackages, thirdPartyNotices } from '../../tools/pack/third-party-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Builds everything the extension ships into `dist/`: itself, the language server and the local server.
 *
 * @param putPrograms puts the language server and the local server into a folder
 */
export async function buildExtension(
  putPrograms: (folder: string) => Promise<EditorPrograms> = putEditorPrograms,
): Promise<void> {
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
  const programs = await putPrograms(dist);
  copyRulePages(join(dist, 'docs/rules'));

  const { learned } = programs;
  const metafiles = [extension.metafile, page.metafile, ...programs.metafiles];
  const packages = bundledPackages(metafiles, bundledFileOwners);
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, packages, learned));
  writeFileSync(join(dist, 'provenance.json'), provenance('presswright.vsix', packages, learned));
}
