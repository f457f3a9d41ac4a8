import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, childOf, isFunction } from '../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../rule.ts';
import { wrapperOf } from './react.ts';

const statements: ReadonlySet<string> = new Set([
  'for_statement',
  'for_in_statement',
  'while_statement',
  'do_statement',
]);
const methods = /^(?:forEach|map|flatMap|filter|reduce|some|every|find|each)$/;

/** A loop that a node runs in. */
export interface Loop {
  readonly node: JsNode;
  /** What is run each time. */
  readonly body: JsNode;
  readonly kind: 'for' | 'while' | 'callback';
}

/** The innermost loop around a node in its own function; the callbacks of `forEach()` and the like count as loops. */
export function loopAround(node: JsNode, context: JsContext): Loop | null {
  let child = node;
  for (let at = node.parent; at !== null; child = at, at = at.parent) {
    if (statements.has(at.type) && child.field === 'body')
      return { node: at, body: child, kind: /^(?:while|do)/.test(at.type) ? 'while' : 'for' };
    if (!isFunction(at)) continue;
    const call = wrapperOf(at);
    if (call === null || !argumentsOf(call).includes(at)) return null;
    const callee = childOf(call, 'function');
    const property = callee === undefined ? undefined : childOf(callee, 'property');
    const body = childOf(at, 'body');
    if (property === undefined || body === undefined || !methods.test(context.source.slice(property))) return null;
    // `Children.map`, `$( 'one' ).each` of a single element and the like are still loops.
    return { node: call, body, kind: 'callback' };
  }
  return null;
}
