import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, childOf, functionAround, literalOf } from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';
import { isJquery } from '../../support/jquery.ts';
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
  if (object.type === 'this') return isFieldListener(functionAround(object), context);
  if (object.type === 'member_expression') return isEventTarget(object, context);
  if (object.type !== 'identifier') return false;
  const [write, ...others] = fileIndexOf(context).lookup(text, object)?.writes ?? [];
  return (
    others.length === 0 &&
    ((write?.how === 'parameter' && /^(?:target|currentTarget)$/.test(write.key ?? '')) ||
      (write?.how === 'set' &&
        write.key === null &&
        write.value.type === 'call_expression' &&
        isInputValue(write.value, context)))
  );
}

/** `event.target`, whatever the event is called: what a function is told of what happened. */
function isEventTarget(node: JsNode, context: JsContext): boolean {
  const event = childOf(node, 'object');
  const property = childOf(node, 'property');
  if (event?.type !== 'identifier' || property === undefined) return false;
  if (!/^(?:target|currentTarget)$/.test(context.source.slice(property))) return false;
  const name = context.source.slice(event);
  const writes = fileIndexOf(context).lookup(name, event)?.writes;
  return writes === undefined
    ? /^(?:e|ev|evt|event)$/.test(name)
    : writes.every(({ how, key }) => how === 'parameter' && key === null);
}

/** A function that a field calls when it changes: `this` is the field. */
function isFieldListener(fn: JsNode, context: JsContext): boolean {
  const call = fn.type === 'function_expression' && fn.parent?.type === 'arguments' ? fn.parent.parent : null;
  if (call?.type !== 'call_expression') return false;
  const name = calleeText(call, context.source);
  if (/\)\.(?:change|input|keyup|keydown|keypress|blur)$/.test(name)) return true;
  const event = literalOf(argumentsOf(call)[0], context.source);
  return /\.(?:addEventListener|on)$/.test(name) && /^(?:input|change|key\w+|blur|search)\b/.test(event ?? '');
}

/** Attributes that hold what somebody wrote: no number, no address, no markup on purpose. */
const written =
  /^(?!.*(?:original|old|prev|default))(?:data-)?(?:\w+[-_]?)?(?:title|caption|tip|tooltip|text|label|name|desc|description|message|author|comment|alt)$/i;

/** `jQuery( … ).attr( 'title' )`, `.data( 'caption' )`, `getAttribute( 'data-text' )`: a text that others may have written. */
export function isTextAttribute(callee: JsNode, args: readonly JsNode[], context: JsContext): boolean {
  const object = childOf(callee, 'object');
  const property = childOf(callee, 'property');
  if (args.length !== 1 || object === undefined || property === undefined) return false;
  const method = context.source.slice(property);
  const name = literalOf(args[0], context.source) ?? '';
  if (method === 'getAttribute') return /^data-|^(?:title|alt)$/.test(name) && written.test(name);
  return (
    (method === 'attr' || method === 'data') &&
    isJquery(object, context) &&
    /^(?!name$|label$)/.test(name) &&
    written.test(name)
  );
}

/** `element.dataset.caption`. */
export function isTextData(text: string): boolean {
  const name = /\.dataset\.(\w+)$/.exec(text)?.[1];
  return name !== undefined && written.test(name);
}

/** `input.files[ 0 ]`, or a variable that holds it. */
export function isFile(object: JsNode, context: JsContext): boolean {
  const text = context.source.slice(object);
  if (/\.files\s*(?:\[\s*\w+\s*\]|\.item\([^()]*\))$/.test(text)) return true;
  if (object.type !== 'identifier') return false;
  const [write, ...others] = fileIndexOf(context).lookup(text, object)?.writes ?? [];
  return (
    others.length === 0 && write?.how === 'set' && write.value.type !== 'identifier' && isFile(write.value, context)
  );
}
