import type { Expr } from '../ast.ts';
import { allDanger } from '../taint/kinds.ts';
import type { Frame } from './frame.ts';
import { makeSource } from './taints.ts';
import { makeValue, Type, unknown, type Value } from './value.ts';

/** What `$request[ key ]` and `$request->get_param( key )` give: nothing foreign where the route checks the parameter. */
export function restParameter(frame: Frame, key: string | null, node: Expr): Value {
  if (key !== null && frame.state.entries.some((entry) => entry.cleanArgs?.has(key) === true)) return unknown;
  const label = key === null ? 'the REST request' : `REST parameter '${key}'`;
  frame.state.addRead({ label, start: node.start, end: node.end });
  return makeValue(Type.String | Type.Array | Type.Null, undefined, [
    { mask: allDanger, source: makeSource('request', label, node), step: null },
  ]);
}
