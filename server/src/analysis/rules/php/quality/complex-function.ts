import type { Closure, FunctionDecl, Method } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

/** Ways through a function beyond which no test tries them all. */
const maxComplexity = 40;
const maxLines = 300;

export const meta: RuleMeta = {
  id: 'quality/complex-function',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  cwe: 'CWE-1121',
  title: 'Complex function',
  description: 'Reports functions with a cyclomatic complexity of more than 40, or more than 300 lines.',
  rationale: `The cyclomatic complexity counts the independent ways through a function: one, and one more for each condition,
loop, case, catch and \`&&\`, \`||\`, \`?:\`, \`??\`. As many tests are needed to try them all, and nobody keeps more than some
ten in mind. Textbooks draw the line at ten or twenty; a function of a plugin is reported at twice that, where it is worth
the work of taking it apart.

Take parts out into functions that are named for what they do, return early, and let tables stand for long \`switch\`es.

**When to ignore it:** a long row of equal, simple cases.`,
  references: [
    {
      title: 'CWE-1121: Excessive McCabe Cyclomatic Complexity',
      url: 'https://cwe.mitre.org/data/definitions/1121.html',
    },
  ],
  fix: 'none',
  sniffs: ['Generic.Metrics.CyclomaticComplexity', 'Generic.Metrics.NestingLevel', 'Squiz.Functions.FunctionLength'],
  examples: {
    bad: [
      {
        code: `<?php\nfunction shelf_sign( $a ) {\n${Array.from({ length: 41 }, (_, at) => `\tif ( $a === ${at} ) {\n\t\treturn 'sign ${at}';\n\t}\n`).join('')}\treturn '';\n}\n`,
        lines: [2],
      },
    ],
    good: [
      "<?php\nfunction shelf_sign( $a ) {\n\t$signs = array( 1 => 'one', 2 => 'two' );\n\treturn $signs[ $a ] ?? '';\n}\n",
    ],
  },
};

function check(node: FunctionDecl | Method | Closure, context: PhpContext): void {
  if (node.body === null) return;
  const lines = context.source.lineAt(node.end) - context.source.lineAt(node.start) + 1;
  if (lines < maxComplexity / 2) return;
  const ways = countWays(node, context);
  if (ways <= maxComplexity && lines <= maxLines) return;
  const name = node.kind === 'Closure' ? 'This function' : `${node.name}()`;
  const at = node.kind === 'Closure' ? node.start : node.nameStart;
  context.report({
    at: { start: at, end: node.kind === 'Closure' ? node.body.start : at + node.name.length },
    message:
      ways > maxComplexity
        ? `${name} has a cyclomatic complexity of ${ways}, on ${lines} lines.`
        : `${name} has ${lines} lines.`,
    suggestion: 'Extract parts into separate functions.',
    confidence: 'high',
  });
}

function countWays(owner: FunctionDecl | Method | Closure, context: PhpContext): number {
  let ways = 1;
  const nodes = context.bodyNodes(owner);
  // By index, as in all loops over every node: an iterator makes an object for each.
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    switch (node?.kind) {
      case 'Branch':
      case 'While':
      case 'DoWhile':
      case 'For':
      case 'Foreach':
      case 'Catch':
      case 'Ternary':
        ways += 1;
        break;
      case 'Case':
        if (node.value !== null) ways += 1;
        break;
      case 'MatchArm':
        if (node.conditions !== null) ways += 1;
        break;
      case 'Binary':
        if (node.op === '&&' || node.op === '||' || node.op === '??') ways += 1;
        break;
      default:
    }
  }
  return ways;
}

export const visitor: PhpVisitor = { nodes: { Function: check, Method: check, Closure: check } };
