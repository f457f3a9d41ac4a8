import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const read = new Map<string, string>();

/** Text of a file by its path in the repository. */
export function textOf(path: string): string {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, path), 'utf8');
  read.set(path, text);
  return text;
}

const list = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Files that are mutated: the generators and the analyser's rules. */
export const mutatedFiles = (): string[] =>
  [...list('server/src/generation/**/*.ts'), ...list('server/src/analysis/rules/**/*.ts')].filter(
    (path) => !path.endsWith('.generated.ts'),
  );

/** Test files that are to notice. */
export const testFiles = (): string[] => [
  ...list('test/generation/**/*.test.ts'),
  ...list('test/analysis/**/*.test.ts'),
];

const imported = new Map<string, readonly string[]>();

/** Paths of the modules of the repository that a module imports, whose types alone it does not need. */
export function importsOf(path: string): readonly string[] {
  const known = imported.get(path);
  if (known !== undefined) return known;
  const specifiers = textOf(path).matchAll(/(?<!import type [^;']*)(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+\.ts)'/g);
  const paths = [...new Set([...specifiers].map(([, to]) => posix.join(posix.dirname(path), to ?? '')))];
  imported.set(path, paths);
  return paths;
}

/** All modules that loading a module loads, itself first. */
export function closureOf(path: string): ReadonlySet<string> {
  const seen = new Set([path]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return seen;
}

/** Everything that loads a module, however far away: what has to be loaded anew when it changes. */
export function dependentsOf(path: string, modules: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const one of modules) for (const to of importsOf(one)) importers.set(to, [...(importers.get(to) ?? []), one]);
  const seen = new Set([path]);
  for (const one of seen) for (const next of importers.get(one) ?? []) seen.add(next);
  return seen;
}

/** Changes when any of the files does. */
export function digestOf(paths: Iterable<string>): string {
  const hash = createHash('sha1');
  for (const path of [...paths].sort()) hash.update(path).update('\0').update(textOf(path));
  return hash.digest('hex');
}
