import type { Node } from '../../../../languages/php/ast.ts';
import type { MethodEvent } from '../../../../languages/php/flow/events.ts';
import type { PhpContext } from '../../../rule.ts';
import { knownText } from './known-text.ts';

const key = Symbol('texts of statements');

function textsOf({ lists }: PhpContext): Map<Node, string> {
  return lists.facts.of(key, () => new Map<Node, string>());
}

/** Writes down the statement that a call of `$wpdb` runs, for when it is known who gets there. */
export function noteStatement({ node, args }: MethodEvent, context: PhpContext): void {
  const [sql] = args;
  const texts = textsOf(context);
  if (sql !== undefined && !texts.has(node)) texts.set(node, knownText(sql.value));
}

/** The statement of a call of `$wpdb`, with a NUL character for each piece that is not known; '' when nothing is. */
export function statementOf(node: Node, context: PhpContext): string {
  return textsOf(context).get(node) ?? '';
}

/** A SELECT in its parts. */
export interface Select {
  readonly columns: string;
  /** From FROM to WHERE, or to what ends it. */
  readonly tables: string;
  /** '' when there is none. */
  readonly where: string;
  /** What stands behind: GROUP BY, ORDER BY, LIMIT. */
  readonly rest: string;
}

/** The parts of a plain SELECT; null for other statements, and for several SELECTs in one. */
export function selectOf(text: string): Select | null {
  const found = /^\s*SELECT\b([\s\S]*?)\bFROM\b([\s\S]*)$/i.exec(text);
  const [, columns = '', after = ''] = found ?? [];
  if (found === null || /\bSELECT\b|\bUNION\b|\bINTO\b/i.test(after)) return null;
  const tail = /\b(?:GROUP\s+BY|HAVING|ORDER\s+BY|LIMIT)\b[\s\S]*$/i.exec(after)?.[0] ?? '';
  const head = after.slice(0, after.length - tail.length);
  const [tables = '', where = ''] = head.split(/\bWHERE\b/i);
  return { columns, tables, where, rest: tail };
}

/** Whether the statement sums up rows instead of giving them. */
export function isAggregate({ columns, rest }: Select): boolean {
  return /\b(?:COUNT|SUM|AVG|GROUP_CONCAT)\s*\(/i.test(columns) || /\bGROUP\s+BY\b/i.test(rest);
}

/** Whether every request gets the same answer: nothing in the conditions comes from elsewhere. */
export function isForEverybody({ where, rest }: Select): boolean {
  return !/[\0%]/.test(where.replaceAll(/%%/g, '')) && !/[\0%]/.test(rest);
}
