import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf, isFunction, parametersOf, within } from '../../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../../rule.ts';

/** What a callback's parameter holds: foreign data of a kind, or what another expression holds. */
export type Arrival =
  | { readonly kind: 'message' | 'response'; readonly label: string }
  | { readonly kind: 'value'; readonly from: JsNode };

const each = /^(?:forEach|map|filter|flatMap|find|some|every|each)$/;
const answers = /^(?:then|done|success|always)$/;
const asking =
  /(?:^|[^\w.])(?:(?:window\.)?fetch|(?:wp\.)?apiFetch|axios(?:\.\w+)?|wp\.apiRequest|wp\.ajax\.(?:post|send)|(?:jQuery|\$)\.(?:ajax|get|post|getJSON))\s*\(/;

/** What arrives at a parameter of a function that is handed over as a callback; null when nothing is known. */
export function arrivesAt(fn: JsNode, index: number, key: string | null, context: JsContext): Arrival | null {
  if (index === 0 && messageListeners(context).has(fn)) {
    return key === null || key === 'data' ? { kind: 'message', label: 'A message from another window' } : null;
  }
  if (index === 0 && (key === null || key === 'data') && hearsServer(fn, context))
    return { kind: 'response', label: 'A message of a server' };
  for (const call of handedTo(fn, context)) {
    const arrival = arrivalFrom(call, fn, index, context);
    if (arrival !== null) return arrival;
  }
  return null;
}

/** `socket.onmessage = fn`, `source.addEventListener( 'message', fn )` of a `WebSocket` or `EventSource`. */
function hearsServer(fn: JsNode, context: JsContext): boolean {
  const { parent } = fn;
  let owner: JsNode | undefined;
  if (parent?.type === 'assignment_expression') {
    const left = childOf(parent, 'left');
    if (left === undefined || !/\.onmessage$/.test(context.source.slice(left))) return false;
    owner = childOf(left, 'object');
  } else if (parent?.type === 'arguments' && parent.parent?.type === 'call_expression') {
    const callee = childOf(parent.parent, 'function');
    if (callee === undefined || !/\.addEventListener$/.test(context.source.slice(callee))) return false;
    owner = childOf(callee, 'object');
  }
  if (owner === undefined) return false;
  const text = context.source.slice(owner);
  const made =
    owner.type === 'identifier'
      ? (fileIndexOf(context).lookup(text, owner)?.writes ?? []).map(({ value }) => value)
      : fileIndexOf(context).memberWrites(text);
  return made.some((value) =>
    /^new\s+(?:window\.)?(?:WebSocket|EventSource)\b/.test(context.source.slice(value).slice(0, 40)),
  );
}

/** Calls that get the function as an argument, or in an object of settings. */
function handedTo(fn: JsNode, context: JsContext): readonly JsNode[] {
  const holder = fn.type === 'method_definition' ? fn.parent : fn.parent?.type === 'pair' ? fn.parent.parent : fn;
  const list = holder?.parent;
  if (list?.type === 'arguments' && list.parent?.type === 'call_expression') return [list.parent];
  const index = fileIndexOf(context);
  const name = index.nameOf(fn);
  if (name === null) return [];
  return ['then', 'done', 'forEach', 'map', 'get', 'post', 'getJSON', 'each'].flatMap((method) =>
    index
      .callsOf(method)
      .filter((call) =>
        argumentsOf(call).some(
          (argument) =>
            !isFunction(argument) &&
            context.source.slice(argument).endsWith(name) &&
            index.functionsOf(argument).includes(fn),
        ),
      ),
  );
}

function arrivalFrom(call: JsNode, fn: JsNode, index: number, context: JsContext): Arrival | null {
  const callee = childOf(call, 'function');
  if (callee?.type !== 'member_expression') return null;
  const property = childOf(callee, 'property');
  const object = childOf(callee, 'object');
  if (property === undefined || object === undefined) return null;
  const method = context.source.slice(property);
  const owner = context.source.slice(object);
  if (/^(?:jQuery|\$)$/.test(owner)) {
    const [first] = argumentsOf(call);
    if (method === 'each' || method === 'map')
      return index === (method === 'each' ? 1 : 0) && first !== undefined && first !== fn
        ? { kind: 'value', from: first }
        : null;
    const isAnswer =
      fn.parent?.type === 'pair' || fn.type === 'method_definition'
        ? /^(?:success|complete)$/.test(fileIndexOf(context).nameOf(fn) ?? '')
        : /^(?:get|post|getJSON)$/.test(method);
    return isAnswer && index === 0 && /^(?:ajax|get|post|getJSON)$/.test(method)
      ? { kind: 'response', label: 'An answer of a server' }
      : null;
  }
  if (index === 0 && answers.test(method) && argumentsOf(call)[0] !== undefined && asking.test(owner.slice(0, 300)))
    return { kind: 'response', label: 'An answer of a server' };
  if (method === 'then' && index === 0) return { kind: 'value', from: object };
  return index === 0 && each.test(method) ? { kind: 'value', from: object } : null;
}

const listenersKey = Symbol('listeners');
const uncheckedKey = Symbol('listeners that take any message');

/** Functions that listen for messages of other windows, with what registers them. */
export function listenersOf(context: JsContext): ReadonlyMap<JsNode, JsNode> {
  return context.source.facts.of(listenersKey, () => findListeners(context));
}

function findListeners(context: JsContext): ReadonlyMap<JsNode, JsNode> {
  const found = new Map<JsNode, JsNode>();
  const index = fileIndexOf(context);
  for (const call of [...index.callsOf('addEventListener'), ...index.callsOf('on'), ...index.callsOf('bind')]) {
    const [name, listener] = argumentsOf(call);
    const callee = childOf(call, 'function');
    if (name === undefined || listener === undefined || callee === undefined) continue;
    if (!/^['"`]message(?:\.\w+)?['"`]$/.test(context.source.slice(name))) continue;
    if (
      !/^(?:addEventListener|(?:window|globalThis|top|parent)\.|(?:jQuery|\$)\(\s*window\s*\))/.test(
        context.source.slice(callee),
      )
    )
      continue;
    for (const fn of index.functionsOf(listener)) found.set(fn, call);
  }
  for (const value of index.memberWrites('window.onmessage'))
    for (const fn of index.functionsOf(value)) found.set(fn, value);
  for (const [fn, call] of [...found]) {
    const taker = takerOf(fn, context);
    if (taker !== null && !found.has(taker)) found.set(taker, call);
  }
  return found;
}

/** The function that a listener hands its event on to, unless it looks at the sender itself. */
function takerOf(fn: JsNode, context: JsContext): JsNode | null {
  const [parameter] = parametersOf(fn);
  if (parameter?.type !== 'identifier') return null;
  const name = context.source.slice(parameter);
  for (const node of within(fn)) {
    if (node.type !== 'call_expression') continue;
    const [first] = argumentsOf(node);
    const callee = childOf(node, 'function');
    if (first === undefined || callee === undefined) continue;
    const text = context.source.slice(first);
    if (text !== name && text !== `${name}.originalEvent`) continue;
    const [taker] = fileIndexOf(context).functionsOf(callee);
    if (taker !== undefined && !checksSender(fn, context)) return taker;
  }
  return null;
}

/** Listeners that take messages of any window. */
function messageListeners(context: JsContext): ReadonlySet<JsNode> {
  const find = () => new Set([...listenersOf(context).keys()].filter((fn) => !checksSender(fn, context)));
  return context.source.facts.of(uncheckedKey, find);
}

/** Whether a listener compares, or has tested, where the message comes from. */
export function checksSender(fn: JsNode, context: JsContext): boolean {
  for (const node of within(fn)) {
    const isComparison = node.type === 'binary_expression' && /^[!=]==?$/.test(node.operator);
    const isTest =
      node.type === 'call_expression' && !/postMessage|console|\.log/.test(context.source.slice(node).slice(0, 80));
    if (!isComparison && !isTest) continue;
    const parts = isTest ? argumentsOf(node) : node.children;
    if (parts.some((part) => /^(?:[\w.]+\.)?(?:origin|source)$/.test(context.source.slice(part)))) return true;
    const callee = isTest ? childOf(node, 'function') : undefined;
    if (
      callee !== undefined &&
      /\borigin\.(?:endsWith|startsWith|match|includes|indexOf)$/.test(context.source.slice(callee))
    )
      return true;
  }
  return false;
}
