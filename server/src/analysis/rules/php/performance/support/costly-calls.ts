import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { alwaysRun } from './always-run.ts';

/** What makes a call dear: it asks the database, changes it, or waits for another server. */
export type Cost = 'query' | 'write' | 'remote';

/** A call that costs a query or a request each time it runs. */
export interface CostlyCall {
  readonly cost: Cost;
  /** Such as `get_posts()` or `$wpdb->get_var()`. */
  readonly label: string;
}

const functions: ReadonlyMap<string, Cost> = new Map<string, Cost>([
  ...[
    'get_posts',
    'query_posts',
    'wp_get_recent_posts',
    'get_children',
    'get_pages',
    'get_users',
    'get_comments',
    'get_terms',
    'get_page_by_path',
    'get_page_by_title',
    'url_to_postid',
    'attachment_url_to_postid',
    'count_user_posts',
    'count_many_users_posts',
    'get_adjacent_post',
    'wc_get_products',
    'wc_get_orders',
  ].map((name) => [name, 'query'] as const),
  ...['update_option', 'update_site_option', 'delete_option'].map((name) => [name, 'write'] as const),
  ...[
    'wp_remote_get',
    'wp_remote_post',
    'wp_remote_head',
    'wp_remote_request',
    'wp_safe_remote_get',
    'wp_safe_remote_post',
    'wp_safe_remote_head',
    'wp_safe_remote_request',
    'download_url',
    'media_sideload_image',
    'curl_exec',
  ].map((name) => [name, 'remote'] as const),
]);
const classes = new Set(['wp_query', 'wp_user_query', 'wp_comment_query', 'wp_term_query']);
const wpdbReads = new Set(['get_results', 'get_var', 'get_row', 'get_col']);
const wpdbWrites = new Set(['insert', 'update', 'delete', 'replace']);
/** Statements about tables, which no single query replaces. */
const aboutTables = /['"]\s*(DESC|DESCRIBE|SHOW|CHECK|REPAIR|ANALYZE|OPTIMIZE|EXPLAIN|ALTER|DROP|CREATE|TRUNCATE)\b/i;

/** What a call itself costs; null when it is cheap, or asks for one page of a list, as loops over pages do. */
export function costOf(node: Node, context: PhpContext): CostlyCall | null {
  const found = directCost(node, context);
  return found === null || isPaged(node, context) ? null : found;
}

function directCost(node: Node, context: PhpContext): CostlyCall | null {
  if (node.kind === 'Call') {
    if (node.callee.kind !== 'Name' || node.firstClass) return null;
    const name = context.names.functionName(node.callee);
    const isDownload =
      name === 'file_get_contents' &&
      /^\s*\(\s*["']https?:/i.test(context.source.slice({ start: node.callee.end, end: node.end }));
    const cost = isDownload ? 'remote' : functions.get(name);
    return cost === undefined || context.names.localFunctions.has(name)
      ? null
      : { cost, label: `${node.callee.text.replace(/^\\/, '')}()` };
  }
  if (node.kind === 'New') {
    if (node.cls.kind !== 'Name' || node.args.length === 0) return null;
    return classes.has(context.names.className(node.cls)) ? { cost: 'query', label: `new ${node.cls.text}` } : null;
  }
  if (node.kind !== 'MethodCall' || typeof node.name !== 'string' || !isWpdb(node.object)) return null;
  const name = node.name.toLowerCase();
  const label = `$wpdb->${node.name}()`;
  if (wpdbWrites.has(name)) return { cost: 'write', label };
  const text = context.source.slice(node);
  if (aboutTables.test(text)) return null;
  if (wpdbReads.has(name)) return { cost: 'query', label };
  return name === 'query' && /['"]\s*(DELETE|UPDATE|INSERT|REPLACE)\b/i.test(text) && !/\bIN\s*\(/i.test(text)
    ? { cost: 'write', label }
    : null;
}

/** Whether an expression is WordPress's database object. */
export function isWpdb(object: Expr): boolean {
  if (object.kind === 'Var') return object.name === 'wpdb';
  if (object.kind === 'Prop') return object.name === 'wpdb' || object.name === 'db';
  return object.kind === 'Index' && object.index?.kind === 'Str' && object.index.value === 'wpdb';
}

function isPaged(node: Node, context: PhpContext): boolean {
  return /['"](paged|offset|page)['"]\s*\]?\s*=>|\b(paged|offset)=|\bLIMIT\s+(%d|\{?\$)|\bOFFSET\b/i.test(
    context.source.slice(node),
  );
}

/** Text of a function that remembers what it has found, or goes through a list of its own. */
const remembers =
  /\bstatic\s+\$|cache|transient|memo|\bisset\s*\(\s*(\$this->|self::|static::)|array_key_exists|\?\?=|wp_schedule|\bchunk/i;

const summaryKey = Symbol('costs of functions');

/**
 * The first costly call that a function of these files makes whenever it is called, itself or through others; null when
 * there is none, when it remembers its answers, or when that is too deep to tell.
 */
export function costOfFunction(info: FunctionInfo, context: PhpContext, depth = 0): CostlyCall | null {
  const known = context.project.fact(summaryKey, () => new Map<FunctionInfo, CostlyCall | null>());
  const before = known.get(info);
  if (before !== undefined) return before;
  known.set(info, null);
  const { node } = info;
  const { body } = node;
  if (body === null || remembers.test(context.source.slice(node))) return null;
  const found = costInside(body, context, depth);
  known.set(info, found);
  return found;
}

function costInside(body: Node, context: PhpContext, depth: number): CostlyCall | null {
  const nodes =
    body.kind === 'Block' ? alwaysRun(body.body) : alwaysRun([{ ...body, kind: 'Return', value: body as Expr }]);
  for (const node of nodes) {
    const own = costOf(node, context);
    if (own !== null) return own;
    const callee = depth < 2 ? calleeOf(node, context) : null;
    const inner = callee === null ? null : costOfFunction(callee, context, depth + 1);
    if (inner !== null) return inner;
  }
  return null;
}
