import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Php } from './phpunit.ts';

/** The command that is `php` where PHP is 7.4: arguments follow. */
export const php74: Php = [process.execPath, fileURLToPath(new URL('../../php-7.4/run.ts', import.meta.url))];

const lint = fileURLToPath(new URL('inside/lint-7.4.php', import.meta.url));

/** Functions of newer PHPs that WordPress 6.6, which is the oldest that generated code promises, brings itself. */
const broughtByWordPress = ['array_is_list', 'str_contains', 'str_starts_with', 'str_ends_with'];

const functionsOf = (command: Php): string[] => {
  const [program, ...options] = command;
  const print = 'echo implode( "\n", get_defined_functions()["internal"] );';
  return execFileSync(program, [...options, '-r', print], { encoding: 'utf8' }).split('\n');
};

/** Functions of PHPs that are newer than the one of this machine. */
const newest = [
  'array_find',
  'array_find_key',
  'array_any',
  'array_all',
  'array_first',
  'array_last',
  'json_validate',
  'mb_trim',
  'mb_ucfirst',
  'clamp',
];

/** What PHP 7.4 refuses in files on disk, and functions in them that it does not have; as `path:line message`. */
export function php74Complaints(paths: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-lint-'));
  try {
    const older = new Set([...functionsOf(php74), ...broughtByWordPress]);
    const [list, newer] = [join(folder, 'files'), join(folder, 'newer')];
    writeFileSync(list, paths.join('\n'));
    writeFileSync(newer, [...newest, ...functionsOf(['php'])].filter((name) => !older.has(name)).join('\n'));
    const [program, ...options] = php74;
    const output = execFileSync(program, [...options, lint, list, newer], { encoding: 'utf8' });
    return output.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
