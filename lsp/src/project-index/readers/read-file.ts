import { basename, extname } from 'node:path';
import type { Language } from '@presswright/shared/schemas/analysis';
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

/** The facts of a file; `language` counts for open documents, whatever they are called. */
export function readFacts(
  path: string,
  text: string,
  language: Language | undefined = languageOf(basename(path)),
): FileFacts {
  switch (language) {
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

/** The files that the index reads, as an editor watches them. */
export const indexedFilesPattern = '*.{php,phtml,inc,js,jsx,mjs,cjs,ts,tsx,css,html,htm,json}';
