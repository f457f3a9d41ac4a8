import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, childOf, functionAround, isFunction } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unhandled-request',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'error_handling',
  cwe: 'CWE-755',
  title: 'Unhandled request failure',
  description: 'The promise of `apiFetch()` or `fetch()` has no `catch()` and is not inside a `try` block.',
  rationale: `Servers fail, sessions end, networks go away. Without a handler the spinner turns for ever, or the form looks saved and is not.

Add \`.catch()\` or \`try … catch\`, and show what happened, with \`createErrorNotice()\` for example. \`fetch()\` succeeds with 404 and 500, too: look at \`response.ok\`.`,
  references: [
    {
      title: '@wordpress/api-fetch',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/packages/packages-api-fetch/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "apiFetch( { path: '/acme/v1/items' } ).then( ( items ) => setItems( items ) );\n", lines: [1] },
      {
        code: "button.onclick = async () => {\n\tawait apiFetch( { path: '/acme/v1/save', method: 'POST' } );\n\tdone();\n};\n",
        lines: [2],
      },
    ],
    good: [
      "apiFetch( { path: '/acme/v1/items' } ).then( setItems ).catch( fail ).finally( stop );\napiFetch( { path: '/a' } ).then( setItems, fail );\nexport const load = () => apiFetch( { path: '/b' } );\nbutton.onclick = async () => {\n\ttry {\n\t\tawait apiFetch( { path: '/c' } );\n\t} catch ( error ) {\n\t\tfail( error );\n\t}\n};\n",
      "async function load() {\n\treturn await apiFetch( { path: '/d' } );\n}\nload().catch( fail );\n",
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  if (!/^(?:(?:wp\.)?apiFetch|(?:window\.)?fetch)$/.test(calleeText(call, context.source))) return;
  let at = call;
  for (;;) {
    const member: JsNode | null = at.parent;
    const outer: JsNode | null = member?.parent ?? null;
    if (member?.type !== 'member_expression' || at.field !== 'object' || outer?.type !== 'call_expression') break;
    const method = context.source.slice(childOf(member, 'property') ?? member);
    if (method === 'catch' || (method === 'then' && argumentsOf(outer).length > 1)) return;
    at = outer;
  }
  const { parent } = at;
  if (parent?.type === 'expression_statement') report(call, context);
  else if (parent?.type === 'await_expression' && isHandler(at, context)) report(call, context);
}

/** Awaited in a function that nobody waits for, outside of a `try`. */
function isHandler(node: JsNode, context: JsContext): boolean {
  for (let at: JsNode | null = node; at !== null && !isFunction(at); at = at.parent)
    if (at.parent?.type === 'try_statement' && at.field === 'body') return false;
  const fn = functionAround(node);
  if (!isFunction(fn) || fn.parent === null) return false;
  if (fn.parent.type === 'jsx_expression') return true;
  if (fn.parent.type === 'assignment_expression')
    return /\.on\w+$/.test(context.source.slice(childOf(fn.parent, 'left') ?? fn));
  if (fn.parent.type === 'arguments' && fn.parent.parent !== null)
    return /(?:^|\.)(?:addEventListener|on|click|submit|useEffect)$/.test(calleeText(fn.parent.parent, context.source));
  return false;
}

function report(call: JsNode, context: JsContext): void {
  context.report({
    at: call.children[0] ?? call,
    message: 'Failures of this request are not handled.',
    suggestion: 'Add .catch() or try … catch, and report the error.',
    confidence: 'medium',
  });
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
