import type { Switch } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { fallsThrough } from './support/falls-through.ts';

export const meta: RuleMeta = {
  id: 'quality/switch-fallthrough',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  cwe: 'CWE-484',
  title: 'Case without break',
  description:
    'Reports cases of a switch that do something and run on into the next one, without a comment that says so.',
  rationale: `Without \`break\` or \`return\` the statements of the next case run too. A forgotten one is seldom seen in a test.

Add \`break\`, or a comment such as \`// Fall through.\` where it is meant.

**When to ignore it:** never: write the comment.`,
  references: [
    { title: 'CWE-484: Omitted Break Statement in Switch', url: 'https://cwe.mitre.org/data/definitions/484.html' },
  ],
  fix: 'none',
  sniffs: [
    'PSR2.ControlStructures.SwitchDeclaration.TerminatingComment',
    'WordPress.WhiteSpace.ControlStructureSpacing',
  ],
  examples: {
    bad: [
      {
        code: "<?php\nswitch ( $a ) {\n\tcase 1:\n\t\t$b = 'one';\n\tcase 2:\n\t\t$b = 'two';\n\t\tbreak;\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nswitch ( $a ) {\n\tcase 1:\n\tcase 2:\n\t\t$b = 'two';\n\t\t// Fall through.\n\tcase 3:\n\t\treturn $b;\n\tdefault:\n\t\t$b = 4;\n}\n",
    ],
  },
};

function check(node: Switch, context: PhpContext): void {
  for (const [at, one] of node.cases.entries()) {
    const next = node.cases[at + 1];
    const last = one.body.at(-1);
    const isEmpty = one.body.every((statement) => statement.kind === 'Html' && statement.blank);
    if (!next || !last || isEmpty || !fallsThrough(one.body)) continue;
    // Any comment at the end of the case counts: it says that somebody thought about it.
    const between = { start: last.end, end: next.start };
    const isSaid = context.comments.some((comment) => comment.start >= between.start - 1 && comment.end <= between.end);
    if (isSaid) continue;
    context.report({
      at: { start: next.start, end: next.value?.end ?? next.start + 7 },
      message: `The case on line ${context.source.lineAt(one.start)} falls through to this one.`,
      suggestion: 'Add break, or a comment that the fall-through is intentional.',
      confidence: 'high',
    });
  }
}

export const visitor: PhpVisitor = { nodes: { Switch: check } };
