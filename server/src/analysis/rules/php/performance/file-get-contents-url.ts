import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { Rope, Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastingKinds } from './support/lasting.ts';

export const meta: RuleMeta = {
  id: 'performance/file-get-contents-url',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Remote request without the HTTP API',
  description: 'Reports file functions and cURL that fetch an HTTP address.',
  rationale: `PHP's file functions wait up to a minute for a server that does not answer, fail where \`allow_url_fopen\` is off,
and know nothing of the site's proxy settings or blocked hosts. Plain cURL has no time limit at all unless one is set.

\`wp_remote_get()\` gives up after five seconds, verifies certificates with WordPress's own bundle, honours the site's
settings and tells errors by a \`WP_Error\`. Keep the answer in a transient.

**When to ignore it:** when a large file is streamed, and the time limit is set in a stream context.`,
  references: [
    { title: 'HTTP API', url: 'https://developer.wordpress.org/plugins/http-api/' },
    { title: 'wp_remote_get()', url: 'https://developer.wordpress.org/reference/functions/wp_remote_get/' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.AlternativeFunctions', 'WordPressVIPMinimum.Performance.FetchingRemoteData'],
  examples: {
    bad: [
      { code: "<?php\n$json = file_get_contents( 'https://api.example.com/books' );\n", lines: [2] },
      {
        code: '<?php\n$url = \'https://api.example.com/books/\' . $id;\n$json = json_decode( file_get_contents( $url ) );\n$curl = curl_init( "http://example.com/{$id}" );\n',
        lines: [3, 4],
      },
    ],
    good: [
      "<?php\n$json = wp_remote_retrieve_body( wp_remote_get( 'https://api.example.com/books' ) );\n",
      "<?php\n$json = file_get_contents( __DIR__ . '/books.json' );\n$body = file_get_contents( 'php://input' );\n",
    ],
  },
};

/** How a text begins, as far as it is known. */
function beginning(value: Value): string {
  if (typeof value.constant === 'string') return value.constant;
  let first: Rope | null = value.rope;
  while (first?.previous) first = first.previous;
  return first?.piece.kind === 'text' ? first.piece.text : '';
}

function check(event: CallEvent, context: PhpContext): void {
  const [url] = event.args;
  if (event.isLocal || !url || url.spread || !/^https?:\/\//i.test(beginning(url.value))) return;
  const isWhole = event.name === 'file_get_contents' && event.args.length === 1;
  const text = `wp_remote_retrieve_body( wp_remote_get( ${context.source.slice(url.node)} ) )`;
  context.report({
    at: event.node,
    message: `${event.name}() fetches a remote address without the timeout, proxy and certificate settings of WordPress.`,
    suggestion: 'Use wp_remote_get(), check is_wp_error(), and cache the response in a transient.',
    confidence: 'high',
    ...(isWhole ? { fix: { edits: [{ start: event.node.start, end: event.node.end, text }], safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = {
  calls: [{ names: ['file_get_contents', 'fopen', 'readfile', 'file', 'curl_init', 'getimagesize'], visit: check }],
};
