import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { queryArguments } from './support/query-arguments.ts';

export const meta: RuleMeta = {
  id: 'performance/suppress-filters',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Query that suppresses filters',
  description: "Reports queries that ask for 'suppress_filters' => true.",
  rationale: `Plugins that cache queries, translate posts or search in another engine do so through the query's filters. With
\`'suppress_filters' => true\` none of them is asked: the query always goes to the database, and may show posts in the
wrong language.

Leave the argument out of \`WP_Query\`, or write \`false\`. \`get_posts()\` suppresses filters unless told otherwise; only
calls that say so themselves are reported.

**When to ignore it:** when the query must see exactly what is stored, as in an export or a repair.`,
  references: [
    {
      title: 'WP_Query: suppress_filters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/parse_query/',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPressVIPMinimum.Performance.WPQueryParams.SuppressFilters_suppress_filters'],
  examples: {
    bad: [
      { code: "<?php\n$q = new WP_Query( array( 'post_type' => 'book', 'suppress_filters' => true ) );\n", lines: [2] },
      {
        code: "<?php\n$args = array( 'numberposts' => 5 );\n$args['suppress_filters'] = true;\n$books = get_posts( $args );\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\n$q = new WP_Query( array( 'post_type' => 'book', 'suppress_filters' => false ) );\n",
      "<?php\n$books = get_posts( array( 'numberposts' => 5 ) );\n",
    ],
  },
};

function check(args: readonly ArgInfo[], call: ArgInfo['node'], context: PhpContext): void {
  const query = queryArguments(args[0], call);
  const value = query?.get('suppress_filters');
  if (!query || !(value === true || value === 1 || value === '1')) return;
  const at = query.spanOf('suppress_filters');
  const entry = /=>\s*(true)$/i.exec(context.source.slice(at));
  context.report({
    at,
    message: 'This query bypasses the filters that caches, translations and search plugins rely on.',
    suggestion: "Remove 'suppress_filters', or set it to false.",
    confidence: 'high',
    ...(entry ? { fix: { edits: [{ start: at.end - 4, end: at.end, text: 'false' }], safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['get_posts', 'query_posts', 'wp_get_recent_posts'],
      visit: (event, context) => check(event.args, event.node, context),
    },
  ],
  creations: [{ names: ['wp_query'], visit: (event, context) => check(event.args, event.node, context) }],
  methods: [{ on: 'wp_query', names: ['query'], visit: (event, context) => check(event.args, event.node, context) }],
};
