import type { Expr, Node } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { assignedTo } from './support/assigned.ts';
import { callbackText } from './support/callback-text.ts';

export const meta: RuleMeta = {
  id: 'security/disabled-ssl-verification',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-295',
  title: 'Disabled SSL verification',
  description: 'A request is sent without verifying the certificate of the server.',
  rationale: `Without the check anyone on the way can answer in the server's place, read what is sent and change what comes back: updates, licences, payments.

Leave the check on; it is by default. Where a certificate is refused, mend the certificate or give its authority's file with \`sslcertificates\`.`,
  references: [
    { title: 'HTTP API', url: 'https://developer.wordpress.org/plugins/http-api/' },
    { title: 'CWE-295', url: 'https://cwe.mitre.org/data/definitions/295.html' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\nwp_remote_get( 'https://api.example.com/', array( 'sslverify' => false ) );\n", lines: [2] },
      { code: "<?php\n$args['sslverify'] = false;\nwp_remote_post( MY_API, $args );\n", lines: [2] },
      { code: '<?php\ncurl_setopt( $c, CURLOPT_SSL_VERIFYPEER, 0 );\n', lines: [2] },
      { code: "<?php\nadd_filter( 'https_ssl_verify', '__return_false' );\n", lines: [2] },
      {
        code: "<?php\n$context = stream_context_create( array( 'ssl' => array( 'verify_peer_name' => false, 'allow_self_signed' => true ) ) );\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nwp_remote_get( 'https://api.example.com/', array( 'sslverify' => true ) );\n",
      "<?php\nwp_remote_post( admin_url( 'admin-ajax.php' ), array( 'sslverify' => false ) );\n",
      "<?php\nwp_remote_get( MY_API, array( 'sslverify' => apply_filters( 'https_local_ssl_verify', false ) ) );\n",
      '<?php\ncurl_setopt( $c, CURLOPT_SSL_VERIFYHOST, 2 );\n',
    ],
  },
};

const keys: ReadonlySet<string> = new Set(['sslverify', 'verify_peer', 'verify_peer_name', 'allow_self_signed']);
/** The site itself: the certificate is its own. */
const ownSite = /\b(?:home_url|site_url|admin_url|rest_url|get_site_url|get_home_url)\s*\(|localhost|127\.0\.0\.1/;

function keyOf(key: Expr | null, context: PhpContext): string | null {
  if (key?.kind === 'Str') {
    if (key.value === 'verify') return isClientOption(context) ? key.value : null;
    return keys.has(key.value.toLowerCase()) ? key.value : null;
  }
  if (key?.kind !== 'Name') return null;
  const name = key.text.replace(/^\\/, '');
  return /^CURLOPT_SSL_VERIFY(?:PEER|HOST|STATUS)$|^CURLOPT_PROXY_SSL_VERIFY(?:PEER|HOST)$/.test(name) ? name : null;
}

/** `verify` is what Guzzle calls it. */
function isClientOption({ ancestors, source }: PhpContext): boolean {
  return ancestors.some(
    (node) =>
      (node.kind === 'New' && /(?:Guzzle|Http).*Client$|^\\?Client$/.test(source.slice(node.cls))) ||
      (node.kind === 'MethodCall' &&
        /^(?:get|post|put|request|requestAsync)$/.test(String(node.name)) &&
        /client|guzzle|http/i.test(source.slice(node.object))),
  );
}

/** Self-signed certificates are let through by switching something on. */
const isInverse = (key: string): boolean => key.toLowerCase() === 'allow_self_signed';

function isOff(node: Expr, key: string): boolean {
  if (isInverse(key)) return node.kind === 'Bool' && node.value;
  if (node.kind === 'Str') return node.value === '0' || node.value === '';
  if (node.kind === 'Bool') return !node.value;
  return node.kind === 'Num' && (node.value === 0 || (node.value === 1 && key.endsWith('HOST')));
}

function check(key: Expr | null, value: Expr, context: PhpContext): void {
  const name = keyOf(key, context);
  if (name === null) return;
  // `$verify = false; … 'sslverify' => $verify`
  const isFalse = value.kind === 'Var' && !isInverse(name) && assignedTo(value, context)?.trim() === 'false';
  if (!isFalse && !isOff(value, name)) return;
  const call = context.ancestors.findLast((node: Node) => node.kind === 'Call');
  const address = call?.args[0];
  if (address !== undefined && ownSite.test(context.source.slice(address))) return;
  // Code that asks an option of its caller first only does what it is told.
  if (context.ancestors.some((node) => node.kind === 'Branch' && /verif/i.test(context.source.slice(node.condition))))
    return;
  context.report({
    at: value,
    message: isInverse(name)
      ? `${name} is on: any certificate is accepted.`
      : `${name} is off: the server certificate is not verified.`,
    suggestion: `Leave ${name} ${isInverse(name) ? 'off' : 'on'}.`,
    confidence: 'high',
    fix: {
      edits: [
        { start: value.start, end: value.end, text: isInverse(name) ? 'false' : name.endsWith('HOST') ? '2' : 'true' },
      ],
      safe: false,
    },
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    ArrayItem: (item, context) => check(item.key, item.value, context),
    Assign(node, context) {
      if (node.target.kind === 'Index') check(node.target.index, node.value, context);
    },
    Call({ callee, args: [, option, value] }, context) {
      if (callee.kind !== 'Name' || !/^\\?curl_setopt$/i.test(callee.text)) return;
      if (option !== undefined && value !== undefined) check(option.value, value.value, context);
    },
  },
  calls: [
    {
      names: ['add_filter'],
      visit({ args: [hook, callback] }, context) {
        const name = hook?.value.constant;
        if ((name !== 'https_ssl_verify' && name !== 'https_local_ssl_verify') || callback === undefined) return;
        const text = context.source.slice(callback.node);
        const off =
          callback.value.constant === '__return_false' ||
          callback.value.constant === '__return_zero' ||
          /^(?:(?:public|protected|private|static|final)\s+)*function\s+\w+\s*\([^)]*\)\s*(?::\s*\w+\s*)?\{\s*return\s+false\s*;\s*\}\s*$/.test(
            callbackText(callback.value, context) ?? '',
          ) ||
          /^(?:static\s+)?(?:function\s*\([^)]*\)\s*(?::\s*\w+\s*)?\{\s*return\s+false\s*;\s*\}|fn\s*\([^)]*\)\s*(?::\s*\w+\s*)?=>\s*false)$/.test(
            text,
          );
        // The site's requests to itself are another matter.
        if (!off || name === 'https_local_ssl_verify') return;
        context.report({
          at: callback.node,
          message: 'https_ssl_verify is off: certificates are not verified for any request of the site.',
          suggestion: 'Remove the filter.',
          severity: 'high',
          confidence: 'high',
        });
      },
    },
  ],
};
