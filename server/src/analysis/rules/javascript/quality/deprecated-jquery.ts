import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, childOf, isFunction, literalOf, textOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { isJquery } from '../support/jquery.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-jquery',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'deprecated',
  merge: 'message',
  title: 'Deprecated or removed jQuery API',
  description: 'A script calls a method that jQuery 3, which WordPress ships, has removed or deprecated.',
  rationale: `WordPress has jQuery 3 since 5.6. What jQuery 3 removed (\`.size()\`, \`.live()\`, \`.load( fn )\`, \`$.browser\`) throws and ends the script; what it deprecated works until jQuery 4 comes.

Use \`.on()\` for events, and what JavaScript has itself: \`JSON.parse()\`, \`Array.isArray()\`, \`Date.now()\`.`,
  references: [{ title: 'jQuery 3.0 upgrade guide', url: 'https://jquery.com/upgrade-guide/3.0/' }],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [
      { code: "jQuery( '.tab' ).live( 'click', open );\njQuery( '.tab' ).bind( 'click', open );\n", lines: [1, 2] },
      {
        code: "jQuery( function ( $ ) {\n\tif ( $( '.row' ).size() > 1 ) {\n\t\tshow( $.parseJSON( text ), $.isArray( list ) );\n\t}\n} );\n",
        lines: [2, 3],
      },
      { code: 'jQuery( window ).load( function () {\n\tstart();\n} );\n', lines: [1] },
    ],
    good: [
      "jQuery( '.tab' ).on( 'click', open );\nconst bound = open.bind( this );\nif ( jQuery( '.row' ).length > 1 ) {\n\tshow( JSON.parse( text ) );\n}\njQuery( '#box' ).load( '/part.html' );\nnew Map().size;\n",
    ],
  },
};

interface Old {
  readonly removed: boolean;
  readonly instead: string;
  /** What the name is replaced by, where nothing else changes. */
  readonly name?: string;
}

const methods: ReadonlyMap<string, Old> = new Map([
  ['live', { removed: true, instead: 'jQuery( document ).on( event, selector, handler )' }],
  ['die', { removed: true, instead: '.off()' }],
  ['size', { removed: true, instead: '.length' }],
  ['andSelf', { removed: true, instead: '.addBack()', name: 'addBack' }],
  ['bind', { removed: false, instead: '.on()', name: 'on' }],
  ['unbind', { removed: false, instead: '.off()', name: 'off' }],
  ['delegate', { removed: false, instead: '.on( event, selector, handler )' }],
  ['undelegate', { removed: false, instead: '.off( event, selector )' }],
]);
/** Methods that were events when they got a function. */
const events: ReadonlyMap<string, Old> = new Map([
  ['load', { removed: true, instead: ".on( 'load', … )" }],
  ['unload', { removed: true, instead: ".on( 'unload', … )" }],
  ['error', { removed: true, instead: ".on( 'error', … )" }],
]);
const functions: ReadonlyMap<string, Old> = new Map([
  ['parseJSON', { removed: false, instead: 'JSON.parse()', name: 'JSON.parse' }],
  ['isArray', { removed: false, instead: 'Array.isArray()', name: 'Array.isArray' }],
  ['now', { removed: false, instead: 'Date.now()', name: 'Date.now' }],
  ['trim', { removed: false, instead: 'text.trim()' }],
  ['isFunction', { removed: false, instead: "typeof value === 'function'" }],
  ['isNumeric', { removed: false, instead: 'Number.isFinite( parseFloat( value ) )' }],
  ['isWindow', { removed: false, instead: 'value === value.window' }],
  ['type', { removed: false, instead: 'typeof' }],
  ['unique', { removed: false, instead: 'jQuery.uniqueSort()', name: 'uniqueSort' }],
  ['sub', { removed: true, instead: 'a plugin of your own' }],
]);

function report(
  at: JsNode,
  what: string,
  { removed, instead }: Old,
  context: JsContext,
  edit?: { node: JsNode; text: string },
): void {
  context.report({
    at,
    message: removed
      ? `${what} was removed from jQuery, so this throws an error.`
      : `${what} is deprecated in jQuery 3.`,
    suggestion: `Use ${instead}.`,
    severity: removed ? 'medium' : 'low',
    ...(edit === undefined
      ? {}
      : { fix: { edits: [{ start: edit.node.start, end: edit.node.end, text: edit.text }], safe: true } }),
  });
}

function checkCall(call: JsNode, context: JsContext): void {
  const callee = childOf(call, 'function');
  if (callee?.type !== 'member_expression') return;
  const object = childOf(callee, 'object');
  const property = childOf(callee, 'property');
  if (object === undefined || property === undefined) return;
  const name = context.source.slice(property);
  const old = methods.get(name) ?? events.get(name) ?? functions.get(name);
  if (old === undefined) return;
  if (functions.has(name)) {
    const owner = textOf(object, context.source);
    if (!/^(?:jQuery|\$)$/.test(owner)) return;
    report(
      callee,
      `${owner}.${name}()`,
      old,
      context,
      old.name === undefined || old.name === 'uniqueSort' ? undefined : { node: callee, text: old.name },
    );
    return;
  }
  if (!isJquery(object, context)) return;
  const args = argumentsOf(call);
  const [first] = args;
  if (
    events.has(name) &&
    !(
      first !== undefined &&
      (isFunction(first) || (first.type === 'identifier' && args.length === 1 && name !== 'load'))
    )
  )
    return;
  if (
    /^(?:un)?bind$/.test(name) &&
    args.length > 0 &&
    literalOf(args[0], context.source) === null &&
    args[0]?.type !== 'object'
  )
    return;
  if (name === 'size' && args.length > 0) return;
  report(property, `.${name}()`, old, context, old.name === undefined ? undefined : { node: property, text: old.name });
}

/** A condition around it asks whether it is there: `typeof jQuery.browser !== 'undefined' && …`, `if ( jQuery.browser )`. */
function isAsked(text: string, node: JsNode, { source }: JsContext): boolean {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.type === 'unary_expression' && at.operator === 'typeof') return true;
    const condition =
      at.type === 'binary_expression' && at.operator === '&&'
        ? at.children[0]
        : at.type === 'if_statement' || at.type === 'ternary_expression'
          ? childOf(at, 'condition')
          : undefined;
    if (condition === undefined) continue;
    const asked = source.slice(condition).replace(/[\s()]/g, '');
    if (asked.startsWith(`typeof${text}!=`) || asked.split('&&').includes(text)) return true;
  }
  return false;
}

function checkMember(node: JsNode, context: JsContext): void {
  const text = textOf(node, context.source);
  if (!/^(?:jQuery|\$)\.(?:browser|boxModel)$/.test(text)) return;
  if (isAsked(text, node, context)) return;
  report(node, text, { removed: true, instead: 'tests of the feature itself' }, context);
}

export const visitor: JsVisitor = { nodes: { call_expression: checkCall, member_expression: checkMember } };
