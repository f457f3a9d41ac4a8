import type { Root } from 'postcss';
import parseSafely from 'postcss-safe-parser';
import { parse as parseScss } from 'postcss-scss';
import type { SourceText } from '../../source-text.ts';
import { StyleTree } from './style-tree.ts';

/** A style sheet as PostCSS' nodes; a node's place is `node.source.start.offset`. */
export interface StyleDocument {
  readonly root: StyleTree;
  readonly syntax: 'css' | 'scss';
  /** What the strict parser says of it; null when the sheet is whole. The tree then is a guess. */
  readonly error: { readonly offset: number; readonly message: string } | null;
}

/** Else PostCSS opens the file that a `sourceMappingURL` comment names, whoever wrote it. */
const noMap = { map: false } as const;

/** Reads CSS and, for files called `.scss`, SCSS. Broken sheets are read as far as they make sense. */
export function parseStyles(source: SourceText, name: string): StyleDocument {
  const syntax = name.toLowerCase().endsWith('.scss') ? 'scss' : 'css';
  try {
    return { root: new StyleTree(parseScss(source.code, noMap) as Root), syntax, error: null };
  } catch (error) {
    const root = new StyleTree(parseSafely(source.code, noMap) as Root);
    // The parser of SCSS dies of a block whose property is no word, as `"a": {`; where it stands it does not say.
    if (error instanceof TypeError) return { root, syntax, error: { offset: 0, message: 'A property is no word' } };
    if (!isCssSyntaxError(error)) throw error;
    // Nor does it always know where an error is.
    const told = error.input?.offset ?? source.lineStart(error.line ?? 1) + (error.column ?? 1) - 1;
    const offset = Number.isFinite(told) ? Math.max(0, Math.min(told, source.code.length)) : 0;
    return { root, syntax, error: { offset, message: error.reason } };
  }
}

interface CssSyntaxError extends Error {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
  readonly input?: { readonly offset?: number };
}

function isCssSyntaxError(error: unknown): error is CssSyntaxError {
  return error instanceof Error && error.name === 'CssSyntaxError';
}
