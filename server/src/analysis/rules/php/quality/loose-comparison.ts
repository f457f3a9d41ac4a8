import type { Binary, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/loose-comparison',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'type_juggling',
  cwe: 'CWE-697',
  title: 'Loose comparison with a literal',
  description: 'Reports == and != with a string, true, false or null on one side.',
  rationale: `\`==\` converts before it compares: \`0 == 'draft'\` is true before PHP 8, \`true == 'draft'\` on every version, and
\`null\`, \`false\`, \`0\`, \`''\` and an empty array all equal each other. \`===\` says what is meant, and WordPress's coding
standards ask for it.

Where the other side is surely a text (a request's value, a post's type, what \`sanitize_key()\` gives) the fix changes
nothing else. Comparisons with numbers are not reported: texts from forms and the database are often meant there.

**When to ignore it:** where several types are to count as the same.`,
  references: [
    {
      title: 'PHP coding standards: Yoda conditions and comparisons',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/php/',
    },
    { title: 'PHP manual: comparisons', url: 'https://www.php.net/manual/en/language.operators.comparison.php' },
  ],
  fix: 'safe',
  sniffs: ['WordPress.PHP.StrictComparisons', 'Universal.Operators.StrictComparisons'],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_is_open( $state, $post ) {\n\treturn $state == 'open' || 'book' != $post->post_type || null == $state;\n}\n",
        lines: [3],
      },
      { code: "<?php\nif ( sanitize_key( $_GET['tab'] ) == 'general' ) {\n\tshelf_show();\n}\n", lines: [2] },
    ],
    good: [
      "<?php\nfunction shelf_is_open( $state, $count ) {\n\treturn 'open' === $state || $count == 0 || 'a' == 'b';\n}\n",
    ],
  },
};

/** They give a text, or false or null, which equal no other text than the empty one. */
const giveTexts =
  /^\\?(sanitize_(key|title|text_field|email|file_name|html_class)|strtolower|strtoupper|trim|ltrim|rtrim|get_post_type|get_post_status|current_filter|wp_unslash|get_the_title|get_bloginfo|gettype|get_class|basename|pathinfo|md5|php_sapi_name)$/i;
const textProperties = /^(post_(type|status|name|title|content|mime_type)|taxonomy|slug|user_login|base|id_base)$/;

function check(node: Binary, context: PhpContext): void {
  if (node.op !== '==' && node.op !== '!=') return;
  const [literal, other] = isLiteral(node.left) ? [node.left, node.right] : [node.right, node.left];
  if (!isLiteral(literal) || isLiteral(other) || other.kind === 'Num') return;
  // strpos() == false and the like are another rule's, and a worse mistake.
  if (literal.kind !== 'Str' && other.kind !== 'Var' && other.kind !== 'Index' && other.kind !== 'Prop') return;
  const strict = node.op === '==' ? '===' : '!==';
  const written = context.source.slice(literal);
  const between = { start: node.left.end, end: node.right.start };
  const place = context.source.slice(between).search(/[=!]=(?!=)|<>/);
  const start = between.start + place;
  context.report({
    at: node,
    message: `${node.op} converts types before comparing with ${written.length > 30 ? 'this string' : written}.`,
    suggestion: `Use ${strict}.`,
    confidence: 'low',
    ...(place === -1
      ? {}
      : { fix: { edits: [{ start, end: start + 2, text: strict }], safe: isSurelyText(literal, other) } }),
  });
}

function isLiteral(value: Expr): boolean {
  return value.kind === 'Str' || value.kind === 'Bool' || value.kind === 'Null';
}

function isSurelyText(literal: Expr, other: Expr): boolean {
  if (literal.kind !== 'Str' || literal.value.trim() === '' || /^\s*[-+.]?\d/.test(literal.value)) return false;
  switch (other.kind) {
    case 'Call':
      return other.callee.kind === 'Name' && giveTexts.test(other.callee.text);
    case 'Prop':
      return typeof other.name === 'string' && textProperties.test(other.name);
    case 'Index':
      return other.base.kind === 'Var' && /^_(GET|POST|REQUEST|COOKIE)$/.test(other.base.name);
    default:
      return false;
  }
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Binary: check } };
