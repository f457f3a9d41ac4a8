import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { childOf, type Foreign, foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/dom-xss',
  language: 'javascript',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  cwe: 'CWE-79',
  title: 'Input written as HTML by a script',
  description: 'Data from the address, from another window or from a form field is parsed as HTML or run as code.',
  rationale: `A link or a message from another window then runs scripts on the page, and the server never sees it.

Write text with \`textContent\` or jQuery's \`.text()\`, build elements instead of markup, or put the markup through a sanitizer such as DOMPurify. Check \`event.origin\` of messages.`,
  references: [
    {
      title: 'Element.innerHTML',
      url: 'https://developer.mozilla.org/docs/Web/API/Element/innerHTML#security_considerations',
    },
    { title: 'CWE-79', url: 'https://cwe.mitre.org/data/definitions/79.html' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPressVIPMinimum.JS.InnerHTML', 'WordPressVIPMinimum.JS.HTMLExecutingFunctions'],
  examples: {
    bad: [
      {
        code: "const name = new URLSearchParams( location.search ).get( 'name' );\nbox.innerHTML = '<b>' + name + '</b>';\n",
        lines: [2],
      },
      { code: "jQuery( '#out' ).html( decodeURIComponent( window.location.hash.slice( 1 ) ) );\n", lines: [1] },
      {
        code: `window.addEventListener( 'message', function ( event ) {\n\tconst data = event.data;\n\tdocument.getElementById( 'x' ).insertAdjacentHTML( 'beforeend', \`<p>\${ data.text }</p>\` );\n} );\n`,
        lines: [3],
      },
    ],
    good: [
      "const name = new URLSearchParams( location.search ).get( 'name' );\nbox.textContent = name;\nbox.innerHTML = '<b></b>';\n",
      "jQuery( '#out' ).text( location.hash );\nconst page = parseInt( new URLSearchParams( location.search ).get( 'p' ), 10 );\nbox.innerHTML = '<b>' + page + '</b>';\n",
      'box.innerHTML = DOMPurify.sanitize( location.hash );\n',
      'box.innerHTML = escapeHTML( location.hash );\n',
    ],
  },
};

const htmlProperties: ReadonlySet<string> = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
/** Methods that parse an argument as HTML, with that argument's position (-1: any). */
const htmlMethods: ReadonlyMap<string, number> = new Map([
  ['insertAdjacentHTML', 1],
  ['write', -1],
  ['writeln', -1],
  ['createContextualFragment', 0],
]);
const jqueryMethods: ReadonlySet<string> = new Set([
  'html',
  'append',
  'prepend',
  'after',
  'before',
  'replaceWith',
  'appendTo',
  'wrap',
]);
const codeFunctions: ReadonlySet<string> = new Set(['eval', 'setTimeout', 'setInterval', 'Function']);

function report(at: JsNode, found: Foreign, sink: string, context: JsContext, textProperty?: JsNode): void {
  context.report({
    at,
    message: `${found.label} is ${sink}.`,
    suggestion: sink.includes('code')
      ? 'Call a function instead of running text.'
      : 'Write it as text (textContent, .text()), or put the markup through a sanitizer first.',
    confidence: found.isDirect ? 'high' : 'medium',
    trace: found.steps.map((step) => ({ at: step.at, message: step.message })),
    ...(textProperty === undefined || at.type !== 'identifier'
      ? {}
      : { fix: { edits: [{ start: textProperty.start, end: textProperty.end, text: 'textContent' }], safe: false } }),
  });
}

function checkCall(node: JsNode, context: JsContext): void {
  const callee = childOf(node, 'function');
  const args = childOf(node, 'arguments')?.children ?? [];
  const { source } = context;
  if (callee?.type === 'identifier' && codeFunctions.has(source.slice(callee))) {
    const [first] = args;
    const found = first === undefined ? null : foreignIn(first, context);
    if (first !== undefined && found !== null)
      report(first, found, `run as code by ${source.slice(callee)}()`, context);
    return;
  }
  if (callee?.type !== 'member_expression') return;
  const property = childOf(callee, 'property');
  const object = childOf(callee, 'object');
  if (property === undefined || object === undefined) return;
  const name = source.slice(property);
  const position = htmlMethods.get(name);
  if (position === undefined && !(jqueryMethods.has(name) && isJquery(object, source.slice(object)))) return;
  if (/^write/.test(name) && !/\bdocument$/.test(source.slice(object))) return;
  const checked =
    position === undefined ? args.slice(0, 1) : position === -1 ? args : args.slice(position, position + 1);
  for (const argument of checked) {
    const found = foreignIn(argument, context);
    if (found !== null) report(argument, found, `parsed as HTML by ${name}()`, context);
  }
}

function isJquery(object: JsNode, text: string): boolean {
  return (
    /^(?:jQuery|\$)\s*\(|^\$\w+|^\$\b/.test(text) || (object.type === 'call_expression' && /\bjQuery\(|\$\(/.test(text))
  );
}

function checkAssignment(node: JsNode, context: JsContext): void {
  const left = childOf(node, 'left');
  const right = childOf(node, 'right');
  if (left?.type !== 'member_expression' || right === undefined) return;
  const property = childOf(left, 'property');
  if (property === undefined || !htmlProperties.has(context.source.slice(property))) return;
  const found = foreignIn(right, context);
  if (found !== null)
    report(right, found, `parsed as HTML through ${context.source.slice(property)}`, context, property);
}

export const visitor: JsVisitor = {
  nodes: {
    assignment_expression: checkAssignment,
    augmented_assignment_expression: checkAssignment,
    call_expression: checkCall,
  },
};
