import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, childOf, literalOf, textOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { isConstant } from './support/constant.ts';

export const meta: RuleMeta = {
  id: 'security/secret-in-browser-storage',
  language: 'javascript',
  category: 'security',
  severity: 'low',
  type: 'security_hardening',
  cwe: 'CWE-922',
  title: 'Secret in browser storage',
  description: 'A token, password or card number is put into `localStorage`, `sessionStorage` or a cookie by a script.',
  rationale: `Every script of the page reads these, the one that an injection brought included; \`localStorage\` keeps them after the browser is closed. A cookie that a script sets cannot be \`HttpOnly\`, and without \`Secure\` it travels over http.

Let the server set an \`HttpOnly; Secure; SameSite\` cookie, or keep the secret in a variable while the page is open.`,
  references: [
    {
      title: 'HTML5 security: local storage',
      url: 'https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#local-storage',
    },
    { title: 'CWE-922', url: 'https://cwe.mitre.org/data/definitions/922.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "localStorage.setItem( 'auth_token', response.token );\n", lines: [1] },
      { code: "document.cookie = 'session_token=' + token + '; path=/';\n", lines: [1] },
      { code: 'sessionStorage.password = form.password.value;\n', lines: [1] },
    ],
    good: [
      "localStorage.setItem( 'acme_tab', tab );\nlocalStorage.removeItem( 'auth_token' );\ndocument.cookie = 'acme_seen=1; path=/; SameSite=Lax; Secure';\nlocalStorage.setItem( 'token_help_seen', '1' );\n",
    ],
  },
};

const secret =
  /(?:^|[_-]|[a-z])(?:auth|access|refresh|bearer|session|jwt|api|id|reset|login|user)?[_-]?(?:token|jwt|password|passwd|secret|api[_-]?key|credentials?|card[_-]?number|cvv|cvc|ssn|(?<=[_-])(?:pass|pwd))(?:=|$)/i;
/** What is typed into a field for passwords. */
const typedPassword = /pass(?:word|wd)?['"\])\s]*\.val(?:ue)?\b/i;

function report(at: JsNode, name: string, where: string, context: JsContext): void {
  context.report({
    at,
    message: `${name.replace(/=$/, '')} is stored in ${where}, where every script on the page can read it.`,
    suggestion: 'Let the server set an HttpOnly cookie, or keep it in a variable.',
    confidence: 'medium',
  });
}

function checkCall(call: JsNode, context: JsContext): void {
  const where = /^(?:window\.)?(localStorage|sessionStorage)\.setItem$/.exec(calleeText(call, context.source))?.[1];
  const [key, value] = argumentsOf(call);
  if (where === undefined || key === undefined || value === undefined || isConstant(value, context)) return;
  const name = literalOf(key, context.source) ?? context.source.slice(key);
  if (secret.test(name) || typedPassword.test(context.source.slice(value))) report(call, name, where, context);
}

function checkAssignment(node: JsNode, context: JsContext): void {
  const left = childOf(node, 'left');
  const right = childOf(node, 'right');
  if (left === undefined || right === undefined) return;
  const text = textOf(left, context.source);
  const entry = /^(?:window\.)?(localStorage|sessionStorage)(?:\.(\w+)|\[\s*['"]([\w-]+)['"]\s*\])$/.exec(text);
  const name = entry?.[2] ?? entry?.[3];
  if (entry?.[1] !== undefined && name !== undefined) {
    if (secret.test(name) && !isConstant(right, context)) report(node, name, entry[1], context);
    return;
  }
  if (!/^(?:window\.)?document\.cookie$/.test(text) || isConstant(right, context)) return;
  const cookie = context.source.slice(right);
  const named = /^['"`]([\w-]+)=/.exec(cookie)?.[1];
  if (named !== undefined && secret.test(named)) report(node, named, 'a cookie that a script sets', context);
}

export const visitor: JsVisitor = { nodes: { call_expression: checkCall, assignment_expression: checkAssignment } };
