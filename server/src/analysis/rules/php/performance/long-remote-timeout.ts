import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import { entryOf, type Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { httpApi } from './support/http-api.ts';

export const meta: RuleMeta = {
  id: 'performance/long-remote-timeout',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Long remote request timeout',
  description: 'Reports remote requests with a timeout of more than ten seconds.',
  rationale: `While PHP waits for another server, its worker serves nobody else. With a limit of a minute a server that hangs
takes all workers within seconds, and the site is down with it.

Three seconds are enough for an API that a page waits for. Work that takes longer belongs into a scheduled event.

Requests that stream a file, do not wait (\`'blocking' => false\`), or run on activation or in a scheduled event are not
reported; a limit of half a minute or more is medium where page views run into it.

**When to ignore it:** when an administrator starts the request and expects to wait.`,
  references: [
    { title: 'WP_Http::request()', url: 'https://developer.wordpress.org/reference/classes/wp_http/request/' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPressVIPMinimum.Performance.RemoteRequestTimeout'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_rate() {\n\treturn wp_remote_get( 'https://api.example.com/rate', array( 'timeout' => 60 ) );\n}\n",
        lines: [3],
      },
      {
        code: "<?php\nfunction shelf_rate( $url ) {\n\t$args = array(\n\t\t'timeout' => 20,\n\t);\n\treturn wp_safe_remote_post( $url, $args );\n}\n",
        lines: [6],
      },
      { code: "<?php\nadd_filter( 'http_request_timeout', function () {\n\treturn 120;\n} );\n", lines: [2] },
    ],
    good: [
      "<?php\nfunction shelf_rate() {\n\treturn wp_remote_get( 'https://api.example.com/rate', array( 'timeout' => 3 ) );\n}\n",
      "<?php\nadd_action( 'shelf_hourly', 'shelf_fetch' );\nfunction shelf_fetch() {\n\twp_remote_get( 'https://api.example.com/all', array( 'timeout' => 60, 'stream' => true, 'filename' => $file ) );\n}\n",
    ],
  },
};

const longest = 10;
const veryLong = 30;

function check(event: CallEvent, context: PhpContext): void {
  const options = event.args[1];
  if (event.isLocal || options === undefined || options.spread) return;
  const seconds = secondsOf(entryOf(options.value, 'timeout'));
  if (seconds === null || seconds <= longest || runsAside(event.enclosing)) return;
  const streams = entryOf(options.value, 'stream')?.constant === true;
  if (streams || entryOf(options.value, 'blocking')?.constant === false) return;
  const item =
    options.node.kind === 'Array'
      ? options.node.items.find((entry) => entry?.key?.kind === 'Str' && entry.key.value === 'timeout')
      : undefined;
  const literal = item?.value.kind === 'Num' ? item.value : undefined;
  report(item ?? event.node, event.name, seconds, event.enclosing, context, literal);
}

function report(
  at: { readonly start: number; readonly end: number },
  name: string,
  seconds: number,
  enclosing: FunctionInfo | null,
  context: PhpContext,
  literal?: { readonly start: number; readonly end: number },
): void {
  context.report({
    at,
    message: `${name}() may wait for ${Number.isFinite(seconds) ? `${seconds} seconds` : 'an unlimited time'}, which blocks a PHP worker.`,
    suggestion: "Set 'timeout' to 3 or 5 seconds, and move long-running requests to a scheduled event.",
    // An administrator who pressed a button waits once; a visitor waits on every page.
    severity: seconds >= veryLong && pageViewEntry(enclosing) !== null ? 'medium' : 'low',
    confidence: 'high',
    ...(literal ? { fix: { edits: [{ start: literal.start, end: literal.end, text: '5' }], safe: false } } : {}),
  });
}

function secondsOf(value: Value | undefined): number | null {
  const constant = value?.constant;
  if (typeof constant !== 'number' && typeof constant !== 'string') return null;
  const seconds = Number(constant);
  return Number.isFinite(seconds) ? seconds : null;
}

/** Nobody waits for what runs on activation or in an event. */
function runsAside(info: FunctionInfo | null): boolean {
  return info !== null && info.entries.length > 0 && info.entries.every(({ kind }) => kind === 'cron');
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: httpApi,
      visit: check,
    },
    {
      names: ['curl_setopt'],
      visit(event, context) {
        const option = event.args[1];
        const seconds = secondsOf(event.args[2]?.value);
        if (
          option === undefined ||
          seconds === null ||
          !/^\\?CURLOPT_(CONNECT)?TIMEOUT$/.test(context.source.slice(option.node))
        )
          return;
        if (seconds > longest || seconds === 0)
          report(event.node, event.name, seconds || Number.POSITIVE_INFINITY, event.enclosing, context);
      },
    },
    {
      names: ['add_filter'],
      visit({ args, node }, context) {
        const callback = args[1]?.node;
        if (args[0]?.value.constant !== 'http_request_timeout' || callback === undefined) return;
        const returned =
          callback.kind === 'ArrowFn'
            ? callback.body
            : callback.kind === 'Closure' && callback.body.body.length === 1 && callback.body.body[0]?.kind === 'Return'
              ? callback.body.body[0].value
              : null;
        if (returned?.kind === 'Num' && returned.value > longest) {
          context.report({
            at: node,
            message: `Every request that this site makes may now wait for ${returned.value} seconds.`,
            suggestion: "Pass 'timeout' to the one request that needs it.",
            severity: 'medium',
            confidence: 'high',
          });
        }
      },
    },
  ],
};
