import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, childOf, literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { attributeText, elementOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'security/insecure-embedding',
  language: 'javascript',
  category: 'security',
  severity: 'low',
  type: 'security_hardening',
  cwe: 'CWE-829',
  title: 'Insecure embedding',
  description:
    'A frame can remove its own sandbox, a script or request uses http, or a link gives the opened page access to its opener.',
  rationale: `With \`allow-scripts\` and \`allow-same-origin\` together a framed page of the same origin removes the sandbox. Over \`http:\` anyone on the way reads and changes what is loaded. \`window.open()\` and \`target="_blank"\` once gave the opened page a hold on the opener; browsers now prevent it for links, not for old ones.

Leave one of the two words out, use \`https:\`, add \`rel="noopener noreferrer"\`.`,
  references: [
    {
      title: '<iframe>: sandbox',
      url: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe#sandbox',
    },
    { title: 'CWE-829', url: 'https://cwe.mitre.org/data/definitions/829.html' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'const Frame = ( { src } ) => <iframe title="a" src={ src } sandbox="allow-scripts allow-same-origin" />;\n',
        lines: [1],
      },
      {
        code: "const script = document.createElement( 'script' );\nscript.src = 'http://cdn.example.com/a.js';\n",
        lines: [2],
      },
      { code: "fetch( 'http://api.example.com/v1/orders' ).then( show );\n", lines: [1] },
      { code: 'const Link = ( { url } ) => <a href={ url } target="_blank">Open</a>;\n', lines: [1] },
    ],
    good: [
      'const Frame = ( { src } ) => <iframe title="a" src={ src } sandbox="allow-scripts" />;\nconst Link = ( { url } ) => <a href={ url } target="_blank" rel="noopener noreferrer">Open</a>;\n',
      "const script = document.createElement( 'script' );\nscript.src = 'https://cdn.example.com/a.js';\nfetch( 'http://localhost:3000/test' );\nconst namespace = 'http://www.w3.org/2000/svg';\n",
    ],
  },
};

const insecure = /^http:\/\/(?!localhost|127\.|0\.0\.0\.0|\[::1\]|www\.w3\.org|[\w.-]+\.(?:test|local|localhost)\b)/;

function checkElement(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  if (element === null) return;
  const { name, attributes, hasSpread } = element;
  if (/^(?:iframe|SandBox)$/.test(name)) checkSandbox(attributeText(attributes.get('sandbox'), context), tag, context);
  if (/^(?:iframe|script|embed)$/.test(name) && insecure.test(attributeText(attributes.get('src'), context) ?? ''))
    reportHttp(tag, context);
  if (
    name !== 'a' ||
    hasSpread ||
    attributes.has('rel') ||
    attributeText(attributes.get('target'), context) !== '_blank'
  )
    return;
  const href = attributeText(attributes.get('href'), context);
  if (href !== null && !/^(?:https?:)?\/\//.test(href)) return;
  const target = tag.children.find(
    (child) => child.type === 'jsx_attribute' && context.source.slice(child).startsWith('target'),
  );
  context.report({
    at: tag,
    message: 'A link into a new window has no rel="noopener".',
    suggestion: 'Add rel="noopener noreferrer".',
    severity: 'info',
    ...(target === undefined
      ? {}
      : { fix: { edits: [{ start: target.end, end: target.end, text: ' rel="noopener noreferrer"' }], safe: false } }),
  });
}

function checkSandbox(words: string | null, at: JsNode, context: JsContext): void {
  if (words === null || !/\ballow-scripts\b/.test(words) || !/\ballow-same-origin\b/.test(words)) return;
  context.report({
    at,
    message: 'allow-scripts combined with allow-same-origin lets the framed page remove its sandbox.',
    suggestion: 'Remove the one that is not needed.',
  });
}

function reportHttp(at: JsNode, context: JsContext): void {
  context.report({
    at,
    message: 'This is loaded over http, so it can be read and modified in transit.',
    suggestion: 'Use https.',
    detail: 'http',
    severity: 'low',
  });
}

/** Whether what gets an address is a script or a frame: by its name, or because it was made as one. */
function isLoading(left: JsNode, context: JsContext): boolean {
  const object = childOf(left, 'object');
  if (object === undefined) return false;
  if (/(?:script|frame)\w*$/i.test(context.source.slice(object))) return true;
  const writes =
    object.type === 'identifier'
      ? fileIndexOf(context).lookup(context.source.slice(object), object)?.writes
      : undefined;
  return (writes ?? []).some(
    ({ value }) =>
      value.type === 'call_expression' &&
      /\.createElement$/.test(calleeText(value, context.source)) &&
      /^(?:script|iframe)$/i.test(literalOf(argumentsOf(value)[0], context.source) ?? ''),
  );
}

function checkAssignment(node: JsNode, context: JsContext): void {
  const left = childOf(node, 'left');
  const right = childOf(node, 'right');
  if (left === undefined || right === undefined) return;
  const target = context.source.slice(left);
  const text = literalOf(right, context.source);
  if (text === null) return;
  if (/\.src$/.test(target) && insecure.test(text) && isLoading(left, context)) reportHttp(right, context);
  else if (/\.sandbox$/.test(target)) checkSandbox(text, right, context);
}

function checkCall(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  const [first, second] = argumentsOf(call);
  if (/\.setAttribute$/.test(name) && literalOf(first, context.source) === 'sandbox')
    checkSandbox(literalOf(second, context.source), call, context);
  else if (/^(?:(?:window\.)?fetch|axios(?:\.\w+)?|(?:jQuery|\$)\.(?:get|post|getJSON|getScript))$/.test(name)) {
    if (first !== undefined && insecure.test(literalOf(first, context.source) ?? '')) reportHttp(first, context);
  }
}

export const visitor: JsVisitor = {
  nodes: {
    jsx_opening_element: checkElement,
    jsx_self_closing_element: checkElement,
    assignment_expression: checkAssignment,
    call_expression: checkCall,
  },
};
