import { join } from 'node:path';
import { bundledFileOwners, bundleServer, releaseSize } from '../../../server/scripts/bundle.ts';
import { bundledNames } from '../../../server/src/workers/assets.ts';
import { putLauncher } from '../launcher.ts';
import { packNpm } from '../npm-archive.ts';
import { licenceWithModel, nodeVersions, putPapers } from '../papers.ts';
import { copyRulePages, type Parts } from '../parts.ts';
import { version } from '../root.ts';
import { bundledPackages } from '../third-party-notices.ts';

const allowed =
  /^(README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt|provenance\.json|bin\/[\w-]+\.mjs|dist\/server\/(data\/)?[\w.-]+|dist\/docs\/rules\/[\w./-]+\.md)$/;

/** Packs `presswright`: the command line and the server, bundled, with nothing to install besides. */
export async function packPresswright(folder: string, target: string, { putModel }: Parts): Promise<string> {
  const server = join(folder, 'dist/server');
  const metafiles = await bundleServer(server, releaseSize);
  const learned = putModel(join(server, bundledNames.model));
  copyRulePages(join(folder, 'dist/docs/rules'));
  putLauncher(folder, 'presswright', '../dist/server/main.mjs');
  const packages = bundledPackages(metafiles, bundledFileOwners);
  putPapers(folder, 'presswright', { packages, learned }, join(import.meta.dirname, 'README.md'));
  const manifest = {
    name: 'presswright',
    version,
    description: 'Finds vulnerabilities and mistakes in WordPress code and generates blocks, plugins and themes',
    keywords: ['wordpress', 'php', 'security', 'static analysis', 'block', 'generator'],
    license: licenceWithModel(learned),
    type: 'module',
    bin: { presswright: 'bin/presswright.mjs' },
    engines: { node: nodeVersions },
  };
  return packNpm({ folder, manifest, allowed }, target);
}
