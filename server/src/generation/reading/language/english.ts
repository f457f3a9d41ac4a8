import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { WinkMethods } from 'wink-nlp';

/**
 * What a bundle must hold in the folder `data` beside the file that this module ends up in; all but the
 * tagger compressed by Brotli, as `.br`.
 */
export const englishFiles = {
  words: 'english-words.txt',
  vectors: 'english-vectors.bin',
  /** What was learned from annotated descriptions. */
  reader: 'english-reader.bin',
  /** The tagger and its model. */
  tagger: 'english-tagger.cjs',
} as const;

/** Reads a file of data. The only place where generation reads the disk: nothing is read before the first description. */
export function readEnglish(name: 'words' | 'vectors' | 'reader'): Buffer {
  const path = pathOf(englishFiles[name]);
  return existsSync(path) ? readFileSync(path) : brotliDecompressSync(readFileSync(`${path}.br`));
}

/** A function that is called once, when its value is first asked for. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The tagger of parts of speech. */
export const tagger = lazy(() => createRequire(import.meta.url)(pathOf(englishFiles.tagger)) as WinkMethods);

function pathOf(name: string): string {
  return fileURLToPath(new URL(`./data/${name}`, import.meta.url));
}
