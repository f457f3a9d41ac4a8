import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { calledOf, importsOf } from '../../../../languages/javascript/imports.ts';
import { argumentsOf } from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';
import { oncePerFile } from '../../../support/once-per-file.ts';

/** A call of a translation function. */
export interface Translation {
  readonly name: string;
  /** One text, or singular and plural. */
  readonly texts: readonly JsNode[];
  readonly domain: JsNode | undefined;
  readonly args: readonly JsNode[];
}

/** How many texts each function takes, and where its domain stands. */
const shapes: ReadonlyMap<string, { readonly texts: number; readonly domain: number }> = new Map([
  ['__', { texts: 1, domain: 1 }],
  ['_x', { texts: 1, domain: 2 }],
  ['_n', { texts: 2, domain: 3 }],
  ['_nx', { texts: 2, domain: 4 }],
]);

const speaksOfWordpress = oncePerFile(/\bwp\.|@wordpress\//);

/** Reads a call of `__()`, `_x()`, `_n()` or `_nx()` of `@wordpress/i18n`; null for any other. */
export function translationOf(call: JsNode, context: JsContext): Translation | null {
  const name = calledOf(call, /^@wordpress\/i18n$/, context);
  const shape = name === null ? undefined : shapes.get(name);
  if (name === null || shape === undefined) return null;
  // A `_n` or `__` of nobody may be anything where nothing speaks of WordPress.
  if (!importsOf(context).has(name) && !speaksOfWordpress(context.source) && argumentsOf(call).length < 2) return null;
  const args = argumentsOf(call);
  return args.length === 0 ? null : { name, texts: args.slice(0, shape.texts), domain: args[shape.domain], args };
}
