import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { knownText } from './support/known-text.ts';
import { queryArguments } from './support/query-arguments.ts';

export const meta: RuleMeta = {
  id: 'performance/random-order-query',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Random order query',
  description: 'Reports queries that let the database put rows in random order.',
  rationale: `To answer \`ORDER BY RAND()\` the database numbers every matching row, sorts them all and throws most away. No
index helps, and no cache can keep the answer.

Load the ids of a bounded set once, keep them in the object cache or a transient, and draw from them in PHP with
\`array_rand()\` or \`shuffle()\`; then load the drawn posts with \`post__in\`.

**When to ignore it:** when the other conditions leave a few dozen rows at most, or the answer is cached for long.`,
  references: [
    {
      title: 'WP_Query: order and orderby parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#order-orderby-parameters',
    },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Performance.OrderByRand'],
  examples: {
    bad: [
      { code: "<?php\n$quotes = get_posts( array( 'post_type' => 'quote', 'orderby' => 'rand' ) );\n", lines: [2] },
      {
        code: '<?php\nglobal $wpdb;\n$id = $wpdb->get_var( "SELECT ID FROM {$wpdb->posts} ORDER BY RAND() LIMIT 1" );\n',
        lines: [3],
      },
    ],
    good: [
      "<?php\n$quotes = get_posts( array( 'post_type' => 'quote', 'orderby' => 'date' ) );\nshuffle( $quotes );\n",
      '<?php\nglobal $wpdb;\n$id = $wpdb->get_var( "SELECT ID FROM {$wpdb->posts} ORDER BY post_date LIMIT 1" );\n',
    ],
  },
};

const suggestion = 'Draw in PHP from a cached list of ids, and load those with post__in.';

function checkArguments(args: readonly ArgInfo[], call: ArgInfo['node'], context: PhpContext): void {
  const query = queryArguments(args[0], call);
  const order = query?.get('orderby');
  // A seed makes the order repeatable, not cheaper.
  if (!query || typeof order !== 'string' || !/^\s*rand\b/i.test(order)) return;
  context.report({
    at: query.spanOf('orderby'),
    message: `This query sorts all matching rows randomly.`,
    suggestion,
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['get_posts', 'query_posts', 'wp_get_recent_posts', 'wc_get_products'],
      visit: (event, context) => checkArguments(event.args, event.node, context),
    },
  ],
  creations: [{ names: ['wp_query'], visit: (event, context) => checkArguments(event.args, event.node, context) }],
  methods: [
    {
      on: '*',
      names: ['set'],
      visit({ args }, context) {
        const order = args[1]?.value.constant;
        if (args[1] === undefined || args[0]?.value.constant !== 'orderby' || typeof order !== 'string') return;
        if (/^\s*rand\b/i.test(order)) {
          context.report({
            at: args[1].node,
            message: 'This makes the query sort all matching rows randomly.',
            suggestion,
          });
        }
      },
    },
    { on: 'wp_query', names: ['query'], visit: (event, context) => checkArguments(event.args, event.node, context) },
    {
      on: 'wpdb',
      names: ['get_results', 'get_var', 'get_row', 'get_col', 'query', 'prepare'],
      visit(event, context) {
        const sql = event.args[0];
        if (!sql || !/\border\s+by\s+rand\s*\(/i.test(knownText(sql.value))) return;
        context.report({ at: sql.node, message: 'This query sorts all matching rows randomly.', suggestion });
      },
    },
  ],
};
