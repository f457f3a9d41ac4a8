import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { ownerOf } from './support/assigned.ts';
import { nameUnder } from './support/secret-names.ts';

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

const fast = /^\\?(?:md5|sha1|crc32|hash|hash_hmac)$/i;
const password =
  /^(?:new_?|old_?|user_?|raw_?|plain_?|clear_?|current_?|admin_?|login_?)?(?:password|passwd|pass|pwd|pw)[12]?$/i;

/** Looking a password up among leaked ones, in a cache, or hashing it again with a slow hash. */
function isOtherUse(node: Call, context: PhpContext): boolean {
  const owner = ownerOf(context);
  const body = owner === undefined ? context.source.code : context.source.slice(owner);
  if (/pwnedpasswords|haveibeenpwned|\bpassword_(?:hash|verify)\s*\(/i.test(body)) return true;
  const target = context.ancestors.findLast(({ kind }) => kind === 'Assign');
  const name = target?.kind === 'Assign' ? nameUnder(target.target) : null;
  if (name !== null && /cache|transient|key$/i.test(name)) return true;
  // Hashed again and again, the result going in each time: that is how a hash is made slow.
  if (name !== null && new RegExp(`\\$${name}\\s*=\\s*\\w+\\s*\\([^;]*\\$${name}\\b[^;]*\\)\\s*;`).test(body)) {
    return /\b(?:while|for)\s*\(/.test(body);
  }
  return context.ancestors.some(
    (above) =>
      above.kind === 'Call' &&
      above !== node &&
      above.callee.kind === 'Name' &&
      /^\\?(?:password_hash|wp_hash_password|wp_cache_\w+|get_transient|set_transient|password_verify|wp_check_password)$/i.test(
        above.callee.text,
      ),
  );
}

/** The password in what is hashed; null when there is none by name. */
function passwordIn(node: Expr): string | null {
  if (node.kind === 'Concat' || node.kind === 'Interpolated') {
    for (const part of node.parts) {
      const found = passwordIn(part);
      if (found !== null) return found;
    }
    return null;
  }
  if (node.kind === 'Call') {
    const inner = node.args[0];
    const carries =
      node.callee.kind === 'Name' &&
      /^(?:wp_unslash|trim|sanitize_text_field|md5|sha1|stripslashes|strrev|base64_encode|utf8_encode)$/i.test(
        node.callee.text,
      );
    return carries && inner !== undefined ? passwordIn(inner.value) : null;
  }
  if (node.kind === 'Cast') return passwordIn(node.value);
  const name = nameUnder(node);
  return name !== null && password.test(name) ? name : null;
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

export const visitor: PhpVisitor = {
  nodes: {
    Call(node, context) {
      if (node.callee.kind === 'Name' && /^\\?crypt$/i.test(node.callee.text)) checkCrypt(node, context);
      if (node.callee.kind !== 'Name' || !fast.test(node.callee.text)) return;
      const keyed = /^\\?(?:hash|hash_hmac)$/i.test(node.callee.text);
      const data = node.args[keyed ? 1 : 0];
      const found = data === undefined ? null : passwordIn(data.value);
      if (found === null || isOtherUse(node, context)) return;
      context.report({
        at: node,
        message: `${found} appears to be a password and is hashed with ${node.callee.text}().`,
        suggestion: 'Use wp_hash_password() to store it and wp_check_password() to compare it.',
        confidence: 'medium',
      });
    },
  },
};
