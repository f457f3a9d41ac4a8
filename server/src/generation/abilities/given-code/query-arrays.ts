import type { ArrayLit } from '../../../analysis/languages/php/ast.ts';
import { calledName, type Edit, type FunctionLike, type GivenPhp } from './given-php.ts';
import { itemOf } from './handler-checks.ts';

/** What an array of arguments asks for. */
export type QueryKind = 'posts' | 'users' | 'terms' | 'comments';

export interface QueryArray {
  readonly kind: QueryKind;
  readonly array: ArrayLit;
}

const kindOf: Readonly<Record<string, QueryKind>> = {
  get_posts: 'posts',
  wp_get_recent_posts: 'posts',
  wp_query: 'posts',
  get_users: 'users',
  wp_user_query: 'users',
  get_terms: 'terms',
  get_categories: 'terms',
  get_tags: 'terms',
  wp_term_query: 'terms',
  get_comments: 'comments',
  wp_comment_query: 'comments',
};

/** The arrays of arguments that a function hands to queries, written in the call or put into a variable before. */
export function queryArrays(php: GivenPhp, fn: FunctionLike): QueryArray[] {
  return php.tree.nodes.flatMap(({ node }): QueryArray[] => {
    if (node.start < fn.start || node.end > fn.end) return [];
    const name =
      node.kind === 'New' && node.cls.kind === 'Name'
        ? node.cls.text.replace(/^\\/, '').toLowerCase()
        : calledName(node);
    const kind = kindOf[name];
    if (kind === undefined || (node.kind !== 'Call' && node.kind !== 'New')) return [];
    const value = node.args[0]?.value;
    if (value?.kind === 'Array') return [{ kind, array: value }];
    if (value?.kind !== 'Var') return [];
    const assigned = php
      .places('Assign')
      .map((place) => place.node)
      .findLast(({ target, end }) => target.kind === 'Var' && target.name === value.name && end < node.start);
    return assigned?.value.kind === 'Array' ? [{ kind, array: assigned.value }] : [];
  });
}

/** The key of an array that is one of several spellings of the same argument. */
export const keyAmong = (array: ArrayLit, keys: readonly string[]): string | null =>
  keys.find((key) => itemOf(array, key) !== null) ?? null;

/** Sets keys of an array literal to sources of PHP. */
export function setKeys(php: GivenPhp, array: ArrayLit, values: Readonly<Record<string, string>>): Edit[] {
  const added: string[] = [];
  const edits = Object.entries(values).flatMap(([key, source]): Edit[] => {
    const before = itemOf(array, key);
    if (before !== null) return [{ start: before.start, end: before.end, text: source }];
    added.push(`'${key}' => ${source}`);
    return [];
  });
  if (added.length === 0) return edits;
  const last = array.items.findLast((item) => item !== null);
  if (last == null) {
    const text = php.text(array).startsWith('[') ? `[ ${added.join(', ')} ]` : `array( ${added.join(', ')} )`;
    return [{ start: array.start, end: array.end, text }];
  }
  const isTall = php.text(array).includes('\n');
  const glue = isTall ? `,\n${php.indentAt(last.start)}` : ', ';
  return [...edits, { start: last.end, end: last.end, text: added.map((one) => `${glue}${one}`).join('') }];
}
