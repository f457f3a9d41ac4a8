import type { Node } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';
import type { Env } from './env.ts';
import type { FunctionState } from './function-state.ts';
import { falsyGuards, makeGuards, meetGuards, soundGuards, truthyGuards } from './guards.ts';
import { makeValue, Type, type Value } from './value.ts';

/** A function's result, with what it proves of the checks made on the way to its returns. */
export function withProof(value: Value, { proves }: FunctionState): Value {
  const guards = makeGuards(proves.truthy, proves.falsy, proves.sound);
  if (guards === value.guards) return value;
  const { types, constant, taints, rope, shape, className, callable, provenance, made } = value;
  return makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
}

/**
 * Adds one return to what the function's result proves.
 * @param whenTrue guards that hold where the returned expression is true
 */
export function noteProof(state: FunctionState, env: Env, value: Value, whenTrue: number): void {
  const { proves } = state;
  const { constant } = value;
  // Where `true` is the good answer, a list that is written out says what went wrong.
  const isError =
    value.className === 'wp_error' || (value.types === Type.Array && value.shape !== null && givesTrue(state));
  const isTrue = constant === undefined ? isError : Boolean(constant) && constant !== '0';
  const isFalse = constant !== undefined && !isTrue;
  const truthy = env.guards | truthyGuards(value.guards) | whenTrue;
  if (!isFalse) proves.truthy = meetGuards(proves.truthy, truthy);
  if (!isTrue) proves.falsy = meetGuards(proves.falsy, env.guards | falsyGuards(value.guards));
  if (!isError) proves.sound = meetGuards(proves.sound, env.guards | soundGuards(value.guards));
  if (isFalse || isError) proves.denies = true;
  if (!isFalse && !isError) proves.granted = meetGuards(proves.granted, truthy | soundGuards(value.guards));
}

/** Whether a function returns `true` itself somewhere. */
export function givesTrue(state: FunctionState): boolean {
  state.base.givesTrue ??= state.node.body !== null && returnsTrue(state.node.body);
  return state.base.givesTrue;
}

function returnsTrue(node: Node): boolean {
  if (node.kind === 'Closure' || node.kind === 'ArrowFn' || node.kind === 'Function' || node.kind === 'Class')
    return false;
  if (node.kind === 'Return') return node.value?.kind === 'Bool' && node.value.value;
  // Most of a function is expressions, which hold no return besides those of closures.
  return node.kind !== 'ExprStmt' && childNodes(node).some(returnsTrue);
}
