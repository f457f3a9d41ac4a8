import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { bundledFileOwners, bundleOptions, releaseSize } from '../../server/scripts/bundle.ts';
import { type EditorPrograms, putEditorPrograms } from '../../server/scripts/editor-programs.ts';
import { PlanFile } from '../../shared/src/schemas/plans/plan-file.ts';
import { copyRulePages } from '../../tools/pack/parts.ts';
import { provenance } from '../../tools/pack/provenance.ts';
import { bundledPackages, thirdPartyNotices } from '../../tools/pack/third-party-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** What the extension imports when it is needed: each a file of its own, which costs no time before. */
const laterParts = [
  'vscode-extension/src/client.ts',
  'vscode-extension/src/plan-editor/plan-pages.ts',
  'shared/src/plan-form/plan-of-markup.ts',
];

/** Leaves those imports to the file that is beside the extension. */
const besideTheExtension: Plugin = {
  name: 'beside-the-extension',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const name = basename(path, '.ts');
      if (!laterParts.some((part) => basename(part, '.ts') === name)) {
        throw new Error(`${importer}: ${path} is imported later; add it to laterParts`);
      }
      return { path: `./${name}.cjs`, external: true };
    });
  },
};

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
    // most of it is the language client, whose names say nothing in a log
    minifyIdentifiers: true,
    entryPoints: ['vscode-extension/src/extension.ts', ...laterParts],
    entryNames: '[name]',
    outdir: dist,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    external: ['vscode'],
    plugins: [besideTheExtension],
    // `require`, as the editor hands out `vscode` only by that
    supported: { 'dynamic-import': false },
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
