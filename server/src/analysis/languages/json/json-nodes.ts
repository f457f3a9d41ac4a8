import type { JsonType } from '@presswright/shared/json-shapes/shape';
import type { Node } from 'jsonc-parser';
import type { Span } from '../php/flow/value.ts';

/** One `"key": value` of an object. */
export interface Member {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: Node;
  /** Key and value together. */
  readonly node: Node;
}

/** The members of an object, in order; none of anything else. Members without a value are left out. */
export function membersOf(node: Node | null | undefined): Member[] {
  if (node?.type !== 'object') return [];
  const members: Member[] = [];
  for (const property of node.children ?? []) {
    const [keyNode, value] = property.children ?? [];
    if (keyNode !== undefined && value !== undefined && typeof keyNode.value === 'string')
      members.push({ key: keyNode.value, keyNode, value, node: property });
  }
  return members;
}

/** The items of an array; none of anything else. */
export function itemsOf(node: Node | null | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

/** What stands at the end of a path of keys; null when there is nothing. The last of equal keys counts, as in PHP. */
export function at(node: Node | null | undefined, ...path: readonly string[]): Node | null {
  let current: Node | null = node ?? null;
  for (const key of path) {
    current = membersOf(current).findLast((member) => member.key === key)?.value ?? null;
  }
  return current;
}

/** The text of a string; null for anything else. */
export function textOf(node: Node | null | undefined): string | null {
  return node?.type === 'string' && typeof node.value === 'string' ? node.value : null;
}

export function spanOf(node: Node): Span {
  return { start: node.offset, end: node.offset + node.length };
}

/** The place of a string's text, without its quotes. */
export function innerSpanOf(node: Node): Span {
  return { start: node.offset + 1, end: node.offset + Math.max(1, node.length - 1) };
}

/** `integer` for whole numbers. */
export function jsonTypeOf(node: Node): JsonType {
  if (node.type === 'number') return Number.isInteger(node.value) ? 'integer' : 'number';
  return node.type === 'property' ? 'null' : node.type;
}

/** Whether a value is of a type; whole numbers are numbers too. */
export function isOfType(node: Node, type: JsonType): boolean {
  const own = jsonTypeOf(node);
  return own === type || (own === 'integer' && type === 'number');
}

/** Every string at or below a node, keys left out. */
export function* stringsIn(root: Node | null): Generator<Node> {
  const stack = root === null ? [] : [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === 'string') yield node;
    const below = node.type === 'property' ? (node.children ?? []).slice(1) : (node.children ?? []);
    for (let index = below.length - 1; index >= 0; index--) {
      const child = below[index];
      if (child !== undefined) stack.push(child);
    }
  }
}
