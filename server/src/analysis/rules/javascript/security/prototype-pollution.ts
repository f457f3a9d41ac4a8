import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import {
  argumentsOf,
  childOf,
  codeOf,
  functionAround,
  isFunction,
  within,
} from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/prototype-pollution',
  language: 'javascript',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-1321',
  title: 'Prototype pollution',
  description:
    'Keys from data are written to nested objects without excluding `__proto__`, `constructor` and `prototype`.',
  rationale: `A key \`__proto__\` leads from any object to the one all others inherit from: one merge of foreign JSON gives every object of the page a new property, and with it scripts or rights.

Skip the three keys, build on \`Object.create( null )\` or use a \`Map\`.`,
  references: [
    {
      title: 'Prototype pollution',
      url: 'https://developer.mozilla.org/docs/Web/Security/Attacks/Prototype_pollution',
    },
    { title: 'CWE-1321', url: 'https://cwe.mitre.org/data/definitions/1321.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "function merge( target, source ) {\n\tfor ( const key in source ) {\n\t\tif ( typeof source[ key ] === 'object' ) {\n\t\t\tmerge( target[ key ], source[ key ] );\n\t\t} else {\n\t\t\ttarget[ key ] = source[ key ];\n\t\t}\n\t}\n}\n",
        lines: [6],
      },
      {
        code: "function set( object, path, value ) {\n\tconst keys = path.split( '.' );\n\tconst last = keys.pop();\n\tfor ( const key of keys ) {\n\t\tobject = object[ key ];\n\t}\n\tobject[ last ] = value;\n}\n",
        lines: [7],
      },
      {
        code: "window.addEventListener( 'message', ( event ) => {\n\tjQuery.extend( true, settings, JSON.parse( event.data ) );\n} );\n",
        lines: [2],
      },
    ],
    good: [
      "function merge( target, source ) {\n\tfor ( const key in source ) {\n\t\tif ( key === '__proto__' || key === 'constructor' || key === 'prototype' ) {\n\t\t\tcontinue;\n\t\t}\n\t\ttarget[ key ] = typeof source[ key ] === 'object' ? merge( {}, source[ key ] ) : source[ key ];\n\t}\n\treturn target;\n}\n",
      'function copy( target, source ) {\n\tfor ( const key in source ) {\n\t\ttarget[ key ] = source[ key ];\n\t}\n}\njQuery.extend( true, {}, defaults, options );\n',
    ],
  },
};

const guarded =
  /__proto__|Object\.create\(\s*null|new Map\b|isPrototypePolluted|isUnsafe|[fF]orbidden|[uU]nsafeKey|(?:Object\.hasOwn\(\s*(?:target|obj|object|dest|to|current|node|root|acc)\b|\b(?:target|obj|object|dest|current|node|acc)\.hasOwnProperty)|Object\.freeze/;

/** `object[ key ] = …`, where the way to `object` or the rest of the function walks down by keys from data. */
function checkAssignment(node: JsNode, context: JsContext): void {
  const left = childOf(node, 'left');
  if (left?.type !== 'subscript_expression') return;
  const key = childOf(left, 'index');
  const object = childOf(left, 'object');
  if (key !== undefined && object?.type === 'subscript_expression') checkTwoKeys(left, object, key, context);
  if (
    key === undefined ||
    object?.type !== 'identifier' ||
    !/^(?:identifier|subscript_expression|call_expression)$/.test(key.type)
  )
    return;
  const fn = functionAround(node);
  if (!isFunction(fn)) return;
  const outer = isCallback(fn) ? functionAround(fn) : fn;
  const text = codeOf(outer, context);
  const isPath =
    /\.split\(\s*(?:['"`][./][`'"]|\/)/.test(text) && descends(outer, context.source.slice(object), key, context);
  if (!isPath && !mergesDeep(outer, object, key, context)) return;
  const name = context.source.slice(object);
  if (guarded.test(text) || asksForOwn(name, text)) return;
  // An object made right here cannot be a prototype.
  const writes = fileIndexOf(context).lookup(name, object)?.writes ?? [];
  if (
    !isPath &&
    writes.length === 1 &&
    writes[0]?.how === 'set' &&
    writes[0].value.type === 'object' &&
    writes[0].value.children.length === 0
  )
    return;
  context.report({
    at: left,
    message: `${context.source.slice(left)} is written with a key from data, which can be __proto__.`,
    suggestion: 'Skip the keys __proto__, constructor and prototype.',
    confidence: 'medium',
  });
}

/** `Object.hasOwn( object, key )` of the object that is written to. */
function asksForOwn(name: string, text: string): boolean {
  return [...text.matchAll(/(?:hasOwn\(|hasOwnProperty\.call\()\s*(\w+)/g)].some(([, asked]) => asked === name);
}

/** `object[ a ][ b ] = …` with both keys from an address or a message. */
function checkTwoKeys(left: JsNode, inner: JsNode, key: JsNode, context: JsContext): void {
  const first = childOf(inner, 'index');
  if (first === undefined || /^(?:string|number)$/.test(first.type) || /^(?:string|number)$/.test(key.type)) return;
  const found = foreignIn(first, context);
  if (found === null || !/^(?:address|message)$/.test(found.kind)) return;
  if (guarded.test(codeOf(functionAround(left), context))) return;
  context.report({
    at: left,
    message: `${found.label} provides both keys of ${context.source.slice(left)}, which can be __proto__.`,
    suggestion: 'Skip the keys __proto__, constructor and prototype, or keep the entries in a Map.',
    confidence: 'medium',
    trace: found.steps,
  });
}

function isCallback(fn: JsNode): boolean {
  return fn.parent?.type === 'arguments' && /^(?:arrow_function|function_expression)$/.test(fn.type);
}

/** `object = object[ key ]`, by parts of a path. */
function descends(fn: JsNode, name: string, key: JsNode, context: JsContext): boolean {
  if (/^\w+\.length$|^\d+$/.test(context.source.slice(key))) return false;
  for (const node of within(fn)) {
    if (node.type !== 'assignment_expression') continue;
    const left = childOf(node, 'left');
    const right = childOf(node, 'right');
    if (left?.type !== 'identifier' || right === undefined || context.source.slice(left) !== name) continue;
    if (new RegExp(`^\\(?${name.replaceAll('$', '\\$')}\\s*\\[`).test(context.source.slice(right))) return true;
  }
  return false;
}

/** A function that walks the keys of an object and calls itself for the entries. */
function mergesDeep(fn: JsNode, object: JsNode, key: JsNode, context: JsContext): boolean {
  const name = fileIndexOf(context).nameOf(fn);
  if (name === null || key.type !== 'identifier') return false;
  const keyName = context.source.slice(key);
  const text = codeOf(fn, context);
  const word = keyName.replaceAll('$', '\\$');
  if (!new RegExp(`\\b${word}\\s+in\\s|Object\\.(?:keys|entries)\\(|Reflect\\.ownKeys\\(`).test(text)) return false;
  // What is written to goes down by the key: `merge( target[ key ], source[ key ] )`.
  const goesDown = new RegExp(`^${context.source.slice(object).replaceAll('$', '\\$')}\\s*\\[\\s*${word}\\s*\\]`);
  for (const node of within(fn)) {
    const callee = node.type === 'call_expression' ? childOf(node, 'function') : undefined;
    if (
      callee === undefined ||
      !(context.source.slice(callee) === name || context.source.slice(callee) === `this.${name}`)
    )
      continue;
    const args = argumentsOf(node);
    if (args.length > 1 && args.some((argument) => goesDown.test(context.source.slice(argument)))) return true;
  }
  return false;
}

/** `jQuery.extend( true, … )` and `_.merge()` with foreign data. */
function checkCall(node: JsNode, context: JsContext): void {
  const callee = childOf(node, 'function');
  if (callee === undefined) return;
  const name = context.source.slice(callee);
  const args = argumentsOf(node);
  const isExtend = /^(?:jQuery|\$)\.extend$/.test(name) && args[0]?.type === 'true';
  if (!isExtend && !/^(?:_|lodash)\.(?:merge|defaultsDeep|mergeWith)$/.test(name)) return;
  for (const argument of args.slice(isExtend ? 2 : 1)) {
    const found = foreignIn(argument, context);
    if (found === null || /^(?:response|input|attribute)$/.test(found.kind)) continue;
    // A text is no object: only what was parsed, or came as an object, has keys.
    if (found.kind !== 'message' && !found.through.some((step) => /parse|fromEntries/i.test(step))) continue;
    context.report({
      at: argument,
      message: `${found.label} is merged with ${name}(), so its keys can modify a prototype.`,
      suggestion: 'Only copy known keys.',
      severity: found.kind === 'storage' ? 'low' : 'medium',
      confidence: 'medium',
      trace: found.steps,
    });
  }
}

export const visitor: JsVisitor = { nodes: { assignment_expression: checkAssignment, call_expression: checkCall } };
