import type { Expr, For, Node } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from '../quality/support/core-file.ts';

export const meta: RuleMeta = {
  id: 'performance/count-in-loop-condition',
  language: 'php',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  title: 'count() in a loop condition',
  description: 'Reports for loops whose condition counts an array in every iteration.',
  rationale: `The condition is worked out before each round: a \`count()\` in it runs as often as the loop, and a query or a
\`strlen()\` of a long text costs more.

Keep the number in a variable before the loop, or use \`foreach\`. A loop that changes the list it counts is not reported.`,
  references: [{ title: 'PHP manual: for', url: 'https://www.php.net/manual/en/control-structures.for.php' }],
  fix: 'none',
  sniffs: ['Squiz.PHP.DisallowSizeFunctionsInLoops', 'Generic.CodeAnalysis.ForLoopWithTestFunctionCall'],
  examples: {
    bad: [
      {
        code: '<?php\nfor ( $i = 0; $i < count( $books ); $i++ ) {\n\techo esc_html( $books[ $i ] );\n}\n',
        lines: [2],
      },
    ],
    good: [
      '<?php\n$n = count( $books );\nfor ( $i = 0; $i < $n; $i++ ) {\n\techo esc_html( $books[ $i ] );\n}\nfor ( $i = 0; $i < count( $books ); $i++ ) {\n\t$books[] = 1;\n}\n',
    ],
  },
};

function check(node: For, context: PhpContext): void {
  for (const condition of node.condition) {
    const found = countIn(condition);
    const of = found?.kind === 'Call' ? found.args[0]?.value : undefined;
    if (found === null || of === undefined) continue;
    const list = context.source.slice(of);
    const body = context.source.slice(node.body);
    const name = /\$\w+/.exec(list)?.[0];
    if (name !== undefined && changes(name, body)) continue;
    context.report({
      at: found,
      message: `${context.source.slice(found)} is evaluated in every iteration of the loop.`,
      suggestion: 'Store the count in a variable before the loop, or use foreach.',
      confidence: 'high',
    });
  }
}

function countIn(node: Expr | Node): Node | null {
  if (
    node.kind === 'Call' &&
    node.callee.kind === 'Name' &&
    /^\\?(count|sizeof|strlen|mb_strlen)$/i.test(node.callee.text)
  )
    return node;
  if (node.kind !== 'Binary') return null;
  for (const child of childNodes(node)) {
    const found = countIn(child);
    if (found !== null) return found;
  }
  return null;
}

/** Whether the loop's body may change how long the list is. */
function changes(name: string, body: string): boolean {
  const escaped = `\\${name}\\b`;
  return new RegExp(
    `${escaped}[^;=\\n]{0,80}?\\]?\\s*\\.?=(?!=)|(unset|array_\\w+|splice|preg_\\w+)\\s*\\([^;]{0,80}${escaped}`,
  ).test(body);
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { For: check } };
