import type { Expr, Node } from '../../../languages/php/ast.ts';
import { madeWith } from '../../../languages/php/flow/made.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { nameUnder } from './support/secret-names.ts';

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
const ownHost = /\/\/(?:localhost|127\.0\.0\.1)\b/;
const methodName = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** The site itself: the certificate is its own. */
function isOwnSite(address: Expr, context: PhpContext): boolean {
  const value = context.ledger.valueAt(address);
  if (value !== null && madeWith(value, ({ kind }) => kind === 'own-address') !== null) return true;
  return address.kind === 'Str' && ownHost.test(address.value);
}

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
function isClientOption({ ancestors }: PhpContext): boolean {
  return ancestors.some((node) => {
    if (node.kind === 'New')
      return node.cls.kind === 'Name' && /(?:Guzzle|Http).*Client$|^\\?Client$/.test(node.cls.text);
    if (node.kind !== 'MethodCall' || !/^(?:get|post|put|request|requestAsync)$/.test(String(node.name))) return false;
    const [first] = node.args;
    // A request is told its method first; for the shorter methods the object's name has to tell.
    if (first?.value.kind === 'Str' && methodName.test(first.value.value)) return true;
    return /client|guzzle|http/i.test(nameUnder(node.object) ?? '');
  });
}

const askable: ReadonlySet<string> = new Set(['Var', 'Prop', 'StaticProp', 'Index', 'MethodCall', 'StaticCall']);

/** Code that asks for an option first only does what it is told: by its caller, or by the site's owner. */
function isAskedFor({ ancestors }: PhpContext): boolean {
  return ancestors.some((node) => {
    if (node.kind !== 'Branch') return false;
    const { condition } = node;
    const asked = condition.kind === 'Unary' && condition.op === '!' ? condition.value : null;
    return asked !== null && askable.has(asked.kind);
  });
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
  const isFalse = value.kind === 'Var' && !isInverse(name) && context.ledger.valueAt(value)?.constant === false;
  if (!isFalse && !isOff(value, name)) return;
  const call = context.ancestors.findLast((node: Node) => node.kind === 'Call');
  const address = call?.args[0];
  if (address !== undefined && isOwnSite(address.value, context)) return;
  if (isAskedFor(context)) return;
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
  },
  namedCalls: [
    {
      names: ['curl_setopt'],
      visit({ args: [, option, value] }, context) {
        if (option !== undefined && value !== undefined) check(option.value, value.value, context);
      },
    },
    {
      names: ['add_filter'],
      visit({ args: [hook, callback] }, context) {
        if (hook?.value.kind !== 'Str' || hook.value.value !== 'https_ssl_verify' || callback === undefined) return;
        if (!saysNo(callback.value, context)) return;
        context.report({
          at: callback.value,
          message: 'https_ssl_verify is off: certificates are not verified for any request of the site.',
          suggestion: 'Remove the filter.',
          severity: 'high',
          confidence: 'high',
        });
      },
    },
  ],
};

/** Whether a callback gives false, whatever it is given. */
function saysNo(callback: Expr, { index }: PhpContext): boolean {
  if (callback.kind === 'Str' && /^__return_(?:false|zero)$/.test(callback.value)) return true;
  const state =
    callback.kind === 'Str'
      ? index.functions.get(callback.value.toLowerCase())
      : callback.kind === 'Closure' || callback.kind === 'ArrowFn'
        ? index.states.get(callback)
        : undefined;
  return state?.returns?.constant === false;
}
