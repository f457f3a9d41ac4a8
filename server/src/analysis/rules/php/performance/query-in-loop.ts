import type { Call, Expr, MethodCall, New, Node } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { endsWithAnswer, loopAround } from './support/loop-around.ts';

export const meta: RuleMeta = {
  id: 'performance/query-in-loop',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Query in a loop',
  description: 'Reports database queries and remote requests that run once for every item of a list.',
  rationale: `A query for each item turns one page view into hundreds of queries: the time grows with the list. A remote
request for each item is worse: each may take seconds, and the visitor waits for their sum.

Ask once, before the loop, for everything the loop needs: \`post__in\`, \`post_parent__in\`, \`include\` or SQL's \`IN (…)\`, and
look the answers up by key inside it. Fill caches in one go with \`update_meta_cache()\`, \`_prime_post_caches()\` or
\`update_object_term_cache()\`. Remote data belongs into a transient that a scheduled event fills.

Not reported: functions that read a cache which the query before has filled (\`get_post_meta()\`, \`get_the_terms()\`, …),
loops over a list written in the code, loops that fetch page after page, loops that end with the first answer, queries
behind a look-up in the cache, loops over the sites of a network, queries about the tables themselves (\`DESCRIBE\`,
\`SHOW\`, …), and files that run once by their name (\`install.php\`, \`uninstall.php\`, \`upgrade-2.0.php\`, …).

**When to ignore it:** when the list is short by nature, or the loop runs in a scheduled event or a command, where
nobody waits.`,
  references: [
    {
      title: 'WP_Query: post and page parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#post-page-parameters',
    },
    { title: 'update_meta_cache()', url: 'https://developer.wordpress.org/reference/functions/update_meta_cache/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nforeach ( $authors as $author ) {\n\t$books = get_posts( array( 'author' => $author->ID, 'numberposts' => 3 ) );\n\techo count( $books );\n}\n",
        lines: [3],
      },
      {
        code: '<?php\nfunction totals( $ids ) {\n\tglobal $wpdb;\n\treturn array_map( function ( $id ) use ( $wpdb ) {\n\t\treturn $wpdb->get_var( $wpdb->prepare( "SELECT SUM(total) FROM {$wpdb->prefix}orders WHERE customer = %d", $id ) );\n\t}, $ids );\n}\n',
        lines: [5],
      },
      {
        code: "<?php\nwhile ( $query->have_posts() ) {\n\t$query->the_post();\n\t$rating = wp_remote_get( 'https://api.example.com/ratings/' . get_the_ID() );\n\t$related = new WP_Query( array( 'post_parent' => get_the_ID() ) );\n}\n",
        lines: [4, 5],
      },
    ],
    good: [
      "<?php\nforeach ( get_posts( array( 'numberposts' => 5 ) ) as $post ) {\n\techo esc_html( get_post_meta( $post->ID, 'subtitle', true ) );\n}\n",
      "<?php\nforeach ( array( 'book', 'film' ) as $type ) {\n\t$lists[ $type ] = get_posts( array( 'post_type' => $type, 'numberposts' => 5 ) );\n}\n",
      '<?php\nglobal $wpdb;\ndo {\n\t$rows = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} LIMIT 100 OFFSET %d", $offset ) );\n\t$offset += 100;\n} while ( $rows );\n',
      "<?php\nforeach ( $pages as $page ) {\n\tif ( $page->is_front ) {\n\t\treturn new WP_Query( array( 'post_parent' => $page->ID ) );\n\t}\n}\n",
      "<?php\nforeach ( $names as $name ) {\n\t$data = get_transient( 'api_' . $name );\n\tif ( false === $data ) {\n\t\t$data = wp_remote_get( 'https://api.example.com/' . $name );\n\t}\n}\n",
    ],
  },
};

type Kind = 'query' | 'remote';

const functions: ReadonlyMap<string, Kind> = new Map([
  ...[
    'get_posts',
    'query_posts',
    'wp_get_recent_posts',
    'get_children',
    'get_pages',
    'get_users',
    'get_comments',
    'get_terms',
    'get_page_by_path',
    'get_page_by_title',
    'url_to_postid',
    'attachment_url_to_postid',
    'count_user_posts',
    'count_many_users_posts',
    'get_adjacent_post',
    'wc_get_products',
    'wc_get_orders',
  ].map((name) => [name, 'query'] as const),
  ...[
    'wp_remote_get',
    'wp_remote_post',
    'wp_remote_head',
    'wp_remote_request',
    'wp_safe_remote_get',
    'wp_safe_remote_post',
    'wp_safe_remote_head',
    'wp_safe_remote_request',
    'download_url',
    'media_sideload_image',
    'curl_exec',
  ].map((name) => [name, 'remote'] as const),
]);
const classes = new Set(['wp_query', 'wp_user_query', 'wp_comment_query', 'wp_term_query']);
const wpdbReads = new Set(['get_results', 'get_var', 'get_row', 'get_col']);

/** Files that run when something is installed, upgraded or repaired, where nobody waits for a page. */
const runsOnce = /(^|\/)(un)?(install|upgrade|update-db|migrat|activat|repair|maint)\w*[^/]*\.php$|\/migrations?\//i;
/** Statements about tables, which no single query replaces. */
const aboutTables = /['"]\s*(DESC|DESCRIBE|SHOW|CHECK|REPAIR|ANALYZE|OPTIMIZE|EXPLAIN)\b/i;

function check(node: Call | MethodCall | New, label: string, kind: Kind, context: PhpContext): void {
  if (runsOnce.test(context.fileName)) return;
  const loop = loopAround(node, context.ancestors, context);
  if (loop === null || (kind === 'query' && endsWithAnswer(node, context.ancestors, context))) return;
  const { line } = context.source.position(loop.start);
  context.report({
    at: node,
    message: `${label} ${kind === 'remote' ? 'sends a request' : 'queries the database'} once for every item of the loop on line ${line}.`,
    suggestion:
      kind === 'remote'
        ? 'Fetch once, before the loop or in a scheduled event, and keep the answer in a transient.'
        : 'Query once before the loop for all items (post__in, include, IN …), and look the answers up inside it.',
    severity: kind === 'remote' ? 'high' : 'medium',
    confidence: 'medium',
  });
}

function isWpdb(object: Expr): boolean {
  if (object.kind === 'Var') return object.name === 'wpdb';
  if (object.kind === 'Prop') return object.name === 'wpdb' || object.name === 'db';
  return object.kind === 'Index' && object.index?.kind === 'Str' && object.index.value === 'wpdb';
}

/** A query that takes nothing from the database but a page of it is part of a loop over pages. */
function isPaged(node: Node, context: PhpContext): boolean {
  return /['"](paged|offset|page)['"]\s*\]?\s*=>|\b(paged|offset)=|\bLIMIT\s+(%d|\{?\$)|\bOFFSET\b/i.test(
    context.source.slice(node),
  );
}

export const visitor: PhpVisitor = {
  nodes: {
    Call(node, context) {
      if (node.callee.kind !== 'Name' || node.firstClass) return;
      const name = context.names.functionName(node.callee);
      const kind = functions.get(name);
      if (kind === undefined || context.names.localFunctions.has(name) || isPaged(node, context)) return;
      check(node, `${node.callee.text}()`, kind, context);
    },
    MethodCall(node, context) {
      if (typeof node.name !== 'string' || !wpdbReads.has(node.name.toLowerCase())) return;
      if (!isWpdb(node.object) || isPaged(node, context) || aboutTables.test(context.source.slice(node))) return;
      check(node, `$wpdb->${node.name}()`, 'query', context);
    },
    New(node, context) {
      if (node.cls.kind !== 'Name' || node.args.length === 0 || isPaged(node, context)) return;
      if (classes.has(context.names.className(node.cls))) check(node, `new ${node.cls.text}`, 'query', context);
    },
  },
};
