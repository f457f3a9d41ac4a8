import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction } from './support/called-function.ts';
import { valuesNeeded } from './support/placeholders.ts';
import { domainPositions } from './support/text-domain.ts';

export const meta: RuleMeta = {
  id: 'quality/format-arguments',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-685',
  title: 'Format string and arguments do not match',
  description: 'Reports sprintf() and printf() with fewer or more values than the format has placeholders.',
  rationale: `With too few values \`sprintf()\` throws an \`ArgumentCountError\` since PHP 8, a fatal error where it is not caught.
With too many, a value that was meant to be seen is not, or a sentence lost its placeholder.

The format is known when it is a literal, also inside a translation function. A per cent sign of its own is written
\`%%\`.

**When to ignore it:** when a translation may use a value that the original does not.`,
  references: [
    { title: 'PHP: sprintf()', url: 'https://www.php.net/manual/en/function.sprintf.php' },
    {
      title: 'CWE-685: Function Call With Incorrect Number of Arguments',
      url: 'https://cwe.mitre.org/data/definitions/685.html',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n$a = sprintf( '%s of %s', $one );\n/* translators: %d: count */\nprintf( esc_html__( '%d books', 'shelf' ), $count, $title );\n",
        lines: [2, 4],
      },
    ],
    good: [
      "<?php\n$a = sprintf( '%1$s of %2$s, %1$s, 100%%', $one, $two );\n/* translators: %d: count */\nprintf( _n( 'One book', '%d books', $count, 'shelf' ), $count );\nprintf( $format, $a );\nsprintf( '%s %s', ...$both );\n",
    ],
  },
};

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  if (name !== 'sprintf' && name !== 'printf') return;
  const [format, ...values] = node.args;
  if (!format || node.args.some((arg) => arg.spread || arg.name !== null)) return;
  const texts = formatsOf(format.value, context);
  if (texts.length === 0) return;
  const needed = texts.map(valuesNeeded);
  const most = Math.max(...needed);
  if (most > values.length) {
    context.report({
      at: { start: node.start, end: node.callee.end },
      message: `The format needs ${most} value${most === 1 ? '' : 's'}, and ${values.length} ${values.length === 1 ? 'is' : 'are'} passed, which causes a fatal error since PHP 8.`,
      suggestion: 'Pass a value for each placeholder; escape percent signs as %%.',
      confidence: 'high',
    });
  } else if (most < values.length && most > 0) {
    context.report({
      at: { start: node.start, end: node.callee.end },
      message: `The format uses ${most} value${most === 1 ? '' : 's'} of the ${values.length} that are passed.`,
      suggestion: 'Add a placeholder for each value, or pass fewer values.',
      severity: 'low',
      confidence: 'medium',
    });
  }
}

/** The literal formats an expression may be: itself, or the texts of a translation. */
function formatsOf(value: Expr, context: PhpContext): string[] {
  if (value.kind === 'Str') return [value.value];
  if (value.kind !== 'Call') return [];
  const name = calledFunction(value, context);
  if (name === null || !domainPositions.has(name) || name.endsWith('_noop')) return [];
  const texts = value.args.slice(0, name.startsWith('_n') ? 2 : 1).map((arg) => arg.value);
  return texts.every((text) => text.kind === 'Str') ? texts.map((text) => text.value) : [];
}

export const visitor: PhpVisitor = { namedCalls: [{ names: ['sprintf', 'printf'], visit: check }] };
