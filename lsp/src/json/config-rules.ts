import { getLocation } from 'jsonc-parser';
import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { NamedRule } from '../documents/named-rules.ts';

/** The rule whose id is the key at a place of a `presswright.json`. */
export function ruleIdAt(document: TextDocument, position: Position): NamedRule | undefined {
  const { isAtPropertyKey, path, previousNode } = getLocation(document.getText(), document.offsetAt(position));
  const isRule = path.at(-2) === 'rules' && isAtPropertyKey && previousNode !== undefined;
  if (!isRule) return undefined;
  const { offset, length } = previousNode;
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
  return { id: String(previousNode.value), range };
}
