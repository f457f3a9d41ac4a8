import type { Node } from 'web-tree-sitter';
import { readDocTypes } from './doc-block.ts';
import { argumentNodes, descendants, docAbove, literalString, namedChildren, tagVersion } from './php-tree.ts';

/** What a WordPress tree says of one hook. */
export interface HookFact {
  /** Dynamic parts read `{name}`. */
  readonly name: string;
  readonly kind: 'action' | 'filter';
  /** The most arguments any call passes to the callbacks. */
  readonly args: number;
  /** What callbacks get, as far as it is documented, in order. */
  readonly parameters: readonly { readonly name: string; readonly type: string }[];
  readonly since: string;
  readonly deprecated: string;
  readonly replacement: string;
}

const callers: Readonly<Record<string, { kind: HookFact['kind']; form: 'list' | 'array' | 'deprecated' }>> = {
  do_action: { kind: 'action', form: 'list' },
  do_action_ref_array: { kind: 'action', form: 'array' },
  do_action_deprecated: { kind: 'action', form: 'deprecated' },
  apply_filters: { kind: 'filter', form: 'list' },
  apply_filters_ref_array: { kind: 'filter', form: 'array' },
  apply_filters_deprecated: { kind: 'filter', form: 'deprecated' },
};

/** Reads a `function_call_expression` that fires a hook whose name can be read; null for any other. */
export function readHook(code: string, call: Node): HookFact | null {
  const caller = callers[call.childForFieldName('function')?.text.replace(/^\\/, '') ?? ''];
  const args = caller ? argumentNodes(call) : null;
  const name = hookName(args?.[0]);
  // A name that is dynamic all through says nothing.
  if (!caller || !args || !/[a-z]/i.test(name.replace(/\{\w*\}/g, ''))) return null;
  const array = args[1];
  const count = caller.form === 'list' ? args.length - 1 : array ? namedChildren(array).length : 0;
  const doc = docAbove(code, call);
  const deprecated = caller.form === 'deprecated' ? (literalString(args[2]) ?? '') : '';
  const replacement = caller.form === 'deprecated' ? (literalString(args[3]) ?? '') : '';
  return {
    name,
    kind: caller.kind,
    args: count,
    parameters: readDocTypes(doc).parameters.slice(0, count),
    since: tagVersion(doc, 'since'),
    deprecated,
    replacement: /^[\w{}$-]+$/.test(replacement) ? replacement.replaceAll('$', '') : '',
  };
}

/** Two sightings of one hook as one fact. */
export function mergeHooks(a: HookFact, b: HookFact): HookFact {
  return {
    ...a,
    args: Math.max(a.args, b.args),
    parameters: a.parameters.length >= b.parameters.length ? a.parameters : b.parameters,
    since: a.since || b.since,
    deprecated: a.deprecated && b.deprecated,
    replacement: a.deprecated && b.deprecated ? a.replacement : '',
  };
}

function hookName(node: Node | undefined): string {
  if (!node) return '';
  const literal = literalString(node);
  if (literal !== null) return literal;
  if (node.type === 'encapsed_string') {
    return namedChildren(node)
      .map((part) => (part.type === 'string_content' ? part.text : `{${/\w+(?=\W*$)/.exec(part.text)?.[0] ?? ''}}`))
      .join('');
  }
  if (node.type === 'binary_expression' && node.childForFieldName('operator')?.text === '.') {
    const left = hookName(node.childForFieldName('left') ?? undefined);
    const right = hookName(node.childForFieldName('right') ?? undefined);
    return left && right ? left + right : '';
  }
  // A name that is one variable alone says nothing.
  const isPart = node.parent?.type === 'binary_expression';
  return isPart && /^\$\w+(->\w+)*$/.test(node.text) ? `{${/\w+$/.exec(node.text)?.[0] ?? ''}}` : '';
}

/**
 * Where hooks are fired: by function, by `Class::method`, or by file for code of neither, the names in the order of the
 * source.
 */
export function readFirings(code: string, file: string, root: Node): Map<string, string[]> {
  const firings = new Map<string, string[]>();
  for (const call of descendants(root, 'function_call_expression')) {
    const fact = readHook(code, call);
    if (fact === null) continue;
    const place = placeOf(call) ?? file;
    const names = firings.get(place) ?? [];
    if (!names.includes(fact.name)) names.push(fact.name);
    firings.set(place, names);
  }
  return firings;
}

/** The named function or method around a node; null outside of all. */
function placeOf(node: Node): string | null {
  for (let at = node.parent; at !== null; at = at.parent) {
    const name = at.childForFieldName('name')?.text;
    if (at.type === 'function_definition' && name !== undefined) return name;
    if (at.type === 'method_declaration' && name !== undefined) {
      const owner = at.parent?.parent?.childForFieldName('name')?.text;
      return owner === undefined ? name : `${owner}::${name}`;
    }
  }
  return null;
}
