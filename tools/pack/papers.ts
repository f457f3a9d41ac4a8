import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provenance } from './provenance.ts';
import { root } from './root.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** What a package was made of. */
export interface Ingredients {
  /** Folders of the bundled packages, below the repository's root. */
  readonly packages: readonly string[];
  /** What the completion model inside was learned from, as `name@version`. */
  readonly learned?: readonly string[];
}

/** Puts the licence, the licences of what is bundled, where it all comes from, and the read-me into an npm package. */
export function putPapers(folder: string, name: string, { packages, learned }: Ingredients, readMe: string): void {
  cpSync(readMe, join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root, packages, learned));
  writeFileSync(join(folder, 'provenance.json'), provenance(name, packages, learned));
}

/** The licence of code of ours with a completion model: the model's data is covered by that of what it was learned from. */
export const licenceWithModel = (learned: readonly string[]): string =>
  learned.length > 0 ? '(MIT AND GPL-2.0-or-later)' : 'MIT';

/** The Node versions that the bundles run on. */
export const nodeVersions = '^22.16.0 || >=24';
