import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { attributeText, elementOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/jsx-image-alt',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'accessibility',
  title: 'Image without alternative text',
  description: 'An `<img>`, an `<area>` or an image button in JSX has no `alt`.',
  rationale: `Screen readers read the file's name instead, and a block saves that into every post.

Let the author write the text (\`alt={ attributes.alt }\`). An image that only decorates gets \`alt=""\`.`,
  references: [
    {
      title: 'Text alternatives (WCAG 1.1.1)',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: 'const Logo = () => <img src="/logo.png" />;\n', lines: [1] },
      { code: 'const Go = () => <input type="image" src="/go.png" />;\n', lines: [1] },
    ],
    good: [
      'const Logo = ( { alt } ) => <img src="/logo.png" alt={ alt } />;\nconst Line = () => <img src="/line.png" alt="" />;\nconst Any = ( props ) => <img { ...props } />;\n',
    ],
  },
};

function check(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  if (element === null || element.hasSpread || element.attributes.has('alt')) return;
  const { name, attributes } = element;
  const isImage =
    name === 'img' ||
    name === 'area' ||
    (name === 'input' && attributeText(attributes.get('type'), context) === 'image');
  if (!isImage) return;
  if (['aria-label', 'aria-labelledby'].some((label) => attributes.has(label))) return;
  if (/^(?:presentation|none)$/.test(attributeText(attributes.get('role'), context) ?? '')) return;
  if (attributeText(attributes.get('aria-hidden'), context) === 'true') return;
  const end = tag.end - (tag.type === 'jsx_self_closing_element' ? 2 : 1);
  const before = /\s$/.test(context.source.slice({ start: end - 1, end })) ? '' : ' ';
  context.report({
    at: tag,
    message: `<${name}> has no alt.`,
    suggestion: 'Add an alt text, or alt="" for decorative images.',
    fix: { edits: [{ start: end, end, text: `${before}alt="" ` }], safe: false },
  });
}

export const visitor: JsVisitor = {
  nodes: { jsx_opening_element: check, jsx_self_closing_element: check },
};
