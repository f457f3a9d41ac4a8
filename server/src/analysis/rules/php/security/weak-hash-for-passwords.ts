import type { Call, Expr, NodeKind } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import { Use } from '../../../languages/php/flow/ledger.ts';
import { eachIngredient } from '../../../languages/php/flow/made.ts';
import type { Made } from '../../../languages/php/flow/value.ts';
import { everyDanger } from '../../../languages/php/taint/kinds.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { passwordOf } from './support/logged-passwords.ts';
import { fieldName, isPasswordName, nameUnder } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/weak-hash-for-passwords',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-916',
  title: 'Weak password hash',
  description: 'A password is hashed with md5(), sha1() or another fast hash function.',
  rationale: `Billions of guesses a second are tried against MD5, SHA-1 and plain SHA-256: a stolen table gives its passwords away.

Use \`wp_hash_password()\` and \`wp_check_password()\`, or \`password_hash()\` and \`password_verify()\`.`,
  references: [
    { title: 'wp_hash_password()', url: 'https://developer.wordpress.org/reference/functions/wp_hash_password/' },
    { title: 'CWE-916', url: 'https://cwe.mitre.org/data/definitions/916.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\n$hash = md5( $_POST['password'] );\n", lines: [2] },
      { code: "<?php\n$hash = hash( 'sha256', $salt . $password );\n", lines: [2] },
    ],
    good: [
      '<?php\nfunction shelf_stretch( $password, $salt, $count ) {\n\t$hash = md5( $salt . $password, true );\n\tdo {\n\t\t$hash = md5( $hash . $password, true );\n\t} while ( --$count );\n\treturn $hash;\n}\n',
      "<?php\n$prefix = substr( sha1( $password ), 0, 5 );\nwp_remote_get( 'https://api.pwnedpasswords.com/range/' . $prefix );\n",
      "<?php\n$hash = wp_hash_password( $_POST['password'] );\n",
      '<?php\n$key = md5( $post->post_password . $url );\n$id = sha1( $name );\n',
      "<?php\n$hash = hash( 'sha256', $file );\n",
    ],
  },
};

const fast: ReadonlySet<string> = new Set(['md5', 'sha1', 'crc32', 'hash', 'hash_hmac']);

/** What shows that a hash is none that a password is kept by: hashed on, a key of a cache, too short to tell. */
const otherUses = Use.Slowed | Use.Hashed | Use.Named | Use.Shortened;

/** The name of a password that goes into a hash; null when there is none by name. */
function passwordIn({ node, value }: Made['args'][number]): string | null {
  let found = passwordNamed(node);
  eachIngredient(value, ({ taints }, _depth, written) => {
    found ??= written === null ? null : passwordNamed(written);
    for (const { source } of taints) {
      const name = fieldName(source);
      if (isPasswordName(name)) found ??= name;
    }
    return found === null;
  });
  return found;
}

function passwordNamed(node: Expr): string | null {
  const name = nameUnder(node.kind === 'Cast' ? node.value : node);
  return name !== null && isPasswordName(name) ? name : null;
}

const loops: ReadonlySet<NodeKind> = new Set(['While', 'DoWhile', 'For', 'Foreach']);

/** Hashed again and again, the result going in each time: that is how a hash is made slow. */
function feedsItself(node: Call, context: PhpContext): boolean {
  const at = context.ancestors.findLastIndex(({ kind }) => kind === 'Assign');
  const assignment = context.ancestors[at];
  if (assignment?.kind !== 'Assign' || assignment.target.kind !== 'Var') return false;
  const { name } = assignment.target;
  let found = false;
  walkNodes(node, context, (inner) => {
    found ||= inner.kind === 'Var' && inner.name === name;
  });
  return found && context.ancestors.some(({ kind }, above) => above < at && loops.has(kind));
}

/** `$cache_key = md5( … )`. */
function isKey(context: PhpContext): boolean {
  const target = context.ancestors.findLast(({ kind }) => kind === 'Assign');
  const name = target?.kind === 'Assign' ? nameUnder(target.target) : null;
  return name !== null && /cache|transient|key$/i.test(name);
}

/** `crypt()` with a salt of the code's own that asks for DES or MD5. */
function checkCrypt(node: Call, context: PhpContext): void {
  const salt = node.args[1]?.value;
  if (salt?.kind !== 'Str' || /^\$(?:2[aby]|5|6|y)\$/.test(salt.value)) return;
  context.report({
    at: node,
    message: 'crypt() creates a DES or MD5 hash with this constant salt.',
    suggestion: 'Use password_hash() to store a password and password_verify() to compare it.',
    confidence: 'medium',
  });
}

function checkHash(node: Call, made: Made, context: PhpContext): void {
  const data = made.args[made.name.startsWith('hash') ? 1 : 0];
  const found = data === undefined ? null : passwordIn(data);
  const uses = context.ledger.usesOf(node);
  if (data === undefined || (uses & otherUses) !== 0 || feedsItself(node, context) || isKey(context)) return;
  // Who only compares has such hashes from elsewhere, and cannot choose how they were made.
  const isVerified = (uses & Use.Compared) !== 0 && (uses & Use.Kept) === 0;
  const finding = (name: string): Finding => ({
    at: node,
    message: isVerified
      ? `${name} appears to be a password and is compared as a hash by ${made.name}().`
      : `${name} appears to be a password and is hashed with ${made.name}().`,
    suggestion: isVerified
      ? 'When the hash is the right one, hash the password anew with wp_hash_password() and keep that.'
      : 'Use wp_hash_password() to store it and wp_check_password() to compare it.',
    ...(isVerified ? { severity: 'low' } : {}),
    confidence: isVerified ? 'low' : 'medium',
  });
  if (found !== null) {
    context.report(finding(found));
    return;
  }
  // A helper calls it something else than the form that it came from.
  context.track(data.value, everyDanger, node, (taint) => {
    const name = passwordOf(taint);
    return name === null ? null : { ...finding(name), taint };
  });
}

export const visitor: PhpVisitor = {
  namedCalls: [
    { names: ['crypt'], visit: checkCrypt },
    {
      names: fast,
      visit(node, context) {
        const made = context.ledger.valueAt(node)?.made;
        if (made?.node === node) checkHash(node, made, context);
      },
    },
  ],
};
