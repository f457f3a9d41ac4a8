import type { Expr } from '../ast.ts';
import { allDanger, Danger } from '../taint/kinds.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { Guard } from './guards.ts';
import { valueFrom } from './subjects.ts';
import { makeSource } from './taints.ts';
import { makeValue, Type, type Value } from './value.ts';

/** What `$request[ key ]` and `$request->get_param( key )` give: nothing foreign where the route checks the parameter. */
export function restParameter(flow: Flow, frame: Frame, key: string | null, node: Expr): Value {
  if (key !== null && frame.state.entries.some((entry) => entry.cleanArgs?.has(key) === true)) {
    frame.env.guards |= Guard.Requested;
    return valueFrom(Type.Int | Type.String, 'requested');
  }
  const label = key === null ? 'the REST request' : `the REST parameter '${key}'`;
  frame.state.addRead({ label, start: node.start, end: node.end });
  frame.env.guards |= Guard.Requested;
  // Controllers of WordPress's kind declare a schema, which sanitizes.
  const ancestors = frame.className === '' ? [] : flow.index.ancestors(frame.className);
  const mask = ancestors.some((name) => /^wp_rest_\w*controller$/.test(name)) ? allDanger & ~Danger.Store : allDanger;
  return makeValue(Type.String | Type.Array | Type.Null, undefined, [
    { mask, source: makeSource('request', label, node), step: null },
  ]);
}

/** What `$request->get_params()` and its like give: an array in which the parameters that the route checks are clean. */
export function restParameters(flow: Flow, frame: Frame, node: Expr): Value {
  const value = restParameter(flow, frame, null, node);
  const clean = frame.state.entries.flatMap(({ cleanArgs }) => [...(cleanArgs ?? [])]);
  if (clean.length === 0) return value;
  const entries = new Map(clean.map((name) => [name, valueFrom(Type.Int | Type.String, 'requested')]));
  return makeValue(value.types, undefined, value.taints, null, { entries, rest: null });
}
