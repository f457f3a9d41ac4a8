import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { entryOf, type Span, type Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { queryArguments } from './support/query-arguments.ts';

export const meta: RuleMeta = {
  id: 'performance/slow-meta-query',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Query by meta value',
  description:
    'Reports queries that search posts, users or comments by the value of a meta field, or exclude them by their terms.',
  rationale: `The database has an index over meta keys, but none over meta values: to find a value it reads every row of the
key. \`LIKE\` and \`REGEXP\` read and match each text, and every further clause of a \`meta_query\` joins the table once
more. With a hundred thousand rows that takes seconds.

Excluding by terms (\`NOT IN\`, \`NOT EXISTS\`) reads every post, too, and sorting by \`meta_value\` every row of the key;
both are reported as info.

What posts are found by belongs into a taxonomy, which is indexed both ways. Asking whether a key \`EXISTS\` is cheaper
than comparing its value and is not reported.

**When to ignore it:** when the other conditions leave few rows, or the answer is cached.`,
  references: [
    {
      title: 'WP_Query: custom field parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#custom-field-post-meta-parameters',
    },
    {
      title: 'WP_Query: taxonomy parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#taxonomy-parameters',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.DB.SlowDBQuery', 'WordPressVIPMinimum.Performance.RegexpCompare'],
  examples: {
    bad: [
      {
        code: "<?php\n$q = new WP_Query( array( 'meta_key' => 'rank', 'orderby' => 'meta_value_num' ) );\n",
        lines: [2],
      },
      {
        code: "<?php\n$q = new WP_Query( array(\n\t'post_type' => 'book',\n\t'meta_key' => 'colour',\n\t'meta_value' => $colour,\n) );\n",
        lines: [5],
      },
      {
        code: "<?php\n$posts = get_posts( array(\n\t'meta_query' => array(\n\t\tarray( 'key' => 'isbn', 'value' => $isbn, 'compare' => 'LIKE' ),\n\t),\n) );\n",
        lines: [3],
      },
      {
        code: "<?php\nadd_action( 'pre_get_posts', function ( $query ) {\n\t$query->set( 'tax_query', array( array( 'taxonomy' => 'genre', 'terms' => array( 4 ), 'operator' => 'NOT IN' ) ) );\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\n$q = new WP_Query( array( 'post_type' => 'book', 'tax_query' => array( array( 'taxonomy' => 'colour', 'terms' => $colour ) ) ) );\n",
      "<?php\n$q = new WP_Query( array( 'meta_query' => array( array( 'key' => 'isbn', 'compare' => 'EXISTS' ) ) ) );\n",
    ],
  },
};

/** The comparison of a clause that looks at values, or of one inside it; null when there is none. */
function comparison(clause: Value | undefined, depth = 0): string | null {
  if (!clause?.shape || depth > 4) return null;
  let found: string | null = null;
  for (const entry of clause.shape.entries.values()) {
    const inner = comparison(entry, depth + 1);
    if (inner !== null) found = isMatching(inner) ? inner : (found ?? inner);
  }
  if (!entryOf(clause, 'value') || !entryOf(clause, 'key')) return found;
  const compare = entryOf(clause, 'compare')?.constant;
  return typeof compare === 'string' ? compare.toUpperCase() : '=';
}

function isMatching(compare: string): boolean {
  return /LIKE|REGEXP|RLIKE/.test(compare);
}

/** The clause of a tax_query that excludes; null when there is none. */
function exclusion(clause: Value | undefined, depth = 0): string | null {
  if (!clause?.shape || depth > 4) return null;
  const operator = entryOf(clause, 'operator')?.constant;
  if (typeof operator === 'string' && /^NOT /i.test(operator) && entryOf(clause, 'taxonomy'))
    return operator.toUpperCase();
  for (const entry of clause.shape.entries.values()) {
    const inner = exclusion(entry, depth + 1);
    if (inner !== null) return inner;
  }
  return null;
}

function checkExclusion(taxQuery: Value | undefined, at: Span, context: PhpContext): void {
  const operator = exclusion(taxQuery);
  if (operator === null) return;
  context.report({
    at,
    message: `This query excludes posts by their terms (${operator}), so the database has to check every post.`,
    suggestion: 'Query the wanted terms instead, or skip the unwanted posts in the loop.',
    severity: 'info',
    confidence: 'medium',
  });
}

function check(args: readonly ArgInfo[], call: ArgInfo['node'], context: PhpContext): void {
  const query = queryArguments(args[0], call);
  const value = args[0]?.value;
  if (!query || !value) return;
  checkExclusion(entryOf(value, 'tax_query'), query.spanOf('tax_query'), context);
  const clauses = entryOf(value, 'meta_query');
  const plain = query.has('meta_value') || query.has('meta_value_num');
  const plainCompare = query.get('meta_compare');
  const compare = clauses
    ? comparison(clauses)
    : plain
      ? typeof plainCompare === 'string'
        ? plainCompare.toUpperCase()
        : '='
      : null;
  if (compare === null) {
    checkOrder(query, context);
    return;
  }
  const key = clauses ? 'meta_query' : query.has('meta_value') ? 'meta_value' : 'meta_value_num';
  report(query.spanOf(key), compare, context);
}

/** Sorting by meta values reads and sorts every row of the key. */
function checkOrder(query: NonNullable<ReturnType<typeof queryArguments>>, context: PhpContext): void {
  const order = query.get('orderby');
  if (typeof order !== 'string' || !/^meta_value(_num)?$/.test(order)) return;
  context.report({
    at: query.spanOf('orderby'),
    message: 'This query sorts by meta values, which are not indexed, so all rows of the key are read and sorted.',
    suggestion: 'Store the value in an indexed column (menu_order, a custom table), or cache the result.',
    severity: 'info',
    confidence: 'medium',
  });
}

function report(at: Span, compare: string, context: PhpContext): void {
  context.report({
    at,
    message: isMatching(compare)
      ? `This query matches every value of the meta key with ${compare}, which cannot use an index.`
      : 'This query searches meta values, which are not indexed.',
    suggestion: 'Use a taxonomy instead, or cache the result.',
    confidence: isMatching(compare) ? 'high' : 'medium',
  });
}

export const visitor: PhpVisitor = {
  methods: [
    {
      on: '*',
      names: ['set'],
      visit({ args, node }, context) {
        const [key, value] = args;
        if (key?.value.constant === 'tax_query') checkExclusion(value?.value, value?.node ?? node, context);
        if (key?.value.constant !== 'meta_query') return;
        const compare = comparison(value?.value);
        if (compare !== null) report(value?.node ?? node, compare, context);
      },
    },
  ],
  calls: [
    {
      names: ['get_posts', 'query_posts', 'get_users', 'get_comments', 'get_terms'],
      visit: (event, context) => (event.isLocal ? undefined : check(event.args, event.node, context)),
    },
  ],
  creations: [
    {
      names: ['wp_query', 'wp_user_query', 'wp_comment_query', 'wp_term_query'],
      visit: (event, context) => check(event.args, event.node, context),
    },
  ],
};
