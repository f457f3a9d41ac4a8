import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { usageError } from '../usage-error.ts';
import { errorCode } from './discover.ts';

const run = promisify(execFile);
const maxBytes = 64 * 1024 * 1024;

/** What differs between a commit and the working tree. Paths are absolute. */
export interface Changes {
  /** Every file that is new or has another content now. */
  readonly changed: ReadonlySet<string>;
  /** Files that are gone. */
  readonly deleted: readonly string[];
  /** What stood at this path then, or at the path it was renamed from; null: nothing. */
  contentBefore(path: string): Promise<Buffer | null>;
}

/**
 * Compares the working tree, untracked files included, with where it left `ref`: what was done on `ref` since does not
 * count as a change.
 * @param folder somewhere inside the repository
 * @throws {CommandError} without git, a repository, such a ref, or a common ancestor
 */
export async function changesSince(ref: string, folder: string): Promise<Changes> {
  const top = realpathSync((await git(folder, ['rev-parse', '--show-toplevel'], notARepository)).trimEnd());
  const commit = await git(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], () =>
    usageError(`--changed: there is no commit ${ref} in ${top}`),
  );
  const base = await git(top, ['merge-base', commit.trim(), 'HEAD'], () =>
    usageError(
      `--changed: ${ref} and HEAD have no common ancestor here; a shallow clone may lack it (git fetch --unshallow)`,
    ),
  );
  const status = await git(top, ['diff', '--name-status', '-M', '-z', '--no-ext-diff', base.trim(), '--'], failed);
  const untracked = await git(top, ['ls-files', '--others', '--exclude-standard', '-z'], failed);

  const changed = new Set<string>();
  const deleted: string[] = [];
  /** Path now to path then, inside the repository. */
  const before = new Map<string, string>();
  const fields = status.split('\0');
  for (let at = 0; at + 1 < fields.length; ) {
    const kind = fields[at++] ?? '';
    const path = fields[at++] ?? '';
    const isMoved = kind.startsWith('R') || kind.startsWith('C');
    const now = isMoved ? (fields[at++] ?? '') : path;
    if (kind === 'D') deleted.push(join(top, path));
    else changed.add(join(top, now));
    if (kind !== 'A') before.set(join(top, now), path);
  }
  for (const path of untracked.split('\0')) if (path !== '') changed.add(join(top, path));

  return {
    changed,
    deleted,
    async contentBefore(path) {
      const then = before.get(path);
      if (then === undefined) return null;
      const arguments_ = ['-C', top, 'cat-file', 'blob', `${base.trim()}:${then}`];
      const { stdout } = await run('git', arguments_, { encoding: 'buffer', maxBuffer: maxBytes });
      return stdout;
    },
  };
}

/** `path` as git tells it: through no symbolic link but perhaps the last part. */
export function gitPath(path: string): string {
  return join(realpathSync(dirname(path)), path.slice(dirname(path).length));
}

async function git(folder: string, args: readonly string[], refuse: (said: string) => Error): Promise<string> {
  try {
    const { stdout } = await run('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: maxBytes });
    return stdout;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw usageError('--changed needs git, and there is none on the PATH');
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw refuse(said === '' ? String(error) : said);
  }
}

function notARepository(said: string): Error {
  return usageError(`--changed works inside a git repository: ${said.replace(/^fatal: /, '')}`);
}

function failed(said: string): Error {
  return usageError(`--changed: git failed: ${said}`);
}
