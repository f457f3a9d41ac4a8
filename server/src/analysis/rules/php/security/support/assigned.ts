import type { Node, Var } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/** The function a node being visited stands in; undefined at the file's top level. */
export function ownerOf(context: PhpContext): Node | undefined {
  return context.ancestors.findLast(({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure');
}

/**
 * The text of what was last assigned to a variable before a place of its function, as it is written; null when nothing
 * was. It looks at the text alone: good for names and calls, not for what a value may be.
 */
export function assignedTo({ name, start }: Pick<Var, 'name' | 'start'>, context: PhpContext): string | null {
  const from = Math.max(ownerOf(context)?.start ?? context.source.base, start - 8_000);
  return lastAssigned(name, context.source.slice({ start: from, end: start }));
}

/** The right side of the last assignment to a variable in a text; null without one. */
export function lastAssigned(name: string, text: string): string | null {
  const pattern = new RegExp(`\\$${name}\\s*\\.?=(?![=>])\\s*([^;]{0,2000})`, 'g');
  let found: string | null = null;
  for (const match of text.matchAll(pattern)) found = match[1] ?? null;
  return found;
}
