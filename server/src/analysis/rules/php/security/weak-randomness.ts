import type { Call, Expr, MethodCall, Node, StaticCall } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import { Use } from '../../../languages/php/flow/ledger.ts';
import { eachIngredient, madeWith } from '../../../languages/php/flow/made.ts';
import type { Made, Value } from '../../../languages/php/flow/value.ts';
import { makers } from '../../../languages/php/taint/makers.ts';

import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { checkComputable } from './support/computable-hash.ts';
import { isSecretName, nameUnder } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/weak-randomness',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-338',
  title: 'Predictable secret',
  description: 'A token, key or password is generated from the time or from a predictable random number generator.',
  rationale: `\`uniqid()\` is the time, \`mt_rand()\` tells its seed after a few numbers, and \`md5()\` of either is no harder to guess.

Use \`wp_generate_password( 32, false )\`, \`random_bytes()\` or \`random_int()\`; for ids that only have to differ, \`wp_generate_uuid4()\`.`,
  references: [
    { title: 'random_bytes()', url: 'https://www.php.net/manual/function.random-bytes.php' },
    { title: 'CWE-338', url: 'https://cwe.mitre.org/data/definitions/338.html' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.AlternativeFunctions.rand'],
  examples: {
    bad: [
      { code: '<?php\n$token = md5( uniqid() );\n', lines: [2] },
      { code: "<?php\nupdate_user_meta( $id, 'reset_key', mt_rand( 1, 999999 ) );\n", lines: [2] },
      { code: '<?php\n$api_key = md5( time() );\n', lines: [2] },
      {
        code: "<?php\nfunction random_text( $n ) {\n\t$out = '';\n\twhile ( $n-- ) {\n\t\t$out .= chr( mt_rand( 97, 122 ) );\n\t}\n\treturn $out;\n}\n$reset_token = random_text( 20 );\n",
        lines: [9],
      },
      {
        code: "<?php\nfunction generate_token() {\n\t$out = '';\n\tforeach ( range( 1, 9 ) as $i ) {\n\t\t$out .= $letters[ rand( 0, 35 ) ];\n\t}\n\treturn $out;\n}\n$n = mt_rand();\n$secret = sha1( $n );\n",
        lines: [5, 10],
      },
    ],
    good: [
      "<?php\n$delay = mt_rand( 1, 5 );\n$key = array_rand( $quotes );\n$field_key = 'field_' . uniqid();\n$nonce_field_id = uniqid( 'nonce' );\n",
      '<?php\n$token = bin2hex( random_bytes( 16 ) );\n',
      "<?php\n$id = uniqid( 'field-' );\n$color = mt_rand( 0, 255 );\n",
      "<?php\n$cache_key = md5( 'list' . time() );\n",
      '<?php\n$token = wp_generate_password( 32, false );\n',
    ],
  },
};

const generators: ReadonlySet<string> = new Set([
  'rand',
  'mt_rand',
  'uniqid',
  'lcg_value',
  'str_shuffle',
  'array_rand',
]);
const clocks: ReadonlySet<string> = new Set(['time', 'microtime', 'date', 'gmdate', 'current_time', 'hrtime']);
const hashes: ReadonlySet<string> = new Set(['md5', 'sha1', 'hash', 'crc32', 'base64_encode', 'wp_hash', 'crypt']);
/** Functions whose result is as weak as what they are given. */
const carriers =
  /^(?:substr|strtoupper|strtolower|strval|sprintf|dechex|bin2hex|base_convert|str_pad|strrev|implode|join|intval|absint|str_shuffle|rtrim|trim|str_replace|ucfirst|array_rand|chr|strtr|number_format|md5|sha1|hash|crc32|base64_encode|crypt)$/;
/** Calls that keep, send or set a secret, and where its name and its value stand. */
const keepers: ReadonlySet<string> = new Set([
  ...[
    'option',
    'site_option',
    'network_option',
    'user_meta',
    'post_meta',
    'term_meta',
    'metadata',
    'user_option',
  ].flatMap((what) => [`update_${what}`, `add_${what}`]),
  ...['set_transient', 'set_site_transient', 'wp_cache_set', 'setcookie', 'add_query_arg', 'define'],
]);
/** Names that say nothing of themselves: what stands around them does. */
const vague =
  /(?:^|_)(?:key|code|hash|id|str|string|result|value|random|rand|out|output|ret|return|text|chars|s|r|pin|data)$/i;

const calleeOf = (node: Node): string =>
  node.kind === 'Call' && node.callee.kind === 'Name' ? node.callee.text.replace(/^\\/, '').toLowerCase() : '';

interface Target {
  readonly name: string;
  /** It went through a hash or an encoding on the way. */
  readonly hashed: boolean;
}

/** The names of the functions and classes around a node. */
function surroundings(context: PhpContext): string[] {
  return context.ancestors.flatMap((node) =>
    node.kind === 'Function' || node.kind === 'Method' || node.kind === 'Class' ? [node.name] : [],
  );
}

/** Names of functions that make what somebody is to show. */
const makesCode =
  /^(?:new|make|generate|create|random|issue|gen)_?(?:(?:the|a|random|unique|new)_)?(?:(?:entry|door|order|ticket|coupon|gift|unlock|access|activation|booking|invite|login|card)_?)?(?:code|pin|voucher|coupon)$|^(?:make|generate|create|issue|random|gen)_?(?:random_?)?key$/i;

/** A secret by its own name, or by the function or class around it when it has a name that says nothing. */
function isSecretTarget(name: string, context: PhpContext): boolean {
  if (isSecretName(name)) return true;
  return (
    vague.test(name) &&
    surroundings(context).some((around) => isSecretName(around.replace(/s$/, '')) || makesCode.test(around))
  );
}

/** What the outermost expression around the call becomes, null when nothing names it. */
function targetOf(call: Node, context: PhpContext): Target | null {
  let hashed = false;
  let inner: Node = call;
  for (const node of context.ancestors.toReversed()) {
    if (node.kind === 'Call') {
      const callee = calleeOf(node);
      if (hashes.has(callee)) hashed = true;
      if (callee === 'wp_set_password' || callee === 'wp_create_user') return { name: 'password', hashed: true };
      if (keepers.has(callee)) return keptAs(node, inner, hashed);
      if (!carriers.test(callee)) return null;
    } else if (node.kind === 'Assign' || node.kind === 'AssignOp') {
      const name = inner === node.value ? nameUnder(node.target) : null;
      return name === null ? null : { name, hashed };
    } else if (node.kind === 'ArrayItem') {
      return inner === node.value && node.key?.kind === 'Str' ? { name: node.key.value, hashed } : null;
    } else if (node.kind === 'Return') {
      const owner = context.ancestors.findLast((above) => above.kind === 'Function' || above.kind === 'Method');
      return owner === undefined ? null : { name: owner.name, hashed };
    } else if (node.kind === 'Index') {
      // A random position in an alphabet: the text it builds is as weak. A key under which something is kept is not.
      if (inner !== node.index) return null;
    } else if (!/^(?:Concat|Arg|Interpolated|Cast|Binary|Ternary)$/.test(node.kind)) return null;
    inner = node;
  }
  return null;
}

function keptAs(call: Call, inner: Node, hashed: boolean): Target | null {
  for (const { value, start, end } of call.args) {
    if (start <= inner.start && inner.end <= end) continue;
    const text = value.kind === 'Concat' || value.kind === 'Interpolated' ? value.parts[0] : value;
    if (text?.kind === 'Str' && text.value !== '') return { name: text.value, hashed };
  }
  return null;
}

/** The weak generator that a value was made by; null when it has none, or chance that nobody can tell beside it. */
function generatorOf(value: Value | null): string | null {
  if (value === null) return null;
  const guessable =
    madeWith(value, ({ kind, name }) => kind === 'guessable' && name !== 'array_rand', true) ?? hashedClock(value);
  return guessable === null || madeWith(value, ({ kind }) => kind === 'chance', true) !== null ? null : guessable.name;
}

/** The clock that a hash was made of, with nothing beside it that a site keeps to itself. */
function hashedClock(value: Value): Made | null {
  const hash = madeWith(value, ({ kind }) => kind === 'hash');
  let clock: Made | null = null;
  let isSecret = madeWith(value, ({ kind }) => kind === 'keyed-hash' || kind === 'stored') !== null;
  for (const argument of hash?.args ?? [])
    eachIngredient(argument.value, ({ made, taints }, _depth, node) => {
      if (made?.kind === 'clock') clock ??= made;
      isSecret ||= taints.some(({ source }) => secretWord.test(source.label));
      isSecret ||= secretWord.test(node === null ? '' : (nameUnder(node) ?? ''));
      return true;
    });
  return isSecret ? null : clock;
}

/** The name of a function or method of the analysed files that a call runs; null for others. */
function localName(node: Call | MethodCall | StaticCall, { index, names }: PhpContext): string | null {
  if (node.kind === 'Call') {
    const name = node.callee.kind === 'Name' ? names.functionName(node.callee) : '';
    return index.followed(name)?.label ?? null;
  }
  return typeof node.name === 'string' ? node.name : null;
}

/** What is mixed into a hash: it need not be secret, though a hash of a secret is weaker where it can be told. */
function isSalt(name: string): boolean {
  return /(?:^|_)salt$/i.test(name) && !siteKey.test(name);
}

/** A salt that nobody keeps as a key: two of them only must not be the same. */
function isPassingSalt(at: Node, name: string, { ledger }: PhpContext): boolean {
  return isSalt(name) && at.kind === 'Call' && (ledger.usesOf(at) & (Use.Compared | Use.Kept)) === 0;
}

function report(at: Node, name: string, generator: string, context: PhpContext): void {
  context.report({
    at,
    message: `${name} is generated with ${generator}(), which is predictable.`,
    suggestion: 'Use wp_generate_password( 32, false ), random_bytes() or random_int().',
    ...(isFallback(context) || isPassingSalt(at, name, context)
      ? { severity: 'low' }
      : isSalt(name)
        ? { severity: 'medium' }
        : {}),
    confidence: 'medium',
    ...fixOf(at, context),
  });
}

/** Nothing is done with it but to name an entry of a cache, which it marks as changed. */
function onlyNames(node: Call, { ledger }: PhpContext): boolean {
  const uses = ledger.usesOf(node);
  return (uses & Use.Named) !== 0 && (uses & (Use.Compared | Use.Kept)) === 0;
}

/** Keys that the configuration of every site defines. */
const siteKey = /^(?:(?:secure_)?auth|logged_in|nonce)_(?:key|salt)$/i;

/**
 * Only where PHP has no better generator, or the site no keys: `function_exists( 'random_bytes' ) ? … : md5( uniqid() )`,
 * `defined( 'AUTH_KEY' ) ? AUTH_KEY : md5( rand() )`.
 */
function isFallback(context: PhpContext): boolean {
  return context.ancestors.some((node) => {
    const conditions =
      node.kind === 'Ternary'
        ? [node.condition]
        : node.kind === 'If'
          ? node.branches.map(({ condition }) => condition)
          : [];
    return conditions.some((condition) => {
      let asks = false;
      walkNodes(condition, context, (inner) => {
        if (inner.kind !== 'Call') return;
        const asked = inner.args[0]?.value;
        if (asked?.kind !== 'Str') return;
        const callee = calleeOf(inner);
        asks ||=
          (callee === 'function_exists' && makers.get(asked.value.toLowerCase()) === 'chance') ||
          (callee === 'defined' && siteKey.test(asked.value));
      });
      return asks;
    });
  });
}

/** `mt_rand( a, b )` as `random_int( a, b )`, and `md5( uniqid() )` as 16 random bytes. */
function fixOf(at: Node, context: PhpContext): Pick<Finding, 'fix'> {
  if (at.kind !== 'Call' || at.callee.kind !== 'Name') return {};
  const callee = calleeOf(at);
  if ((callee === 'rand' || callee === 'mt_rand') && at.args.length === 2)
    return { fix: { edits: [{ start: at.callee.start, end: at.callee.end, text: 'random_int' }], safe: false } };
  const outer = context.ancestors.findLast(({ kind }) => kind === 'Call');
  if (outer === undefined || calleeOf(outer) !== 'md5' || (callee !== 'uniqid' && callee !== 'time')) return {};
  return {
    fix: { edits: [{ start: outer.start, end: outer.end, text: 'bin2hex( random_bytes( 16 ) )' }], safe: false },
  };
}

/** What a function of the files gives, made by chance, where it becomes a secret. */
function checkLocal(node: Call | MethodCall | StaticCall, context: PhpContext): void {
  const name = localName(node, context);
  const generator = name === null ? null : generatorOf(context.ledger.valueAt(node));
  if (name === null || generator === null) return;
  const target = targetOf(node, context);
  if (target === null || !isSecretName(target.name)) return;
  // Where the function's own name tells, it is reported inside.
  if (isSecretName(name)) return;
  report(node, target.name, generator, context);
}

export const visitor: PhpVisitor = {
  calls: [{ names: ['hash_equals'], visit: checkComputable }],
  nodes: {
    Call(node, context) {
      const callee = calleeOf(node);
      if (!generators.has(callee) && !clocks.has(callee)) {
        if (keepers.has(callee)) checkKept(node, context);
        checkLocal(node, context);
        return;
      }
      const target = targetOf(node, context);
      if (target === null || !isSecretTarget(target.name, context)) return;
      if (clocks.has(callee) && (!target.hashed || isMixed(node, context))) return;
      if (onlyNames(node, context)) return;
      report(node, target.name, callee, context);
    },
    MethodCall: checkLocal,
    StaticCall: checkLocal,
    ArrayItem({ key, value }, context) {
      if (key?.kind === 'Str' && isWorthMoney(key.value, context.ancestors.at(-1))) {
        const generator = generatorOf(context.ledger.valueAt(value));
        if (generator !== null) report(value, key.value, generator, context);
      }
      if (key?.kind === 'Str' && isReference(value) && isSecretName(key.value))
        checkVariable(key.value, value, context);
    },
    Assign(node, context) {
      // `$n = mt_rand( … ); $token = md5( $n );`
      const name = nameUnder(node.target);
      if (name === null || !isSecretName(name)) return;
      for (const inner of variablesIn(node.value, 0)) {
        checkVariable(name, inner, context);
      }
    },
  },
};

/** What whoever knows it may spend or use: a code that is kept beside its worth. */
function isWorthMoney(name: string, row: Node | undefined): boolean {
  if (!codeName.test(name) || row?.kind !== 'Array') return false;
  return row.items.some((item) => item?.key?.kind === 'Str' && worth.test(item.key.value));
}

const codeName = /(?:^|_)(?:codes?|voucher|coupon|serial|card_?number)$/i;
const worth =
  /(?:^|_)(?:amount|balance|credits?|discount|price|points|worth|pin|usage_limit|max_uses|uses_left)(?:$|_)/i;

/** What opens a link. */
const linkKey = /(?:^|[_-])(?:key|hash|code|sig)$/i;

/** `$code = rand( … ); update_user_meta( $id, 'reset_code', $code );` */
function checkKept(node: Call, context: PhpContext): void {
  const key = keptAs(node, node, false);
  if (key === null || !(isSecretName(key.name) || (calleeOf(node) === 'add_query_arg' && linkKey.test(key.name))))
    return;
  for (const { value } of node.args) if (isReference(value)) checkVariable(key.name, value, context);
}

/** A variable, a property or a fixed entry of one: what it holds was made elsewhere. */
function isReference(node: Expr): boolean {
  if (node.kind === 'Index') return node.index?.kind === 'Str' && isReference(node.base);
  return node.kind === 'Var' || node.kind === 'Prop' || node.kind === 'StaticProp';
}

/** A variable that is kept or used as a secret and was made by a weak generator. Secret by its own name, it is reported there. */
function checkVariable(name: string, node: Expr, context: PhpContext): void {
  if (isSecretName(nameUnder(node) ?? '')) return;
  const generator = generatorOf(context.ledger.valueAt(node));
  if (generator !== null) report(node, name, generator, context);
}

/** Variables that an expression is made of as they are, through hashes and joins. */
function variablesIn(node: Expr, depth: number): Expr[] {
  if (depth > 4) return [];
  if (isReference(node)) return [node];
  if (node.kind === 'Concat' || node.kind === 'Interpolated')
    return node.parts.flatMap((part) => variablesIn(part, depth + 1));
  if (node.kind === 'Call' && (hashes.has(calleeOf(node)) || carriers.test(calleeOf(node))))
    return node.args.flatMap(({ value }) => variablesIn(value, depth + 1));
  return [];
}

/** Constants and variables that hold what a site keeps to itself. */
const secretWord = /salt|secret|^\\?(?:\w+_)?auth_/i;

/** A hash of the clock with something that cannot be guessed beside it. */
function isMixed(node: Node, context: PhpContext): boolean {
  const outer = context.ancestors.find((above) => above.kind === 'Call' && hashes.has(calleeOf(above)));
  if (outer === undefined || outer === node) return false;
  let mixed = false;
  walkNodes(outer, context, (inner) => {
    const kind = inner.kind === 'Call' ? makers.get(calleeOf(inner)) : undefined;
    const isKeyed = kind === 'keyed-hash' && calleeOf(inner) === 'hash_hmac';
    const name = inner.kind === 'Name' || inner.kind === 'Var' || inner.kind === 'Prop' ? nameUnder(inner) : null;
    mixed ||= kind === 'chance' || isKeyed || (name !== null && secretWord.test(name));
  });
  return mixed;
}
