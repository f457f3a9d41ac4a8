import type { Node } from '../../../languages/php/ast.ts';
import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { Names } from '../../../languages/php/names.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { bodyFacts } from './support/body-facts.ts';
import { isChanging } from './support/changing-value.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { httpApi } from './support/http-api.ts';
import { cacheReads } from './support/seldom-calls.ts';
import { type UsualVisit, usualVisitsHere } from './support/usual-visits.ts';

export const meta: RuleMeta = {
  id: 'performance/uncached-remote-request',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Remote request on every page view',
  description: 'Reports remote requests in callbacks that run for every page view, with no cache around them.',
  rationale: `Every visitor waits for the other server: five seconds, the default time limit, when it does not answer. When the
site is busy, requests that wait use up all of PHP's workers and the site stops with the other one.

Look into a transient first, and fetch only when it is empty; better, let a scheduled event fetch and let the page only
read. Give a short \`timeout\`, and keep failures in the transient for a minute, too.

Reported are requests directly inside callbacks of front-end hooks (\`init\`, \`wp_head\`, \`the_content\`, …), shortcodes and
blocks, unless the callback asks a cache, looks at what was submitted, or is limited to an admin page.

**When to ignore it:** when a condition elsewhere makes sure that this runs rarely.`,
  references: [
    {
      title: 'HTTP API: caching',
      url: 'https://developer.wordpress.org/plugins/http-api/#performance',
    },
    { title: 'Transients API', url: 'https://developer.wordpress.org/apis/transients/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_head', 'shelf_head' );\nfunction shelf_head() {\n\t$answer = wp_remote_get( 'https://api.example.com/books' );\n\techo esc_html( wp_remote_retrieve_body( $answer ) );\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nadd_shortcode( 'rate', function () {\n\t$answer = wp_remote_get( 'https://api.example.com/rate', array( 'timeout' => 60 ) );\n\treturn esc_html( wp_remote_retrieve_body( $answer ) );\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_head', 'shelf_head' );\nfunction shelf_head() {\n\t$text = get_transient( 'shelf' );\n\tif ( false === $text ) {\n\t\t$text = wp_remote_retrieve_body( wp_remote_get( 'https://api.example.com/books' ) );\n\t\tset_transient( 'shelf', $text, HOUR_IN_SECONDS );\n\t}\n\techo esc_html( $text );\n}\n",
      "<?php\nadd_action( 'shelf_hourly', 'shelf_fetch' );\nfunction shelf_fetch() {\n\twp_remote_get( 'https://api.example.com/books' );\n}\n",
      "<?php\nadd_action( 'init', 'shelf_submit' );\nfunction shelf_submit() {\n\tif ( isset( $_POST['shelf'] ) ) {\n\t\twp_remote_post( 'https://api.example.com/books', array( 'body' => 'x' ) );\n\t}\n}\n",
    ],
  },
};

/** What shows that a callback does not fetch on every view. */
const isRare =
  /get_(site_)?transient|cache(?!_set|_add)|\$_(POST|GET|REQUEST|SERVER|COOKIE|FILES)\b|get_query_var|nonce|wp_doing_cron|DOING_CRON|WP_CLI|get_option\s*\(|current_user_can|'blocking'\s*=>\s*false|\bstatic\s+\$/i;

function check(event: CallEvent, context: PhpContext): void {
  const entry = pageViewEntry(event.enclosing);
  if (entry === null || event.enclosing === null || event.isLocal) return;
  if (isRare.test(context.source.slice(event.enclosing.node))) return;
  report(event.node, event.name, entry, context);
}

/** A cache is asked under another key each time: nothing is ever found there. */
function isKeptInVain(info: FunctionInfo, context: PhpContext): boolean {
  const { calls } = bodyFacts(info.node, context);
  const reads = calls.filter((call) => cacheReads.has(calledName(call, context.names)));
  return (
    reads.length > 0 &&
    reads.every(
      (call) => call.kind === 'Call' && call.args[0] !== undefined && isChanging(call.args[0].value, info, context),
    )
  );
}

function calledName(call: Node, names: Names): string {
  return call.kind === 'Call' && call.callee.kind === 'Name' ? names.functionName(call.callee) : '';
}

function report(at: Span, name: string, entry: string, context: PhpContext): void {
  context.report({
    at,
    message: `${name}() makes every page view wait for another server: ${entry} runs this, and the response is not cached.`,
    suggestion: 'Cache the response in a transient, or fetch it in a scheduled event.',
    confidence: 'medium',
  });
}

/** Requests whose answers are kept where nobody finds them again. */
function checkKept(info: FunctionInfo, context: PhpContext): void {
  const { lists, names } = context;
  const { start, end } = info.node;
  // Few files send requests, and every function is asked.
  const sent = lists.facts.of(requestsKey, () => lists.calls.filter((call) => requests.has(calledName(call, names))));
  const request = sent.find((call) => call.start >= start && call.end <= end);
  if (request === undefined || !isKeptInVain(info, context)) return;
  context.report({
    at: request,
    message: `The answer of ${calledName(request, names)}() is kept under a key that is another one each time: it is asked for anew on every call of ${info.label}().`,
    suggestion:
      'Leave the time and random numbers out of the key; the lifetime of the transient decides when it is fetched anew.',
    confidence: 'medium',
  });
}

const requestsKey = Symbol('calls that send requests');

const requests: ReadonlySet<string> = new Set([...httpApi, 'curl_exec', 'download_url']);

/** Requests behind what a page view calls. */
function checkBehind({ call, within, entry }: UsualVisit, context: PhpContext): void {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name') return;
  const name = context.names.functionName(call.callee);
  if (!requests.has(name) || context.names.localFunctions.has(name)) return;
  if (/['"]blocking['"]\s*=>\s*false/.test(context.source.slice(within?.node ?? call))) return;
  report(call, name, entry.label, context);
}

export const visitor: PhpVisitor = {
  functions: checkKept,
  calls: [{ names: requests, visit: check }],
  file(context) {
    for (const visit of usualVisitsHere(context)) checkBehind(visit, context);
  },
};
