import type { Assign } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/array-merge-in-loop',
  language: 'php',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  merge: 'message',
  title: 'array_merge() in a loop',
  description: 'Reports arrays that are built with array_merge() in every iteration of a loop.',
  rationale: `Each \`array_merge()\` copies all that has been collected so far: the work grows with the square of the number of
items.

Collect the parts (\`$parts[] = $more;\`) and merge them once after the loop: \`array_merge( ...$parts )\`.

**When to ignore it:** when the loop has a handful of rounds.`,
  references: [{ title: 'PHP manual: array_merge()', url: 'https://www.php.net/manual/en/function.array-merge.php' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\n$all = array();\nforeach ( $groups as $group ) {\n\t$all = array_merge( $all, shelf_books( $group ) );\n}\n',
        lines: [4],
      },
    ],
    good: [
      '<?php\n$parts = array();\nforeach ( $groups as $group ) {\n\t$parts[] = shelf_books( $group );\n}\n$all = array_merge( ...$parts );\n',
    ],
  },
};

function check({ target, value, start, end }: Assign, context: PhpContext): void {
  if (target.kind !== 'Var' || value.kind !== 'Call' || value.callee.kind !== 'Name') return;
  if (context.names.functionName(value.callee) !== 'array_merge') return;
  const [first, second] = value.args.map((arg) => arg.value);
  if (second === undefined || second.kind === 'Array') return;
  if (first?.kind !== 'Var' || first.name !== target.name) return;
  for (const ancestor of context.ancestors.toReversed()) {
    if (['Function', 'Method', 'Closure', 'ArrowFn', 'Class'].includes(ancestor.kind)) return;
    if (ancestor.kind === 'Foreach' || ancestor.kind === 'For' || ancestor.kind === 'While') {
      const isShort = ancestor.kind === 'Foreach' && ancestor.subject.kind === 'Array';
      // A list that begins anew in each round does not grow.
      const anew = new RegExp(`\\$${target.name}\\s*=\\s*(?!array_merge)[^=]`).test(
        context.source.slice({ start: ancestor.body.start, end: start }),
      );
      if (isShort || anew) return;
      context.report({
        at: { start, end },
        message: `array_merge() copies all of $${target.name} in every iteration of the loop.`,
        suggestion: `Collect the parts, and merge them once after the loop: array_merge( ...$parts ).`,
        confidence: 'medium',
      });
      return;
    }
  }
}

export const visitor: PhpVisitor = { nodes: { Assign: check } };
