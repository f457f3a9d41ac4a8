import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/cache-value-override',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Discarded cache value',
  description: 'Reports values that are read from the cache and overwritten by the next statement.',
  rationale: `The cache is asked, and the answer is overwritten before anybody looked at it: the expensive work is done every time,
and asking costs on top.

Do the work only when the answer is \`false\`.

**When to ignore it:** there is no good reason.`,
  references: [
    { title: 'Transients API', url: 'https://developer.wordpress.org/apis/transients/' },
    { title: 'wp_cache_get()', url: 'https://developer.wordpress.org/reference/functions/wp_cache_get/' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Performance.CacheValueOverride'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_books() {\n\t$books = get_transient( 'shelf_books' );\n\t$books = get_posts( array( 'post_type' => 'book' ) );\n\tset_transient( 'shelf_books', $books, HOUR_IN_SECONDS );\n\treturn $books;\n}\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nfunction shelf_books() {\n\t$books = get_transient( 'shelf_books' );\n\tif ( false === $books ) {\n\t\t$books = get_posts( array( 'post_type' => 'book' ) );\n\t}\n\t$list = wp_cache_get( 'shelf_list' );\n\t$list = is_array( $list ) ? $list : array();\n\treturn array( $books, $list );\n}\n",
    ],
  },
};

function check({ node, isLocal, name }: CallEvent, context: PhpContext): void {
  if (isLocal) return;
  const { source } = context;
  const before = source.slice({ start: Math.max(source.base, node.start - 80), end: node.start });
  const variable = /(?:^|[;{}\s])\$(\w+)\s*=\s*$/.exec(before)?.[1];
  if (variable === undefined) return;
  const rest = source.code.slice(node.end, node.end + 600);
  const next = new RegExp(`^\\s*;(?:\\s|//[^\\n]*\\n|/\\*[^*]*\\*/)*\\$${variable}\\s*=(?![=>])([^;]*)`).exec(rest);
  if (next === null || new RegExp(`\\$${variable}\\b`).test(next[1] ?? '')) return;
  context.report({
    at: node,
    message: `The result of ${name}() is overwritten by the next statement, so the cache has no effect.`,
    suggestion: `Only compute $${variable} if it is false.`,
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  calls: [{ names: ['wp_cache_get', 'get_transient', 'get_site_transient'], visit: check }],
};
