import type { MethodEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { knownText } from './support/known-text.ts';

export const meta: RuleMeta = {
  id: 'performance/slow-like-query',
  language: 'php',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  title: 'Slow LIKE query',
  description: "Reports SQL that searches WordPress's large tables with LIKE '%…' or REGEXP.",
  rationale: `A pattern that begins with a wildcard, and every regular expression, makes the database read each text of the
column: an index is sorted by how texts begin. In the tables of posts and of meta fields that are gigabytes on a large
site.

Begin the pattern with text (\`'shelf_%'\`), keep what is searched in a column or taxonomy of its own, or add a
\`FULLTEXT\` index.

**When to ignore it:** for a search that an administrator starts now and then.`,
  references: [{ title: 'wpdb::esc_like()', url: 'https://developer.wordpress.org/reference/classes/wpdb/esc_like/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\nglobal $wpdb;\n$ids = $wpdb->get_col( "SELECT post_id FROM $wpdb->postmeta WHERE meta_value LIKE \'%color%\' LIMIT 9" );\n',
        lines: [3],
      },
      {
        code: "<?php\nglobal $wpdb;\n$sql = $wpdb->prepare( \"SELECT ID FROM $wpdb->posts WHERE post_content LIKE %s\", '%' . $wpdb->esc_like( $word ) . '%' );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nglobal $wpdb;\n$sql = $wpdb->prepare( \"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s\", $wpdb->esc_like( 'shelf_' ) . '%' );\n",
    ],
  },
};

const largeTable = /wpdb->(posts|postmeta|comments|commentmeta|usermeta)\b/;

function check(event: MethodEvent, context: PhpContext): void {
  const sql = event.args[0];
  if (sql === undefined || !largeTable.test(context.source.slice(sql.node))) return;
  const text = knownText(sql.value);
  const isPattern = /\bLIKE\s+['"]%+[^'"%]|\b(REGEXP|RLIKE)\b/i.test(text);
  const filled =
    event.name === 'prepare' &&
    /\bLIKE\s+['"]?%s/i.test(text) &&
    event.args.slice(1).some(({ value }) => knownText(value).startsWith('%'));
  if (!isPattern && !filled) return;
  context.report({
    at: sql.node,
    message: 'This statement reads the whole column, because a pattern with a leading wildcard cannot use an index.',
    suggestion: 'Start the pattern with literal text, or search an indexed column or taxonomy.',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  methods: [{ on: 'wpdb', names: ['get_results', 'get_var', 'get_row', 'get_col', 'query', 'prepare'], visit: check }],
};
