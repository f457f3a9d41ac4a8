import type { Assign, Branch, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/assignment-in-condition',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  merge: 'message',
  cwe: 'CWE-481',
  title: 'Assignment in a condition',
  description: 'Reports conditions that assign where a comparison is usual.',
  rationale: `\`if ( $status = 'publish' )\` does not ask whether the status is that: it sets it, and is always true. With another
variable on the right it may be meant, but the next reader has to guess. With a call (\`if ( $post = get_post() )\`) it
is a common idiom, and not reported.

Write \`===\` to compare. To assign, do so on the line before, or put the assignment into parentheses of its own, which
says that it is meant and is not reported; neither are assignments in the condition of \`while\`.

**When to ignore it:** never where a constant is assigned.`,
  references: [
    { title: 'CWE-481: Assigning instead of Comparing', url: 'https://cwe.mitre.org/data/definitions/481.html' },
  ],
  fix: 'suggestion',
  sniffs: ['Generic.CodeAnalysis.AssignmentInCondition', 'WordPress.CodeAnalysis.AssignmentInCondition'],
  examples: {
    bad: [
      { code: "<?php\nif ( $status = 'publish' ) {\n\tshelf_show();\n}\n", lines: [2] },
      {
        code: '<?php\nif ( $ready && $a = 1 ) {\n\tshelf_show();\n} elseif ( $post = $posts[0] ) {\n\tshelf_show( $post );\n}\n',
        lines: [2, 4],
      },
    ],
    good: [
      "<?php\nif ( 'publish' === $status && $post = get_post() ) {\n\tshelf_show();\n}\nwhile ( $row = next( $rows ) ) {\n\tshelf_show( $row );\n}\n",
      '<?php\nif ( ( $post = get_post() ) && false !== ( $at = strpos( $text, "a" ) ) ) {\n\tshelf_show( $post, $at );\n}\n',
    ],
  },
};

/** What is compared with a variable as often as it is assigned to one; a call's result is not. */
const mayCompare: ReadonlySet<Expr['kind']> = new Set<Expr['kind']>([
  'Var',
  'Prop',
  'StaticProp',
  'Index',
  'ClassConst',
  'Name',
]);

function check(node: Branch, context: PhpContext): void {
  for (const assign of assignments(node.condition)) {
    const isConstant = ['Str', 'Num', 'Bool', 'Null'].includes(assign.value.kind);
    const code = context.source.code;
    const before = code.slice(0, assign.start).trimEnd();
    const isParenthesised = before.endsWith('(') && code.slice(assign.end).trimStart().startsWith(')');
    // The condition's own parentheses say nothing, so two are needed when it is the whole condition.
    const isMeant = isParenthesised && (assign !== node.condition || before.slice(0, -1).trimEnd().endsWith('('));
    if (!isConstant && (isMeant || !mayCompare.has(assign.value.kind))) continue;
    const between = code.slice(assign.target.end, assign.value.start);
    const sign = /^\s*=\s*$/.test(between) ? assign.target.end + between.indexOf('=') : null;
    context.report({
      at: assign,
      message: isConstant
        ? `This assigns ${context.source.slice(assign.value)} instead of comparing, so the condition never changes.`
        : 'This condition contains an assignment; it is unclear whether a comparison was intended.',
      suggestion: isConstant ? 'Compare with ===.' : 'Assign on the line before, or compare with ===.',
      severity: isConstant ? 'high' : 'info',
      confidence: isConstant ? 'high' : 'low',
      ...(isConstant && sign !== null
        ? { fix: { edits: [{ start: sign, end: sign + 1, text: '===' }], safe: false } }
        : {}),
    });
  }
}

/** The assignments whose value decides the condition. */
function assignments(condition: Expr): Assign[] {
  if (condition.kind === 'Assign') return [condition];
  if (condition.kind === 'Unary' && condition.op === '!') return assignments(condition.value);
  if (condition.kind === 'Binary' && (condition.op === '&&' || condition.op === '||'))
    return [...assignments(condition.left), ...assignments(condition.right)];
  return [];
}

export const visitor: PhpVisitor = { nodes: { Branch: check } };
