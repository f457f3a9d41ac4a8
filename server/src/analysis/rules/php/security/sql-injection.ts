import type { Expr, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ArgInfo, MethodEvent } from '../../../languages/php/flow/events.ts';
import { eachPiece, piecesOf } from '../../../languages/php/flow/ropes.ts';
import { type Span, type Taint, Type, type Value } from '../../../languages/php/flow/value.ts';
import { Danger, type DangerMask } from '../../../languages/php/taint/kinds.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta, SourceEdit } from '../../rule.ts';
import { confidenceOf, describeSource, severityFor } from './support/confidence.ts';
import { prepareFix } from './support/prepare-fix.ts';
import { shown } from './support/shown.ts';
import { quoteAfter, type SqlQuote } from './support/sql-text.ts';

export const meta: RuleMeta = {
  id: 'security/sql-injection',
  language: 'php',
  category: 'security',
  severity: 'critical',
  type: 'security_vulnerability',
  cwe: 'CWE-89',
  title: 'SQL injection',
  description: 'Data from the request or the database becomes part of an SQL statement without a placeholder.',
  rationale: `Whoever chooses the data can read or change the whole database.

Write the statement as a literal with placeholders (\`%d\`, \`%s\`, \`%f\`, and from WordPress 6.2 on \`%i\` for identifiers) and give the data to \`$wpdb->prepare()\`. Data inside the first argument of \`prepare()\` is as dangerous as without it. \`esc_sql()\` only helps between quotes, \`esc_like()\` and \`sanitize_text_field()\` do not help at all. Where no placeholder fits (a column, a direction), choose from a fixed list.

The rule follows the statement through variables, so a query that was prepared and then held in a variable is not reported.`,
  references: [
    { title: 'wpdb::prepare()', url: 'https://developer.wordpress.org/reference/classes/wpdb/prepare/' },
    { title: 'CWE-89', url: 'https://cwe.mitre.org/data/definitions/89.html' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.DB.PreparedSQL', 'WordPress.DB.PreparedSQLPlaceholders'],
  examples: {
    bad: [
      {
        code: '<?php\nglobal $wpdb;\n$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID = {$_GET[\'id\']}" );\n',
        lines: [3],
      },
      {
        code: "<?php\n$name = esc_sql( $_POST['name'] );\n$sql = 'SELECT * FROM t WHERE id = ' . $name;\n$rows = $wpdb->get_results( $sql );\n",
        lines: [4],
      },
      {
        code: '<?php\nfunction find( $order ) {\n\tglobal $wpdb;\n\treturn $wpdb->get_results( "SELECT * FROM t ORDER BY $order" );\n}\nfind( sanitize_text_field( $_GET[\'order\'] ) );\n',
        lines: [4],
      },
      {
        code: '<?php\n$wpdb->get_var( $wpdb->prepare( "SELECT id FROM t WHERE a = \'$_POST[a]\' AND b = %d", 1 ) );\n',
        lines: [2],
      },
    ],
    good: [
      '<?php\n$sql = $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE ID = %d", $_GET[\'id\'] );\n$rows = $wpdb->get_results( $sql );\n',
      "<?php\n$ids = array_map( 'absint', $_POST['ids'] );\n$wpdb->query( 'DELETE FROM t WHERE id IN (' . implode( ',', $ids ) . ')' );\n",
      "<?php\n$order = 'ASC' === $_GET['order'] ? 'ASC' : 'DESC';\n$wpdb->get_results( \"SELECT * FROM t ORDER BY id $order\" );\n",
      '<?php\n$wpdb->query( "UPDATE t SET a = \'" . esc_sql( $_POST[\'a\'] ) . "\'" );\n',
    ],
  },
};

function isExpression(node: Node): node is Expr {
  return node.kind !== 'Return';
}

/** Whether a text begins as a statement does. */
function isStatement(value: Value | undefined): boolean {
  if (value === undefined) return false;
  const first = value.rope === null ? undefined : piecesOf(value.rope)[0];
  const text = first?.kind === 'text' ? first.text : value.constant;
  return (
    typeof text === 'string' &&
    /^\s*(?:\(\s*)?(?:select|insert\s+into|replace\s+into|update|delete\s+from|create|drop|alter|show|call|with|truncate)\b/i.test(
      text,
    )
  );
}

/** A column's place in ORDER BY: columns alone, their order and what joins them stand before it, in so many characters. */
const sorts = /\border\s+by\s[\w\s,.`]*$/i;
const longestOrder = 1000;

/** What a fix needs to know of the call; null where there is no `prepare()`. */
type Repair = ((piece: Expr) => readonly SourceEdit[] | null) | null;

/** Checks each piece of a statement for the quotes it stands in. */
function checkStatement(
  statement: ArgInfo | undefined,
  sink: string,
  context: PhpContext,
  repair: Repair = null,
): void {
  if (statement === undefined) return;
  let quote: SqlQuote = '';
  let before = '';
  eachPiece(statement.value, statement.node, (piece) => {
    if (piece.kind === 'text') {
      quote = quoteAfter(quote, piece.text);
      before += piece.text;
      return;
    }
    const mask =
      quote === "'" || quote === '"'
        ? Danger.SqlString
        : sorts.test(before.slice(-longestOrder))
          ? Danger.SqlOrder
          : Danger.SqlRaw;
    before += 'x';
    checkPiece(piece.value, piece.node ?? statement.node, quote, mask, sink, statement.node, context, repair);
  });
}

function checkPiece(
  value: Value,
  piece: Expr,
  quote: SqlQuote,
  mask: DangerMask,
  sink: string,
  statement: Expr,
  context: PhpContext,
  repair: Repair,
): void {
  const inside = piece.start >= statement.start && piece.end <= statement.end;
  const at = inside ? piece : statement;
  context.track(value, mask, at, (taint) => describe(taint, at, piece, quote, sink, context, repair));
}

function describe(
  taint: Taint,
  at: Span,
  piece: Expr,
  quote: SqlQuote,
  sink: string,
  context: PhpContext,
  repair: Repair,
): Finding {
  const edits = repair?.(piece) ?? null;
  const { source } = taint;
  const escaped = (taint.mask & Danger.SqlString) === 0 && quote === '';
  const what = describeSource(source);
  const name = shown(piece, context, 40);
  return {
    at,
    detail: `${piece.start}`,
    message: `${what.charAt(0).toUpperCase()}${what.slice(1)} becomes part of the SQL of ${sink}${
      escaped ? ': esc_sql() helps only between quotes' : ''
    }.`,
    suggestion: `Replace ${name} with a placeholder and pass the value to $wpdb->prepare(); for column names or sort directions, use a fixed list.`,
    severity: severityFor(source, 'critical', 'high', 'low'),
    confidence: confidenceOf(source),
    taint,
    ...(edits === null ? {} : { fix: { edits, safe: false } }),
  };
}

/** How a statement that `$wpdb` gets is prepared, where it is written out: in the call, or in a variable before it. */
function repairOf(event: MethodEvent, context: PhpContext): Repair {
  const { node, name, args, enclosing } = event;
  const [statement, ...rest] = args;
  if (statement === undefined || node.kind !== 'MethodCall' || args.some((arg) => arg.spread || arg.name !== null))
    return null;
  const values = name === 'prepare' ? rest.map((arg) => arg.node) : null;
  return (piece) => {
    const written = statement.node;
    if (written.kind !== 'Var') return prepareFix(written, piece, { receiver: node.object, values }, context);
    // In prepare() the values stand in another place than the statement.
    if (values !== null) return null;
    const whole = onlyAssignment(written.name, enclosing?.node ?? context.program, piece, context);
    return whole === null ? null : prepareFix(whole, piece, { receiver: node.object, values }, context);
  };
}

/** The value of the one assignment to a variable in a function, when a piece stands in it. */
function onlyAssignment(name: string, owner: Node, piece: Expr, context: PhpContext): Expr | null {
  let found: Expr | null = null;
  let count = 0;
  walkNodes(owner, context, (node) => {
    if ((node.kind !== 'Assign' && node.kind !== 'AssignOp') || node.target.kind !== 'Var') return;
    if (node.target.name !== name) return;
    count += 1;
    if (node.kind === 'Assign' && node.value.start <= piece.start && piece.end <= node.value.end) found = node.value;
  });
  return count === 1 ? found : null;
}

/** Classes of libraries that ask a database. */
const connection = /(?:^|\\)(?:\w*connection|database|db|capsule|manager)$/;

export const visitor: PhpVisitor = {
  construct({ what, value, node }, context) {
    if (what !== 'sql' || !isExpression(node)) return;
    const clauses = value.shape === null ? [value] : value.shape.entries.values();
    for (const clause of clauses) {
      const argument: ArgInfo = { node, value: clause, name: null, spread: false };
      checkStatement(argument, 'the query that this filter is part of', context);
    }
  },
  methods: [
    {
      on: 'wpdb',
      names: ['query', 'get_results', 'get_row', 'get_col', 'get_var', 'prepare'],
      visit: (event, context) =>
        checkStatement(event.args[0], `$wpdb->${event.name}()`, context, repairOf(event, context)),
    },
    {
      on: 'wpdb',
      names: ['insert', 'update', 'delete', 'replace'],
      visit: ({ args, name }, context) => checkStatement(args[0], `$wpdb->${name}()`, context),
    },
    {
      on: 'pdo',
      names: ['query', 'exec', 'prepare'],
      visit: ({ args, name }, context) => checkStatement(args[0], `PDO::${name}()`, context),
    },
    {
      on: 'mysqli',
      names: ['query', 'real_query', 'multi_query', 'prepare'],
      visit: ({ args, name }, context) => checkStatement(args[0], `mysqli::${name}()`, context),
    },
    {
      // A connection whose class nobody names is known by what it is asked.
      on: '*',
      names: [
        'query',
        'exec',
        'prepare',
        'real_query',
        'multi_query',
        'execute',
        'rawquery',
        'fetchall',
        'querysingle',
        'executequery',
        'executestatement',
        'executeupdate',
        'fetchallassociative',
        'fetchassociative',
        'fetchassoc',
        'fetchone',
        'fetchcolumn',
        'select',
        'statement',
        'raw',
      ],
      visit({ args, name, className, receiver }, context) {
        const isOther = className !== null && (!connection.test(className) || context.index.classes.has(className));
        if (isOther || (receiver.types & Type.Object) === 0) return;
        if (isStatement(args[0]?.value)) checkStatement(args[0], `${name}()`, context);
      },
    },
    {
      on: 'sqlite3',
      names: ['query', 'exec', 'prepare', 'querysingle'],
      visit: ({ args, name }, context) => checkStatement(args[0], `SQLite3::${name}()`, context),
    },
  ],
  calls: [
    {
      names: [
        'mysqli_query',
        'mysqli_multi_query',
        'mysqli_real_query',
        'mysqli_prepare',
        'pg_query',
        'pg_send_query',
        'dbx_query',
        'odbc_exec',
        'odbc_prepare',
        'oci_parse',
        'db2_exec',
        'ibase_query',
      ],
      visit: ({ args, name }, context) => checkStatement(args.at(-1), `${name}()`, context),
    },
    {
      names: ['mysql_query', 'mysql_unbuffered_query', 'mssql_query', 'dbdelta', 'sqlite_query'],
      visit: ({ args, name }, context) => checkStatement(args[0], `${name}()`, context),
    },
  ],
};
