import type { Range } from 'vscode-languageserver';
import { filesOf } from './files.ts';
import type { ProjectIndex } from './project-index.ts';
import { rangeOfPlace } from './queries.ts';

/** A part of a text that names a file. */
export interface LinkAnswer {
  readonly range: Range;
  readonly path: string;
}

/** The files that a file names, as far as they are there. */
export function links(index: ProjectIndex, path: string): LinkAnswer[] {
  const file = index.file(path);
  if (!file) return [];
  return [...index.occurrencesOf(file)].flatMap((found) => {
    if (found.symbol.kind !== 'file' && found.symbol.kind !== 'template') return [];
    const [target] = filesOf(index, found.symbol, path);
    return target === undefined || target === path ? [] : [{ range: rangeOfPlace(found), path: target }];
  });
}
