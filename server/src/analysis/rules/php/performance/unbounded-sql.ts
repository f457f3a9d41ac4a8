import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import type { Call, Foreach, MethodCall, Stmt } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { MethodEvent } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isWpdb } from './support/costly-calls.ts';
import { knownText } from './support/known-text.ts';
import { requestedAmount } from './support/requested-amount.ts';
import { rowSource } from './support/row-source.ts';
import { isAggregate, isForEverybody, noteStatement, type Select, selectOf, statementOf } from './support/sql-texts.ts';
import { type UsualVisit, usualVisits, usualVisitsHere } from './support/usual-visits.ts';

export const meta: RuleMeta = {
  id: 'performance/unbounded-sql',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Unbounded SQL query',
  description:
    'Reports SELECT statements that read all rows of a table, that read many of them on every page view, or whose rows are only counted.',
  rationale: `A statement without \`WHERE\` and \`LIMIT\` gives every row there is, each as an object in PHP's memory. That is quick
while the table is new and ends in a memory error when it has grown.

Add \`LIMIT %d\`, with \`OFFSET\` or \`WHERE id > %d\` for the pages that follow, and name the columns that are needed. For
WordPress's own tables, which are the largest of a site, the finding is medium.

Rows that are read on every page view and are the same for everybody belong into a transient, or are found by a condition
(\`WHERE path = %s\`) instead of a loop over all of them: medium where any page view leads there, whatever the fixed
condition. Rows that a loop only counts, or \`count()\`, are counted by the database: \`SELECT answer, COUNT(*) … GROUP BY answer\`.

A \`LIMIT\` that comes with the request needs a maximum, as any number of a request does.

Statements that count or sum up (\`COUNT()\`, \`SUM()\`, \`GROUP BY\`, …) are not reported.

**When to ignore it:** when the table holds a few rows by nature, or in an export that streams its rows.`,
  references: [{ title: 'wpdb', url: 'https://developer.wordpress.org/reference/classes/wpdb/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nglobal $wpdb;\n$ids = $wpdb->get_col( \"SELECT ID FROM $wpdb->posts WHERE post_type = 'book' AND post_status = 'publish'\" );\n",
        lines: [3],
      },
      {
        code: '<?php\nglobal $wpdb;\n$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}visits" );\n',
        lines: [3],
      },
      {
        code: '<?php\nfunction all_meta() {\n\tglobal $wpdb;\n\t$sql = "SELECT post_id, meta_value FROM $wpdb->postmeta ORDER BY meta_id";\n\treturn $wpdb->get_results( $sql );\n}\n',
        lines: [5],
      },
    ],
    good: [
      '<?php\nglobal $wpdb;\n$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}visits LIMIT %d", 50 ) );\n',
      '<?php\nglobal $wpdb;\n$rows = $wpdb->get_results( "SELECT day, COUNT(*) AS n FROM {$wpdb->prefix}visits GROUP BY day" );\n',
      '<?php\nglobal $wpdb;\n$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}visits WHERE post = %d", $id ) );\n',
    ],
  },
};

const coreTables =
  /\$(?:this->)?wpdb->(posts|postmeta|users|usermeta|comments|commentmeta|terms|termmeta|term_relationships)\b/;

function check(event: MethodEvent, context: PhpContext): void {
  noteStatement(event, context);
  const sql = event.args[0];
  if (sql === undefined) return;
  const text = knownText(sql.value).replaceAll('\u0000', '?');
  if (!/^\s*SELECT\b[\s\S]*\bFROM\b/i.test(text) || /\b(LIMIT|HAVING|GROUP\s+BY|UNION|JOIN|INTO)\b/i.test(text)) return;
  if (/\b(COUNT|SUM|MAX|MIN|AVG|DISTINCT|GROUP_CONCAT)\b/i.test(text.split(/\bFROM\b/i)[0] ?? '')) return;
  const core = coreTables.exec(context.source.slice(sql.node))?.[1];
  if (/\bWHERE\b/i.test(text)) {
    checkCondition(event, text.split(/\bWHERE\b/i)[1] ?? '', core, context);
    return;
  }
  // A piece that is not known after the table may be the condition.
  const afterTable = withoutLongRuns(text.split(/\bFROM\b/i)[1] ?? '');
  if (!/^\s*[`?\w.]+`?(\s+(AS\s+)?\w+)?\s*(ORDER\s+BY\s+[\w.`?, ]+?(\s+(ASC|DESC))?)?\s*;?\s*$/i.test(afterTable))
    return;
  const table = core;
  context.report({
    at: event.node,
    message: `$wpdb->${event.name}() reads ${table === undefined ? 'every row of the table' : `every row of ${table}`}: the statement has neither WHERE nor LIMIT.`,
    suggestion: 'Add LIMIT, select only the required columns, and process the rest in batches.',
    severity: table === undefined ? 'low' : 'medium',
    confidence: 'medium',
  });
}

/** Columns that most rows of a table share, compared with a literal, and nothing else. */
const broad =
  /^[\s(]*(?:\w+\.)?(?:(?:post_type|post_status|comment_approved|comment_type|taxonomy)\s*(?:=|!=|<>)\s*'[^'\0?]*'|post_status\s+IN\s*\([^()?]*\))[\s)]*$/i;

function checkCondition(event: MethodEvent, condition: string, table: string | undefined, context: PhpContext): void {
  const [where = ''] = condition.split(/\bORDER\s+BY\b/i);
  if (table === undefined || !where.split(/\bAND\b/i).every((part) => broad.test(part.replace(/;\s*$/, '')))) return;
  context.report({
    at: event.node,
    message: `$wpdb->${event.name}() reads every row of ${table} of this type or status: the statement has no LIMIT.`,
    suggestion: 'Add LIMIT, select only the required columns, and process the rest in batches.',
    severity: 'low',
    confidence: 'medium',
  });
}

/** Columns of which a table has one row for each value. */
const isOne =
  /(?:^|[\s(.`])(?:id|\w+_id|option_name|user_login|user_email|user_nicename|post_name|slug|guid|hash|token|uuid|name|path|url|day|date)`?\s*(?:=|IN\b)/i;

/** What every page view reads, the same for everybody. */
function checkPageView({ call, entry }: UsualVisit, context: PhpContext): void {
  if (call.kind !== 'MethodCall' || typeof call.name !== 'string' || !isWpdb(call.object)) return;
  if (!/^get_(?:results|col)$/i.test(call.name)) return;
  const select = selectOf(statementOf(call, context));
  if (select === null || !isManyRows(select) || !isForEverybody(select)) return;
  context.report({
    at: call,
    message: `$wpdb->${call.name}() reads these rows on every page: ${entry.label} leads here, the statement has no LIMIT, and the result is not kept.`,
    suggestion: 'Keep the rows in a transient that is deleted when they change, or select only the row that is needed.',
    severity: entry.who === 'visitors' ? 'medium' : 'low',
    confidence: 'medium',
  });
}

function isManyRows(select: Select): boolean {
  if (isAggregate(select) || /\bLIMIT\b/i.test(select.rest) || /\b(?:MAX|MIN)\s*\(/i.test(select.columns)) return false;
  return !isOne.test(select.where) && !/information_schema/i.test(select.tables);
}

function checkLoop(node: Foreach, context: PhpContext): void {
  const { body } = node.body;
  if (body.length > 0 && body.every(isCounting)) checkCounted(node.subject, node, context);
}

function checkCount(node: Call, context: PhpContext): void {
  const rows = node.args[0]?.value;
  // Rows in a variable are used for something else as well.
  if (rows !== undefined && rows.kind !== 'Var') checkCounted(rows, { start: node.start, end: node.end }, context);
}

function checkCounted(rows: Foreach['subject'], at: Span, context: PhpContext): void {
  const within = ownerOf(context);
  const query = rowSource(rows, within, context);
  const select = query === null ? null : selectOf(statementOf(query, context));
  if (query === null || select === null || isAggregate(select) || /\bLIMIT\b/i.test(select.rest)) return;
  const isSeen = usualVisits(context).some(({ call, entry }) => call === query && entry.who === 'visitors');
  context.report({
    at,
    message: 'All these rows are read from the database only to be counted here.',
    suggestion: 'Let the database count: SELECT …, COUNT(*) … GROUP BY …, and read one row for each group.',
    severity: isSeen ? 'medium' : 'low',
    confidence: 'medium',
  });
}

function ownerOf({ ancestors, index }: PhpContext): FunctionInfo | null {
  const owner = ancestors.findLast(
    ({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure' || kind === 'ArrowFn',
  );
  const isOwner =
    owner?.kind === 'Function' || owner?.kind === 'Method' || owner?.kind === 'Closure' || owner?.kind === 'ArrowFn';
  return isOwner ? (index.states.get(owner) ?? null) : null;
}

/** `$n++`, `$sum += $row->amount`, `$counts[ $key ] = isset( … ) ? $counts[ $key ] + 1 : 1`, also behind a condition. */
function isCounting(statement: Stmt): boolean {
  if (statement.kind === 'If')
    return [
      ...statement.branches.map(({ body }) => body),
      ...(statement.otherwise === null ? [] : [statement.otherwise]),
    ].every(({ body }) => body.length > 0 && body.every(isCounting));
  if (statement.kind !== 'ExprStmt') return false;
  const { value } = statement;
  if (value.kind === 'IncDec') return true;
  if (value.kind === 'AssignOp') return value.op === '+' || value.op === '+=';
  return value.kind === 'Assign' && (value.value.kind === 'Num' || addsOne(value.value));
}

function addsOne(value: Extract<Stmt, { kind: 'ExprStmt' }>['value']): boolean {
  if (value.kind === 'Binary' && value.op === '+')
    return [value.left, value.right].some((side) => side.kind === 'Num' && side.value === 1);
  return value.kind === 'Ternary' && childNodes(value).some((part) => part.kind === 'Binary' && addsOne(part));
}

/** `LIMIT %d` with a number that a request brings. */
function checkLimit(node: MethodCall, context: PhpContext): void {
  const [sql, ...values] = node.args;
  if (node.name !== 'prepare' || sql === undefined || !isWpdb(node.object)) return;
  const before = /^([\s\S]*\bLIMIT\s+(?:%d\s*,\s*)?)%d/i.exec(context.source.slice(sql))?.[1];
  if (before === undefined) return;
  const position = before.match(/%(?:\d+\$)?[dsfi]/g)?.length ?? 0;
  const [list] = values;
  const given =
    list?.value.kind === 'Array' ? list.value.items.map((item) => item?.value) : values.map(({ value }) => value);
  const limit = given[position];
  const read = limit === undefined ? null : requestedAmount(limit, ownerOf(context), context);
  if (limit === undefined || read === null) return;
  context.report({
    at: limit,
    message: 'The request chooses how many rows this statement reads: LIMIT has no maximum.',
    suggestion: "Limit the number with min(), or with 'maximum' in the parameters of the REST route.",
    severity: 'medium',
    confidence: 'medium',
    trace: [{ at: read, message: 'the number comes with the request' }],
  });
}

export const visitor: PhpVisitor = {
  methods: [{ on: 'wpdb', names: ['get_results', 'get_col'], visit: check }],
  nodes: { Foreach: checkLoop, MethodCall: checkLimit },
  namedCalls: [{ names: ['count', 'sizeof'], visit: checkCount }],
  file(context) {
    for (const visit of usualVisitsHere(context)) checkPageView(visit, context);
  },
};
