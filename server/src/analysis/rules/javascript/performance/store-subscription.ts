import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { calledOf } from '../../../languages/javascript/imports.ts';
import { argumentsOf, calleeText, isFunction, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/store-subscription',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Expensive store subscription',
  description:
    'A `subscribe()` callback of `@wordpress/data` changes the page, dispatches or sends requests without checking what has changed.',
  rationale: `The callback runs at every change of every store: with each key typed, each hover. One that dispatches calls itself.

Remember the value you are after, return at once when it is the same, and unsubscribe when you are done. In components use \`useSelect()\`; name the store as the second argument.`,
  references: [
    {
      title: 'subscribe',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/packages/packages-data/#subscribe',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "wp.data.subscribe( () => {\n\tconst title = wp.data.select( 'core/editor' ).getEditedPostAttribute( 'title' );\n\tdocument.querySelector( '.preview' ).textContent = title;\n} );\n",
        lines: [1],
      },
    ],
    good: [
      "let last = '';\nwp.data.subscribe( () => {\n\tconst title = wp.data.select( 'core/editor' ).getEditedPostAttribute( 'title' );\n\tif ( title === last ) {\n\t\treturn;\n\t}\n\tlast = title;\n\tdocument.querySelector( '.preview' ).textContent = title;\n} );\n",
      "const stop = subscribe( () => {\n\tif ( select( store ).isReady() ) {\n\t\tstop();\n\t\tstart();\n\t}\n} );\nobservable.subscribe( () => document.querySelector( 'a' ) );\n",
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  if (calledOf(call, /^@wordpress\/data$/, context) !== 'subscribe') return;
  const [callback] = argumentsOf(call);
  const [fn] = callback === undefined ? [] : fileIndexOf(context).functionsOf(callback);
  if (fn === undefined) return;
  let work: string | null = null;
  for (const node of within(fn)) {
    // Whoever tests anything has thought about how often it runs.
    if (/^(?:if_statement|ternary_expression|switch_statement)$/.test(node.type)) return;
    if (node.type === 'binary_expression' && /^(?:&&|\|\||\?\?)$/.test(node.operator)) return;
    work ??= workOf(node, context);
  }
  if (work === null || !isFunction(fn)) return;
  context.report({
    at: call.children[0] ?? call,
    message: `The subscription ${work} on every change of any store.`,
    suggestion: 'Compare the value with the previous one, and return early if it has not changed.',
  });
}

function workOf(node: JsNode, context: JsContext): string | null {
  if (node.type !== 'call_expression') return null;
  if (requestOf(node, context) !== null) return 'asks a server';
  const name = calleeText(node, context.source);
  if (/^(?:jQuery|\$)$|^document\.(?:querySelector|getElement)/.test(name)) return 'searches the page';
  return /(?:^|\.)dispatch$/.test(name) ? 'dispatches' : null;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
