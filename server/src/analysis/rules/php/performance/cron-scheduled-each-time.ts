import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { type CallNode, visitEveryLoad, visitEveryRun } from './support/every-run.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { lastingKinds } from './support/lasting.ts';
import { isMainFile } from './support/main-file.ts';

export const meta: RuleMeta = {
  id: 'performance/cron-scheduled-each-time',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Event scheduled on every request',
  description: 'Reports recurring events that are scheduled on every request, whether or not they are already.',
  rationale: `\`wp_schedule_event()\` does not look whether the event is there already. Called on every request it adds one event
after the other: the list in the \`cron\` option, which WordPress loads on each page, grows by thousands of entries, and
the work is done as many times.

Ask first: \`if ( ! wp_next_scheduled( 'shelf_daily' ) ) { wp_schedule_event( … ); }\`, or schedule on activation.

**When to ignore it:** never; a single event for a time that is near is the exception, and it is not reported.`,
  references: [
    {
      title: 'Scheduling WP-Cron events',
      url: 'https://developer.wordpress.org/plugins/cron/scheduling-wp-cron-events/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', function () {\n\twp_schedule_event( time(), 'daily', 'shelf_daily' );\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', function () {\n\tif ( ! wp_next_scheduled( 'shelf_daily' ) ) {\n\t\twp_schedule_event( time(), 'daily', 'shelf_daily' );\n\t}\n} );\n",
      "<?php\nregister_activation_hook( __FILE__, 'shelf_activate' );\nfunction shelf_activate() {\n\twp_schedule_event( time(), 'daily', 'shelf_daily' );\n}\n",
    ],
  },
};

function check(call: CallNode, entry: string, context: PhpContext): void {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name') return;
  if (context.names.functionName(call.callee) !== 'wp_schedule_event') return;
  const hook = call.args[2]?.value;
  const code = context.source.slice({ start: call.start, end: call.end + 1 });
  const isStatement =
    code.endsWith(';') && hook !== undefined && call.args.every(({ name, spread }) => !name && !spread);
  const extra = call.args[3]?.value;
  const asked =
    hook === undefined
      ? ''
      : [hook, ...(extra === undefined ? [] : [extra])].map((part) => context.source.slice(part)).join(', ');
  const edits = [
    { start: call.start, end: call.start, text: `if ( ! wp_next_scheduled( ${asked} ) ) { ` },
    { start: call.end + 1, end: call.end + 1, text: ' }' },
  ];
  context.report({
    at: call,
    message: `wp_schedule_event() adds one more event on every request: ${entry} runs it without checking wp_next_scheduled().`,
    suggestion: `Schedule on activation, or only when wp_next_scheduled( ${asked} ) is false.`,
    confidence: 'high',
    ...(isStatement ? { fix: { edits, safe: false } } : {}),
  });
}

function checkFunction(info: FunctionInfo, context: PhpContext): void {
  const entry =
    pageViewEntry(info) ?? (info.entries.some(({ name }) => name === 'admin_init') ? 'the hook admin_init' : null);
  if (entry !== null) visitEveryRun(info, context, (call) => check(call, entry, context));
}

export const visitor: PhpVisitor = {
  functions: checkFunction,
  file(context) {
    if (!isMainFile(context)) return;
    visitEveryLoad(context.program.body, context, (call) => check(call, 'loading the plugin', context));
  },
};
