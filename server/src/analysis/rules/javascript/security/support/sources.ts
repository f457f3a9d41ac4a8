import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../../languages/javascript/file-index.ts';
import { calleeText } from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';
import type { ForeignKind } from './foreign.ts';

/** The kind of foreign data that a name or a chain of members stands for; null when it is none. */
export function sourceKind(text: string): ForeignKind | null {
  if (/^(?:(?:window|document|self|top|parent|globalThis)\.)?location\.(?:hash|search|href|pathname)$/.test(text))
    return 'address';
  if (
    /^(?:window\.)?document\.(?:URL|documentURI|baseURI|referrer)$/.test(text) ||
    /^(?:window|document)\.location$/.test(text)
  )
    return 'address';
  if (text === 'location' || text === 'window.name') return 'address';
  return /^(?:window\.)?(?:document\.cookie|history\.state|(?:local|session)Storage\.(?!(?:getItem|setItem|removeItem|clear|key|length)$)\w+)$/.test(
    text,
  )
    ? 'storage'
    : null;
}

/** Whether a call asks a server and gives its answer. */
export function responseCall(callee: string): boolean {
  return /^(?:(?:window|self)\.)?fetch$|^(?:wp\.)?apiFetch$|^wp\.apiRequest$|^wp\.ajax\.(?:post|send)$|^(?:axios|(?:jQuery|\$)(?=\.(?:ajax|get|post|getJSON)))(?:\.\w+)?$/.test(
    callee,
  );
}

/** Whether the `value` of an expression is what somebody typed: a field that was looked up, or an event's target. */
export function isInputValue(object: JsNode, context: JsContext): boolean {
  if (object.type === 'call_expression')
    return /(?:^|\.)(?:getElementById|querySelector)$/.test(calleeText(object, context.source));
  const text = context.source.slice(object);
  if (/^(?:e|ev|evt|event)\.(?:target|currentTarget)$/.test(text)) return true;
  if (object.type !== 'identifier') return false;
  const [write, ...others] = fileIndexOf(context).lookup(text, object)?.writes ?? [];
  return (
    others.length === 0 &&
    write?.how === 'set' &&
    write.key === null &&
    write.value.type === 'call_expression' &&
    isInputValue(write.value, context)
  );
}
