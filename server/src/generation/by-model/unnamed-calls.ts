import type { Arg, Call, Node } from '../../analysis/languages/php/ast.ts';
import type { PhpTree } from '../../analysis/languages/php/read-php.ts';

/** Where functions that call what they are given have it among their arguments. */
const callbacks: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'call_user_func call_user_func_array forward_static_call forward_static_call_array array_map register_shutdown_function ob_start',
    1:
      'add_action add_filter add_shortcode array_filter array_walk array_walk_recursive array_reduce usort uasort uksort iterator_apply ' +
      'preg_replace_callback',
    2: 'array_udiff array_uintersect array_diff_ukey',
  }).flatMap(([at, names]) => names.split(' ').map((name) => [name, Number(at)] as const)),
);

/**
 * Whether code calls something whose name is put together or comes from elsewhere, so that nobody who reads the code knows what it is.
 * Variables that are only ever given functions written in the code, and only called back, may be called back.
 */
export function hasUnnamedCall({ nodes }: PhpTree): boolean {
  const doubtful = doubtfulVariables(nodes);
  const isNamed = (node: Node): boolean => isWritten(node) || (node.kind === 'Var' && !doubtful.has(node.name));
  return nodes.some(({ node }) => {
    switch (node.kind) {
      case 'Call':
        return (
          node.callee.kind !== 'Name' || callbackArguments(node).some(({ value, spread }) => spread || !isNamed(value))
        );
      case 'MethodCall':
        return typeof node.name !== 'string';
      case 'StaticCall':
        return typeof node.name !== 'string' || node.cls.kind !== 'Name';
      case 'New':
        return node.cls.kind !== 'Name';
      case 'VarVar':
        return true;
      default:
        return false;
    }
  });
}

/** Arguments that a function calls; a spread may bring them. */
function callbackArguments({ callee, args }: Call): readonly Arg[] {
  const at = callee.kind === 'Name' ? callbacks.get(callee.text.replace(/^\\/, '').toLowerCase()) : undefined;
  if (at === undefined) return [];
  return args.filter(({ name, spread }, place) => spread || (name === null ? place === at : name === 'callback'));
}

/** Names of variables that are used in any other way than being given a written function, and called back. */
function doubtfulVariables(nodes: PhpTree['nodes']): ReadonlySet<string> {
  const calledBack = new Set<Node>(
    nodes.flatMap(({ node }) => (node.kind === 'Call' ? callbackArguments(node).map(({ value }) => value) : [])),
  );
  const given = new Set<Node>(
    nodes.flatMap(({ node }) => (node.kind === 'Assign' && !node.byRef && isWritten(node.value) ? [node.target] : [])),
  );
  const names = new Set<string>();
  const known = new Set<string>();
  for (const { node } of nodes) {
    if (node.kind !== 'Var') continue;
    if (given.has(node)) known.add(node.name);
    else if (!calledBack.has(node)) names.add(node.name);
  }
  // What is given nothing here comes from elsewhere.
  for (const { node } of nodes) if (node.kind === 'Var' && !known.has(node.name)) names.add(node.name);
  return names;
}

/** A function written where it stands, or the name of one: as a text, or with an object or a class. */
function isWritten(node: Node): boolean {
  switch (node.kind) {
    case 'Str':
    case 'Closure':
    case 'ArrowFn':
    case 'Null':
      return true;
    case 'Call':
      return node.firstClass;
    case 'Array': {
      const method = node.items[1]?.value;
      return method?.kind === 'Str';
    }
    default:
      return false;
  }
}
