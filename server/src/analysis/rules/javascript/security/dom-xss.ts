import type { Severity } from '@presswright/shared/schemas/analysis';
import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, childOf, codeOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { isJquery } from '../support/jquery.ts';
import type { Foreign } from './support/foreign.ts';
import { foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/dom-xss',
  language: 'javascript',
  category: 'security',
  severity: 'high',
  type: 'security_vulnerability',
  merge: 'message',
  cwe: 'CWE-79',
  title: 'Untrusted input parsed as HTML',
  description: 'Data from the URL, another window, browser storage or a server response is parsed as HTML.',
  rationale: `A link or a message from another window then runs scripts on the page, and the server never sees it.

Write text with \`textContent\` or jQuery's \`.text()\`, build elements instead of markup, or put the markup through a sanitizer such as DOMPurify. Check \`event.origin\` of messages.

Data is followed through the variables, parameters and results of functions, also those imported from other files of the plugin. An answer of a server that is put into markup counts as medium, one that is shown as it comes as low: whoever writes the markup there must escape it.`,
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
      {
        code: "const rows = [];\nrows.push( '<li>' + decodeURIComponent( location.hash ) + '</li>' );\nlist.innerHTML = rows.join( '' );\n",
        lines: [3],
      },
      { code: "jQuery( '#out' ).html( decodeURIComponent( window.location.hash.slice( 1 ) ) );\n", lines: [1] },
      {
        code: `window.addEventListener( 'message', function ( event ) {\n\tconst data = event.data;\n\tdocument.getElementById( 'x' ).insertAdjacentHTML( 'beforeend', \`<p>\${ data.text }</p>\` );\n} );\n`,
        lines: [3],
      },
      {
        code: `function show( label ) {\n\tjQuery( '<li>' + label + '</li>' ).appendTo( '#list' );\n}\nfunction query() {\n\treturn new URLSearchParams( window.location.search ).get( 'tab' );\n}\nshow( query() );\n`,
        lines: [2],
      },
      {
        code: `apiFetch( { path: '/shop/v1/items' } ).then( ( items ) => {\n\tlist.innerHTML = items.map( ( item ) => \`<li>\${ item.name }</li>\` ).join( '' );\n} );\n`,
        lines: [2],
      },
    ],
    good: [
      `apiFetch( { path: '/shop/v1/items' } ).then( ( items ) => {\n\tlist.innerHTML = items.map( ( item ) => \`<li>\${ _.escape( item.name ) }</li>\` ).join( '' );\n} );\n`,
      "const tab = location.hash.slice( 1 );\nif ( /^[a-z]+$/.test( tab ) ) {\n\tjQuery( '#out' ).html( '<b>' + tab + '</b>' );\n}\n",
      "jQuery( '#out' ).append( jQuery( '<li>' ).text( location.hash ) );\n",
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
  ['parseHTMLUnsafe', 0],
  ['setHTMLUnsafe', 0],
]);
const jqueryMethods: ReadonlySet<string> = new Set([
  'html',
  'append',
  'prepend',
  'after',
  'before',
  'replaceWith',
  'wrap',
  'wrapInner',
  'wrapAll',
]);

function severityOf({ kind, isMixed, isDirect, label, through }: Foreign): Severity {
  // Who sends these is only suspected: mostly the site itself, or the person at the keyboard.
  if (kind === 'input' || kind === 'attribute') return 'info';
  if (kind === 'response') return isMixed ? 'low' : 'info';
  if (kind === 'storage') return 'low';
  // Browsers encode brackets and quotes in the page's own address: only what is decoded of it is markup.
  const isEncoded =
    /(?:href|pathname)$/.test(label) &&
    !isDirect &&
    !through.some((name) => /get|decode|unescape|atob|parse/i.test(name));
  return isEncoded ? 'low' : 'high';
}

function report(at: JsNode, found: Foreign, sink: string, context: JsContext, textProperty?: JsNode): void {
  const isAnswer = found.kind === 'response';
  context.report({
    at,
    message: `${found.label} is ${sink}.`,
    suggestion: 'Insert it as text (textContent, .text()), or sanitize the markup first.',
    severity: severityOf(found),
    confidence:
      found.kind === 'storage' || /input|attribute/.test(found.kind) || isAnswer
        ? 'low'
        : found.isDirect
          ? 'high'
          : 'medium',
    trace: found.steps,
    ...(textProperty === undefined || at.type !== 'identifier'
      ? {}
      : { fix: { edits: [{ start: textProperty.start, end: textProperty.end, text: 'textContent' }], safe: false } }),
  });
}

function checkCall(node: JsNode, context: JsContext): void {
  const callee = childOf(node, 'function');
  const { source } = context;
  if (callee?.type === 'identifier') {
    if (/^(?:jQuery|\$)$/.test(source.slice(callee))) checkJquery(node, context);
    return;
  }
  if (callee?.type !== 'member_expression') return;
  const property = childOf(callee, 'property');
  const object = childOf(callee, 'object');
  if (property === undefined || object === undefined) return;
  const name = source.slice(property);
  const args = argumentsOf(node);
  const position = htmlMethods.get(name);
  const isAttribute = name === 'setAttribute' || (/^(?:attr|prop)$/.test(name) && isJquery(object, context));
  if (isAttribute) {
    const [attribute] = args;
    if (attribute === undefined || !/^['"](?:srcdoc|on\w+)['"]$/i.test(source.slice(attribute))) return;
  } else if (position === undefined && !(jqueryMethods.has(name) && isJquery(object, context))) return;
  if (/^write/.test(name) && !/\b(?:document|doc)$/.test(source.slice(object))) return;
  const checked = isAttribute
    ? args.slice(1)
    : position === undefined
      ? args
      : position === -1
        ? args
        : args.slice(position, position + 1);
  for (const argument of checked) {
    const found = foreignIn(argument, context);
    if (found !== null) report(argument, found, `parsed as HTML by ${name}()`, context);
  }
}

/** `jQuery( text )` makes elements of a text that starts with a tag. */
function checkJquery(node: JsNode, context: JsContext): void {
  const [first] = argumentsOf(node);
  if (first === undefined) return;
  let start = first;
  while (start.type === 'binary_expression' && start.children[0] !== undefined) start = start.children[0];
  const text = context.source.slice(start);
  const isTag = /^['"`]\s*</.test(text);
  if (!isTag && /^['"`]/.test(text)) return;
  const found = foreignIn(first, context);
  if (
    found === null ||
    (!isTag && (found.kind !== 'address' || !/\b(?:get|decodeURIComponent)$/.test(found.through.at(-1) ?? '')))
  )
    return;
  report(first, found, 'parsed as HTML by jQuery()', context);
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

/** Select2's `escapeMarkup: ( markup ) => markup` shows what the server answers as HTML. */
function checkPair(pair: JsNode, context: JsContext): void {
  const key = childOf(pair, 'key');
  const fn = childOf(pair, 'value');
  if (key === undefined || fn === undefined || !/^['"]?escapeMarkup['"]?$/.test(context.source.slice(key))) return;
  const name = /^(?:function\s*\w*)?\s*\(?\s*(\w+)\s*\)?\s*(?:=>)?\s*(?:\{\s*return\s+)?(\w+)\s*;?\s*\}?$/.exec(
    withoutLongRuns(codeOf(fn, context)),
  );
  if (name === null || name[1] !== name[2]) return;
  context.report({
    at: pair,
    message: 'escapeMarkup() returns everything unchanged, so the output of the templates is parsed as HTML.',
    suggestion: 'Remove escapeMarkup; return jQuery elements from templates that need markup.',
    severity: 'medium',
    confidence: 'medium',
  });
}

export const visitor: JsVisitor = {
  nodes: {
    pair: checkPair,
    assignment_expression: checkAssignment,
    augmented_assignment_expression: checkAssignment,
    call_expression: checkCall,
  },
};
