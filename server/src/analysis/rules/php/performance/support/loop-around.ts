import type { Block, Expr, Foreach, Node, Stmt } from '../../../../languages/php/ast.ts';
import type { Span } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';

/** Functions that call their callback once for every item. */
const iterators = new Set([
  'array_map',
  'array_walk',
  'array_filter',
  'array_reduce',
  'usort',
  'uasort',
  'uksort',
  'wp_list_filter',
]);

/**
 * The loop over a list that makes `node` run once an item; null when there is none, when the list is written in the code,
 * when the loop ends after `node`, or when a look-up in the cache stands before it. A variable is looked at when it holds
 * such a list of `maxItems` at most.
 */
export function loopAround(
  node: Node,
  ancestors: readonly Node[],
  context: PhpContext,
  maxItems = fewRows,
): Span | null {
  let inner: Node = node;
  let ends = false;
  for (let index = ancestors.length - 1; index >= 0; index -= 1) {
    const ancestor = ancestors[index];
    if (ancestor === undefined) return null;
    switch (ancestor.kind) {
      case 'Function':
      case 'Method':
      case 'Class':
        return null;
      case 'Closure':
      case 'ArrowFn':
        // A return ends the callback, not the loop.
        return iteratorCall(ancestors, index, context);
      case 'Block':
        if (leaves(ancestor, inner)) ends = true;
        break;
      case 'Case':
        if (ancestor.body.some((statement) => statement.kind === 'Return' && statement.start >= inner.start))
          ends = true;
        break;
      case 'Return':
      case 'Exit':
        ends = true;
        break;
      case 'Branch':
        if (inner !== ancestor.condition && looksUpCache(ancestor.condition, context)) return null;
        break;
      case 'Foreach':
        if (inner === ancestor.subject) break;
        if (ends || isShort(ancestor, ancestors, context, maxItems) || switchesSite(ancestor.body, context))
          return null;
        return ancestor;
      case 'While':
        if (ends || !/->\s*have_posts\s*\(|\bhave_posts\s*\(/.test(context.source.slice(ancestor.condition))) break;
        if (isMainLoopOfOne(ancestor.condition, context)) return null;
        if (inner !== ancestor.condition) return ancestor;
        break;
      case 'For':
        // `$i < 3` is a list written in the code, such as the attempts of a request.
        if (
          inner === ancestor.body &&
          !ends &&
          ancestor.condition.some((part) => /\b(count|sizeof)\s*\(|\$\w+\s*$/.test(context.source.slice(part)))
        ) {
          return ancestor;
        }
        break;
      default:
    }
    inner = ancestor;
  }
  return null;
}

/** The block leaves the loop, or the function, at or after the statement that holds `inner`. */
function leaves(block: Block, inner: Node): boolean {
  return block.body.some((statement) => statement.start >= inner.start && isLeaving(statement));
}

function isLeaving(statement: Stmt): boolean {
  return statement.kind === 'Return' || statement.kind === 'Exit' || statement.kind === 'Break';
}

/** The statement after the query ends the loop once there is an answer: a search, not a list. */
export function endsWithAnswer(node: Node, ancestors: readonly Node[], context: PhpContext): boolean {
  const block = ancestors.findLast((ancestor) => ancestor.kind === 'Block');
  const next = block?.kind === 'Block' ? block.body.filter((statement) => statement.end > node.start) : [];
  return next.some((statement) => {
    const branch = statement.kind === 'If' && statement.branches.length === 1 ? statement.branches[0] : undefined;
    if (!branch?.body.body.some(isLeaving)) return false;
    const condition = context.source.slice(branch.condition);
    return /^\$\w+$|^!\s*empty\b|^isset\b|!==?\s*(null|false)$|^(null|false)\s*!==?|\binstanceof\b/i.test(
      condition.trim(),
    );
  });
}

function iteratorCall(ancestors: readonly Node[], index: number, context: PhpContext): Span | null {
  const argument = ancestors[index - 1];
  const call = argument?.kind === 'Arg' ? ancestors[index - 2] : argument;
  if (call?.kind !== 'Call' || call.callee.kind !== 'Name') return null;
  return iterators.has(context.names.functionName(call.callee)) ? call : null;
}

function looksUpCache(condition: Expr, context: PhpContext): boolean {
  const text = context.source.slice(condition);
  if (/\b(wp_cache_get|get_transient|get_site_transient)\b|cache|\bisset\b|array_key_exists/i.test(text)) return true;
  // `if ( false === $data )` after `$data = get_transient( … )`.
  const variable =
    /^(?:false|null)\s*===\s*(\$\w+)$|^(\$\w+)\s*===\s*(?:false|null)$|^!\s*(\$\w+)$|^empty\s*\(\s*(\$\w+)\s*\)$/.exec(
      text,
    );
  const name = variable?.slice(1).find((part) => part !== undefined);
  if (name === undefined) return false;
  const before = context.source.slice({ start: condition.start - 600, end: condition.start });
  return new RegExp(`\\${name}\\s*=\\s*(wp_cache_get|get_transient|get_site_transient)\\b`).test(before);
}

/** The main query of a page template, or of a template for one post, holds that post. */
function isMainLoopOfOne(condition: Expr, { source, fileName }: PhpContext): boolean {
  if (/->\s*have_posts/.test(source.slice(condition))) return false;
  return (
    /^[ \t/*#@]*Template Name:\s*\S/im.test(source.code.slice(0, 8192)) ||
    /(^|\/)(single|singular|page|attachment|front-page)[\w-]*\.php$/.test(fileName)
  );
}

/** Over an array literal, one made of literals, a constant, or a variable that holds one of these or a few rows. */
function isShort(loop: Foreach, ancestors: readonly Node[], context: PhpContext, maxItems: number): boolean {
  const { subject } = loop;
  if (subject.kind === 'Array') return subject.items.every((item) => item !== null && !item.spread);
  if (subject.kind === 'ClassConst' || isChunked(subject, context)) return true;
  if (subject.kind === 'Var') return holdsFew(subject.name, ancestors, context, maxItems);
  if (subject.kind !== 'Call' || subject.callee.kind !== 'Name') return false;
  return /^(get_sites|range|array_slice|get_taxonomies|get_post_types)$/.test(
    context.names.functionName(subject.callee),
  );
}

/** More rows are a list. */
const fewRows = 10;

/** Everything that the function puts into the variable is a short list. */
function holdsFew(name: string, ancestors: readonly Node[], context: PhpContext, maxItems: number): boolean {
  const owner = ancestors.findLast(({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure');
  if (owner?.kind !== 'Function' && owner?.kind !== 'Method' && owner?.kind !== 'Closure') return false;
  let isSet = false;
  for (const node of context.bodyNodes(owner)) {
    if (node.kind === 'Foreach' && isVariable(node.value, name)) return false;
    if (node.kind !== 'Assign') continue;
    if (isVariable(node.target, name)) {
      if (!isFew(node.value, context, maxItems)) return false;
      isSet = true;
    } else if (node.target.kind === 'Index' && isVariable(node.target.base, name)) {
      // One more entry by its name; in a loop it would be a variable's.
      if (node.value.kind !== 'Str' && node.value.kind !== 'Num') return false;
    }
  }
  return isSet;
}

function isVariable(node: Node | null, name: string): boolean {
  return node?.kind === 'Var' && node.name === name;
}

/** A batch at a time is how many are asked for at once. */
function isChunked(value: Expr, context: PhpContext): boolean {
  return (
    value.kind === 'Call' && value.callee.kind === 'Name' && context.names.functionName(value.callee) === 'array_chunk'
  );
}

function isFew(value: Expr, context: PhpContext, maxItems: number): boolean {
  if (isChunked(value, context)) return true;
  if (value.kind === 'Array') {
    const { items } = value;
    return items.length > 0 && items.length <= maxItems && items.every((item) => item !== null && !item.spread);
  }
  const limit =
    /['"](?:posts_per_page|numberposts|number|limit)['"]\s*=>\s*(\d+)\b|\bLIMIT\s+(?:[^,'"\s]+\s*,\s*)?(\d+)\b/i.exec(
      context.source.slice(value),
    );
  const rows = Number(limit?.[1] ?? limit?.[2] ?? Number.NaN);
  return rows > 0 && rows <= maxItems;
}

function switchesSite(body: Block, context: PhpContext): boolean {
  return /\bswitch_to_blog\s*\(/.test(context.source.slice(body));
}
