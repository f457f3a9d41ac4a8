import { limits } from '@presswright/shared/schemas/common';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Whether a document is larger than any source: reading it with each key would keep the person waiting. */
export function isTooLarge(document: TextDocument): boolean {
  return document.offsetAt({ line: document.lineCount, character: 0 }) > limits.codeBytes;
}
