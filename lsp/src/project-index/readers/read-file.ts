import { basename, extname } from 'node:path';
import { languageOf } from '../../documents/language-of.ts';
import type { FileFacts } from '../facts.ts';
import { readBlockJson } from './block-json.ts';
import { readMarkupFile } from './markup.ts';
import { readPhp } from './php.ts';
import { readScript } from './scripts.ts';

/** Whether the index has anything to read in a file of this path. */
export function isIndexed(path: string): boolean {
  const language = languageOf(basename(path));
  return language !== undefined && language !== 'theme.json' && language !== 'readme' && extname(path) !== '.scss';
}

/** The facts of a file. */
export function readFacts(path: string, text: string): FileFacts {
  switch (languageOf(basename(path))) {
    case 'php':
      return readPhp(text, path);
    case 'block.json':
      return readBlockJson(text, path);
    case 'javascript':
    case 'typescript':
      return readScript(text);
    default:
      return readMarkupFile(text);
  }
}
