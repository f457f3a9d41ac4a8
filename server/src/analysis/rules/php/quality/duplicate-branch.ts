import type { Expr, If, Switch } from '../../../languages/php/ast.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/duplicate-branch',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-561',
  title: 'Duplicate condition or branch',
  description:
    'Reports elseif conditions and cases that repeat a previous one, and if and else branches that are identical.',
  rationale: `The second branch with the same condition never runs: the first one was taken. When \`if\` and \`else\` do the same, the
condition decides nothing. Both are mostly copies in which something was to be changed.

Mend the condition, or take the branch out.

**When to ignore it:** when the condition calls something that answers differently the second time.`,
  references: [{ title: 'CWE-561: Dead Code', url: 'https://cwe.mitre.org/data/definitions/561.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nif ( 'a' === $x ) {\n\techo 1;\n} elseif ( 'a' === $x ) {\n\techo 2;\n}\nswitch ( $x ) {\n\tcase 'a':\n\t\techo 1;\n\t\tbreak;\n\tcase 'a':\n\t\techo 2;\n}\nif ( $y ) {\n\tshelf_show( $y );\n} else {\n\tshelf_show( $y );\n}\n",
        lines: [4, 11, 14],
      },
    ],
    good: ["<?php\nif ( 'a' === $x ) {\n\techo 1;\n} elseif ( 'b' === $x ) {\n\techo 2;\n} else {\n\techo 1;\n}\n"],
  },
};

function checkIf(node: If, context: PhpContext): void {
  const seen = new Map<string, Expr>();
  if (node.branches.length > 1)
    for (const { condition } of node.branches) repeat(condition, seen, 'condition', context);
  if (node.otherwise === null) return;
  const blocks = [...node.branches.map(({ body }) => body), node.otherwise];
  const lengths = blocks.map(({ start, end }) => end - start);
  // Bodies of other lengths differ, and need not be read.
  if (Math.max(...lengths) - Math.min(...lengths) > 80) return;
  const bodies = blocks.map((body) => words(context.source.slice(body)));
  const [first = ''] = bodies;
  if (/^[{:]?\s*}?$/.test(first) || !bodies.every((body) => body === first)) return;
  context.report({
    at: { start: node.start, end: node.branches[0]?.body.start ?? node.end },
    message: 'All branches are identical, so the condition has no effect.',
    suggestion: 'Correct the branch that should differ, or remove the condition.',
    confidence: 'high',
  });
}

function checkSwitch(node: Switch, context: PhpContext): void {
  const seen = new Map<string, Expr>();
  for (const { value } of node.cases) if (value) repeat(value, seen, 'case', context);
}

function repeat(condition: Expr, seen: Map<string, Expr>, what: string, context: PhpContext): void {
  const text = words(context.source.slice(condition));
  const first = seen.get(text);
  if (first === undefined) {
    seen.set(text, condition);
    return;
  }
  // Each call of these may answer differently.
  if (
    /\b(next|fgets|fread|fgetcsv|readdir|array_shift|array_pop|fetch\w*|wp_rand|rand|mt_rand|next_\w+|have_posts|parse_\w+)\s*\(|\+\+|--|[^=!<>]=[^=>]/.test(
      text,
    )
  )
    return;
  const at: Span = condition;
  context.report({
    at,
    message: `This ${what} duplicates line ${context.source.lineAt(first.start)}, so its branch never runs.`,
    suggestion: 'Correct it, or remove the branch.',
    confidence: 'high',
  });
}

/** Code without the white space and comments that make no difference. */
function words(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}

export const visitor: PhpVisitor = { nodes: { If: checkIf, Switch: checkSwitch } };
