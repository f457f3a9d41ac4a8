import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, childOf, functionAround, isFunction } from '../../../languages/javascript/nodes.ts';
import type { JsContext } from '../../rule.ts';

/** `useState`, `React.useEffect`: the hook a call names; null when its name is no hook's. */
export function hookOf(call: JsNode, context: JsContext): string | null {
  if (call.type !== 'call_expression') return null;
  const name = /(?:^|\.)(use[A-Z]\w*|use)$/.exec(calleeText(call, context.source))?.[1] ?? null;
  return name === 'use' ? null : name;
}

/** What a function is to React. */
export type Role = 'component' | 'hook' | 'other';

const rolesKey = Symbol('roles');

/** A component is named in capitals, `edit` or `save` of a block, or wrapped by `memo()` and the like. */
export function roleOf(fn: JsNode, context: JsContext): Role {
  if (!isFunction(fn)) return 'other';
  const roles = context.source.facts.of(rolesKey, () => new Map<JsNode, Role>());
  const known = roles.get(fn);
  if (known !== undefined) return known;
  const role = findRole(fn, context);
  roles.set(fn, role);
  return role;
}

function findRole(fn: JsNode, context: JsContext): Role {
  const name = fileIndexOf(context).nameOf(fn);
  if (name !== null) {
    if (/^[A-Z]/.test(name) && fn.type !== 'method_definition')
      return rendersAnything(fn, context) ? 'component' : 'other';
    if (/^use[A-Z]/.test(name)) return 'hook';
    if (/^(?:edit|save)$/.test(name)) return returnsElement(fn) || isBlockPart(fn, context) ? 'component' : 'other';
  }
  const call = wrapperOf(fn);
  if (call === null) return isDefaultExport(fn) && returnsElement(fn) ? 'component' : 'other';
  const callee = calleeText(call, context.source);
  if (/(?:^|\.)(?:memo|forwardRef|withSelect|withDispatch|observer)$/.test(callee)) return 'component';
  return 'other';
}

/** JSX, `createElement()` or a hook: what a constructor of the old style has none of. */
function rendersAnything(fn: JsNode, context: JsContext): boolean {
  return returnsElement(fn) || /\bcreateElement\b|\bel\(|\buse[A-Z]\w*\(/.test(context.source.slice(fn));
}

/** The call that a function is handed to as an argument. */
export function wrapperOf(fn: JsNode): JsNode | null {
  const list = fn.parent;
  return list?.type === 'arguments' && list.parent?.type === 'call_expression' ? list.parent : null;
}

function isDefaultExport(fn: JsNode): boolean {
  return fn.parent?.type === 'export_statement';
}

/** `edit` or `save` in the settings that `registerBlockType()` is given. */
export function isBlockPart(fn: JsNode, context: JsContext): boolean {
  const object = fn.type === 'method_definition' ? fn.parent : fn.parent?.type === 'pair' ? fn.parent.parent : null;
  const call = object?.parent?.type === 'arguments' ? object.parent.parent : null;
  return call?.type === 'call_expression' && /registerBlock/.test(calleeText(call, context.source));
}

/** Whether a function gives JSX, not counting what functions inside it give. */
export function returnsElement(fn: JsNode): boolean {
  const body = childOf(fn, 'body');
  if (body === undefined) return false;
  const stack: JsNode[] = [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (/^jsx_(?:element|self_closing_element|fragment)$/.test(node.type)) return true;
    for (const child of node.children) if (!isFunction(child)) stack.push(child);
  }
  return false;
}

/**
 * The component or hook whose body a node runs in while it renders; null when it stands in a callback that runs later, or
 * in no component.
 */
export function renderingAround(node: JsNode, context: JsContext): JsNode | null {
  for (let fn = functionAround(node); isFunction(fn); fn = functionAround(fn)) {
    if (roleOf(fn, context) !== 'other') return fn;
    const call = wrapperOf(fn);
    if (call === null || !isRunAtOnce(call, fn, context)) return null;
  }
  return null;
}

/** `list.map( fn )`, `useMemo( fn )`: the callback runs while its caller does. */
function isRunAtOnce(call: JsNode, fn: JsNode, context: JsContext): boolean {
  if (argumentsOf(call)[0] !== fn) return false;
  return /(?:^|\.)(?:map|filter|forEach|reduce|some|every|find|flatMap|sort|useMemo)$/.test(
    calleeText(call, context.source),
  );
}

/** The name of a JSX element and its attributes. */
export interface Element {
  /** `div`, `Button`, `Menu.Item`. */
  readonly name: string;
  /** By name; a value is null for `disabled` alone. */
  readonly attributes: ReadonlyMap<string, JsNode | null>;
  readonly hasSpread: boolean;
  /** The tag that opens it. */
  readonly tag: JsNode;
  /** What stands inside; empty for one that closes itself. */
  readonly children: readonly JsNode[];
}

/** Reads `jsx_opening_element` and `jsx_self_closing_element`; null for other nodes and for fragments. */
export function elementOf(tag: JsNode, context: JsContext): Element | null {
  if (tag.type !== 'jsx_opening_element' && tag.type !== 'jsx_self_closing_element') return null;
  const named = childOf(tag, 'name');
  if (named === undefined) return null;
  const attributes = new Map<string, JsNode | null>();
  let hasSpread = false;
  for (const child of tag.children) {
    if (child.type === 'jsx_expression') hasSpread = true;
    if (child.type !== 'jsx_attribute') continue;
    const [name, value] = child.children;
    if (name !== undefined) attributes.set(context.source.slice(name), value ?? null);
  }
  // In broken code thousands of open tags may stand side by side.
  const whole = tag.type === 'jsx_opening_element' && tag.parent?.type === 'jsx_element' ? tag.parent.children : [];
  const children = whole.filter(
    (child) => child !== tag && child.type !== 'jsx_closing_element' && !isBlank(child, context),
  );
  return { name: context.source.slice(named), attributes, hasSpread, tag, children };
}

function isBlank(node: JsNode, context: JsContext): boolean {
  if (node.type === 'jsx_text') return context.source.slice(node).trim() === '';
  return node.type === 'jsx_expression' && node.children.length === 0;
}

/** The text an attribute is given; null when it is worked out at run time or absent. */
export function attributeText(value: JsNode | null | undefined, context: JsContext): string | null {
  if (value === null || value === undefined) return null;
  const inner = value.type === 'jsx_expression' ? value.children[0] : value;
  if (inner === undefined) return null;
  if (inner.type === 'string') return context.source.slice({ start: inner.start + 1, end: inner.end - 1 });
  if (inner.type === 'number' || inner.type === 'unary_expression') return context.source.slice(inner);
  return null;
}

/** Places of state, and its setter, that `useState()` and `useReducer()` make in a function. */
export function stateOf(
  fn: JsNode,
  context: JsContext,
): { readonly values: Set<string>; readonly setters: Set<string> } {
  const values = new Set<string>();
  const setters = new Set<string>();
  const body = childOf(fn, 'body');
  for (const statement of body?.children ?? []) {
    if (!/declaration$/.test(statement.type)) continue;
    for (const declarator of statement.children) {
      const pattern = childOf(declarator, 'name');
      const value = childOf(declarator, 'value');
      if (pattern?.type !== 'array_pattern' || value === undefined) continue;
      const hook = hookOf(value, context);
      if (hook !== 'useState' && hook !== 'useReducer') continue;
      const [state, setter] = pattern.children;
      if (state?.type === 'identifier') values.add(context.source.slice(state));
      if (setter?.type === 'identifier') setters.add(context.source.slice(setter));
    }
  }
  return { values, setters };
}
