import type { Expr } from '../../../../languages/php/ast.ts';
import type { ArgInfo } from '../../../../languages/php/flow/events.ts';
import {
  constantEntry,
  entryOf,
  type Scalar,
  type Span,
  Type,
  type Value,
} from '../../../../languages/php/flow/value.ts';

/** The arguments of a WordPress query: an array, or text such as `posts_per_page=5&paged=2`. */
export interface QueryArguments {
  /** The exact value under a key; undefined when absent or not known. */
  get(key: string): Scalar | undefined;
  /** Whether the key is there, whatever its value. */
  has(key: string): boolean;
  /** Every key is written in the call itself: what is not there is the default. */
  readonly complete: boolean;
  /** Where a key's entry is written, or the whole argument when it is written elsewhere. */
  spanOf(key: string): Span;
}

/** Reads the first argument of a query; null when nothing is known of it. */
export function queryArguments(arg: ArgInfo | undefined, call: Span): QueryArguments | null {
  if (arg === undefined) return { get: () => undefined, has: () => false, complete: true, spanOf: () => call };
  if (arg.spread || arg.name !== null) return null;
  const { value, node } = arg;
  if (typeof value.constant === 'string') return fromText(value.constant, node);
  return value.shape === null ? null : fromArray(value, node);
}

function fromArray(value: Value, node: Expr): QueryArguments {
  return {
    get: (key) => constantEntry(value, key),
    has: (key) => entryOf(value, key) !== undefined,
    complete:
      node.kind === 'Array'
        ? node.items.every((item) => item?.key?.kind === 'Str' && !item.spread)
        : node.kind === 'Var' && isWhole(value),
    spanOf(key) {
      const items = node.kind === 'Array' ? node.items : [];
      return items.find((item) => item?.key?.kind === 'Str' && item.key.value === key) ?? node;
    },
  };
}

function fromText(text: string, node: Expr): QueryArguments {
  const entries = new URLSearchParams(text);
  return {
    get: (key) => entries.get(key) ?? undefined,
    has: (key) => entries.has(key),
    complete: true,
    spanOf: () => node,
  };
}

/** Whether all keys of an array are known that was put together before. */
function isWhole({ shape, types, taints }: Value): boolean {
  return types === Type.Array && taints.length === 0 && shape?.rest === null;
}
