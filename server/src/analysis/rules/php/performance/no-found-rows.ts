import type { Node } from '../../../languages/php/ast.ts';
import type { CreationEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { queryArguments } from './support/query-arguments.ts';

export const meta: RuleMeta = {
  id: 'performance/no-found-rows',
  language: 'php',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  title: 'Unnecessary row count',
  description: 'Reports queries that count all matching posts although there is no pagination.',
  rationale: `\`WP_Query\` asks the database how many posts match in all, so that pages can be linked. For a list of five posts
without pages that count reads every matching row for nothing.

Add \`'no_found_rows' => true\`. \`get_posts()\` does so by itself.

Reported are queries with a limit whose code uses neither \`found_posts\`, \`max_num_pages\` nor a function that links pages,
and which are not handed on to other code.

**When to ignore it:** when a filter elsewhere uses the count.`,
  references: [
    {
      title: 'WP_Query: pagination parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#pagination-parameters',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n$news = new WP_Query( array(\n\t'post_type'      => 'news',\n\t'posts_per_page' => 5,\n) );\nwhile ( $news->have_posts() ) {\n\t$news->the_post();\n\tthe_title();\n}\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\n$news = new WP_Query( array( 'posts_per_page' => 5, 'no_found_rows' => true ) );\nwhile ( $news->have_posts() ) {\n\t$news->the_post();\n}\n",
      "<?php\n$news = new WP_Query( array( 'posts_per_page' => 5 ) );\necho (int) $news->found_posts;\n",
      "<?php\nfunction shelf_news() {\n\t$news = new WP_Query( array( 'posts_per_page' => 5 ) );\n\treturn $news;\n}\n",
    ],
  },
};

/** Words of code that pages, or that may hand the query to some that does. */
const pages =
  /found_posts|max_num_pages|paginat|posts_link|posts_nav|\bpaged\b|query_pagination|the_posts_page|\boffset\b/i;

function check(event: CreationEvent, context: PhpContext): void {
  const { args, node, enclosing } = event;
  const query = queryArguments(args[0], node);
  if (query === null || args.length !== 1) return;
  const limit = query.get('posts_per_page') ?? query.get('numberposts') ?? query.get('showposts');
  // With one post there is nothing to count up to but that post's own index.
  if (limit === undefined || !(Number(limit) > 0)) return;
  if (['no_found_rows', 'p', 'page_id', 'name', 'pagename', 'post__in', 'nopaging'].some((key) => query.has(key)))
    return;
  const scope: Node = enclosing?.node ?? context.program;
  const text = context.source.slice(scope);
  if (pages.test(text)) return;
  const before = context.source.slice({ start: Math.max(scope.start, node.start - 200), end: node.start });
  const variable = /\$(\w+)\s*=\s*$/.exec(before)?.[1];
  if (variable === undefined || variable === 'wp_query') return;
  // Returned, passed on or put elsewhere: somebody else may page.
  const uses = new RegExp(`\\$${variable}\\b(?!\\s*->)(?!\\s*=[^=>])`);
  if (uses.test(text) || new RegExp(`global[^;]*\\$${variable}\\b`).test(text)) return;
  const value = args[0]?.node;
  const first = value?.kind === 'Array' ? value.items[0] : undefined;
  const edits = first ? [{ start: first.start, end: first.start, text: "'no_found_rows' => true, " }] : [];
  context.report({
    at: node,
    message: 'This query also counts all matching posts, but the count is not used.',
    suggestion: "Add 'no_found_rows' => true.",
    confidence: 'medium',
    ...(edits.length > 0 ? { fix: { edits, safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = { creations: [{ names: ['wp_query'], visit: check }] };
