import type { MethodEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { knownText } from './support/known-text.ts';

export const meta: RuleMeta = {
  id: 'performance/unbounded-sql',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Unbounded SQL query',
  description: 'Reports SELECT statements that read all rows of a table: neither WHERE nor LIMIT.',
  rationale: `A statement without \`WHERE\` and \`LIMIT\` gives every row there is, each as an object in PHP's memory. That is quick
while the table is new and ends in a memory error when it has grown.

Add \`LIMIT %d\`, with \`OFFSET\` or \`WHERE id > %d\` for the pages that follow, and name the columns that are needed. For
WordPress's own tables, which are the largest of a site, the finding is medium.

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
  const afterTable = text.split(/\bFROM\b/i)[1] ?? '';
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

export const visitor: PhpVisitor = { methods: [{ on: 'wpdb', names: ['get_results', 'get_col'], visit: check }] };
