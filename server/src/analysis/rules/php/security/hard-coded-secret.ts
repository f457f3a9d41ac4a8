import type { Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isSecretName, nameUnder } from './support/secret-names.ts';

export const meta: RuleMeta = {
  id: 'security/hard-coded-secret',
  language: 'php',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-798',
  title: 'Secret in the code',
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
    ],
    good: [
      "<?php\n$api_key = get_option( 'my_api_key' );\n",
      "<?php\n$api_key = 'your-api-key-here';\n$token = 'my_plugin_token';\n",
      "<?php\n$fields = array( 'password' => 'Password', 'token' => 'shelf-token-1' );\n",
      "<?php\ndefine( 'MY_SECRET', getenv( 'MY_SECRET' ) );\n",
    ],
  },
};

/** Shapes that services give their keys. */
const shapes =
  /^(?:AKIA[0-9A-Z]{16}|sk_live_[0-9A-Za-z]{16,}|rk_live_[0-9A-Za-z]{16,}|AIza[0-9A-Za-z_-]{35}|gh[pousr]_[0-9A-Za-z]{36}|xox[abprs]-[0-9A-Za-z-]{10,}|SG\.[\w-]{16,}\.[\w-]{16,}|key-[0-9a-f]{32}|-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----[\s\S]*)$/;
const placeholder = /your|example|sample|change|placeholder|dummy|xxx|test|todo|insert|enter|\*{3}|<|%|\.\.\.|\s/i;

/** Whether a text looks chosen by chance: digits among letters, and few characters twice. */
function isRandomLooking(text: string): boolean {
  if (text.length < 12 || text.length > 200 || placeholder.test(text)) return false;
  if (!/\d/.test(text) || !/[a-z]/i.test(text) || /^(?:https?:|\/|\$|#)/i.test(text)) return false;
  // A GUID names a format or an object.
  if (/^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i.test(text)) return false;
  // Names are words with a number behind them.
  if (/^[a-z]+(?:[-_ .:/][a-z]+)*[-_ .]?v?\d{0,4}$/i.test(text)) return false;
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  let entropy = 0;
  for (const count of counts.values()) entropy -= (count / text.length) * Math.log2(count / text.length);
  return entropy >= 3;
}

function check(name: string | null, value: Expr | null, context: PhpContext): void {
  if (value?.kind !== 'Str') return;
  const known = shapes.test(value.value);
  if (!known && (name === null || !isSecretName(name) || !isRandomLooking(value.value))) return;
  context.report({
    at: value,
    message: known
      ? 'This text has the shape of a service’s secret key.'
      : `${name} is a secret by its name, and its value is written here.`,
    suggestion: 'Read it from a constant in wp-config.php or from an option, and revoke this one.',
    confidence: known ? 'high' : 'medium',
  });
}

export const visitor: PhpVisitor = {
  nodes: {
    Assign: ({ target, value }, context) => check(nameUnder(target), value, context),
    ArrayItem: ({ key, value }, context) => check(key?.kind === 'Str' ? key.value : null, value, context),
    PropDecl: ({ name, value }, context) => check(name, value, context),
    Const: ({ name, value }, context) => check(name, value, context),
    Arg: ({ value }, context) => check(null, value, context),
    Call({ callee, args: [first, second] }, context) {
      if (callee.kind !== 'Name' || !/^\\?define$/i.test(callee.text) || first?.value.kind !== 'Str') return;
      // A key of known shape is reported as the argument that it is.
      if (second?.value.kind === 'Str' && !shapes.test(second.value.value))
        check(first.value.value, second.value, context);
    },
  },
};
