import type { JsNode } from '../../../languages/javascript/ast.ts';
import { calleeText, childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/secret-in-script',
  language: 'javascript',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-798',
  title: 'Secret in a script',
  description: 'A key, token or password is contained in a script that every visitor can read.',
  rationale: `A script is public, minified or not. Whoever reads it uses the service in your name and at your cost.

Keep the secret on the server, call the service from there, and give the browser a REST route of your own. Take back a secret that was published.`,
  references: [
    {
      title: 'Secrets management',
      url: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
    },
    { title: 'CWE-798', url: 'https://cwe.mitre.org/data/definitions/798.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "const settings = { apiKey: 'f3K9x0QmZ7vT2sLw8YbN4cRj' };\n", lines: [1] },
      { code: "client.password = 'tr4in-Yellow!92x';\n", lines: [1] },
      {
        code: "fetch( url, { headers: { Authorization: 'Bearer 9f8a7c6b5e4d3f2a1b0c9d8e7f6a5b4c' } } );\n",
        lines: [1],
      },
    ],
    good: [
      "const apiKey = settings.apiKey;\nconst key = { apiKey: 'YOUR_API_KEY_GOES_HERE', password: '', token: 'xxxxxxxxxxxxxxxxxxxxxxxx' };\n",
      "const labels = { password: 'Enter your password', secret: 'client-secret-field', nonce: 'a1b2c3d4e5' };\n",
    ],
  },
};

/** Shapes that services give their keys. */
const shapes: readonly { readonly shape: RegExp; readonly what: string; readonly isPublic?: true }[] = [
  { shape: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, what: 'An access key of AWS' },
  { shape: /\b[sr]k_(?:live|test)_[0-9A-Za-z]{16,}/, what: 'A secret key of Stripe' },
  { shape: /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{30,})/, what: 'A token of GitHub' },
  { shape: /\bxox[abprs]-[0-9A-Za-z-]{10,}/, what: 'A token of Slack' },
  { shape: /\bSG\.[\w-]{16,}\.[\w-]{16,}/, what: 'A key of SendGrid' },
  { shape: /\bsk-(?:proj-|ant-)?[\w-]{32,}/, what: 'A key of an AI service' },
  { shape: /\bglpat-[\w-]{20}/, what: 'A token of GitLab' },
  { shape: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/, what: 'A private key' },
  { shape: /\bAIza[0-9A-Za-z_-]{35}\b/, what: 'A key of Google', isPublic: true },
];
const names =
  /(?:api|access|private|secret|auth|encryption|signing|client)[_-]?(?:key|secret|token)$|^(?:secret|password|passwd|pwd|token)$|(?:[a-z_-](?:Secret|Password|_secret|_password|_token|Token))$/i;
const harmless = /nonce|public|publishable|field|label|placeholder|csrf|selector|class|input|sort|query/i;
const placeholder =
  /^(?:your|my|the|enter|insert|change|replace|example|sample|dummy|test|fake|demo|todo|none|null|default)|(?:here|example|placeholder|password|secret|changeme|redacted)|(.)\1{5}|^[<{[%$#./@]|^(?:[a-z]+[-_ ./:]?)+$|^(?:[A-Z]+[-_ ]?)+$|^(?:[A-Z]?[a-z]+)+$|\s\w+\s|^https?:|^0123|1234567890/i;

/** Bits a character, by how often each comes. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

function nameOf(node: JsNode, context: JsContext): string | null {
  const { parent } = node;
  if (parent === null) return null;
  const target = childOf(parent, 'key') ?? childOf(parent, 'name') ?? childOf(parent, 'left');
  if (target === undefined || target === node) return null;
  const last = target.type === 'member_expression' ? childOf(target, 'property') : target;
  return last === undefined ? null : context.source.slice(last).replace(/['"]/g, '');
}

function report(
  at: JsNode,
  what: string,
  severity: 'high' | 'low',
  confidence: 'high' | 'medium' | 'low',
  context: JsContext,
): void {
  context.report({
    at,
    message: `${what} is contained in this script, which every visitor can read.`,
    suggestion: 'Keep it on the server and call the service from there; revoke this one.',
    severity,
    confidence,
  });
}

/** `btoa( 'name:password' )`. */
function isCredential(node: JsNode, text: string, context: JsContext): boolean {
  const call = node.parent?.type === 'arguments' ? node.parent.parent : null;
  if (call === null || calleeText(call, context.source) !== 'btoa') return false;
  const password = /^[^\s:]+:([^\s:]{6,})$/.exec(text)?.[1];
  return password !== undefined && !placeholder.test(password);
}

function check(node: JsNode, context: JsContext): void {
  if (node.end - node.start < 10 || node.end - node.start > 4000) return;
  const text = context.source.code.slice(node.start + 1, node.end - 1);
  const known = shapes.find(({ shape }) => shape.test(text));
  if (known !== undefined) {
    if (/EXAMPLE|x{6}|\.{3}|0{8}/i.test(text)) return;
    report(node, known.what, known.isPublic ? 'low' : 'high', 'high', context);
    return;
  }
  if (isCredential(node, text, context)) {
    report(node, 'A user name with its password', 'high', 'medium', context);
    return;
  }
  const name = nameOf(node, context);
  if (name === null || text.length > 200) return;
  const value = /^(?:Bearer|Basic|token)\s+(\S+)$/.exec(text)?.[1];
  const isHeader = /^(?:authorization|x-api-key)$/i.test(name);
  if (isHeader ? value === undefined && !/^x-/i.test(name) : !names.test(name) || harmless.test(name)) return;
  const secret = value ?? text;
  if (placeholder.test(secret) || /\s/.test(secret)) return;
  const isPassword = /pass|pwd/i.test(name);
  const hasDigits = /\d/.test(secret) && /[a-z]/i.test(secret);
  if (!hasDigits || secret.length < (isPassword ? 8 : 16) || entropyOf(secret) < (isPassword ? 2.5 : 3)) return;
  report(node, `A likely secret (${name})`, 'high', 'medium', context);
}

export const visitor: JsVisitor = {
  nodes: {
    string: check,
    template_string: (node, context) => {
      if (node.children.every(({ type }) => type === 'string_fragment')) check(node, context);
    },
  },
};
