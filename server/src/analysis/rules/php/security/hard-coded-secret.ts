import type { Severity } from '@presswright/shared/schemas/analysis';
import type { Expr, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ArgInfo, Place } from '../../../languages/php/flow/events.ts';
import { Use } from '../../../languages/php/flow/ledger.ts';
import { eachIngredient, madeWith } from '../../../languages/php/flow/made.ts';
import type { Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isRequestRead, requestKey } from './support/request-read.ts';
import { fieldName, isSecretName, nameUnder } from './support/secret-names.ts';
import {
  hasSecretShape,
  isBrowserKey,
  isPasswordLike,
  isPlaceholder,
  isRandomLooking,
} from './support/secret-shapes.ts';

export const meta: RuleMeta = {
  id: 'security/hard-coded-secret',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-798',
  title: 'Hard-coded secret',
  description: 'A key, token or password is written into the code.',
  rationale: `Every copy of the plugin holds it, and every old version in the repository: it is no secret any more, and it cannot be changed without a release.

Keep it in \`wp-config.php\` as a constant, in the environment, or in an option that the site's owner fills in. Revoke the one that is here.`,
  references: [{ title: 'CWE-798', url: 'https://cwe.mitre.org/data/definitions/798.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\n$api_key = 'q7Zt2Wm9Lx4Kc8Vb1Nd6';\n", lines: [2] },
      { code: "<?php\ndefine( 'MY_SECRET', 'h8Kq2mZx71LpWv04' );\n", lines: [2] },
      { code: "<?php\n$config = array( 'password' => 'tr0ub4dor&3x!' );\n", lines: [2] },
      { code: "<?php\n$headers = array( 'Authorization' => 'Basic c2hvcDpTb21tZXIyMDE5' );\n", lines: [2] },
      { code: "<?php\n$db = new mysqli( 'localhost', 'shop', 'Sommer2019', 'shop' );\n", lines: [2] },
      {
        code: "<?php\nfunction get_api_key() {\n\treturn get_option( 'my_key' ) ?: 'q7Zt2Wm9Lx4Kc8Vb1Nd6';\n}\n",
        lines: [3],
      },
      { code: "<?php\nif ( $_GET['pass'] === 'open-Sesame-77' ) {\n\tmy_login();\n}\n", lines: [2] },
      { code: "<?php\n$mac = hash_hmac( 'sha256', $body, 'Zr8pQ2vT' );\n", lines: [2] },
    ],
    good: [
      "<?php\n$api_key = get_option( 'my_api_key' );\n",
      "<?php\n$api_key = 'your-api-key-here';\n$token = 'my_plugin_token';\n",
      "<?php\n$fields = array( 'password' => 'Password', 'token' => 'shelf-token-1' );\n",
      "<?php\ndefine( 'MY_SECRET', getenv( 'MY_SECRET' ) );\n",
      "<?php\n$db = new mysqli( DB_HOST, DB_USER, DB_PASSWORD, DB_NAME );\n$mac = hash_hmac( 'sha256', $body, wp_salt( 'auth' ) );\n",
      "<?php\n$headers = array( 'Authorization' => 'Basic ' . base64_encode( $user . ':' . $pass ) );\n",
      "<?php\n$recaptcha_site_key = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';\n",
    ],
  },
};

/** Names of what is called a key and meant for everyone. */
const open =
  /public|publishable|site_?key|client_?id|nonce|key_?name|meta_?key|cache|option|slug|handle|label|transient|hash_?algo|regex|pattern/i;
const passwordName = /(?:^|_)(?:password|passwd|passphrase|pass|pwd|user_pass)$/;

function report(
  at: Expr,
  message: string,
  confidence: 'high' | 'medium',
  context: PhpContext,
  severity: Severity = meta.severity,
): void {
  context.report({
    at,
    message,
    suggestion: 'Read it from a constant in wp-config.php or from an option, and revoke this one.',
    severity,
    confidence,
  });
}

/** What an expression falls back to, or is in one of its cases. */
function literalsIn(node: Expr): Extract<Expr, { kind: 'Str' }>[] {
  switch (node.kind) {
    case 'Str':
      return [node];
    case 'Ternary':
      return [...(node.thenValue === null ? [] : literalsIn(node.thenValue)), ...literalsIn(node.otherwise)];
    case 'Binary':
      return node.op === '??' ? literalsIn(node.right) : [];
    case 'Call':
      // The default of an option.
      if (node.callee.kind !== 'Name') return [];
      if (/^\\?(?:get_(?:site_)?option|apply_filters)$/i.test(node.callee.text) && node.args[1] !== undefined)
        return literalsIn(node.args[1].value);
      return /^\\?base64_decode$/i.test(node.callee.text) && node.args[0] !== undefined
        ? literalsIn(node.args[0].value)
        : [];
    default:
      return [];
  }
}

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The last two words of a name. */
const lastWords = (name: string): string => snake(name).split('_').slice(-2).join('_');

/** `'shop_mail_v2_secret_key'`: words that end in what a secret is called say under which name one is kept. */
function isNameOfSecret(text: string): boolean {
  return /^[a-z]{2,}(?:_(?:[a-z]{2,}|v?\d{1,2}))+$/.test(text) && isSecretName(text);
}

function check(name: string | null, value: Expr | null, context: PhpContext): void {
  if (name === null || value === null || !isSecretName(name) || open.test(name)) return;
  for (const text of literalsIn(value)) {
    if (hasSecretShape(text.value)) continue; // Reported as the text that it is.
    const likely = isRandomLooking(text.value) || (passwordName.test(snake(name)) && isPasswordLike(text.value));
    // A field called like a secret whose text repeats the name is a label or a key.
    if (!likely || snake(text.value).includes(lastWords(name)) || isNameOfSecret(text.value)) continue;
    report(text, `${name} appears to be a secret, and its value is hard-coded.`, 'medium', context);
  }
}

/** Arguments that are keys and passwords by the function that takes them. */
const secretArguments: Readonly<Record<string, readonly number[]>> = {
  hash_hmac: [2],
  mysqli_connect: [2],
  mysql_connect: [2],
  mysqli_real_connect: [3],
  pg_connect: [],
  ftp_login: [2],
  ssh2_auth_password: [2],
  imap_open: [2],
  ldap_bind: [2],
  openssl_encrypt: [2],
  openssl_decrypt: [2],
  sodium_crypto_secretbox: [2],
  wp_set_password: [0],
  wp_create_user: [1],
  odbc_connect: [2],
};

/** `acme_salt`, `acme_secret_2`; `acme_user_secret_key` is the name of something kept elsewhere. */
const isCalledSalt = /(?:^|_)(?:salt|pepper|secret)(?:_?v?\d{1,4})?$/i;

/** A literal that is mixed into a hash so that others cannot make it: a salt, for everyone who has the code. */
function checkSalt(node: Expr, context: PhpContext): void {
  if (node.kind !== 'Concat' && node.kind !== 'Interpolated') return;
  for (const part of node.parts) {
    if (part.kind !== 'Str' || part.value.length < 6) continue;
    const text = part.value.replace(/^[_:|.-]+|[_:|.-]+$/g, '');
    const isChosen = /[^\w\s.:|/,;=&?%-]/.test(text) && /[A-Z]|\d/.test(text) && isPasswordLike(text);
    if (!isChosen && !isRandomLooking(text) && !isCalledSalt.test(text)) continue;
    if (/[<>{}\\]|%[sd]|[?&]\w+=/.test(text)) continue;
    report(
      part.start < part.end ? part : node,
      'This salt is hard-coded, so it is known to everyone.',
      'medium',
      context,
    );
    return;
  }
}

/** Functions whose key may also be a name that keeps uses apart. */
const keyed = /^(?:hash_hmac|openssl_\w+|sodium_\w+)$/;

function checkArguments(
  positions: readonly number[],
  args: readonly ArgInfo[],
  what: string,
  context: PhpContext,
): void {
  for (const position of positions) {
    const arg = args[position];
    const text = arg?.value.constant;
    if (arg === undefined || typeof text !== 'string' || text.length < 4 || /\s/.test(text) || isPlaceholder(text))
      continue;
    if (keyed.test(what) && !isRandomLooking(text) && !isPasswordLike(text) && !/secret|salt|key|pass/i.test(text))
      continue;
    if (arg.node.kind !== 'Str') {
      // A name was given to it: reported there when the name says so.
      const name = nameUnder(arg.node);
      if (name !== null && isSecretName(name)) continue;
    }
    report(arg.node, `${what}() uses a hard-coded key or password.`, 'medium', context);
  }
}

/** Hashes of passwords. */
const hashShape = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|\$2[aby]\$.{50,}|\$P\$.{20,})$/i;

const openingCalls: ReadonlySet<string> = new Set(
  'wp_set_auth_cookie wp_set_current_user wp_insert_user wp_create_user set_role'.split(' '),
);

/** The comparison stands in a condition behind which somebody is logged in. */
function opensDoor(comparison: Expr, { enclosing }: Place, context: PhpContext): boolean {
  let opens = false;
  walkNodes(enclosing?.node ?? context.program, context, (branch) => {
    if (branch.kind !== 'Branch' || branch.condition.start > comparison.start || comparison.end > branch.condition.end)
      return;
    walkNodes(branch.body, context, (node) => {
      if (node.kind === 'Call' && node.callee.kind === 'Name')
        opens ||= openingCalls.has(context.names.functionName(node.callee));
      else if (node.kind === 'MethodCall') opens ||= node.name === 'set_role';
    });
  });
  return opens;
}

const keyWord = /(?:key|token|secret|pass(?:word|wd)?|pwd|auth|code|hash)$/i;

/** `'the password' === $_POST['key']`: a way in for everyone who read the code. */
function checkComparison(
  { node, sides }: { readonly node: Expr; readonly sides: readonly { readonly node: Expr; readonly value: Value }[] },
  place: Place,
  context: PhpContext,
): void {
  for (const [at, { node: known }] of sides.entries()) {
    const given = sides[1 - at];
    if (given === undefined || known.kind !== 'Str' || known.value.length < 6) continue;
    const isChosen = isRandomLooking(known.value) || isPasswordLike(known.value);
    const isHash = hashShape.test(known.value);
    if (!isChosen && !isHash) continue;
    const names: string[] = [nameUnder(given.node) ?? '', requestKey(given.node)];
    let isSent = isRequestRead(given.node);
    eachIngredient(given.value, ({ taints }) => {
      for (const { source } of taints) {
        if (source.kind !== 'request') continue;
        isSent = true;
        names.push(fieldName(source));
      }
      return true;
    });
    if (!isSent) continue;
    const isHashed = isHash && madeWith(given.value, ({ kind }) => kind === 'hash') !== null;
    const isNamed = names.some((name) => keyWord.test(name));
    if (!isHashed && !(isChosen && (isNamed || opensDoor(node, place, context)))) continue;
    report(
      known,
      'The input is compared with a hard-coded secret, which anyone with access to the code knows.',
      'medium',
      context,
    );
    return;
  }
}

/** A key in the query of an address, or a password before its host. */
function isAddressWithSecret(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  const login = /^https?:\/\/[^/?#:@]+:([^/?#@]{4,})@/i.exec(text)?.[1];
  if (login !== undefined && !isPlaceholder(login) && !/^(?:pass(?:word)?|pwd|secret)$/i.test(login)) return true;
  const key = /[?&](?:api_?key|apikey|app_?key|access_token|auth_?token|token|secret|password)=([\w.~-]{12,})/i.exec(
    text,
  )?.[1];
  return key !== undefined && isRandomLooking(key);
}

const isDefine = (node: Node | undefined): boolean =>
  node?.kind === 'Call' && node.callee.kind === 'Name' && /^\\?define$/i.test(node.callee.text);

const salted: ReadonlySet<string> = new Set(['md5', 'sha1', 'hash', 'crc32']);

export const visitor: PhpVisitor = {
  namedCalls: [
    {
      names: ['define', 'update_option', 'add_option'],
      visit(node, context) {
        const [name, value] = node.args;
        if (name?.value.kind !== 'Str' || value === undefined || (isDefine(node) && isTestConfig(context))) return;
        check(name.value.value, value.value, context);
      },
    },
    {
      names: salted,
      visit(node, context) {
        const name = node.callee.kind === 'Name' ? context.names.functionName(node.callee) : '';
        const data = node.args[name === 'hash' ? 1 : 0]?.value;
        // A key of a cache need not be a secret.
        if (data === undefined || (context.ledger.usesOf(node) & Use.Named) !== 0) return;
        if (!context.names.localFunctions.has(name)) checkSalt(data, context);
      },
    },
  ],
  nodes: {
    Str(node, context) {
      if (node.value.length < 16) return;
      if (isBrowserKey(node.value))
        report(node, 'This string looks like a key of Google, which anybody may use.', 'medium', context, 'medium');
      else if (hasSecretShape(node.value))
        report(node, 'This string looks like the secret of a service.', 'high', context);
      else if (isAddressWithSecret(node.value))
        report(node, 'This URL contains a key or a password.', 'medium', context);
    },
    Concat(node, context) {
      // `'Bearer ' . 'token'` and `'Basic ' . base64_encode( 'user:password' )`.
      const [scheme, token] = node.parts;
      if (
        node.parts.length !== 2 ||
        scheme?.kind !== 'Str' ||
        token === undefined ||
        !/^(?:Basic|Bearer|Token)\s+$/i.test(scheme.value)
      )
        return;
      const text = token.kind === 'Call' ? token.args[0]?.value : token;
      if (
        text?.kind !== 'Str' ||
        isPlaceholder(text.value) ||
        /^(?:user(?:name)?|login|name):(?:pass(?:word)?|pwd)$/i.test(text.value)
      )
        return;
      if (text.value.includes(':') ? text.value.length > 6 : isRandomLooking(text.value))
        report(node, 'An Authorization header contains a hard-coded secret.', 'high', context);
    },
    Assign: ({ target, value }, context) => check(nameUnder(target), value, context),
    ArrayItem: ({ key, value }, context) => check(key?.kind === 'Str' ? key.value : null, value, context),
    PropDecl: ({ name, value }, context) => check(name, value, context),
    Const: ({ name, value }, context) => check(name, value, context),
    Param: ({ name, value }, context) => check(name, value, context),
    Return(node, context) {
      const owner = context.ancestors.findLast(
        ({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure',
      );
      if (node.value !== null && (owner?.kind === 'Function' || owner?.kind === 'Method'))
        check(owner.name, node.value, context);
    },
  },
  comparisons(event, context) {
    const { node, left, right } = event;
    const sides = [
      { node: node.left, value: left },
      { node: node.right, value: right },
    ];
    checkComparison({ node, sides }, event, context);
  },
  calls: [
    {
      names: ['hash_equals', 'strcmp'],
      visit: (event, context) => checkComparison({ node: event.node, sides: event.args }, event, context),
    },
    {
      names: Object.keys(secretArguments),
      visit({ name, args, isLocal }, context) {
        if (!isLocal) checkArguments(secretArguments[name] ?? [], args, name, context);
      },
    },
    {
      names: ['curl_setopt'],
      visit({ args: [, option, value] }, context) {
        const text = value?.value.constant;
        if (option?.node.kind !== 'Name' || option.node.text !== 'CURLOPT_USERPWD' || value === undefined) return;
        if (typeof text === 'string' && /^[^:]+:.{4,}$/.test(text) && !isPlaceholder(text))
          report(value.node, 'The credentials of a request are hard-coded.', 'high', context);
      },
    },
  ],
  methods: [
    {
      on: '*',
      names: ['encode', 'decode', 'setpassword', 'setapikey'],
      visit({ args, className, name }, context) {
        const isToken = /(?:^|\\)jwt$/.test(className ?? '');
        if (isToken && !name.startsWith('set')) checkArguments([1], args, `JWT::${name}`, context);
      },
    },
  ],
  creations: [
    {
      names: ['mysqli', 'pdo'],
      visit: ({ args, className }, context) => checkArguments([2], args, className, context),
    },
    { names: ['wpdb'], visit: ({ args }, context) => checkArguments([1], args, 'wpdb', context) },
  ],
};

function isTestConfig(context: PhpContext): boolean {
  return /(?:^|\/)(?:wp-tests-config|tests?\/|phpunit)/.test(context.fileName);
}
