import { entryOf } from '../../../languages/php/flow/value.ts';
import type { ArgInfo, CallEvent, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isSecretName } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/insecure-cookie',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-614',
  title: 'Secret in an open cookie',
  description: 'A cookie that holds a session or a token is set without Secure or without HttpOnly.',
  rationale: `Without HttpOnly every script on the page reads the cookie; without Secure it travels over plain HTTP.

Pass \`is_ssl()\` for secure and \`true\` for httponly, or the array form with \`'samesite' => 'Lax'\` as well.`,
  references: [
    { title: 'setcookie()', url: 'https://www.php.net/manual/function.setcookie.php' },
    { title: 'CWE-614', url: 'https://cwe.mitre.org/data/definitions/614.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\nsetcookie( 'my_session', $token, time() + 3600, '/' );\n", lines: [2] },
      { code: "<?php\nsetcookie( 'auth_token', $value, 0, COOKIEPATH, COOKIE_DOMAIN, is_ssl() );\n", lines: [2] },
      { code: "<?php\nsetcookie( 'my_login', $value, array( 'secure' => true, 'httponly' => false ) );\n", lines: [2] },
    ],
    good: [
      "<?php\nsetcookie( 'my_session', $token, time() + 3600, '/', '', is_ssl(), true );\n",
      "<?php\nsetcookie( 'my_session', '', time() - 3600, '/' );\n",
      "<?php\nsetcookie( 'my_columns', '3', time() + 3600 );\n",
      "<?php\nsetcookie( 'my_login', $value, array( 'secure' => is_ssl(), 'httponly' => true ) );\n",
    ],
  },
};

const named = /(?:^|[_-])(?:session|sess|sid|auth|login|logged|user|remember|jwt)(?:[_-]|$)/i;

function isSecretCookie(name: ArgInfo, value: ArgInfo, context: PhpContext): boolean {
  const text = typeof name.value.constant === 'string' ? name.value.constant : context.source.slice(name.node);
  if (named.test(text) || isSecretName(text)) return true;
  return value.node.kind === 'Var' && isSecretName(value.node.name);
}

function check({ args, name, node }: CallEvent, context: PhpContext): void {
  const [cookie, value, third] = args;
  if (cookie === undefined || value === undefined || args.some((arg) => arg.spread || arg.name !== null)) return;
  // An empty value deletes the cookie.
  const constant = value.value.constant;
  if (constant === '' || constant === ' ' || constant === null || constant === false) return;
  if (!isSecretCookie(cookie, value, context)) return;
  const options = third?.value.shape ?? null;
  if (third !== undefined && options === null && args.length === 3 && third.node.kind === 'Var') return;
  if (options !== null && options.rest !== null) return;
  const secure = options === null ? args[5]?.value : entryOf(third?.value, 'secure');
  const httpOnly = options === null ? args[6]?.value : entryOf(third?.value, 'httponly');
  const off = (flag: typeof secure) => flag === undefined || flag.constant === false || flag.constant === 0;
  const missing = [...(off(secure) ? ['Secure'] : []), ...(off(httpOnly) ? ['HttpOnly'] : [])];
  if (missing.length === 0) return;
  context.report({
    at: { start: node.start, end: cookie.node.end },
    message: `${name}() sets a cookie that is a secret by its name without ${missing.join(' and ')}.`,
    suggestion:
      "Pass array( 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax' ) and the rest as third argument.",
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { calls: [{ names: ['setcookie', 'setrawcookie'], visit: check }] };
