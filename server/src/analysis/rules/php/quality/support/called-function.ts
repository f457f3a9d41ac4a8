import type { Call } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/**
 * The lower-case name of the function of PHP or WordPress that a call names; null for methods, variables, functions that
 * the files define themselves, and `f(...)`.
 */
export function calledFunction(node: Call, context: PhpContext): string | null {
  if (node.callee.kind !== 'Name' || node.firstClass) return null;
  const name = context.names.functionName(node.callee);
  return context.names.localFunctions.has(name) ? null : name;
}

/** The text of an argument that is a plain literal and stands at its position. */
export function literalArgument(node: Call, position: number): string | null {
  if (node.args.slice(0, position + 1).some((arg) => arg.spread || arg.name !== null)) return null;
  const value = node.args[position]?.value;
  return value?.kind === 'Str' ? value.value : null;
}
