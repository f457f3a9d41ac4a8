import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf, codeOf, functionAround, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import type { Foreign } from './support/foreign.ts';
import { foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/client-open-redirect',
  language: 'javascript',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-601',
  title: 'Open redirect',
  description: 'A script navigates or links to a URL taken from a page parameter or a message.',
  rationale: `A link to your site then leads to any other, which is how phishing borrows a good name. An address that starts with \`javascript:\` runs its script on your page.

Accept only what you know: a path after your own origin, or \`new URL( value, location.origin )\` whose \`origin\` equals yours.`,
  references: [
    {
      title: 'Unvalidated redirects and forwards',
      url: 'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
    },
    { title: 'CWE-601', url: 'https://cwe.mitre.org/data/definitions/601.html' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.JS.Window'],
  examples: {
    bad: [
      {
        code: "const next = new URLSearchParams( location.search ).get( 'redirect_to' );\nwindow.location.href = next;\n",
        lines: [2],
      },
      { code: 'location.assign( decodeURIComponent( location.hash.slice( 1 ) ) );\n', lines: [1] },
      {
        code: "const url = new URL( location.href ).searchParams.get( 'back' );\ndocument.querySelector( 'a.back' ).href = url;\n",
        lines: [2],
      },
      {
        code: "const Back = () => <a href={ getQueryArg( window.location.href, 'back' ) }>Back</a>;\n",
        lines: [1],
      },
    ],
    good: [
      "const page = new URLSearchParams( location.search ).get( 'page' );\nlocation.href = '/shop/?page=' + encodeURIComponent( page );\nlocation.href = location.pathname + '?page=' + page;\nlocation.href = location.href.split( '#' )[ 0 ];\n",
      "const next = new URL( new URLSearchParams( location.search ).get( 'next' ), location.origin );\nif ( next.origin === location.origin ) {\n\tlocation.href = next.href;\n}\n",
    ],
  },
};

const places = /^(?:(?:window|document|self|top|parent|globalThis|window\.(?:top|parent))\.)?location(?:\.href)?$/;
const going =
  /^(?:(?:window|document|self|top|parent|globalThis|window\.(?:top|parent))\.)?location\.(?:assign|replace)$/;
const taking = /(?:^|\.)(?:get|getAll|match|exec|decodeURIComponent|unescape|getQueryArg)$/;

/** What decides where an address leads: the start of a text that is put together. */
function startOf(value: JsNode): JsNode | null {
  let start = value;
  for (;;) {
    const [first] = start.children;
    if (first === undefined) return start.type === 'string' ? null : start;
    if (
      (start.type === 'binary_expression' && start.operator === '+') ||
      /^(?:template_string|template_substitution|parenthesized_expression)$/.test(start.type)
    )
      start = first;
    else return start.type === 'string' || start.type === 'string_fragment' ? null : start;
  }
}

/** An address that others choose, no mere variation of the page's own. */
function chosenIn(value: JsNode, context: JsContext): Foreign | null {
  const start = startOf(value);
  if (start === null) return null;
  const found = foreignIn(start, context);
  if (found === null || found.isMixed) return null;
  if (found.kind === 'message') return found;
  if (found.kind !== 'address') return null;
  if (found.through.some((name) => taking.test(name))) return found;
  return /(?:hash|search)$/.test(found.label) &&
    found.through.some((name) => /^(?:slice|substring|substr|replace|split)$/.test(name))
    ? found
    : null;
}

/** The function, or one around it, compares something of an address before. */
function isChecked(value: JsNode, context: JsContext): boolean {
  for (let fn = functionAround(value); ; fn = functionAround(fn)) {
    if (compares(fn, value, context)) return true;
    if (fn.parent === null) return false;
  }
}

function compares(fn: JsNode, value: JsNode, context: JsContext): boolean {
  for (const node of within(fn, false)) {
    if (node.start > value.start) continue;
    if (node.type !== 'if_statement' && node.type !== 'ternary_expression') continue;
    const condition = childOf(node, 'condition');
    if (
      condition !== undefined &&
      /\.(?:origin|host|hostname|protocol|pathname)\b|startsWith|\.test\(|includes\(|indexOf\(|\bin\b|\.has\(|match\(|[iI]s\w*(?:Valid|Safe|Allowed|Same|Local|Internal)|charAt|\[\s*0\s*\]/.test(
        codeOf(condition, context),
      )
    )
      return true;
  }
  return false;
}

function check(value: JsNode, isLink: boolean, context: JsContext): void {
  const found = chosenIn(value, context);
  if (found === null || isChecked(value, context)) return;
  context.report({
    at: value,
    message: isLink
      ? `${found.label} controls the target of this link.`
      : `${found.label} controls where the page navigates to.`,
    suggestion: 'Compare new URL( value, location.origin ).origin with location.origin first.',
    confidence: found.isDirect ? 'high' : 'medium',
    trace: found.steps,
  });
}

/** `frame.src`, of what the name or its making says is a frame. */
function isFrame(left: JsNode, context: JsContext): boolean {
  const text = context.source.slice(left);
  if (!/\.src$/.test(text)) return false;
  const object = childOf(left, 'object');
  if (object === undefined) return false;
  if (/frame|embed|player|video|viewer|widget/i.test(context.source.slice(object))) return true;
  const writes = fileIndexOf(context).lookup(context.source.slice(object), object)?.writes ?? [];
  return writes.some(({ value }) => /['"`]i?frame|['"`]embed/.test(context.source.slice(value).slice(0, 120)));
}

export const visitor: JsVisitor = {
  nodes: {
    jsx_attribute: (node, context) => {
      const [name, value] = node.children;
      const inner = value?.type === 'jsx_expression' ? value.children[0] : undefined;
      if (
        name !== undefined &&
        inner !== undefined &&
        /^(?:href|action|formAction|src)$/.test(context.source.slice(name))
      ) {
        const tag = node.parent === null ? undefined : childOf(node.parent, 'name');
        const isPicture =
          /^src$/.test(context.source.slice(name)) &&
          !/^(?:i?frame|embed|script)$/.test(tag === undefined ? '' : context.source.slice(tag));
        if (!isPicture) check(inner, true, context);
      }
    },
    assignment_expression: (node, context) => {
      const left = childOf(node, 'left');
      const right = childOf(node, 'right');
      if (left === undefined || right === undefined) return;
      const text = context.source.slice(left);
      if (places.test(text)) check(right, false, context);
      else if (
        left.type === 'member_expression' &&
        (/\.(?:href|action|formAction)$/.test(text) ? !/location|url/i.test(text) : isFrame(left, context))
      )
        check(right, true, context);
    },
    call_expression: (node, context) => {
      const callee = childOf(node, 'function');
      if (callee === undefined) return;
      const text = context.source.slice(callee);
      const [first, second] = argumentsOf(node);
      if (first === undefined) return;
      if (going.test(text) || text === 'window.open') check(first, false, context);
      else if (
        second !== undefined &&
        /\.(?:setAttribute|attr|prop)$/.test(text) &&
        /^['"](?:href|action|formaction)['"]$/.test(context.source.slice(first))
      )
        check(second, true, context);
    },
  },
};
