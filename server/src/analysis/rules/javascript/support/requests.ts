import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../rule.ts';

const asking =
  /^(?:(?:window|self)\.)?fetch$|^(?:wp\.)?apiFetch$|^wp\.apiRequest$|^wp\.ajax\.(?:post|send)$|^axios(?:\.(?:get|post|put|patch|delete|request))?$|^(?:jQuery|\$)\.(?:ajax|get|post|getJSON)$/;

/** The name of a call that asks a server; null for any other. */
export function requestOf(call: JsNode, context: JsContext): string | null {
  if (call.type !== 'call_expression') return null;
  const name = calleeText(call, context.source);
  if (!asking.test(name)) return null;
  // `$.get( 0 )`, `$.post` without an address.
  const [first] = argumentsOf(call);
  return first === undefined || first.type === 'number' ? null : name;
}

/** The address of a request when the file says it. */
export function addressOf(call: JsNode, context: JsContext): string | null {
  return literalOf(argumentsOf(call)[0], context.source);
}
