import type { Expr } from '../ast.ts';
import { withGuards } from './access.ts';
import { evaluateCondition } from './conditions.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { allGuards, falsyGuards, Guard, makeGuards, truthyGuards } from './guards.ts';
import { givesTrue } from './proofs.ts';
import { isRequested } from './subjects.ts';
import type { Value } from './value.ts';

/** More conditions than this on the way to a return are not asked again. */
const maxConditions = 4;
const checked = Guard.Nonce | Guard.Capability | Guard.Signed;

/**
 * What a return proves. `if ( ! current_user_can( … ) ) { return $texts->denied; }` of a function that nowhere returns
 * `true`: the text is not known, but what says no is never what tells that all is well.
 */
export function provenReturn(flow: Flow, frame: Frame, node: Expr | null, value: Value): Value {
  if (node === null || (node.kind !== 'Prop' && node.kind !== 'StaticProp') || value.constant !== undefined)
    return value;
  if (isRequested(value) || givesTrue(frame.state) || !isRefused(flow, frame)) return value;
  return withGuards(value, value.guards | makeGuards(0, allGuards));
}

/** Whether a check that failed leads here. */
function isRefused(flow: Flow, frame: Frame): boolean {
  let at = frame.env.held;
  for (let left = maxConditions; at !== null && left > 0; at = at.previous, left--) {
    const { guards } = evaluateCondition(flow, frame, at.node);
    if (((at.holds ? falsyGuards(guards) : truthyGuards(guards)) & checked) !== 0) return true;
  }
  return false;
}
