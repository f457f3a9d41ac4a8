import type { Binary, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/loose-comparison',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'type_juggling',
  merge: 'message',
  cwe: 'CWE-697',
  title: 'Loose comparison with a literal',
  description: 'Reports == and != with true, false or null on one side.',
  rationale: `\`==\` converts before it compares: \`true == 'false'\` is true, and \`null\`, \`false\`, \`0\`, \`'0'\`, \`''\` and an
empty array all equal each other: a price of 0 or a title of \`'0'\` is taken for none. \`===\` says what is meant.

A comparison with a text is not reported: it differs from the strict one for values that hardly occur, and where it decides
about access another rule reports it ([loose-secret-comparison](../security/loose-secret-comparison.md)).

**When to ignore it:** where several types are to count as the same.`,
  references: [
    {
      title: 'PHP coding standards: Yoda conditions and comparisons',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/php/',
    },
    { title: 'PHP manual: comparisons', url: 'https://www.php.net/manual/en/language.operators.comparison.php' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.PHP.StrictComparisons', 'Universal.Operators.StrictComparisons'],
  examples: {
    bad: [
      {
        code: '<?php\nfunction shelf_is_open( $state, $post ) {\n\treturn $state == true || null == $post->parent;\n}\n',
        lines: [3],
      },
    ],
    good: [
      "<?php\nfunction shelf_is_open( $state, $count ) {\n\treturn 'open' == $state || $count == 0 || 'a' == 'b' || null === $state;\n}\n",
    ],
  },
};

function check(node: Binary, context: PhpContext): void {
  if (node.op !== '==' && node.op !== '!=') return;
  const [literal, other] = isLiteral(node.left) ? [node.left, node.right] : [node.right, node.left];
  if (!isLiteral(literal) || isLiteral(other) || other.kind === 'Num' || other.kind === 'Str') return;
  // strpos() == false and the like are another rule's, and a worse mistake.
  if (other.kind !== 'Var' && other.kind !== 'Index' && other.kind !== 'Prop') return;
  const strict = node.op === '==' ? '===' : '!==';
  const written = context.source.slice(literal);
  const between = { start: node.left.end, end: node.right.start };
  const place = context.source.slice(between).search(/[=!]=(?!=)|<>/);
  const start = between.start + place;
  context.report({
    at: node,
    message: `${node.op} converts types before comparing with ${written}.`,
    suggestion: `Use ${strict}.`,
    confidence: 'low',
    ...(place === -1 ? {} : { fix: { edits: [{ start, end: start + 2, text: strict }], safe: false } }),
  });
}

function isLiteral(value: Expr): boolean {
  return value.kind === 'Bool' || value.kind === 'Null';
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Binary: check } };
