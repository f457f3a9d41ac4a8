import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { SourceText } from '../../source-text.ts';
import type { Span } from '../php/flow/value.ts';

/** A JSON text as a tree with places. */
export interface JsonDocument {
  /** null: there is nothing in it that could be read. */
  readonly root: Node | null;
  /** The text as a value; what cannot be read is left out. */
  readonly value: unknown;
  /** `message` is a noun phrase such as `comma expected`. */
  readonly errors: readonly { readonly at: Span; readonly message: string }[];
}

/** Reads JSON as WordPress does, without comments and trailing commas, but goes on after an error. */
export function parseJson(source: SourceText): JsonDocument {
  const errors: ParseError[] = [];
  // A byte order mark is no JSON, but an error of its own kind: the rules tell it.
  const text = source.code.startsWith('\uFEFF') ? ` ${source.code.slice(1)}` : source.code;
  let root: Node | null;
  let value: unknown;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }) ?? null;
    value = root === null ? undefined : getNodeValue(root);
  } catch (error) {
    // Nested deeper than the stack: PHP's own limit is 512.
    if (!(error instanceof RangeError)) throw error;
    return { root: null, value: undefined, errors: [{ at: { start: 0, end: 1 }, message: 'nested too deeply' }] };
  }
  return {
    root,
    value,
    errors: errors.map(({ error, offset, length }) => ({
      at: { start: Math.min(offset, text.length), end: Math.min(offset + Math.max(1, length), text.length) },
      message: printParseErrorCode(error)
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase(),
    })),
  };
}
