import type { Node } from 'web-tree-sitter';
import { type FunctionFact, readFunction } from './functions.ts';
import { descendants, docAbove, namedChildren, tagVersion } from './php-tree.ts';

/** What a WordPress tree says of one class, interface or trait. */
export interface ClassFact {
  readonly name: string;
  readonly since: string;
  readonly parent: string;
  readonly deprecated: string;
  readonly methods: readonly FunctionFact[];
}

/** Reads a `class_declaration`, `interface_declaration` or `trait_declaration`; public methods only. */
export function readClass(code: string, node: Node): ClassFact | null {
  const name = node.childForFieldName('name')?.text;
  if (name === undefined) return null;
  const doc = docAbove(code, node);
  const base = namedChildren(node).find((child) => child.type === 'base_clause');
  const methods = namedChildren(node.childForFieldName('body'))
    .filter((member) => member.type === 'method_declaration')
    .filter((member) => !namedChildren(member).some((child) => /^(private|protected)$/.test(child.text)))
    .map((member) => readFunction(code, member))
    .filter((method) => method !== null);
  return {
    name,
    since: tagVersion(doc, 'since'),
    parent: base ? (namedChildren(base)[0]?.text ?? '').replace(/^\\/, '') : '',
    deprecated: /@deprecated\b/.test(doc) ? tagVersion(doc, 'deprecated') : classNotice(node),
    methods,
  };
}

function classNotice(node: Node): string {
  const call = descendants(node, 'function_call_expression').find(
    (candidate) => candidate.childForFieldName('function')?.text === '_deprecated_class',
  );
  return call ? (/'(\d+(?:\.\d+)+)'/.exec(call.text)?.[1] ?? '') : '';
}
