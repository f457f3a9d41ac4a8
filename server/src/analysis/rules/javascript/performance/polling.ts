import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/polling',
  language: 'javascript',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Frequent polling',
  description: 'A timer sends requests to the server at short intervals, even in background tabs.',
  rationale: `Every open tab boots WordPress at every tick, and answers that take longer than the interval pile up.

Use the Heartbeat API of WordPress, which slows down in the background, or ask only while \`document.visibilityState\` is \`visible\`, and again only after the answer.`,
  references: [{ title: 'Heartbeat API', url: 'https://developer.wordpress.org/plugins/javascript/heartbeat-api/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "setInterval( function () {\n\tjQuery.post( ajaxurl, { action: 'acme_status' }, show );\n}, 2000 );\n",
        lines: [1],
      },
      { code: 'function refresh() {\n\tfetch( url ).then( show );\n}\nsetInterval( refresh, 5000 );\n', lines: [4] },
    ],
    good: [
      "setInterval( () => {\n\tif ( document.visibilityState === 'visible' ) {\n\t\tfetch( url ).then( show );\n\t}\n}, 30000 );\nsetInterval( tick, 1000 );\nsetInterval( () => fetch( url ), 5 * 60 * 1000 );\n",
    ],
  },
};

/** Milliseconds, when the file says them. */
function delayOf(node: JsNode | undefined, context: JsContext): number | null {
  const text = node === undefined ? '' : context.source.slice(node).replace(/\s|_/g, '');
  if (!/^\d+(?:\*\d+)*$/.test(text)) return null;
  return text.split('*').reduce((product, factor) => product * Number(factor), 1);
}

function check(call: JsNode, context: JsContext): void {
  if (!/^(?:window\.)?setInterval$/.test(calleeText(call, context.source))) return;
  const [callback, pause] = argumentsOf(call);
  const delay = delayOf(pause, context);
  if (callback === undefined || (delay !== null && delay >= 60_000)) return;
  const [fn] = fileIndexOf(context).functionsOf(callback);
  if (fn === undefined || /visibilityState|document\.hidden|hasFocus|clearInterval/.test(context.source.slice(fn)))
    return;
  for (const node of within(fn)) {
    const request = requestOf(node, context);
    if (request === null) continue;
    context.report({
      at: call.children[0] ?? call,
      message: `${request}() is called ${delay === null ? 'at every tick' : `every ${delay / 1000} s`}, even if the page is in the background.`,
      suggestion: 'Use the Heartbeat API, or only send requests while the page is visible.',
    });
    return;
  }
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
