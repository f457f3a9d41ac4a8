import type { Expr, Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { CallEvent, Place } from '../../../languages/php/flow/events.ts';
import { eachIngredient, madeWith } from '../../../languages/php/flow/made.ts';
import { literalPrefix } from '../../../languages/php/flow/ropes.ts';
import { isRequested } from '../../../languages/php/flow/subjects.ts';
import { type Made, unknown, type Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { hashEqualsFix } from './support/hash-equals-fix.ts';
import { isRequestRead } from './support/request-read.ts';
import { fieldName, isSecretName, nameUnder } from './support/secret-names.ts';
import { shown } from './support/shown.ts';

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

const hashing: ReadonlySet<string> = new Set(['md5', 'sha1', 'hash', 'hash_hmac', 'wp_hash', 'crypt']);
/** Names of what is computed to be compared with what a sender computed too. */
const signatureName = /(?:^|_)(?:signature|sig|hmac|mac|digest|expected|hash|token|secret|key|otp)(?:_|$|\d)/i;
/** Names that tell a secret only beside one that is kept. */
const keyName = /(?:^|[_-])(?:key|hash|code|pin|sig|auth)$/i;
/** Under such names a site keeps what only it and the right sender know. */
const keptName = /(?:_key|_hash|_code|_pin|_sig|secret|token)$/i;

/** One side of a comparison. */
interface Side {
  readonly node: Expr;
  readonly value: Value;
}

/** The name under which an option, a field or a transient is kept, as far as it is written. */
function keptUnder({ name, args }: Made): string {
  const value = args[/meta/.test(name) ? 1 : 0]?.value;
  if (value === undefined) return '';
  return typeof value.constant === 'string' ? value.constant : literalPrefix(value);
}

const isHash = ({ name }: Made): boolean => hashing.has(name);

/** Whether a side stands for a secret: by its name, by what it is kept under, or because a hash is made there. */
function isSecret({ node, value }: Side): boolean {
  if (
    madeWith(value, (made) => isHash(made) || (made.kind === 'stored' && isSecretName(keptUnder(made))), true) !== null
  )
    return true;
  const name = nameWithin(node);
  return name !== null && isSecretName(name);
}

/** The name of what an expression hands on. */
function nameWithin(node: Expr): string | null {
  if (node.kind === 'Cast') return nameWithin(node.value);
  const [first] = node.kind === 'Call' ? node.args : [];
  return first === undefined ? nameUnder(node) : nameWithin(first.value);
}

/** Whether a keyed hash is made there, or a function is asked for one by its name. */
function isSignature({ node, value }: Side): boolean {
  if (madeWith(value, ({ name }) => name === 'hash_hmac' || name === 'wp_hash', true) !== null) return true;
  const called = node.kind === 'Call' ? node.callee : node;
  const name =
    called.kind === 'Name'
      ? node.kind === 'Call'
        ? called.text
        : ''
      : (called.kind === 'MethodCall' || called.kind === 'StaticCall') && typeof called.name === 'string'
        ? called.name
        : '';
  return /signature|hmac/i.test(name);
}

/** Whether a hash is made there with a key that the request does not send. */
function isKeyed({ value }: Side): boolean {
  const made = madeWith(value, ({ kind }) => kind === 'keyed-hash');
  if (made === null || made.name === 'wp_hash') return made !== null;
  const key = made.args[made.name === 'hash_hmac' ? 2 : 1];
  return key !== undefined && sentFields(key) === null;
}

/** What is kept, and called a key or a hash there. */
function isStoredKey({ value }: Side): boolean {
  return madeWith(value, (made) => made.kind === 'stored' && keptName.test(keptUnder(made)), true) !== null;
}

/** A class's own secret, or a constant; parsers call other things tokens. */
function isOwnSecret(side: Side, { enclosing }: Place): boolean {
  const { kind } = side.node;
  if (kind !== 'Prop' && kind !== 'StaticProp' && kind !== 'ClassConst' && kind !== 'Name') return false;
  return isSecret(side) && !/lexer|parser|token(?:i[sz]er|s)?$|scanner|compiler/.test(enclosing?.className ?? '');
}

/** The names of fields that the request sends into a side; null when it sends nothing. What it looks up is kept here. */
function sentFields({ node, value }: Side): string[] | null {
  const fields: string[] = [];
  let isSent = isRequestRead(node) || isRequested(value);
  eachIngredient(value, ({ made, taints }) => {
    if (made?.kind === 'stored') return false;
    for (const { source } of taints) {
      if (source.kind !== 'request') continue;
      isSent = true;
      fields.push(fieldName(source));
    }
    return true;
  });
  return isSent ? fields : null;
}

/** What the caller of the function around it passes. */
function isParameter({ value }: Side): boolean {
  return value.taints.some(({ source }) => (source.symbol?.origin.root.position ?? -1) !== -1);
}

/** Whether the keyed hash is made in the function that compares it, or by one that is called so: others may be anything. */
function isMadeHere({ node, value }: Side, { enclosing }: Place): boolean {
  const made = madeWith(value, isHash);
  if (made === null || enclosing === null) return true;
  const { start, end } = enclosing.node;
  return (made.node.start >= start && made.node.end <= end) || isSignature({ node, value: unknown });
}

/** What a secret may be compared with openly: that there is one. */
function isOpen({ node }: Side): boolean {
  if (node.kind === 'Str') return /^\d*$/.test(node.value);
  return node.kind === 'Num' || node.kind === 'Null' || node.kind === 'Bool';
}

interface Sides {
  readonly known: Side;
  readonly given: Side;
}

/** Which side is the program's secret and which the sender's; null when that cannot be told. */
function sidesOf(left: Side, right: Side, isLoose: boolean, place: Place): Sides | null {
  const isLeftSent = sentFields(left) !== null;
  const isRightSent = sentFields(right) !== null;
  if (isLeftSent !== isRightSent) return isRightSent ? { known: left, given: right } : { known: right, given: left };
  if (isLeftSent) {
    // `md5( $_POST['a'] ) === $_POST['b']` is the sender's affair unless a secret is mixed in.
    const isLeftKeyed = isKeyed(left);
    if (isLeftKeyed === isKeyed(right)) return null;
    return isLeftKeyed ? { known: left, given: right } : { known: right, given: left };
  }
  // A signature that is made here, against what the caller brings.
  for (const [known, given] of [
    [left, right],
    [right, left],
  ] as const) {
    const name = nameUnder(given.node);
    const isKept = isLoose && isStoredKey(known) && name !== null && isSecretName(name);
    const isOwn = isLoose && isOwnSecret(known, place) && name !== null && isSecretName(name);
    if (!(isKept || isOwn || isSignature(known)) || isSignature(given)) continue;
    const isHere = isOwn || isKept || isMadeHere(known, place);
    if ((isParameter(given) && isHere) || (name !== null && signatureName.test(name))) return { known, given };
  }
  return null;
}

function check(
  left: Side,
  right: Side,
  how: string,
  { at, place, negated }: { readonly at: Expr; readonly place: Place; readonly negated: boolean | null },
  context: PhpContext,
): void {
  if (isOpen(left) || isOpen(right)) return;
  const isStrict = how.length === 3;
  const literal = left.node.kind === 'Str' ? left.node : right.node.kind === 'Str' ? right.node : null;
  if (literal !== null) {
    const [known, other] = literal === left.node ? [left, right] : [right, left];
    // A hash that begins with 0e and digits equals every other such hash.
    const magic = /^0+e\d+$/.test(literal.value) || /^[0-9a-f]{32}$|^[0-9a-f]{40}$/.test(literal.value);
    const isHashed = other.value.made !== null && isHash(other.value.made);
    if (!isStrict && magic && isHashed) report({ known, given: other }, how, at, context, negated);
    return;
  }
  const sides = sidesOf(left, right, !isStrict, place);
  if (sides === null) return;
  const { known, given } = sides;
  const name = nameUnder(given.node) ?? sentFields(given)?.[0] ?? null;
  const isKept = isStoredKey(known) && name !== null && (keyName.test(name) || isSecretName(name));
  const secret = isSecret(known) || isSignature(known) || isKept || (known.node.kind === 'Var' && isSecret(given));
  if (!secret) return;
  // With === only what is found out byte by byte: what nobody types, and the sender may try again and again.
  if (isStrict && !isKept && !isSignature(known) && !isGuessed(known, given, context)) return;
  report(sides, how, at, context, negated);
}

/** Both sides say that they are secrets, or the one that is known does. */
function isGuessed(known: Side, given: Side, context: PhpContext): boolean {
  const made = madeWith(known.value, isHash);
  if (made === null) return isSecret(known) && (isSecret(given) || known.node.kind !== 'Var');
  let isKeyed = false;
  walkNodes(made.node, context, (node) => {
    const word = node.kind === 'Str' ? node.value : nameOf(node);
    isKeyed ||= /secret|salt|key|token/i.test(word);
  });
  return isKeyed;
}

function nameOf(node: Node): string {
  switch (node.kind) {
    case 'Var':
    case 'Prop':
    case 'StaticProp':
    case 'ClassConst':
    case 'Name':
      return nameUnder(node) ?? '';
    default:
      return '';
  }
}

function report({ known, given }: Sides, how: string, at: Expr, context: PhpContext, negated: boolean | null): void {
  const isStrict = how.length === 3;
  context.report({
    at,
    message: `${shown(known.node, context)} is compared as a secret with ${how}${isStrict ? ', which is vulnerable to timing attacks' : ''}.`,
    suggestion: 'Compare with hash_equals( $known, (string) $sent ).',
    severity: isStrict ? 'low' : 'medium',
    confidence: 'medium',
    ...(negated === null ? {} : { fix: hashEqualsFix(at, known.node, given.node, negated, context) }),
  });
}

function checkCall(event: CallEvent, context: PhpContext): void {
  const { node, name, args } = event;
  const [left, right] = args;
  if (left === undefined || right === undefined) return;
  if (name !== 'in_array') {
    check(left, right, `${name}()`, { at: node, place: event, negated: null }, context);
    return;
  }
  const secret = nameUnder(left.node);
  if (args.length > 2 || secret === null || !isSecretName(secret)) return;
  if (sentFields(left) === null || right.node.kind === 'Array') return;
  context.report({
    at: node,
    message: `${secret} appears to be a secret and is compared loosely with in_array().`,
    suggestion: 'Pass true as the third argument, or compare with hash_equals() in a loop.',
    confidence: 'medium',
    fix: { edits: [{ start: right.node.end, end: right.node.end, text: ', true' }], safe: false },
  });
}

export const visitor: PhpVisitor = {
  comparisons(event, context) {
    const { node, op } = event;
    if (op === '<>') return;
    const left = { node: node.left, value: event.left };
    const right = { node: node.right, value: event.right };
    check(left, right, op, { at: node, place: event, negated: op.startsWith('!') }, context);
  },
  calls: [{ names: ['strcmp', 'strcasecmp', 'strncmp', 'strncasecmp', 'strnatcmp', 'in_array'], visit: checkCall }],
};
