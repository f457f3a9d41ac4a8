import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, childOf, isFunction, literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { attributeText, type Element, elementOf } from '../support/react.ts';
import { requestBehind, requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/request-per-keystroke',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Request with each key typed',
  description: 'A text field sends a request to the server with every character that is typed.',
  rationale: `A search for a word of ten letters sends ten requests, each of which boots WordPress, and the answers come in any order: that of the fifth letter may arrive last and stay.

Wait until typing pauses (\`useDebounce()\` of \`@wordpress/compose\`, \`debounce()\`), and ask only from the second or third letter on. Requests of functions that the handler calls count, in this file and in those that it imports; handlers that wait, and those of lists, check boxes and files, do not.`,
  references: [
    {
      title: 'useDebounce()',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/packages/packages-compose/#usedebounce',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "function Search( { onFound } ) {\n\treturn (\n\t\t<TextControl\n\t\t\tonChange={ ( term ) => apiFetch( { path: '/shelf/v1/find?s=' + term } ).then( onFound ) }\n\t\t/>\n\t);\n}\n",
        lines: [4],
      },
      {
        code: "const field = document.querySelector( '.shelf-search' );\nfield.addEventListener( 'input', () => {\n\tfetch( '/wp-json/shelf/v1/find?s=' + field.value ).then( show );\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "function Search( { onFound } ) {\n\tconst find = useDebounce( ( term ) => apiFetch( { path: '/shelf/v1/find?s=' + term } ).then( onFound ), 300 );\n\treturn <TextControl onChange={ ( term ) => find( term ) } />;\n}\n",
      "function Kind( { onFound } ) {\n\treturn <SelectControl onChange={ ( kind ) => apiFetch( { path: '/shelf/v1/list/' + kind } ).then( onFound ) } />;\n}\n",
      "let timer;\nfield.addEventListener( 'input', () => {\n\tclearTimeout( timer );\n\ttimer = setTimeout( () => fetch( '/wp-json/shelf/v1/find?s=' + field.value ).then( show ), 300 );\n} );\n",
    ],
  },
};

const textFields =
  /^(?:TextControl|TextareaControl|SearchControl|InputControl|__experimentalInputControl|PlainText|RichText|ComboboxControl|FormTokenField|textarea|input)$/;
const typed = /^(?:onChange|onInput|onKeyUp|onKeyDown|onKeyPress|onFilterValueChange|onInputChange)$/;
const typedEvents = /^(?:input|keyup|keydown|keypress)$/;

function checkElement(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  if (element === null || !textFields.test(element.name) || !isText(element, context)) return;
  for (const [name, value] of element.attributes) {
    if (!typed.test(name) || value === null) continue;
    // Whoever picks an entry of a list has typed nothing.
    if (name === 'onChange' && /^(?:ComboboxControl|FormTokenField)$/.test(element.name)) continue;
    const handler = value.type === 'jsx_expression' ? value.children[0] : value;
    if (handler !== undefined) checkHandler(handler, context);
  }
}

function isText({ name, attributes }: Element, context: JsContext): boolean {
  if (name !== 'input') return true;
  const type = attributeText(attributes.get('type'), context) ?? 'text';
  return /^(?:text|search|email|url|tel|password|number)$/.test(type);
}

/** `field.addEventListener( 'input', fn )`, `$( field ).on( 'keyup', fn )`, `$( field ).keyup( fn )`. */
function checkCall(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  const args = argumentsOf(call);
  const isNamed = /(?:^|\.)(?:addEventListener|on)$/.test(name);
  const event = isNamed
    ? (literalOf(args[0], context.source) ?? '')
    : (/\.(keyup|keydown|keypress)$/.exec(name)?.[1] ?? '');
  if (!event.split(/[\s.]+/).some((one) => typedEvents.test(one))) return;
  const handler = isNamed ? args.slice(1).findLast((arg) => isFunction(arg) || arg.type === 'identifier') : args[0];
  if (handler !== undefined) checkHandler(handler, context);
}

function checkHandler(handler: JsNode, context: JsContext): void {
  for (const fn of fileIndexOf(context).functionsOf(handler)) {
    const found = firstRequest(fn, context);
    if (found === null) continue;
    context.report({
      at: found.node,
      message: `${found.name}() sends a request with every character that is typed.`,
      suggestion: 'Wait until typing pauses: useDebounce() or debounce() around the handler.',
      confidence: 'medium',
    });
  }
}

/** A request that the handler makes at once; null where it waits, or where it asks which key it was. */
function firstRequest(fn: JsNode, context: JsContext): { readonly node: JsNode; readonly name: string } | null {
  const text = context.source.slice(fn);
  if (
    /\b(?:setTimeout|clearTimeout|debounce\w*|throttle\w*|requestIdleCallback)\b|\.key(?:Code)?\b|\.which\b/i.test(text)
  )
    return null;
  const body = childOf(fn, 'body');
  const stack: JsNode[] = body === undefined ? [] : [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    context.tick();
    if (node.type === 'call_expression') {
      const name = requestOf(node, context) ?? requestBehind(node, context);
      if (name !== null) return { node, name };
    }
    for (const child of node.children.toReversed())
      if (!isFunction(child) && !isChosen(child, node, context)) stack.push(child);
  }
  return null;
}

/** What only some events lead to; how long the text is, or whether there is one, says nothing of that. */
function isChosen(child: JsNode, parent: JsNode, context: JsContext): boolean {
  if (parent.type !== 'if_statement' && parent.type !== 'ternary_expression') return false;
  const condition = childOf(parent, 'condition');
  if (condition === undefined || child === condition) return false;
  return !/\.length\b|^\(?\s*!?[\w.]+\s*\)?$/.test(context.source.slice(condition));
}

export const visitor: JsVisitor = {
  nodes: { jsx_opening_element: checkElement, jsx_self_closing_element: checkElement, call_expression: checkCall },
};
