import type { Binary, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';
import { assignedTo, ownerOf } from './support/assigned.ts';
import { isSecretName, nameUnder } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/loose-secret-comparison',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-697',
  title: 'Unsafe secret comparison',
  description: 'A token, hash or signature is compared with ==, ===, strcmp() or in_array().',
  rationale: `\`==\` makes numbers of texts that look like them: \`'0e12' == '0e99'\` is true, and before PHP 8 \`0 == 'token'\` was. \`strcmp()\` of an array gave null, which is no different from 0. All of them, \`===\` too, stop at the first difference, and the time that takes tells how much was right (CWE-208).

Compare secrets with \`hash_equals( $known, (string) $sent )\`, passwords with \`wp_check_password()\`.`,
  references: [
    { title: 'hash_equals()', url: 'https://www.php.net/manual/function.hash-equals.php' },
    { title: 'CWE-697', url: 'https://cwe.mitre.org/data/definitions/697.html' },
    { title: 'CWE-208', url: 'https://cwe.mitre.org/data/definitions/208.html' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nfunction is_right( $known ) {\n\t$token = sanitize_text_field( $_GET['t'] );\n\treturn $known == $token;\n}\n",
        lines: [4],
      },
      { code: "<?php\nif ( $_GET['token'] == get_option( 'my_token' ) ) {\n\tmy_run();\n}\n", lines: [2] },
      { code: "<?php\nif ( md5( $secret . $id ) != $_POST['hash'] ) {\n\texit;\n}\n", lines: [2] },
      {
        code: "<?php\nif ( 0 === strcmp( $_SERVER['HTTP_X_SIGNATURE'], $signature ) ) {\n\tmy_run();\n}\n",
        lines: [2],
      },
      {
        code: "<?php\nfunction verify( $body, $signature ) {\n\t$expected = hash_hmac( 'sha256', $body, MY_SECRET );\n\treturn $expected === $signature;\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nif ( md5( $_POST['pass'] ) == '0e462097431906509019562988736854' ) {\n\tmy_run();\n}\n",
        lines: [2],
      },
    ],
    good: [
      "<?php\nfunction a( $known ) {\n\t$page = $_GET['page'];\n\treturn $page == $known;\n}\n",
      "<?php\nif ( hash_equals( get_option( 'my_token' ), $_GET['token'] ) ) {\n\tmy_run();\n}\n",
      "<?php\nif ( $token == '' || $password != null ) {\n\treturn;\n}\n",
      "<?php\nif ( $_POST['pass1'] != $_POST['pass2'] ) {\n\treturn;\n}\n",
      "<?php\nif ( $post->post_password == 'x' || $a == $b ) {\n\treturn;\n}\n",
      "<?php\n$hash = md5( serialize( $settings ) );\nif ( $hash !== get_option( 'my_settings_hash' ) ) {\n\tmy_flush();\n}\n",
      '<?php\nif ( md5_file( $path ) === $checksum ) {\n\tmy_keep();\n}\n',
    ],
  },
};

const sent =
  /\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b|->get_(?:param|header)\s*\(|filter_input\s*\(|\$request\s*\[|getallheaders\s*\(|get_query_var\s*\(/;
const hashing = /^\\?(?:md5|sha1|hash|hash_hmac|wp_hash|crypt)$/i;
const lookedUp =
  /\b(?:get_(?:site_)?option|get_(?:user|post|term|comment)_meta|get_(?:site_)?transient)\s*\((?:[^()]|\([^()]*\))*\)/g;
const empty = /^(?:null|true|false|''|""|\d+)$/i;
/** Names of what is computed to be compared with what a sender computed too. */
const signatureName = /(?:^|_)(?:signature|sig|hmac|mac|digest|expected|hash|token|secret|key|otp)(?:_|$|\d)/i;

/** Whether an expression stands for a secret: by its name, or because a hash is made there. */
function isSecret(node: Expr): boolean {
  if (node.kind === 'Cast') return isSecret(node.value);
  if (node.kind === 'Call' && node.callee.kind === 'Name') {
    if (hashing.test(node.callee.text)) return true;
    const [first, second] = node.args;
    if (/^\\?get_(?:site_)?option$/.test(node.callee.text))
      return first?.value.kind === 'Str' && isSecretName(first.value.value);
    if (/^\\?(?:get_transient|get_site_transient)$/.test(node.callee.text))
      return first !== undefined && isSecretText(first.value);
    if (/^\\?(?:get_user_meta|get_post_meta|get_term_meta)$/.test(node.callee.text))
      return second?.value.kind === 'Str' && isSecretName(second.value.value);
    return first !== undefined && isSecret(first.value);
  }
  const name = nameUnder(node);
  return name !== null && isSecretName(name);
}

function isSecretText(node: Expr): boolean {
  if (node.kind === 'Str') return isSecretName(node.value);
  const first = node.kind === 'Concat' || node.kind === 'Interpolated' ? node.parts[0] : undefined;
  return first?.kind === 'Str' && isSecretName(first.value);
}

/** An expression's text, or that of what its variable was given. */
function originOf(node: Expr, context: PhpContext): string {
  return node.kind === 'Var' ? (assignedTo(node, context) ?? '') : context.source.slice(node);
}

/** Whether a keyed hash is made there, or a function is asked for one by its name. */
function isSignature(node: Expr, context: PhpContext): boolean {
  return /^\s*(?:\(\s*string\s*\)\s*)?(?:['"][\w= ]+['"]\s*\.\s*)?(?:base64_encode\s*\(\s*|bin2hex\s*\(\s*|strto(?:upp|low)er\s*\(\s*)?(?:\\?(?:hash_hmac|wp_hash)|(?:\$this->|self::|static::|\w+::)?\w*(?:signature|hmac)\w*)\s*\(/i.test(
    originOf(node, context),
  );
}

/** What is kept, and called a key or a hash there. */
function isStoredKey(node: Expr, context: PhpContext): boolean {
  if (node.kind === 'Interpolated' || node.kind === 'Concat')
    return node.parts.some((part) => part.kind === 'Var' && isStoredKey(part, context));
  const text = originOf(node, context);
  return /\b(?:get_(?:site_)?option|get_(?:user|post|term)_meta|get_(?:site_)?transient)\s*\([^;]*['"]\w*(?:_key|_hash|_code|_pin|_sig|secret|token)['"]/i.test(
    text,
  );
}

const isParser = oncePerFile(/token_get_all|\bT_[A-Z]+|token(?:i[sz]e|_type)|lexer|parser/i);

/** A class's own secret, or a constant; parsers call other things tokens. */
function isOwnSecret(node: Expr, context: PhpContext): boolean {
  if (node.kind !== 'Prop' && node.kind !== 'StaticProp' && node.kind !== 'ClassConst' && node.kind !== 'Name')
    return false;
  return isSecret(node) && !isParser(context.source);
}

/** Names that tell a secret only beside one that is kept. */
const keyName = /(?:^|[_-])(?:key|hash|code|pin|sig|auth)$/i;

/** Whether the request sends it: read right here, or into this variable earlier in the function. */
function isSent(node: Expr, context: PhpContext): boolean {
  // What is looked up by what was sent is kept here all the same.
  return sent.test(originOf(node, context).replace(lookedUp, ''));
}

/** A parameter of the function around it. */
function isParameter(node: Expr, context: PhpContext): boolean {
  const owner = ownerOf(context);
  if (node.kind !== 'Var' || owner === undefined) return false;
  return (
    (owner.kind === 'Function' || owner.kind === 'Method' || owner.kind === 'Closure') &&
    owner.params.some(({ name }) => name === node.name)
  );
}

/** What a secret may be compared with openly: that there is one. */
const isOpen = (node: Expr, context: PhpContext): boolean =>
  node.kind === 'Num' || empty.test(context.source.slice(node));

/** The key under which the request sends it. */
function sentKey(node: Expr, context: PhpContext): string | null {
  return /\$_(?:GET|POST|REQUEST|COOKIE)\s*\[\s*['"]([\w-]+)['"]/.exec(originOf(node, context))?.[1] ?? null;
}

/** Comparisons without any of these words on either side are not looked at further. */
const telling =
  /token|key|secret|hash|pass|pwd|sig|mac|digest|auth|code|nonce|otp|pin|md5|sha1|crypt|expected|stored|saved|known|license/i;

interface Sides {
  readonly known: Expr;
  readonly given: Expr;
}

/** Which side is the program's secret and which the sender's; null when that cannot be told. */
function sidesOf(left: Expr, right: Expr, isLoose: boolean, context: PhpContext): Sides | null {
  const isLeftSent = isSent(left, context);
  const isRightSent = isSent(right, context);
  if (isLeftSent !== isRightSent) return isRightSent ? { known: left, given: right } : { known: right, given: left };
  if (isLeftSent) {
    // `md5( $_POST['a'] ) === $_POST['b']` is the sender's affair unless a secret is mixed in.
    return null;
  }
  // A signature that is made here, against what the caller brings.
  for (const [known, given] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = nameUnder(given);
    const isKept = isLoose && isStoredKey(known, context) && name !== null && isSecretName(name);
    const isOwn = isLoose && isOwnSecret(known, context) && name !== null && isSecretName(name);
    if (!(isKept || isOwn || isSignature(known, context)) || isSignature(given, context)) continue;
    if (isParameter(given, context) || (name !== null && signatureName.test(name))) return { known, given };
  }
  return null;
}

function check(left: Expr, right: Expr, how: string, at: Expr, context: PhpContext, negated: boolean | null): void {
  if (!telling.test(context.source.slice(left)) && !telling.test(context.source.slice(right))) return;
  if (isOpen(left, context) || isOpen(right, context)) return;
  const isStrict = how.length === 3;
  const literal = left.kind === 'Str' ? left : right.kind === 'Str' ? right : null;
  if (literal !== null) {
    const other = literal === left ? right : left;
    // A hash that begins with 0e and digits equals every other such hash.
    const magic = /^0+e\d+$/.test(literal.value) || /^[0-9a-f]{32}$|^[0-9a-f]{40}$/.test(literal.value);
    if (
      isStrict ||
      !magic ||
      !(other.kind === 'Call' && other.callee.kind === 'Name' && hashing.test(other.callee.text))
    )
      return;
    report({ known: literal, given: other }, how, at, context, negated);
    return;
  }
  const sides = sidesOf(left, right, !isStrict, context);
  if (sides === null) return;
  const { known, given } = sides;
  const name = nameUnder(given) ?? sentKey(given, context);
  const isKept = isStoredKey(known, context) && name !== null && (keyName.test(name) || isSecretName(name));
  const secret = isSecret(known) || isSignature(known, context) || isKept || (known.kind === 'Var' && isSecret(given));
  if (!secret) return;
  // With === only what is found out byte by byte: what nobody types, and the sender may try again and again.
  if (isStrict && !isKept && !isSignature(known, context) && !isGuessed(known, given, context)) return;
  report(sides, how, at, context, negated);
}

/** Both sides say that they are secrets, or the one that is known does. */
function isGuessed(known: Expr, given: Expr, context: PhpContext): boolean {
  if (known.kind === 'Call' && known.callee.kind === 'Name' && hashing.test(known.callee.text))
    return /secret|salt|key|token/i.test(context.source.slice(known));
  return isSecret(known) && (isSecret(given) || known.kind !== 'Var');
}

function report({ known, given }: Sides, how: string, at: Expr, context: PhpContext, negated: boolean | null): void {
  const call = `hash_equals( ${context.source.slice(known)}, (string) ${context.source.slice(given)} )`;
  const isStrict = how.length === 3;
  context.report({
    at,
    message: `${context.source.slice(known).slice(0, 60)} is compared as a secret with ${how}${isStrict ? ', which is vulnerable to timing attacks' : ''}.`,
    suggestion: 'Compare with hash_equals( $known, (string) $sent ).',
    severity: isStrict ? 'low' : 'medium',
    confidence: 'medium',
    ...(negated === null
      ? {}
      : { fix: { edits: [{ start: at.start, end: at.end, text: negated ? `! ${call}` : call }], safe: false } }),
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    Binary(node: Binary, context) {
      if (/^[!=]==?$/.test(node.op)) check(node.left, node.right, node.op, node, context, node.op.startsWith('!'));
    },
    Call(node, context) {
      if (node.callee.kind !== 'Name') return;
      const [left, right] = node.args;
      if (left === undefined || right === undefined) return;
      if (/^\\?str(?:n?case)?n?cmp$/i.test(node.callee.text))
        check(left.value, right.value, `${node.callee.text}()`, node, context, null);
      else if (/^\\?in_array$/i.test(node.callee.text) && node.args.length === 2) {
        const name = nameUnder(left.value);
        if (name === null || !isSecretName(name) || !isSent(left.value, context) || right.value.kind === 'Array')
          return;
        context.report({
          at: node,
          message: `${name} appears to be a secret and is compared loosely with in_array().`,
          suggestion: 'Pass true as the third argument, or compare with hash_equals() in a loop.',
          confidence: 'medium',
          fix: { edits: [{ start: right.end, end: right.end, text: ', true' }], safe: false },
        });
      }
    },
  },
};
