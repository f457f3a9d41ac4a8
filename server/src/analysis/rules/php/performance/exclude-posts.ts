import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { constantEntry, entryOf } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { queryArguments } from './support/query-arguments.ts';

export const meta: RuleMeta = {
  id: 'performance/exclude-posts',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Post exclusion in a query',
  description: "Reports queries that exclude posts by a list that changes ('post__not_in', 'exclude').",
  rationale: `Each different list of excluded posts is a different query: its answer cannot be shared between pages, and with a
long list the database looks at many rows only to drop them.

Ask for a few posts more than are shown and leave out the unwanted ones in PHP:
\`if ( in_array( $post->ID, $shown, true ) ) { continue; }\`. Lists written in the code are not reported.

**When to ignore it:** when the page itself is cached, or the list is always the same.`,
  references: [
    {
      title: 'WP_Query: post and page parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#post-page-parameters',
    },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Performance.WPQueryParams'],
  examples: {
    bad: [
      {
        code: "<?php\n$q = new WP_Query( array(\n\t'posts_per_page' => 5,\n\t'post__not_in' => array( get_the_ID() ),\n) );\n",
        lines: [4],
      },
      { code: "<?php\n$posts = get_posts( array( 'numberposts' => 5, 'exclude' => $shown ) );\n", lines: [2] },
    ],
    good: [
      "<?php\n$q = new WP_Query( array( 'posts_per_page' => 6 ) );\n",
      "<?php\n$q = new WP_Query( array( 'posts_per_page' => 5, 'post__not_in' => array( 12, 15 ) ) );\n",
      "<?php\n$q = new WP_Query( array( 'posts_per_page' => 5, 'post__not_in' => array() ) );\n",
    ],
  },
};

function check(keys: readonly string[], args: readonly ArgInfo[], call: ArgInfo['node'], context: PhpContext): void {
  const query = queryArguments(args[0], call);
  const value = args[0]?.value;
  for (const key of keys) {
    if (!query?.has(key) || value === undefined || constantEntry(value, key) !== undefined) continue;
    const shape = entryOf(value, key)?.shape;
    if (shape && shape.rest === null && [...shape.entries.values()].every((entry) => entry.constant !== undefined))
      continue;
    context.report({
      at: query.spanOf(key),
      message: `'${key}' results in a separate, uncacheable query for every list of excluded posts.`,
      suggestion: 'Query a few more posts, and skip the unwanted ones in the loop.',
      confidence: 'medium',
    });
  }
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['get_posts', 'wp_get_recent_posts'],
      visit: (event, context) => check(['post__not_in', 'exclude'], event.args, event.node, context),
    },
    { names: ['query_posts'], visit: (event, context) => check(['post__not_in'], event.args, event.node, context) },
  ],
  creations: [
    { names: ['wp_query'], visit: (event, context) => check(['post__not_in'], event.args, event.node, context) },
  ],
};
