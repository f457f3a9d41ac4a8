import { join } from 'node:path';
import { bundledFileOwners } from '../../../server/scripts/bundle.ts';
import { putLauncher } from '../launcher.ts';
import { packNpm } from '../npm-archive.ts';
import { licenceWithModel, nodeVersions, putPapers } from '../papers.ts';
import { copyRulePages, type Parts } from '../parts.ts';
import { version } from '../root.ts';
import { bundledPackages } from '../third-party-notices.ts';

const allowed =
  /^(README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt|provenance\.json|bin\/[\w-]+\.mjs|dist\/lsp\/main\.mjs|dist\/server\/(data\/)?[\w.-]+|dist\/docs\/rules\/[\w./-]+\.md)$/;

/** Packs `@presswright/lsp`: the language server, with the server that it starts when none is configured. */
export async function packLanguageServer(folder: string, target: string, parts: Parts): Promise<string> {
  const { metafiles, learned } = await parts.putEditorPrograms(join(folder, 'dist'));
  copyRulePages(join(folder, 'dist/docs/rules'));
  putLauncher(folder, 'presswright-lsp', '../dist/lsp/main.mjs');
  const packages = bundledPackages(metafiles, bundledFileOwners);
  putPapers(folder, '@presswright/lsp', { packages, learned }, join(import.meta.dirname, 'README.md'));
  const manifest = {
    name: '@presswright/lsp',
    version,
    description: 'Language server for WordPress code: findings, fixes, completion and generators in any editor',
    keywords: ['wordpress', 'php', 'language server', 'lsp', 'security', 'static analysis'],
    license: licenceWithModel(learned),
    type: 'module',
    bin: { 'presswright-lsp': 'bin/presswright-lsp.mjs' },
    engines: { node: nodeVersions },
  };
  return packNpm({ folder, manifest, allowed }, target);
}
