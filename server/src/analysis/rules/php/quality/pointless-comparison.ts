import type { Assign, Binary, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/pointless-comparison',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-571',
  title: 'Pointless comparison',
  description:
    'Reports conditions that cannot change: a value compared with itself, a bare text after ||, count() below 0, ! before a comparison.',
  rationale: `\`$a === 'x' || 'y'\` is always true: the text alone is. \`! $a === 'x'\` compares a boolean with a text, and is always
false. \`count( $a ) >= 0\` holds for every array. A value compared with itself was meant to be another.

Write out each comparison (\`$a === 'x' || $a === 'y'\`), use \`!==\`, and \`> 0\`.

**When to ignore it:** never.`,
  references: [
    { title: 'CWE-571: Expression is Always True', url: 'https://cwe.mitre.org/data/definitions/571.html' },
    { title: 'PHP: operator precedence', url: 'https://www.php.net/manual/en/language.operators.precedence.php' },
  ],
  fix: 'none',
  sniffs: ['Generic.CodeAnalysis.UnconditionalIfStatement'],
  examples: {
    bad: [
      {
        code: "<?php\nif ( $a === 'x' || 'y' ) {\n\techo 1;\n}\nif ( $b->id === $b->id || count( $a ) >= 0 ) {\n\techo 2;\n}\nif ( ! $a === 'x' ) {\n\techo 3;\n}\n",
        lines: [2, 5, 8],
      },
    ],
    good: [
      "<?php\nif ( $a === 'x' || $a === 'y' || count( $a ) > 0 || ! $a ) {\n\techo 1;\n}\nif ( ! $a === ! $b || $a !== $b || defined( 'X' ) && 'x' === X ) {\n\techo 2;\n}\n",
    ],
  },
};

const equality = new Set(['==', '===', '!=', '!==']);

function check(node: Binary, context: PhpContext): void {
  const { op, left, right } = node;
  if (op === '||' || op === '&&') {
    // The left text of `'x' || …` is as odd, but the usual slip is on the right.
    if (right.kind === 'Str' && isComparison(left))
      report(
        node,
        right,
        'This string on its own is always true.',
        `Compare it too: … ${op} $x === ${context.source.slice(right)}.`,
        context,
      );
    return;
  }
  if (equality.has(op) && left.kind === 'Unary' && left.op === '!' && right.kind !== 'Unary' && right.kind !== 'Bool') {
    const isParenthesised = /^\(/.test(context.source.slice({ start: left.start, end: left.end }).slice(1).trimStart());
    const closes = context.source.slice({ start: left.end, end: right.start }).includes(')');
    if (!closes && !isParenthesised && (right.kind === 'Str' || right.kind === 'Num' || right.kind === 'Null'))
      report(
        node,
        node,
        '! takes precedence, so this compares a boolean with the right side.',
        `Use ${op.startsWith('=') ? '!==' : '==='} without the !.`,
        context,
      );
    return;
  }
  if (equality.has(op) || /^[<>]=?$/.test(op)) {
    if (isSame(left, right, context)) {
      report(node, node, 'Both sides are identical.', 'Compare with the intended value.', context);
      return;
    }
  }
  const isCount = (value: Expr) =>
    value.kind === 'Call' &&
    value.callee.kind === 'Name' &&
    /^\\?(count|sizeof|strlen|mb_strlen)$/i.test(value.callee.text);
  const isZero = (value: Expr) => value.kind === 'Num' && value.value === 0;
  const always = isCount(left) && isZero(right) ? op : isCount(right) && isZero(left) ? flipped[op] : undefined;
  if (always === '>=' || always === '<')
    report(
      node,
      node,
      `A count is never negative, so this is always ${always === '>=' ? 'true' : 'false'}.`,
      'Compare with > 0 or === 0.',
      context,
    );
}

const flipped: Readonly<Record<string, string>> = { '<=': '>=', '>': '<', '>=': '<=', '<': '>' };

function isComparison(value: Expr): boolean {
  return (
    value.kind === 'Binary' &&
    (equality.has(value.op) || ((value.op === '||' || value.op === '&&') && isComparison(value.right)))
  );
}

/** Variables, properties and entries by constant keys; what is called may answer differently. */
function isSame(left: Expr, right: Expr, context: PhpContext): boolean {
  if (!['Var', 'Prop', 'Index', 'StaticProp'].includes(left.kind) || left.kind !== right.kind) return false;
  const text = context.source.slice(left);
  return text === context.source.slice(right) && !/\(|\+\+|--/.test(text);
}

function checkAssign(node: Assign, context: PhpContext): void {
  if (node.target.kind !== 'Var' || node.value.kind !== 'Var' || node.target.name !== node.value.name || node.byRef)
    return;
  report(
    node,
    node,
    `$${node.target.name} is assigned to itself.`,
    'Assign the intended value, or remove the line.',
    context,
    'low',
  );
}

function report(
  node: Expr,
  at: Expr,
  message: string,
  suggestion: string,
  context: PhpContext,
  severity?: 'low',
): void {
  const milder = severity === undefined ? {} : { severity };
  context.report({ at, detail: String(node.start), message, suggestion, confidence: 'high', ...milder });
}

export const visitor: PhpVisitor = { nodes: { Binary: check, Assign: checkAssign } };
