import type { ArrayItem, Expr } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

/** Seconds. */
const least = 15 * 60;

export const meta: RuleMeta = {
  id: 'quality/cron-interval',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  title: 'Cron schedule below 15 minutes',
  description: 'Reports cron schedules of less than 15 minutes.',
  rationale: `WordPress runs its cron in the requests of visitors. A job that is due every minute makes nearly every one of them
start it, and on a quiet site it does not run every minute all the same.

Take 15 minutes or more, or let the server's own cron call \`wp-cron.php\`.

**When to ignore it:** when the server's cron runs it and the job is short.`,
  references: [
    {
      title: 'Plugin Handbook: understanding WP-Cron scheduling',
      url: 'https://developer.wordpress.org/plugins/cron/understanding-wp-cron-scheduling/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.CronInterval'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_filter( 'cron_schedules', function ( $schedules ) {\n\t$schedules['shelf'] = array(\n\t\t'interval' => 5 * MINUTE_IN_SECONDS,\n\t\t'display'  => 'Every five minutes',\n\t);\n\treturn $schedules;\n} );\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nadd_filter( 'cron_schedules', function ( $schedules ) {\n\t$schedules['shelf'] = array(\n\t\t'interval' => 2 * HOUR_IN_SECONDS,\n\t\t'display'  => 'Every two hours',\n\t);\n\treturn $schedules;\n} );\n",
    ],
  },
};

const constants: Readonly<Record<string, number>> = {
  MINUTE_IN_SECONDS: 60,
  HOUR_IN_SECONDS: 3600,
  DAY_IN_SECONDS: 86_400,
  WEEK_IN_SECONDS: 604_800,
};

function check(node: ArrayItem, context: PhpContext): void {
  if (node.key?.kind !== 'Str' || node.key.value !== 'interval') return;
  const array = context.ancestors.at(-1);
  const isSchedule =
    array?.kind === 'Array' &&
    array.items.some((item) => item?.key?.kind === 'Str' && item.key.value === 'display') &&
    /cron_schedules/.test(context.source.code);
  const seconds = isSchedule ? secondsOf(node.value) : null;
  if (seconds === null || seconds >= least) return;
  context.report({
    at: node.value,
    message: `This schedule runs every ${seconds} seconds.`,
    suggestion: 'Use an interval of at least 15 minutes.',
    confidence: 'high',
  });
}

function secondsOf(value: Expr): number | null {
  if (value.kind === 'Num') return value.value;
  if (value.kind === 'Name') return constants[value.text.replace(/^\\/, '')] ?? null;
  if (value.kind !== 'Binary') return null;
  const [left, right] = [secondsOf(value.left), secondsOf(value.right)];
  if (left === null || right === null) return null;
  if (value.op === '*') return left * right;
  if (value.op === '+') return left + right;
  return null;
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { ArrayItem: check } };
