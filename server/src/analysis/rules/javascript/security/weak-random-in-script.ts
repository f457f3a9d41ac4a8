import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { calleeText, childOf, functionAround, isFunction } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'security/weak-random-in-script',
  language: 'javascript',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-338',
  title: 'Predictable secret',
  description: 'A token, password, code or key is made with `Math.random()` or the time.',
  rationale: `\`Math.random()\` is made for dice: from a few of its numbers the next ones can be computed. A token that is made of them can be guessed.

Use \`crypto.getRandomValues()\` or \`crypto.randomUUID()\`; better still let the server make it.`,
  references: [
    {
      title: 'Math.random()',
      url: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Math/random',
    },
    { title: 'CWE-338', url: 'https://cwe.mitre.org/data/definitions/338.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'const token = Math.random().toString( 36 ).slice( 2 );\n', lines: [1] },
      {
        code: "function generatePassword() {\n\tlet text = '';\n\tfor ( let at = 0; at < 12; at++ ) {\n\t\ttext += letters[ Math.floor( Math.random() * letters.length ) ];\n\t}\n\treturn text;\n}\n",
        lines: [4],
      },
    ],
    good: [
      "const token = crypto.randomUUID();\nconst index = Math.floor( Math.random() * slides.length );\nconst id = 'field-' + Math.random().toString( 36 );\nfunction keyOf( row ) {\n\treturn row.id + Math.random();\n}\n",
    ],
  },
};

const secret =
  /(?:^|_|[a-z])(?:token|secret|nonce|passwd|password|passphrase|otp|csrf|salt|apiKey|api_key|sessionId|session_id|sid|resetCode|verificationCode|authCode|accessKey|privateKey|encryptionKey|challenge|couponCode|licen[cs]eKey)(?:$|_|[A-Z])/i;
const exempt = /tokeni[sz]e|tokens?(?:List|Index|Count|Color|Name)|placeholder|cache|animation/i;

function isSecret(name: string): boolean {
  return secret.test(name) && !exempt.test(name);
}

function check(call: JsNode, context: JsContext): void {
  if (calleeText(call, context.source) !== 'Math.random') return;
  const name = nameFor(call, context) ?? nameAtCaller(call, context);
  if (name === null) return;
  context.report({
    at: call,
    message: `${name} is generated with Math.random(), which is predictable.`,
    suggestion: 'Use crypto.getRandomValues() or crypto.randomUUID(), or let the server generate it.',
    confidence: 'medium',
  });
}

/** The secret that a function of the file, which draws lots, is called for. */
function nameAtCaller(call: JsNode, context: JsContext): string | null {
  const index = fileIndexOf(context);
  for (let fn = functionAround(call); isFunction(fn); fn = functionAround(fn)) {
    if (index.nameOf(fn) === null) continue;
    for (const caller of index.callersOf(fn).slice(0, 8)) {
      const name = nameFor(caller, context);
      if (name !== null) return name;
    }
    return null;
  }
  return null;
}

/** A part of what its function returns. */
function isReturned(call: JsNode): boolean {
  for (let at = call.parent; at !== null && !isFunction(at); at = at.parent)
    if (at.type === 'return_statement') return true;
  return false;
}

/** The name of the secret that a value goes into, or of the function that makes it. */
function nameFor(call: JsNode, context: JsContext): string | null {
  for (let at = call; at.parent !== null && !isFunction(at); at = at.parent) {
    const target =
      childOf(at, 'name') ??
      (/assignment/.test(at.type) ? childOf(at, 'left') : at.type === 'pair' ? childOf(at, 'key') : undefined);
    if (target === undefined || target.start === call.start) continue;
    const name = context.source.slice(target).replace(/^.*\.|['"]/g, '');
    if (name.length < 60 && isSecret(name)) return name;
    if (/statement$|declaration$/.test(at.type)) break;
  }
  const fn = functionAround(call);
  const name = isFunction(fn) ? fileIndexOf(context).nameOf(fn) : null;
  const isGiven = call.parent !== null && isReturned(call);
  return name !== null &&
    isSecret(name) &&
    (isGiven || /^(?:generate|make|create|get|new|random|build|gen)/i.test(name))
    ? `What ${name}() gives`
    : null;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
