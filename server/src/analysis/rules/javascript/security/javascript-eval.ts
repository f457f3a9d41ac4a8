import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { isConstant, isText } from './support/constant.ts';
import { foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/javascript-eval',
  language: 'javascript',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-95',
  title: 'Dynamic code evaluation',
  description: 'A string assembled at run time is run as code, or determines which script is loaded.',
  rationale: `\`eval()\`, \`new Function()\` and timers that get a text run whatever the text says, with all the rights of the page. A strict Content Security Policy forbids them.

Call functions, read data with \`JSON.parse()\`, look names up in an object you wrote. Load scripts from addresses that the code knows.`,
  references: [
    {
      title: 'Never use direct eval()',
      url: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/eval#never_use_direct_eval!',
    },
    { title: 'CWE-95', url: 'https://cwe.mitre.org/data/definitions/95.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'eval( location.hash.slice( 1 ) );\n', lines: [1] },
      { code: "const run = ( name ) => new Function( 'a', 'return a.' + name );\n", lines: [1] },
      { code: "setTimeout( 'update(' + id + ')', 100 );\n", lines: [1] },
      {
        code: "const script = document.createElement( 'script' );\nscript.src = new URLSearchParams( location.search ).get( 'lib' );\n",
        lines: [2],
      },
    ],
    good: [
      'const data = JSON.parse( text );\nsetTimeout( () => update( data ), 100 );\nsetTimeout( update, 100 );\n',
      "setTimeout( 'update()', 100 );\nconst all = new Function( 'return this' )();\n",
      "const image = document.createElement( 'img' );\nimage.src = '/a.png?' + encodeURIComponent( location.hash );\n",
    ],
  },
};

function report(at: JsNode, what: string, context: JsContext): void {
  const found = foreignIn(at, context);
  const isOpen = found?.kind === 'address' || found?.kind === 'message';
  context.report({
    at,
    message: found === null ? `A string assembled at run time is ${what}.` : `${found.label} is ${what}.`,
    suggestion: 'Call a function instead of evaluating strings; parse data with JSON.parse().',
    severity: isOpen ? 'high' : 'medium',
    confidence: isOpen ? 'high' : 'medium',
    ...(found === null ? {} : { trace: found.steps }),
  });
}

function checkCall(node: JsNode, context: JsContext): void {
  const callee = childOf(node, 'function') ?? childOf(node, 'constructor');
  if (callee === undefined) return;
  const name = context.source
    .slice(callee)
    .replace(/^(?:window|globalThis|self)\.|^\(\s*0\s*,\s*(?=eval\s*\)$)/, '')
    .replace(/^eval\s*\)$/, 'eval');
  const args = argumentsOf(node);
  if (name === 'eval' || name === 'Function' || /^(?:jQuery|\$)\.globalEval$/.test(name)) {
    if (callee.type === 'identifier' && fileIndexOf(context).lookup(name, node) !== null) return;
    const changing = args.find((argument) => !isConstant(argument, context));
    if (changing !== undefined) report(changing, `run as code by ${name}()`, context);
  } else if (name === 'setTimeout' || name === 'setInterval') {
    const [first] = args;
    if (first === undefined || isConstant(first, context)) return;
    if (isText(first, context) || foreignIn(first, context) !== null)
      report(first, `run as code by ${name}()`, context);
  } else if (/^(?:jQuery|\$)\.getScript$/.test(name) || name === 'importScripts' || callee.type === 'import') {
    const [first] = args;
    if (first !== undefined) checkAddress(first, context);
  }
}

/** The address of a script may hold input in its query, not at its start. */
function checkAddress(value: JsNode, context: JsContext): void {
  let start = value;
  while (start.type === 'binary_expression' && start.operator === '+' && start.children[0] !== undefined)
    start = start.children[0];
  if (start.type === 'template_string') start = start.children[0] ?? start;
  const found = start.type === 'string' || start.type === 'string_fragment' ? null : foreignIn(start, context);
  // What is beside the page itself comes from the same server.
  if (found !== null && /\.(?:baseURI|documentURI)$/.test(found.label)) return;
  if (found !== null && (found.kind === 'address' || found.kind === 'message') && found.through.length > 0)
    report(value, 'the address of a script', context);
}

function checkAssignment(node: JsNode, context: JsContext): void {
  const left = childOf(node, 'left');
  const right = childOf(node, 'right');
  if (left?.type !== 'member_expression' || right === undefined) return;
  const object = childOf(left, 'object');
  const isCode = /\.(?:textContent|innerText|innerHTML|text)$/.test(context.source.slice(left));
  if (object?.type !== 'identifier' || !(isCode || context.source.slice(left).endsWith('.src'))) return;
  const writes = fileIndexOf(context).lookup(context.source.slice(object), object)?.writes ?? [];
  if (writes.some(({ value }) => /createElement\(\s*['"]script['"]/.test(context.source.slice(value)))) {
    if (!isCode) checkAddress(right, context);
    else if (foreignIn(right, context) !== null) report(right, 'run as the text of a script', context);
  }
}

export const visitor: JsVisitor = {
  nodes: { call_expression: checkCall, new_expression: checkCall, assignment_expression: checkAssignment },
};
