import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf, codeOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { isConstant } from './support/constant.ts';
import { foreignIn } from './support/foreign-data.ts';

export const meta: RuleMeta = {
  id: 'security/dangerous-inner-html',
  language: 'javascript',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-79',
  title: 'Raw HTML in a React element',
  description: 'A value goes into `dangerouslySetInnerHTML` or `RawHTML` without a sanitizer.',
  rationale: `React escapes what stands between tags. These two do not: markup in a title, an attribute of a block or an answer of a server then runs its scripts in the reader's, or the editor's, browser.

Let React render the text, or put the markup through a sanitizer such as \`DOMPurify.sanitize()\`, \`safeHTML()\` of \`@wordpress/dom\` or \`escapeHTML()\` of \`@wordpress/escape-html\`.`,
  references: [
    {
      title: 'Dangerously setting the inner HTML',
      url: 'https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html',
    },
    { title: 'CWE-79', url: 'https://cwe.mitre.org/data/definitions/79.html' },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.JS.DangerouslySetInnerHTML'],
  examples: {
    bad: [
      {
        code: 'export const Bio = ( { user } ) => (\n\t<p dangerouslySetInnerHTML={ { __html: user.bio } } />\n);\n',
        lines: [2],
      },
      {
        code: "import { RawHTML } from '@wordpress/element';\nexport const Note = ( { note } ) => <RawHTML>{ note }</RawHTML>;\n",
        lines: [2],
      },
    ],
    good: [
      "const icon = '<svg></svg>';\nexport const Icon = () => <i dangerouslySetInnerHTML={ { __html: icon } } />;\n",
      'export const Bio = ( { user } ) => <p dangerouslySetInnerHTML={ { __html: DOMPurify.sanitize( user.bio ) } } />;\n',
      'export function Bio( { user } ) {\n\tconst html = safeHTML( user.bio );\n\treturn <p dangerouslySetInnerHTML={ { __html: html } } />;\n}\n',
    ],
  },
};

const clean = /sanitis|sanitiz|purify|escape|safeHTML|\besc[A-Z_]|stripTags|renderToString|renderToStaticMarkup|kses/i;

function check(value: JsNode, what: string, context: JsContext): void {
  if (isClean(value, context, 0)) return;
  const found = foreignIn(value, context);
  const isOpen = found?.kind === 'address' || found?.kind === 'message';
  context.report({
    at: value,
    message:
      found === null
        ? `A value is rendered as HTML by ${what}, unsanitized.`
        : `${found.label} is rendered as HTML by ${what}.`,
    suggestion: 'Render it as text, or pass it through DOMPurify.sanitize() or safeHTML() first.',
    // Who sends the rest is only suspected, and of some not even that anybody does.
    severity: isOpen ? 'high' : 'low',
    confidence: isOpen ? 'high' : 'low',
    ...(found === null ? {} : { trace: found.steps }),
  });
}

/** Constant, or made by something that cleans. */
function isClean(value: JsNode, context: JsContext, depth: number): boolean {
  if (depth > 6) return false;
  if (isConstant(value, context)) return true;
  const each = (nodes: readonly JsNode[]) => nodes.every((node) => isClean(node, context, depth + 1));
  switch (value.type) {
    case 'call_expression': {
      const callee = childOf(value, 'function');
      if (callee === undefined) return false;
      const name = context.source.slice(callee);
      if (clean.test(name)) return true;
      if (/(?:^|\.)useState$/.test(name)) return isCleanState(value, context, depth);
      if (/(?:useMemo|useCallback)$/.test(name)) return clean.test(codeOf(value, context));
      return /\.(?:trim|toString|replace)$/.test(name) && each(callee.children.slice(0, 1));
    }
    case 'identifier': {
      const name = context.source.slice(value);
      const writes = fileIndexOf(context).lookup(name, value)?.writes ?? [];
      if (writes.length === 0 || writes.some(({ how }) => how === 'parameter' || how === 'each'))
        return clean.test(name) || /^safe|(?:Clean|Sanitized)/.test(name);
      return writes.every(({ value: written, key }) =>
        key === null ? isClean(written, context, depth + 1) : clean.test(key),
      );
    }
    case 'member_expression':
      // What a page already shows is no new markup.
      return new RegExp(`${clean.source}|^(?:innerHTML|rendered)$`, 'i').test(
        context.source.slice(value.children.at(-1) ?? value),
      );
    case 'binary_expression':
    case 'template_string':
    case 'template_substitution':
    case 'parenthesized_expression':
      return each(value.children);
    case 'ternary_expression':
      return each(value.children.slice(1));
    default:
      return false;
  }
}

/** A state whose first value and every later one is clean. */
function isCleanState(call: JsNode, context: JsContext, depth: number): boolean {
  const pattern = call.parent?.type === 'variable_declarator' ? childOf(call.parent, 'name') : undefined;
  const setter = pattern?.type === 'array_pattern' ? pattern.children[1] : undefined;
  const isGood = (node: JsNode | undefined) => node === undefined || isClean(node, context, depth + 1);
  if (setter === undefined) return isGood(argumentsOf(call)[0]);
  const name = context.source.slice(setter);
  // Handed on as it is, it may be given anything.
  const others = [...context.source.code.matchAll(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b(?!\\s*\\()`, 'g'))];
  if (others.length > 1 || !isGood(argumentsOf(call)[0])) return false;
  return fileIndexOf(context)
    .callsOf(name)
    .every((set) => isGood(argumentsOf(set)[0]));
}

function checkObject(object: JsNode, context: JsContext): void {
  for (const pair of object.children) {
    const key = childOf(pair, 'key');
    const value = childOf(pair, 'value');
    if (key !== undefined && value !== undefined && /^['"]?__html['"]?$/.test(context.source.slice(key)))
      check(value, 'dangerouslySetInnerHTML', context);
    else if (pair.type === 'shorthand_property_identifier' && context.source.slice(pair) === '__html')
      check(pair, 'dangerouslySetInnerHTML', context);
  }
}

/** The names by which a file calls `RawHTML` of `@wordpress/element`. */
function isRawHtml(name: JsNode | undefined, context: JsContext): boolean {
  return name !== undefined && /^(?:[\w.]+\.)?RawHTML$/.test(context.source.slice(name));
}

export const visitor: JsVisitor = {
  nodes: {
    object: checkObject,
    jsx_element: (node, context) => {
      const [opening] = node.children;
      if (opening === undefined || !isRawHtml(childOf(opening, 'name'), context)) return;
      for (const child of node.children) {
        const [value] = child.children;
        if (child.type === 'jsx_expression' && value !== undefined) check(value, 'RawHTML', context);
      }
    },
    call_expression: (node, context) => {
      const callee = childOf(node, 'function');
      const args = argumentsOf(node);
      if (
        callee === undefined ||
        !/(?:^|\.)createElement$|^(?:el|h)$/.test(context.source.slice(callee)) ||
        !isRawHtml(args[0], context)
      )
        return;
      for (const value of args.slice(2)) check(value, 'RawHTML', context);
    },
  },
};
