import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Folders below `root` of the packages that went into bundles, sorted. */
export function bundledPackages(metafiles: readonly Metafile[], more: readonly string[] = []): string[] {
  const folders = new Set(more.map((name) => `node_modules/${name}`));
  for (const metafile of metafiles) {
    for (const output of Object.values(metafile.outputs)) {
      // what was read and then found to be unused is not inside
      for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
        const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
        if (folder !== undefined && bytesInOutput > 0) folders.add(folder);
      }
    }
  }
  return [...folders].sort();
}

/**
 * The licence texts of every package that is inside, as their licences ask for.
 *
 * @param folders of the packages, below `root`
 * @param learned WordPress packages that the completion model was learned from, as `name@version`
 * @throws when a package has no licence, neither a file nor a name
 */
export function thirdPartyNotices(root: string, folders: readonly string[], learned: readonly string[] = []): string {
  const notices = folders.map((folder) => noticeOf(join(root, folder)));
  if (learned.length > 0) notices.push(noticeOfModel(learned));
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`${folder}: expected a package`);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (file === undefined && typeof license !== 'string') throw new Error(`${name} ${version}: no licence found`);
  const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}

function noticeOfModel(learned: readonly string[]): string {
  return [
    'builtin.model',
    '',
    'The data of the completion model: counts of token sequences, and the sequences, of these packages, which are',
    'Copyright the WordPress contributors and licensed GPL-2.0-or-later. Their sources are on npm under these names.',
    '',
    ...learned.map((name) => `- ${name}`),
    '',
  ].join('\n');
}
