import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, childOf, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../rule.ts';
import { importedFunctions } from './modules.ts';

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

/** The name of a called function of this file, or of one that it imports, that asks a server itself; null for any other. */
export function requestBehind(call: JsNode, context: JsContext): string | null {
  const callee = call.type === 'call_expression' ? childOf(call, 'function') : undefined;
  if (callee?.type !== 'identifier') return null;
  const own = fileIndexOf(context)
    .functionsOf(callee)
    .map((node) => ({ node, context }));
  const asks = [...own, ...importedFunctions(callee, context)].some(({ node, context: where }) => {
    for (const part of within(node)) {
      where.tick();
      // Whoever waits before it asks is not asked each time.
      if (
        part.type === 'call_expression' &&
        /\b(?:setTimeout|debounce|throttle)$/i.test(calleeText(part, where.source))
      )
        return false;
      if (requestOf(part, where) !== null) return true;
    }
    return false;
  });
  return asks ? context.source.slice(callee) : null;
}
