import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What goes into an npm package. */
export interface NpmPackage {
  /** Folder with its files, `package.json` apart. */
  readonly folder: string;
  readonly manifest: { readonly name: string; readonly version: string } & Readonly<Record<string, unknown>>;
  /** All that may be inside, besides `package.json`: whatever else turns up is a mistake, such as a source or a key. */
  readonly allowed: RegExp;
}

/**
 * Packs a folder. The same files make the same bytes.
 *
 * @returns the path of the archive, in `target`
 */
export function packNpm({ folder, manifest, allowed }: NpmPackage, target: string): string {
  refuseStrangers(folder, allowed);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  // npm tells a script where it is; without it, the one on the path
  const cli = process.env.npm_execpath;
  const [program, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const answer = execFileSync(
    program,
    [...first, 'pack', '--json', '--ignore-scripts', '--workspaces=false', `--pack-destination=${target}`],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' && program === 'npm' },
  );
  const parsed: unknown = JSON.parse(answer.slice(answer.search(/[[{]/)));
  const [packed] = Object.values(parsed as Record<string, { filename: string }>);
  if (!packed) throw new Error(`npm pack made nothing of ${manifest.name}`);
  return join(target, packed.filename.replace(/^@/, '').replaceAll('/', '-'));
}

/** @throws when a file below `folder` is not allowed */
export function refuseStrangers(folder: string, allowed: RegExp): void {
  const strangers = filesBelow(folder).filter((file) => !allowed.test(file));
  if (strangers.length > 0) throw new Error(`not meant for the package: ${strangers.join(', ')}`);
}

/** Relative paths of the files below `folder`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
