import type { Node } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/cron-interval',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Event that runs too often',
  description: 'Reports schedules with an interval of less than 15 minutes.',
  rationale: `WordPress starts scheduled events with the visits to the site: each event that is due costs a request of its own.
Events every minute keep a small site busy with itself, pile up when one takes longer than the interval, and on a quiet
site do not run every minute anyway.

Choose an interval of 15 minutes or more, or start the work when there is some, with \`wp_schedule_single_event()\`.

**When to ignore it:** when a real cron job starts the events and the work is short.`,
  references: [
    {
      title: 'Understanding WP-Cron scheduling',
      url: 'https://developer.wordpress.org/plugins/cron/understanding-wp-cron-scheduling/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.CronInterval'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_filter( 'cron_schedules', 'shelf_schedules' );\nfunction shelf_schedules( $schedules ) {\n\t$schedules['shelf_minute'] = array(\n\t\t'interval' => 60,\n\t\t'display'  => 'Every minute',\n\t);\n\treturn $schedules;\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nadd_filter( 'cron_schedules', function ( $schedules ) {\n\t$schedules['shelf_twice'] = array( 'interval' => 12 * HOUR_IN_SECONDS, 'display' => 'Twice a day' );\n\treturn $schedules;\n} );\n",
    ],
  },
};

const shortest = 900;
const units: Readonly<Record<string, number>> = {
  MINUTE_IN_SECONDS: 60,
  HOUR_IN_SECONDS: 3600,
  DAY_IN_SECONDS: 86_400,
};

function check(info: FunctionInfo, context: PhpContext): void {
  if (!info.entries.some(({ name }) => name === 'cron_schedules')) return;
  walkNodes(info.node, (node) => {
    if (node.kind !== 'ArrayItem' || node.key?.kind !== 'Str' || node.key.value !== 'interval') return;
    const seconds = secondsOf(node.value);
    if (seconds === null || seconds >= shortest || seconds < 0) return;
    context.report({
      at: node,
      message: `This schedule runs its events every ${seconds} seconds.`,
      suggestion: 'Choose 15 minutes (15 * MINUTE_IN_SECONDS) or more.',
      confidence: 'high',
    });
  });
}

/** `5 * MINUTE_IN_SECONDS`, `60 * 5`, `300`. */
function secondsOf(node: Node): number | null {
  if (node.kind === 'Num') return node.value;
  if (node.kind === 'Name') return units[node.text.replace(/^\\/, '')] ?? null;
  if (node.kind !== 'Binary' || node.op !== '*') return null;
  const left = secondsOf(node.left);
  const right = secondsOf(node.right);
  return left === null || right === null ? null : left * right;
}

export const visitor: PhpVisitor = { functions: check };
