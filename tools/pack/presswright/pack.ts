import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFileOwners, bundleServer, releaseSize } from '../../../server/scripts/bundle.ts';
import { bundledNames } from '../../../server/src/workers/assets.ts';
import { packNpm } from '../npm-archive.ts';
import { provenance } from '../provenance.ts';
import { root, version } from '../root.ts';
import { bundledPackages, thirdPartyNotices } from '../third-party-notices.ts';

/** The completion model that goes into the packages. */
export interface PackedModel {
  readonly file: string;
  /** What it was learned from, as `name@version`. */
  readonly learned: readonly string[];
}

const allowed =
  /^(README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt|provenance\.json|bin\/[\w-]+\.mjs|dist\/server\/(data\/)?[\w.-]+|dist\/docs\/rules\/[\w./-]+\.md)$/;

/** Packs `presswright`: the command line and the server, bundled, with nothing to install besides. */
export async function packPresswright(folder: string, target: string, { file, learned }: PackedModel): Promise<string> {
  const metafiles = await bundleServer(join(folder, 'dist/server'), releaseSize);
  cpSync(file, join(folder, 'dist/server', bundledNames.model));
  chmodSync(join(folder, 'dist/server', bundledNames.model), 0o644);
  copyRulePages(join(folder, 'dist/docs/rules'));
  mkdirSync(join(folder, 'bin'));
  cpSync(join(root, 'tools/pack/presswright/launcher.mjs'), join(folder, 'bin/presswright.mjs'));
  cpSync(join(root, 'server/bin/run-program.mjs'), join(folder, 'bin/run-program.mjs'));
  cpSync(join(root, 'tools/pack/presswright/README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const packages = bundledPackages(metafiles, bundledFileOwners);
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, packages, learned));
  writeFileSync(join(folder, 'provenance.json'), provenance('presswright', packages, learned));
  const manifest = {
    name: 'presswright',
    version,
    description: 'Finds vulnerabilities and mistakes in WordPress code and generates blocks, plugins and themes',
    keywords: ['wordpress', 'php', 'security', 'static analysis', 'block', 'generator'],
    // the model's data is covered by the licence of what it was learned from
    license: learned.length > 0 ? '(MIT AND GPL-2.0-or-later)' : 'MIT',
    type: 'module',
    bin: { presswright: 'bin/presswright.mjs' },
    engines: { node: '^22.16.0 || >=24' },
  };
  return packNpm({ folder, manifest, allowed }, target);
}

/** Copies the rules' documentation, a page a rule. */
export function copyRulePages(target: string): void {
  const rules = join(root, 'docs/rules');
  if (!existsSync(rules)) throw new Error('docs/rules is missing: npm run generate makes it');
  cpSync(rules, target, { recursive: true });
}
