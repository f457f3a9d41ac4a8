import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The text around a cursor, as much of it as a completion is given. */
export interface Surroundings {
  readonly prompt: string;
  readonly suffix: string;
  /** The line up to the cursor. */
  readonly lineBefore: string;
  /** The line from the cursor on, without its end. */
  readonly lineAfter: string;
}

/** In UTF-16 code units; the model's window is smaller than a large file. */
const promptLength = 8_192;
const suffixLength = 2_048;

export function surroundingsOf(document: TextDocument, position: Position): Surroundings {
  const text = document.getText();
  const offset = document.offsetAt(position);
  let start = Math.max(0, offset - promptLength);
  // From the beginning of a line: half a token, or half of a surrogate pair, would mislead.
  if (start > 0) start = Math.min(offset, text.indexOf('\n', start) + 1 || offset);
  const suffix = text.slice(offset, offset + suffixLength).replace(/[\ud800-\udbff]$/, '');
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  return {
    prompt: text.slice(start, offset),
    suffix,
    lineBefore: offset === 0 ? '' : text.slice(lineStart, offset),
    lineAfter: text.slice(offset, lineEnd < 0 ? undefined : lineEnd).replace(/\r$/, ''),
  };
}

/**
 * Cuts from the end of `completion` what follows the cursor anyway, so that accepting it repeats nothing.
 *
 * @example trimOverlap('get_title() );', ' );') // 'get_title()'
 */
export function trimOverlap(completion: string, after: string): string {
  for (let length = Math.min(completion.length, after.length); length > 0; length -= 1) {
    if (completion.endsWith(after.slice(0, length))) return completion.slice(0, -length);
  }
  return completion;
}
