import type { JsNode } from '../../../languages/javascript/ast.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/assignment-in-script-condition',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-481',
  title: 'Assignment in a condition',
  description: 'A condition of a script assigns where it should compare.',
  rationale: `\`if ( status = 'open' )\` is always true, and changes what it was to test.

Write \`===\`. An assignment that is meant goes before the condition.`,
  references: [
    {
      title: 'Strict equality',
      url: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Operators/Strict_equality',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [{ code: "if ( status = 'open' ) {\n\tshow();\n}\n", lines: [1] }],
    good: [
      "if ( status === 'open' || other == null ) {\n\tshow();\n}\nlet match;\nwhile ( ( match = pattern.exec( text ) ) ) {\n\tshow( match );\n}\n",
    ],
  },
};

function checkCondition(node: JsNode, context: JsContext): void {
  const condition = childOf(node, 'condition');
  const assignment = condition?.type === 'parenthesized_expression' ? condition.children[0] : condition;
  if (assignment?.type !== 'assignment_expression') return;
  const right = childOf(assignment, 'right');
  const left = childOf(assignment, 'left');
  if (right === undefined || left === undefined) return;
  // `while ( node = node.parent )` is a habit; a constant never is.
  const isConstant = /^(?:string|number|true|false|null|undefined)$/.test(right.type);
  if (!isConstant && node.type !== 'if_statement' && node.type !== 'ternary_expression') return;
  const operator = context.source.slice({ start: left.end, end: right.start });
  const at = left.end + operator.indexOf('=');
  context.report({
    at: assignment,
    message: `${context.source.slice(left).slice(0, 40)} is assigned in the condition.`,
    suggestion: 'Compare with ===, or assign before the condition.',
    severity: isConstant ? 'medium' : 'low',
    fix: { edits: [{ start: at, end: at + 1, text: '===' }], safe: false },
  });
}

export const visitor: JsVisitor = {
  nodes: {
    if_statement: checkCondition,
    while_statement: checkCondition,
    do_statement: checkCondition,
    ternary_expression: checkCondition,
  },
};
