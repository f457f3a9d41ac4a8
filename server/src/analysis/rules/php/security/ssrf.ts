import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';
import { isHostForeign, outlineOf } from './support/url-host.ts';
import { wordsIn } from './support/words-in.ts';

export const meta: RuleMeta = {
  id: 'security/ssrf',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-918',
  title: 'Server-side request forgery',
  description: 'Data from the request decides which host the server sends a request to.',
  rationale: `The server reaches what its visitors do not: databases and panels in its own network, the metadata service of the cloud it runs in, itself. Whoever chooses the address uses it as a way in.

Use \`wp_safe_remote_get()\` and its kin, which refuse private addresses, or check the address with \`wp_http_validate_url()\`. Better: keep the host fixed, or look it up in a list. \`esc_url_raw()\` checks the form of an address, not where it leads.`,
  references: [
    { title: 'wp_safe_remote_get()', url: 'https://developer.wordpress.org/reference/functions/wp_safe_remote_get/' },
    { title: 'CWE-918', url: 'https://cwe.mitre.org/data/definitions/918.html' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\n$answer = wp_remote_get( esc_url_raw( $_GET['url'] ) );\n", lines: [2] },
      { code: "<?php\n$host = $_POST['host'];\nwp_remote_post( 'https://' . $host . '/api' );\n", lines: [3] },
      { code: "<?php\n$c = curl_init();\ncurl_setopt( $c, CURLOPT_URL, $_GET['feed'] );\n", lines: [3] },
    ],
    good: [
      "<?php\n$answer = wp_safe_remote_get( $_GET['url'] );\n",
      "<?php\n$answer = wp_remote_get( 'https://api.example.com/item/' . rawurlencode( $_GET['id'] ) );\n",
      "<?php\n$url = add_query_arg( 'q', $_GET['q'], 'https://api.example.com/' );\nwp_remote_get( $url );\n",
      "<?php\n$url = wp_http_validate_url( $_GET['url'] );\nif ( $url ) {\n\twp_remote_get( $url );\n}\n",
      "<?php\n$text = file_get_contents( $_FILES['f']['tmp_name'] );\n",
    ],
  },
};

const suggestion =
  'Use wp_safe_remote_get() or wp_safe_remote_post(), keep the host fixed, or check it against a list of hosts.';

function check(address: ArgInfo | undefined, name: string, guards: number, context: PhpContext): void {
  if (address === undefined || !isHostForeign(address.value)) return;
  const trusted = (guards & Guard.Capability) !== 0;
  trackSink(context, address.value, Danger.Ssrf, address.node, {
    effect: `decides which host ${name}() connects to`,
    suggestion,
    severities: trusted ? ['medium', 'low', null] : ['high', 'medium', null],
  });
}

/** Clients of the usual libraries. */
const httpClient = /^guzzlehttp\\client(?:interface)?$|httpclient(?:interface)?$|^wp_http$/;

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['wp_remote_get', 'wp_remote_post', 'wp_remote_head', 'wp_remote_request'],
      visit({ args: [address, options], name, node, guards, isLocal }, context) {
        if (isLocal || address === undefined || !isHostForeign(address.value)) return;
        if (options?.value.shape?.entries.get('reject_unsafe_urls')?.constant === true) return;
        const safe = name.replace('wp_', 'wp_safe_');
        trackSink(context, address.value, Danger.Ssrf, address.node, {
          effect: `decides which host ${name}() connects to`,
          suggestion: `Use ${safe}(), which refuses private addresses, keep the host fixed, or check it against a list of hosts.`,
          severities: (guards & Guard.Capability) !== 0 ? ['medium', 'low', null] : ['high', 'medium', null],
          fix: { edits: [{ start: node.callee.start, end: node.callee.end, text: safe }], safe: false },
        });
      },
    },
    {
      names: ['curl_init', 'fsockopen', 'pfsockopen', 'stream_socket_client', 'get_headers'],
      visit: ({ args: [address], name, guards }, context) => check(address, name, guards, context),
    },
    {
      names: ['curl_setopt_array'],
      visit({ args: [, options], name, guards }, context) {
        const items = options?.node.kind === 'Array' ? options.node.items : [];
        const item = items.find((one) => one?.key?.kind === 'Name' && one.key.text === 'CURLOPT_URL');
        if (options === undefined || item === null || item === undefined) return;
        const value = options.value.shape?.rest ?? options.value;
        check({ node: item.value, value, name: null, spread: false }, name, guards, context);
      },
    },
    {
      names: ['curl_setopt'],
      visit({ args: [, option, address], name, guards }, context) {
        if (option?.node.kind === 'Name' && option.node.text === 'CURLOPT_URL') check(address, name, guards, context);
      },
    },
    {
      // These read files too: path-traversal has those. Here only what is an address by its looks.
      names: ['file_get_contents', 'fopen', 'readfile', 'copy', 'getimagesize', 'simplexml_load_file'],
      visit({ args: [address], name, guards }, context) {
        if (address === undefined) return;
        const looks =
          /^https?:/i.test(outlineOf(address.value)) ||
          wordsIn(address.node, context).some((word) => /ur[il]|link|feed/i.test(word));
        if (looks) check(address, name, guards, context);
      },
    },
  ],
  creations: [
    {
      names: ['soapclient'],
      visit: ({ args: [address], guards }, context) => check(address, 'SoapClient', guards, context),
    },
  ],
  methods: [
    {
      on: 'domdocument',
      names: ['load', 'loadhtmlfile'],
      visit: ({ args: [address], name, guards }, context) => check(address, `${name}()`, guards, context),
    },
    {
      on: '*',
      names: ['request', 'requestasync', 'get', 'post', 'put', 'head', 'patch', 'delete', 'send'],
      visit({ args: [first, second], name, className, guards }, context) {
        if (className === null || !httpClient.test(className)) return;
        check(name.startsWith('request') ? second : first, `${name}()`, guards, context);
      },
    },
  ],
};
