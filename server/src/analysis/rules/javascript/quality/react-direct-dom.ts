import type { JsNode } from '../../../languages/javascript/ast.ts';
import { calleeText, childOf, functionAround, isFunction, textOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, renderingAround, roleOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/react-direct-dom',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'react',
  title: 'Direct DOM manipulation in a component',
  description:
    'A component searches or changes the page with `document`, or jQuery, while it renders or in its effects.',
  rationale: `React does not know of such changes: the next rendering takes them back, or fails on an element that is no longer there. The editor's content lives in a frame of its own, where \`document\` is not the document of the block.

Keep what changes in state and render it; get at an element with \`useRef()\`, and at its document with \`ref.current.ownerDocument\`.`,
  references: [
    { title: 'Manipulating the DOM with refs', url: 'https://react.dev/learn/manipulating-the-dom-with-refs' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "function Edit() {\n\tuseEffect( () => {\n\t\tdocument.querySelector( '.acme-title' ).innerHTML = 'New';\n\t}, [] );\n\treturn <p className=\"acme-title\" />;\n}\n",
        lines: [3],
      },
      { code: 'function Edit() {\n\tjQuery( \'.acme\' ).hide();\n\treturn <p className="acme" />;\n}\n', lines: [2] },
    ],
    good: [
      "function Edit() {\n\tconst ref = useRef();\n\tuseEffect( () => {\n\t\tref.current.focus();\n\t\tdocument.title = 'New';\n\t\tdocument.addEventListener( 'keydown', close );\n\t}, [] );\n\treturn <p ref={ ref } />;\n}\ncreateRoot( document.getElementById( 'root' ) ).render( <Edit /> );\n",
    ],
  },
};

const search =
  /^(?:window\.)?document\.(?:querySelector(?:All)?|getElementById|getElementsBy(?:ClassName|TagName))$|^(?:jQuery|\$)$/;

function check(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  if (!search.test(name) || !isInComponent(call, context)) return;
  const change = changeOf(call, context);
  if (change === null) return;
  context.report({
    at: call,
    message: `The component changes the DOM with ${name}() and ${change}.`,
    suggestion: 'Keep it in state and render it, or use a ref.',
    confidence: 'medium',
  });
}

/** While it renders, or in an effect of its own. */
function isInComponent(call: JsNode, context: JsContext): boolean {
  if (renderingAround(call, context) !== null) return true;
  const fn = functionAround(call);
  const outer = fn.parent?.type === 'arguments' ? fn.parent.parent : null;
  if (!isFunction(fn) || outer === null || !/^use(?:Layout)?Effect$/.test(hookOf(outer, context) ?? '')) return false;
  return roleOf(functionAround(outer), context) === 'component';
}

/** How what was found is changed at once; null when it is only read. */
function changeOf(call: JsNode, context: JsContext): string | null {
  const member = call.parent;
  if (member?.type !== 'member_expression') return null;
  let outer: JsNode = member;
  while (outer.parent?.type === 'member_expression') outer = outer.parent;
  const { parent } = outer;
  if (parent !== null && /assignment_expression$/.test(parent.type) && outer.field === 'left')
    return `sets ${textOf(outer, context.source).split('.').at(-1) ?? ''}`;
  if (parent?.type !== 'call_expression') return null;
  const method = context.source.slice(childOf(outer, 'property') ?? outer);
  return /^(?:append|appendChild|prepend|remove|removeChild|html|text|hide|show|addClass|removeClass|toggleClass|css|add|toggle|setAttribute|insertAdjacentHTML|replaceWith|fadeIn|fadeOut|attr)$/.test(
    method,
  )
    ? `calls ${method}()`
    : null;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
