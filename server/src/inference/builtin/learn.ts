import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildModel } from './build-model.ts';
import { CorpusBuilder, type CorpusSource } from './corpus.ts';
import { languageOfFile } from './lexer/lex.ts';
import { type BuiltinModel, corpusOf } from './model.ts';
import { wordpressCalls } from './wordpress-facts-source.ts';
import { wordpressIdioms, wordpressScriptIdioms } from './wordpress-idioms.ts';

/** A folder to learn from. */
export interface LearnFolder {
  readonly name: string;
  readonly title: string;
  readonly directory: string;
}

export interface LearnProgress {
  readonly files: number;
  readonly of: number;
}

export interface LearnResult {
  readonly buffer: SharedArrayBuffer;
  /** What each folder gave. */
  readonly sources: readonly CorpusSource[];
  /** Files that were left out, with the reason. */
  readonly skipped: readonly { readonly file: string; readonly reason: string }[];
}

/** They are few, and meant to be followed. */
const idiomWeight = 4;
/** Files beyond this size are data or bundles. */
const maxFileBytes = 1024 * 1024;
const leftOutFolders = new Set([
  'node_modules',
  '.git',
  '.svn',
  'vendor',
  'build',
  'dist',
  'test',
  'tests',
  '__tests__',
  'stories',
]);

/**
 * Learns from folders, together with what `previous` was learned from.
 *
 * @param keeps which sources of `previous` stay; one of a folder's name is always replaced
 *
 * Takes seconds and reads files synchronously: never on the main thread.
 */
export function learn(
  folders: readonly LearnFolder[],
  previous: BuiltinModel | null,
  keeps: (source: CorpusSource) => boolean = () => true,
  onProgress: (progress: LearnProgress) => void = () => {},
): LearnResult {
  const builder = new CorpusBuilder();
  const replaced = new Set(folders.map(({ name }) => name));
  if (previous) builder.addCorpus(corpusOf(previous), (source) => keeps(source) && !replaced.has(source.name));
  else {
    builder.addFragments(wordpressCalls(), 'php');
    builder.endSource('wordpress-facts', 'names and parameters of the WordPress API');
    for (let times = 0; times < idiomWeight; times++) {
      for (const text of wordpressIdioms) builder.addFile(text, 'php');
      for (const text of wordpressScriptIdioms) builder.addFile(text, 'javascript');
    }
    builder.endSource('wordpress-idioms', 'examples written for this project');
  }
  const found = folders.map((folder) => ({ folder, files: filesIn(folder.directory) }));
  const of = found.reduce((sum, { files }) => sum + files.length, 0);
  const skipped: { file: string; reason: string }[] = [];
  const seen = new Set<string>();
  const sources: CorpusSource[] = [];
  let files = 0;
  for (const { folder, files: names } of found) {
    for (const name of names) {
      const reason = addFile(builder, join(folder.directory, name), seen);
      if (reason) skipped.push({ file: join(folder.directory, name), reason });
      files++;
      if (files % 50 === 0) onProgress({ files, of });
    }
    sources.push(builder.endSource(folder.name, folder.title));
  }
  onProgress({ files, of });
  return { buffer: buildModel(builder.finish()), sources, skipped };
}

/** Relative paths of the files to learn from, in a fixed order. */
export function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && languageOfFile(entry.name) !== null)
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter(
      (name) =>
        !name
          .split(sep)
          .slice(0, -1)
          .some((part) => leftOutFolders.has(part)),
    )
    .sort();
}

/** @returns why the file was left out, or null */
function addFile(builder: CorpusBuilder, path: string, seen: Set<string>): string | null {
  const language = languageOfFile(path);
  if (language === null) return null;
  try {
    if (statSync(path).size > maxFileBytes) return 'it is larger than 1 MiB';
    const bytes = readFileSync(path);
    const digest = createHash('sha1').update(bytes).digest('base64');
    if (seen.has(digest)) return 'the same text was learned already';
    seen.add(digest);
    const text = bytes.toString('utf8');
    if (text.includes('\u0000')) return 'it is binary';
    if (isMinified(text)) return 'it is minified';
    builder.addFile(text, language);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isMinified(text: string): boolean {
  return text.length > 4000 && text.length / (text.split('\n').length + 1) > 300;
}
