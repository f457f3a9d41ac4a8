import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, version } from './root.ts';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
}

/**
 * Where a package comes from, as JSON: the commit, the tools, what is bundled and how to build the same bytes.
 *
 * @param folders of the bundled packages, below the repository's root
 * @param learned packages that the completion model was learned from, as `name@version`
 */
export function provenance(name: string, folders: readonly string[], learned: readonly string[] = []): string {
  const locked: Record<string, LockedPackage> = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  const bundled = folders.map((folder) => {
    const entry = locked[folder];
    if (!entry) throw new Error(`${folder} is bundled and not in package-lock.json`);
    const { version, license, integrity } = entry;
    return { name: folder.replace(/^.*node_modules\//, ''), version, license, integrity };
  });
  const toolVersion = (tool: string) => locked[`node_modules/${tool}`]?.version;
  const content = {
    name,
    version,
    commit: commit(),
    builtWith: { node: process.versions.node, esbuild: toolVersion('esbuild') },
    build: ['npm ci', 'npm run pack:all'],
    bundled,
    ...(learned.length > 0 && { learned }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The commit that is checked out, with `+changes` where files differ from it; null outside a git repository. */
function commit(): string | null {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: 'pipe' });
  try {
    const head = git('rev-parse', 'HEAD').trim();
    return git('status', '--porcelain').trim() === '' ? head : `${head}+changes`;
  } catch {
    // an archive of the sources, or no git on this machine: the lock file still says what went in
    return null;
  }
}
