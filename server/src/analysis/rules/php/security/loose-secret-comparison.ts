import type { Binary, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isSecretName, nameUnder } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/loose-secret-comparison',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-697',
  title: 'Secret compared loosely',
  description: 'A token, hash or signature is compared with ==, != or strcmp().',
  rationale: `\`==\` makes numbers of texts that look like them: \`'0e12' == '0e99'\` is true, and before PHP 8 \`0 == 'token'\` was. It also stops at the first difference, and the time that takes tells how much was right.

Compare secrets with \`hash_equals( $known, (string) $sent )\`, passwords with \`wp_check_password()\`.`,
  references: [
    { title: 'hash_equals()', url: 'https://www.php.net/manual/function.hash-equals.php' },
    { title: 'CWE-697', url: 'https://cwe.mitre.org/data/definitions/697.html' },
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
    ],
    good: [
      "<?php\nfunction a( $known ) {\n\t$page = $_GET['page'];\n\treturn $page == $known;\n}\n",
      "<?php\nif ( hash_equals( get_option( 'my_token' ), $_GET['token'] ) ) {\n\tmy_run();\n}\n",
      "<?php\nif ( $token == '' || $password != null ) {\n\treturn;\n}\n",
      "<?php\nif ( $_POST['pass1'] != $_POST['pass2'] ) {\n\treturn;\n}\n",
      "<?php\nif ( $post->post_password == 'x' || $a == $b ) {\n\treturn;\n}\n",
    ],
  },
};

const sent = /\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\b|->get_(?:param|header)\s*\(/;
const hashing = /^\\?(?:md5|sha1|hash|hash_hmac|wp_hash|crypt)$/i;
const empty = /^(?:null|true|false|''|""|\d+)$/i;

/** Whether an expression stands for a secret: by its name, or because a hash is made there. */
function isSecret(node: Expr): boolean {
  if (node.kind === 'Call' && node.callee.kind === 'Name') {
    if (hashing.test(node.callee.text)) return true;
    const [first, second] = node.args;
    if (/^\\?get_(?:site_)?option$/.test(node.callee.text))
      return first?.value.kind === 'Str' && isSecretName(first.value.value);
    if (/^\\?(?:get_user_meta|get_post_meta)$/.test(node.callee.text))
      return second?.value.kind === 'Str' && isSecretName(second.value.value);
    return first !== undefined && isSecret(first.value);
  }
  const name = nameUnder(node);
  return name !== null && isSecretName(name);
}

/** Whether the request sends it: read right here, or into this variable earlier in the function. */
function isSent(node: Expr, context: PhpContext): boolean {
  if (node.kind !== 'Var') return sent.test(context.source.slice(node));
  const owner = context.ancestors.findLast(
    ({ kind }) => kind === 'Function' || kind === 'Method' || kind === 'Closure',
  );
  const before = context.source.code.slice(owner?.start ?? 0, node.start);
  return new RegExp(`\\$${node.name}\\s*=[^=;][^;]*\\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\\b`).test(before);
}

function check(left: Expr, right: Expr, how: string, at: Expr, context: PhpContext, negated: boolean | null): void {
  const isLeftSent = isSent(left, context);
  const isRightSent = isSent(right, context);
  // Only what a sender can try again and again: one side sent, the other the program's own.
  if (isLeftSent === isRightSent) return;
  const [known, given] = isRightSent ? [left, right] : [right, left];
  if (known.kind === 'Str' || known.kind === 'Num' || empty.test(context.source.slice(known))) return;
  if (!isSecret(known) && !(known.kind === 'Var' && isSecret(given))) return;
  const call = `hash_equals( ${context.source.slice(known)}, (string) ${context.source.slice(given)} )`;
  context.report({
    at,
    message: `${context.source.slice(known).slice(0, 60)} is compared as a secret with ${how}.`,
    suggestion: 'Compare with hash_equals( $known, (string) $sent ).',
    confidence: 'medium',
    ...(negated === null
      ? {}
      : { fix: { edits: [{ start: at.start, end: at.end, text: negated ? `! ${call}` : call }], safe: false } }),
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    Binary(node: Binary, context) {
      if (node.op === '==' || node.op === '!=') check(node.left, node.right, node.op, node, context, node.op === '!=');
    },
    Call(node, context) {
      if (node.callee.kind !== 'Name' || !/^\\?str(?:n?case)?n?cmp$/i.test(node.callee.text)) return;
      const [left, right] = node.args;
      if (left && right) check(left.value, right.value, `${node.callee.text}()`, node, context, null);
    },
  },
};
