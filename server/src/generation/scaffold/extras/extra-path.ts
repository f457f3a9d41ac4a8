import { isSafePath } from '../../file-set.ts';
import { GenerationError } from '../../generation-error.ts';

/** A name of `include_files`, read: a folder when it ends with a slash or has no ending and is no known file. */
export interface ExtraPath {
  /** Below the plugin's folder, without a slash at the end. */
  readonly path: string;
  readonly isFolder: boolean;
}

/** Files without an ending, and files that are all ending. */
const bareFiles = /^(?:LICENSE|LICENCE|COPYING|CHANGELOG|README|NOTICE|CODEOWNERS|Makefile|\.[a-z][a-z0-9_.-]*)$/;

/**
 * Reads a name of `include_files`.
 * @throws GenerationError when it leads out of the plugin's folder or no file system would take it
 */
export function readExtraPath(name: string, index: number): ExtraPath {
  const param = `include_files[${index}]`;
  const refuse = (expected: string): never => {
    throw new GenerationError(param, `${param}: expected ${expected}, got ${JSON.stringify(name.slice(0, 100))}.`);
  };
  if (/^[/\\~]|^[A-Za-z]:/.test(name) || /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name) || name.includes('\\'))
    refuse('a path inside the plugin’s folder, with / between its parts');
  const path = name.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  if (path === '') refuse('the name of a file or folder');
  if (!isSafePath(path) || path.length > 150 || path.split('/').length > 8)
    refuse('letters, digits, dots, dashes and underscores, at most 8 folders deep');
  if (/(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i.test(path) || /\.(?:\/|$)/.test(path))
    refuse('a name that every operating system takes');
  const last = path.slice(path.lastIndexOf('/') + 1);
  return { path, isFolder: name.endsWith('/') || !(last.includes('.') || bareFiles.test(last)) };
}
