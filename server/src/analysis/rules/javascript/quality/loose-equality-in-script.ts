import type { JsNode } from '../../../languages/javascript/ast.ts';
import { literalOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/loose-equality-in-script',
  language: 'javascript',
  category: 'quality',
  severity: 'info',
  type: 'correctness',
  merge: 'message',
  title: 'Loose comparison',
  description: 'A script compares with `==` or `!=`.',
  rationale: `\`==\` turns both sides into one type first: \`'0' == false\` and \`'' == 0\` are true. A field's value is a text, so \`''\` counts as zero.

Write \`===\`, and convert where types differ. \`value == null\` tests for both kinds of nothing and is left alone.`,
  references: [
    {
      title: 'Equality',
      url: 'https://developer.mozilla.org/docs/Web/JavaScript/Guide/Equality_comparisons_and_sameness',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [{ code: 'if ( field.value == 0 ) {\n\tshow();\n}\n', lines: [1] }],
    good: [
      "if ( status === 'open' || other == null || items.length == 1 || typeof other == 'string' ) {\n\tshow();\n}\n",
    ],
  },
};

function checkComparison(node: JsNode, context: JsContext): void {
  if (!/^[!=]=$/.test(node.operator)) return;
  if (node.children.some(({ type }) => /^(?:null|undefined)$/.test(type))) return;
  // A word equals no other type's value, but an object that is made into that text.
  if (node.children.some((child) => /[a-z]/i.test(literalOf(child, context.source) ?? ''))) return;
  if (node.children.some((child) => child.type === 'unary_expression' && child.operator === 'typeof')) return;
  if (node.children.some((child) => /\.length$/.test(context.source.slice(child)))) return;
  const [left, right] = node.children;
  if (left === undefined || right === undefined) return;
  const between = context.source.slice({ start: left.end, end: right.start });
  const at = left.end + between.indexOf(node.operator);
  context.report({
    at: node,
    message: `${node.operator} converts types before comparing.`,
    suggestion: `Write ${node.operator}=.`,
    severity: 'info',
    fix: { edits: [{ start: at, end: at + 2, text: `${node.operator}=` }], safe: false },
  });
}

export const visitor: JsVisitor = { nodes: { binary_expression: checkComparison } };
