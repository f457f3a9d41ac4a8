import type { ArrayItem, ArrayLit, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/duplicate-array-key',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Duplicate array key',
  description: 'Reports array literals with duplicate keys.',
  rationale: `The later entry silently takes the place of the earlier one. In a \`WP_Query\` with two \`meta_key\`s, or in a list of
arguments put together by copying lines, half of what is written does nothing.

Take one out, or give it its own key. Keys are compared as PHP does: \`1\` and \`'1'\` are the same.

**When to ignore it:** never.`,
  references: [{ title: 'PHP manual: arrays', url: 'https://www.php.net/manual/en/language.types.array.php' }],
  fix: 'none',
  sniffs: ['Universal.Arrays.DuplicateArrayKey'],
  examples: {
    bad: [
      {
        code: "<?php\n$args = array(\n\t'post_type' => 'book',\n\t'orderby'   => 'title',\n\t'post_type' => 'film',\n);\n",
        lines: [5],
      },
    ],
    good: ["<?php\n$args = array( 'a' => 1, 'b' => 1, 1 => 'c', $x => 1, $x . 'a' => 2 );\n"],
  },
};

function check(node: ArrayLit, context: PhpContext): void {
  if (node.list) return;
  const seen = new Map<string, ArrayItem>();
  for (const item of node.items) {
    const key = item?.key ? keyOf(item.key) : null;
    if (!item?.key || key === null) continue;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, item);
      continue;
    }
    context.report({
      at: item.key,
      message: `The key ${context.source.slice(item.key)} is also used on line ${context.source.lineAt((first.key ?? first.value).start)}; only this entry is kept.`,
      suggestion: 'Remove one of them, or use a different key.',
      ...(isHarmless(first.value, item.value, context) ? { severity: 'low' as const } : {}),
      confidence: 'high',
    });
  }
}

/** The same written twice changes nothing; of styles for old browsers and for new ones, the last is what all browsers read. */
function isHarmless(first: Expr, last: Expr, { source }: PhpContext): boolean {
  return source.slice(first) === source.slice(last) || isVendorStyle(first) || isVendorStyle(last);
}

function isVendorStyle(node: Expr): boolean {
  return node.kind === 'Str' && /^-(?:webkit|moz|ms|o)-[a-z]/.test(node.value);
}

function keyOf(key: Expr): string | null {
  if (key.kind === 'Str') return key.value;
  if (key.kind === 'Num' && key.integer) return String(key.value);
  return null;
}

export const visitor: PhpVisitor = { nodes: { Array: check } };
