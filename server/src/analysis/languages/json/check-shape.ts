import type { JsonType, Shape } from '@presswright/shared/json-shapes/shape';
import { nearestName } from '@presswright/shared/nearest-name';
import type { Node } from 'jsonc-parser';
import type { Span } from '../php/flow/value.ts';
import { innerSpanOf, isOfType, itemsOf, jsonTypeOf, membersOf, spanOf, textOf } from './json-nodes.ts';

/** Something that is not as its shape says. */
export interface ShapeProblem {
  readonly kind: 'key' | 'type' | 'value' | 'missing';
  readonly at: Span;
  /** Keys from the root, such as `supports.color`; '' for the root. */
  readonly path: string;
  readonly message: string;
  readonly suggestion: string;
  /** A slip of a known name, for sure. */
  readonly isSlip: boolean;
  readonly fix?: { readonly start: number; readonly end: number; readonly text: string };
}

/** Everything below `node` that is not as `shape` says. */
export function checkShape(node: Node, shape: Shape): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  visit(node, shape, '', shape, problems);
  return problems;
}

function visit(node: Node, shape: Shape, path: string, root: Shape, problems: ShapeProblem[]): void {
  if (!shape.types.some((type) => isOfType(node, type))) {
    problems.push(wrongType(node, shape, path));
    return;
  }
  const value: unknown = node.value;
  if (shape.values !== undefined && (typeof value === 'string' || typeof value === 'number')) {
    if (!shape.values.includes(value)) problems.push(wrongValue(node, value, shape.values, path));
  }
  for (const [index, item] of itemsOf(node).entries())
    if (shape.items !== undefined) visit(item, shape.items, `${path}[${index}]`, root, problems);
  if (node.type !== 'object' || (shape.keys === undefined && shape.others === undefined)) return;
  const members = membersOf(node);
  const present = new Set(members.map(({ key }) => key));
  for (const { key, keyNode, value: inner } of members) {
    const known = shape.keys !== undefined && Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
    const next = known ?? shape.others;
    if (next !== undefined) {
      visit(inner, next, join(path, key), root, problems);
      continue;
    }
    const problem = unknownKey(keyNode, key, shape, path, root, present);
    if (problem !== null && (problem.isSlip || shape.isOpen !== true)) problems.push(problem);
  }
  for (const key of shape.required ?? []) {
    if (present.has(key)) continue;
    // A slip of the key is told already.
    if (members.some((member) => nearestName(member.key, [key]) === key)) continue;
    problems.push({
      kind: 'missing',
      at: { start: node.offset, end: node.offset + 1 },
      path,
      message: `${path === '' ? 'The file' : nameOf(path)} has no "${key}".`,
      suggestion: `Add "${key}".`,
      isSlip: false,
    });
  }
}

function wrongType(node: Node, shape: Shape, path: string): ShapeProblem {
  const wanted = shape.types.map((type) => typeNames[type]);
  const list = wanted.length > 1 ? `${wanted.slice(0, -1).join(', ')} or ${wanted.at(-1)}` : (wanted[0] ?? 'nothing');
  const fix = plainText(node, shape);
  return {
    kind: 'type',
    at: spanOf(node),
    path,
    message: `${nameOf(path)} must be ${list}, not ${typeNames[jsonTypeOf(node)]}.`,
    suggestion: fix === null ? `Write ${list}.` : `Write ${fix} instead.`,
    isSlip: true,
    ...(fix === null ? {} : { fix: { ...spanOf(node), text: fix } }),
  };
}

/** `"true"` where true is meant, `"3"` where 3 is, and the reverse. */
function plainText(node: Node, shape: Shape): string | null {
  const written = textOf(node);
  if (written !== null) {
    if (shape.types.includes('boolean') && /^(?:true|false)$/.test(written)) return written;
    if (shape.types.some((type) => type === 'number' || type === 'integer') && /^-?\d+(?:\.\d+)?$/.test(written))
      return written;
    if (shape.types.includes('array') && !shape.types.includes('string') && shape.items?.types.includes('string'))
      return `[ ${JSON.stringify(written)} ]`;
    return null;
  }
  return node.type === 'number' && shape.types.includes('string') ? JSON.stringify(String(node.value)) : null;
}

function wrongValue(
  node: Node,
  value: string | number,
  values: readonly (string | number)[],
  path: string,
): ShapeProblem {
  const near = nearestName(String(value), values.map(String));
  const list = values.map((each) => JSON.stringify(each)).join(', ');
  return {
    kind: 'value',
    at: spanOf(node),
    path,
    message: `${nameOf(path)} cannot be ${JSON.stringify(value)}.`,
    suggestion: near === null ? `Write one of ${list}.` : `Did you mean "${near}"? Allowed values: ${list}.`,
    isSlip: near !== null,
    ...(near === null || node.type !== 'string' ? {} : { fix: { ...innerSpanOf(node), text: near } }),
  };
}

function unknownKey(
  keyNode: Node,
  key: string,
  shape: Shape,
  path: string,
  root: Shape,
  present: ReadonlySet<string>,
): ShapeProblem | null {
  const alias = shape.aliases !== undefined && Object.hasOwn(shape.aliases, key) ? shape.aliases[key] : undefined;
  const free = Object.keys(shape.keys ?? {}).filter((name) => !present.has(name));
  const near = alias ?? nearestName(key, free);
  const where = path === '' ? 'at the top' : `in ${nameOf(path)}`;
  if (near !== null) {
    return {
      kind: 'key',
      at: spanOf(keyNode),
      path,
      message: `"${key}" is not a valid key ${where}.`,
      suggestion: near.includes('.') ? `Write it as ${near}.` : `Did you mean "${near}"?`,
      isSlip: true,
      ...(near.includes('.') ? {} : { fix: { ...innerSpanOf(keyNode), text: near } }),
    };
  }
  const elsewhere = placeOf(key, shape, '') ?? placeOf(key, root, '');
  return {
    kind: 'key',
    at: spanOf(keyNode),
    path,
    message: `"${key}" is not a valid key ${where}.`,
    suggestion: elsewhere === null ? 'Remove it, or correct its spelling.' : `Move it to ${elsewhere}.`,
    isSlip: elsewhere !== null,
  };
}

/** Where a key is known in a shape, at most three levels down: the path of the object that has it. */
function placeOf(key: string, shape: Shape, path: string, depth = 0): string | null {
  if (depth > 3 || shape.keys === undefined) return null;
  if (path !== '' && Object.hasOwn(shape.keys, key)) return path;
  for (const [name, inner] of Object.entries(shape.keys)) {
    const found = placeOf(key, inner, join(path, name), depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function nameOf(path: string): string {
  return path === '' ? 'The file' : path;
}

const typeNames: Readonly<Record<JsonType, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
};
