import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, childOf, entryOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/synchronous-request',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Synchronous request',
  description: 'A script sends a synchronous request: `async: false`, or `open( …, false )`.',
  rationale: `Until the answer is there the page neither scrolls nor takes clicks. Browsers have deprecated it, and refuse it while a page closes.

Work with the answer in a callback, a promise or after \`await\`. To send something while the page closes use \`navigator.sendBeacon()\`.`,
  references: [
    {
      title: 'Synchronous requests',
      url: 'https://developer.mozilla.org/docs/Web/API/XMLHttpRequest_API/Synchronous_and_Asynchronous_Requests#synchronous_request',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'jQuery.ajax( { url: ajaxurl, async: false, success: show } );\n', lines: [1] },
      { code: "const xhr = new XMLHttpRequest();\nxhr.open( 'GET', url, false );\nxhr.send();\n", lines: [2] },
    ],
    good: [
      "jQuery.ajax( { url: ajaxurl, success: show } );\nxhr.open( 'GET', url, true );\nxhr.open( 'GET', url );\nmodal.open( 'a', 'b', false );\n",
    ],
  },
};

function report(at: JsNode, context: JsContext): void {
  context.report({
    at,
    message: 'The page is blocked until this request completes.',
    suggestion: 'Send the request asynchronously, and continue in a callback or after await.',
  });
}

export const visitor: JsVisitor = {
  nodes: {
    call_expression: (call, context) => {
      const name = calleeText(call, context.source);
      const args = argumentsOf(call);
      if (/^(?:jQuery|\$)\.(?:ajax|ajaxSetup|get|post)$/.test(name)) {
        for (const argument of args) {
          const value = entryOf(argument, 'async', context.source);
          if (value?.type === 'false') report(value.parent ?? value, context);
        }
        return;
      }
      if (!/(?:^|\.)(?:xhr|xmlhttp\w*|request|req|http|ajax|client|[xX]Http\w*)\.open$/i.test(name)) return;
      const [method, , isAsync] = args;
      if (
        isAsync?.type === 'false' &&
        method !== undefined &&
        /^['"](?:GET|POST|PUT|DELETE|HEAD|PATCH)['"]$/i.test(context.source.slice(method))
      )
        report(childOf(call, 'arguments') ?? call, context);
    },
  },
};
