import type { JsNode } from './ast.ts';

type Mutable = { -readonly [K in keyof JsNode]: JsNode[K] };

/** What only the type checker reads. */
const typesOnly: ReadonlySet<string> = new Set([
  'type_annotation',
  'type_arguments',
  'type_parameters',
  'type_alias_declaration',
  'interface_declaration',
  'ambient_declaration',
  'accessibility_modifier',
  'override_modifier',
  'implements_clause',
  'asserts_annotation',
  'type_predicate_annotation',
  'abstract_method_signature',
  'method_signature',
  'function_signature',
  'index_signature',
]);
/** Expressions that say something about another one's type, which is their first child. */
const wrappers: ReadonlySet<string> = new Set([
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'instantiation_expression',
  'extends_clause',
]);

/**
 * Turns the tree of a TypeScript file into the one of the JavaScript it runs as, in place: types go, what they were
 * written around stays, and names of nodes become those of the JavaScript grammar. So one rule serves both languages.
 */
export function withoutTypes(root: JsNode): void {
  const stack: Mutable[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const children: Mutable[] = [];
    for (const child of node.children) {
      const plain = plainNode(child);
      if (plain === null) continue;
      plain.field = fieldOf(plain, child, node);
      plain.parent = node;
      children.push(plain);
      stack.push(plain);
    }
    node.children = children;
  }
}

function plainNode(child: JsNode): Mutable | null {
  let node: Mutable = child;
  for (;;) {
    if (typesOnly.has(node.type)) return null;
    const inner = innerOf(node);
    if (inner === undefined) break;
    node = inner;
  }
  if (node.type === 'required_parameter' || node.type === 'optional_parameter') return parameter(node);
  if (node.type === 'public_field_definition') node.type = 'field_definition';
  else if (node.type === 'type_identifier') node.type = 'identifier';
  return node;
}

/** The expression inside one that only types are about; undefined for any other. */
function innerOf(node: JsNode): JsNode | undefined {
  if (wrappers.has(node.type)) return node.children[0];
  if (node.type === 'type_assertion') return node.children.at(-1);
  const [only] = node.children;
  // `( value as Type )`: the parentheses were there for the type.
  if (node.type === 'parenthesized_expression' && only !== undefined && innerOf(only) !== undefined) return only;
  return undefined;
}

function parameter(node: JsNode): Mutable | null {
  const pattern: Mutable | undefined = node.children.find(({ field }) => field === 'pattern');
  const value: Mutable | undefined = node.children.find(({ field }) => field === 'value');
  if (pattern === undefined || pattern.type === 'this') return null;
  if (value === undefined) return pattern;
  return {
    ...node,
    type: 'assignment_pattern',
    children: [
      { ...pattern, field: 'left' },
      { ...value, field: 'right' },
    ],
  };
}

function fieldOf(plain: JsNode, written: JsNode, parent: JsNode): string | null {
  if (parent.type === 'field_definition' && written.field === 'name') return 'property';
  return plain.type === 'assignment_pattern' && parent.type === 'formal_parameters' ? null : written.field;
}
