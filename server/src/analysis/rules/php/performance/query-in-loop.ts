import type { Severity } from '@presswright/shared/schemas/analysis';
import type { Call, MethodCall, New, Node, StaticCall } from '../../../languages/php/ast.ts';
import { calleeOf } from '../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { type Cost, costOf, costOfFunction } from './support/costly-calls.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { itemEntry } from './support/item-hooks.ts';
import { endsWithAnswer, loopAround } from './support/loop-around.ts';
import { holdsAll, listOf, mailerOf } from './support/mail-in-loop.ts';
import { noteStatement } from './support/sql-texts.ts';

export const meta: RuleMeta = {
  id: 'performance/query-in-loop',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Query in a loop',
  description:
    'Reports database queries, remote requests and mails that run once for every item of a list, in the loop itself or in a function that it calls.',
  rationale: `A query for each item turns one page view into hundreds of queries: the time grows with the list. A remote
request for each item is worse: each may take seconds, and the visitor waits for their sum.

Ask once, before the loop, for everything the loop needs: \`post__in\`, \`post_parent__in\`, \`include\` or SQL's \`IN (…)\`, and
look the answers up by key inside it. Fill caches in one go with \`update_meta_cache()\`, \`_prime_post_caches()\` or
\`update_object_term_cache()\`. Remote data belongs into a transient that a scheduled event fills.

Callbacks of filters that WordPress applies for every item of a list (\`the_title\`, \`get_comment_author\`, prices of products) and
of columns of list tables run in a loop as well.

A query in a function or method of the same files counts where the loop calls it, unless that function remembers its
answers. Rows deleted one by one and an option written again for each item are reported low; requests for each item that a
page view makes are high.

Mails are reported where the list has no limit, such as all subscribers: whoever publishes a post waits until the last one
is sent, and a time limit in between leaves nobody knowing who got one. Send them in batches in scheduled events.

Not reported: functions that read a cache which the query before has filled (\`get_post_meta()\`, \`get_the_terms()\`, …),
loops over a list written in the code or over ten rows at most, loops over the chunks of a list, the main loop of a page template, loops that fetch page after page, loops that end with the first answer, queries
behind a look-up in the cache, loops over the sites of a network, queries about the tables themselves (\`DESCRIBE\`,
\`SHOW\`, …), and a query that only one of a helper's ways leads to.

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
      {
        code: '<?php\nfunction likes( $id ) {\n\tglobal $wpdb;\n\treturn (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}likes WHERE post = %d", $id ) );\n}\nforeach ( $ids as $id ) {\n\techo (int) likes( $id );\n}\n',
        lines: [7],
      },
      {
        code: "<?php\nglobal $wpdb;\nforeach ( $ids as $id ) {\n\t$wpdb->delete( $wpdb->prefix . 'visits', array( 'id' => $id ) );\n}\n",
        lines: [4],
      },
    ],
    good: [
      '<?php\nfunction likes( $id ) {\n\tstatic $all = null;\n\tglobal $wpdb;\n\t$all = $all ?? $wpdb->get_col( "SELECT post FROM {$wpdb->prefix}likes LIMIT 500" );\n\treturn in_array( $id, $all, true );\n}\nforeach ( $ids as $id ) {\n\techo (int) likes( $id );\n}\n',
      "<?php\nforeach ( get_posts( array( 'numberposts' => 5 ) ) as $post ) {\n\techo esc_html( get_post_meta( $post->ID, 'subtitle', true ) );\n}\n",
      "<?php\nforeach ( array( 'book', 'film' ) as $type ) {\n\t$lists[ $type ] = get_posts( array( 'post_type' => $type, 'numberposts' => 5 ) );\n}\n",
      '<?php\nglobal $wpdb;\ndo {\n\t$rows = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} LIMIT 100 OFFSET %d", $offset ) );\n\t$offset += 100;\n} while ( $rows );\n',
      "<?php\nforeach ( $pages as $page ) {\n\tif ( $page->is_front ) {\n\t\treturn new WP_Query( array( 'post_parent' => $page->ID ) );\n\t}\n}\n",
      "<?php\nforeach ( $names as $name ) {\n\t$data = get_transient( 'api_' . $name );\n\tif ( false === $data ) {\n\t\t$data = wp_remote_get( 'https://api.example.com/' . $name );\n\t}\n}\n",
    ],
  },
};

/** Mails to as many as there are, while somebody waits. */
function checkMail(node: Call | MethodCall | StaticCall, context: PhpContext): void {
  const mailer = mailerOf(node, context);
  const loop = mailer === null ? null : loopAround(node, context.ancestors, context);
  const around =
    loop === null ? undefined : context.ancestors.find((one) => one.start === loop.start && one.end === loop.end);
  const list = around === undefined ? null : listOf(around);
  if (mailer === null || loop === null || list === null || !holdsAll(list, infoAround(context), context)) return;
  const { line } = context.source.position(loop.start);
  context.report({
    at: node,
    message: `${mailer}() sends a mail for every item of the loop on line ${line}, and the list has no limit.`,
    suggestion: 'Note what is to be sent, and send it in batches in a scheduled event.',
    confidence: 'medium',
  });
}

function infoAround({ ancestors, index }: PhpContext): FunctionInfo | null {
  const owner = ancestors.findLast(({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure');
  if (owner?.kind !== 'Function' && owner?.kind !== 'Method' && owner?.kind !== 'Closure') return null;
  return index.states.get(owner) ?? null;
}

const does: Readonly<Record<Cost, string>> = {
  query: 'queries the database',
  write: 'writes to the database',
  remote: 'sends a request',
};
const suggestions: Readonly<Record<Cost, string>> = {
  query: 'Query once before the loop for all items (post__in, include, IN …), and look the answers up inside it.',
  write: 'Collect the changes in the loop, and write them with one statement (IN …, several VALUES) or one option.',
  remote: 'Fetch once, before the loop or in a scheduled event, and keep the answer in a transient.',
};

/** Requests one after another that may be meant, such as the attempts of one. */
const maxRequests = 3;

function checkQuery(node: Call | MethodCall | StaticCall | New, context: PhpContext): void {
  const own = costOf(node, context);
  const callee = own === null ? calleeOf(node, context) : null;
  if (own === null && callee === null) return;
  const loop = loopAround(node, context.ancestors, context, maxRequests);
  if (loop === null) return;
  const found = own ?? (callee === null ? null : costOfFunction(callee, context));
  // Storing item after item is what an import is for; only what a helper asks can be asked before the loop.
  if (found === null || (own === null && found.cost === 'write')) return;
  if (found.cost !== 'remote' && loopAround(node, context.ancestors, context) === null) return;
  if (found.cost === 'write' && own !== null && !isRepeatedWrite(node)) return;
  if (found.cost === 'query' && endsWithAnswer(node, context.ancestors, context)) return;
  const { line } = context.source.position(loop.start);
  const who = own === null && callee !== null ? `${callee.label}() runs ${found.label}, which ` : `${found.label} `;
  context.report({
    at: node,
    message: `${who}${does[found.cost]} once for every item of the loop on line ${line}.`,
    suggestion: suggestions[found.cost],
    severity: severityOf(found.cost, context),
    confidence: 'medium',
  });
}

/** A visitor who waits for a row of requests waits on every page; an administrator does so once. */
function severityOf(cost: Cost, context: PhpContext): Severity {
  if (cost === 'write') return 'low';
  return cost === 'remote' && pageViewEntry(infoAround(context)) !== null ? 'high' : 'medium';
}

/** One statement could do: the same rows deleted or changed alike, an option written anew for each item. */
function isRepeatedWrite(node: Node): boolean {
  if (node.kind === 'Call') return node.args[0]?.value.kind === 'Str';
  return node.kind === 'MethodCall' && typeof node.name === 'string' && /^(delete|query)$/i.test(node.name);
}

function check(node: Call | MethodCall | StaticCall | New, context: PhpContext): void {
  if (!context.mayRepeat) return;
  checkQuery(node, context);
  if (node.kind !== 'New') checkMail(node, context);
}

/** A list that WordPress goes through is a loop as well. */
function checkItems(info: FunctionInfo, context: PhpContext): void {
  const entry = itemEntry(info);
  const found = entry === null ? null : costOfFunction(info, context);
  if (entry === null || found === null || found.cost === 'write') return;
  const { start, end, body } = info.node;
  context.report({
    at: { start, end: body?.start ?? end },
    message: `${info.label}() runs for every item of a list (${entry.name}), and ${found.label} ${does[found.cost]} each time.`,
    suggestion: 'Ask once for all items of the page, and keep the answers in a static variable or in wp_cache_set().',
    severity: entry.isCell && found.cost === 'query' ? 'low' : found.cost === 'remote' ? 'high' : 'medium',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  functions: checkItems,
  // Statements are looked up when the loops over their rows are met.
  methods: [{ on: 'wpdb', names: ['get_results', 'get_col'], visit: noteStatement }],
  nodes: { Call: check, MethodCall: check, StaticCall: check, New: check },
};
