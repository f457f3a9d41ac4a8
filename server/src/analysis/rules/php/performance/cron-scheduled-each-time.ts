import type { Call } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isChanging } from './support/changing-value.ts';
import { type CallNode, visitEveryLoad, visitEveryRun } from './support/every-run.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { lastingKinds } from './support/lasting.ts';
import { isMainFile } from './support/main-file.ts';
import { type UsualVisit, usualVisitsHere } from './support/usual-visits.ts';

export const meta: RuleMeta = {
  id: 'performance/cron-scheduled-each-time',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Event scheduled on every request',
  description:
    'Reports events that are scheduled on every request, whether or not they are already, or behind a check that never finds them.',
  rationale: `\`wp_schedule_event()\` does not look whether the event is there already. Called on every request it adds one event
after the other: the list in the \`cron\` option, which WordPress loads on each page, grows by thousands of entries, and
the work is done as many times.

Ask first: \`if ( ! wp_next_scheduled( 'shelf_daily' ) ) { wp_schedule_event( … ); }\`, or schedule on activation.

An event is another one when its arguments differ: \`wp_next_scheduled( 'shelf_daily' )\` does not find one that was
scheduled with arguments, and needs the same ones as its second parameter. A single event is only refused when one with the
same arguments is due within ten minutes, so one that carries the time, or a number made by chance, is added by every request.

**When to ignore it:** never; a single event without such arguments for a time that is near is the exception, and it is not
reported.`,
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
      {
        code: "<?php\nadd_action( 'wp_loaded', 'shelf_remind' );\nfunction shelf_remind() {\n\t$when = time() + HOUR_IN_SECONDS;\n\twp_schedule_single_event( $when, 'shelf_reminder', array( $when ) );\n}\n",
        lines: [5],
      },
      {
        code: "<?php\nadd_action( 'init', 'shelf_plan' );\nfunction shelf_plan() {\n\tif ( ! wp_next_scheduled( 'shelf_sync' ) ) {\n\t\twp_schedule_event( time(), 'hourly', 'shelf_sync', array( 'books' ) );\n\t}\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', 'shelf_plan' );\nfunction shelf_plan() {\n\tif ( ! wp_next_scheduled( 'shelf_sync', array( 'books' ) ) ) {\n\t\twp_schedule_event( time(), 'hourly', 'shelf_sync', array( 'books' ) );\n\t}\n}\n",
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

/** What pages reach in other ways: behind settings, other schedulers, and checks that find nothing. */
function checkVisits(visits: readonly UsualVisit[], context: PhpContext): void {
  for (const { call, within, entry } of visits) {
    if (call.kind !== 'Call' || call.callee.kind !== 'Name') continue;
    check(call, entry.label, context);
    checkAdding(call, within, entry.label, context);
    checkBlindGuard(call, within, entry.label, context);
  }
}

/** Where each scheduler takes its hook and its arguments; those of the queue add one more unless they are told not to. */
const schedulers: ReadonlyMap<string, { readonly hook: number; readonly args: number; readonly unique?: number }> =
  new Map([
    ['wp_schedule_event', { hook: 2, args: 3 }],
    ['wp_schedule_single_event', { hook: 1, args: 2 }],
    ['as_schedule_recurring_action', { hook: 2, args: 3, unique: 5 }],
    ['as_schedule_cron_action', { hook: 2, args: 3, unique: 5 }],
    ['as_schedule_single_action', { hook: 1, args: 2, unique: 4 }],
    ['as_enqueue_async_action', { hook: 0, args: 1, unique: 3 }],
  ]);

/** Events that are always other ones, and actions of a queue. */
function checkAdding(call: Call, within: FunctionInfo | null, entry: string, context: PhpContext): void {
  const name = call.callee.kind === 'Name' ? context.names.functionName(call.callee) : '';
  const known = schedulers.get(name);
  if (known === undefined || name === 'wp_schedule_event') return;
  const args = call.args[known.args]?.value;
  const adds =
    known.unique === undefined
      ? args !== undefined && isChanging(args, within, context)
      : call.args[known.unique] === undefined && call.args.every((arg) => arg.name !== 'unique');
  if (!adds) return;
  context.report({
    at: call,
    message:
      known.unique === undefined
        ? `${name}() adds one more event on every request: ${entry} runs it, and the arguments are never the same.`
        : `${name}() adds one more action on every request: ${entry} runs it without looking for one that is there.`,
    suggestion:
      known.unique === undefined
        ? 'Leave the changing argument out, or schedule the event when what it is for happens.'
        : 'Ask as_has_scheduled_action() first, or schedule on activation.',
    confidence: 'medium',
  });
}

/** `wp_next_scheduled( 'hook' )` before an event with arguments, or with another hook. */
function checkBlindGuard(guard: Call, within: FunctionInfo | null, entry: string, context: PhpContext): void {
  const name = guard.callee.kind === 'Name' ? context.names.functionName(guard.callee) : '';
  const body = within?.node.body ?? null;
  const [asked, askedArgs] = guard.args;
  if (name !== 'wp_next_scheduled' || body === null || asked === undefined || askedArgs !== undefined) return;
  const guards: Call[] = [];
  const events: Call[] = [];
  walkNodes(body, context, (node) => {
    if (node.kind !== 'Call' || node.callee.kind !== 'Name') return;
    const called = context.names.functionName(node.callee);
    if (called === 'wp_next_scheduled') guards.push(node);
    else if (called === 'wp_schedule_event') events.push(node);
  });
  const [event] = events;
  const hook = event?.args[2]?.value;
  const args = event?.args[3]?.value;
  if (
    guards.length !== 1 ||
    events.length !== 1 ||
    event === undefined ||
    hook === undefined ||
    event.start < guard.start
  )
    return;
  const isOther = hook.kind === 'Str' && asked.value.kind === 'Str' && hook.value !== asked.value.value;
  const isEmpty = args === undefined || (args.kind === 'Array' && args.items.length === 0) || args.kind === 'Null';
  if (!isOther && (isEmpty || context.source.slice(hook) !== context.source.slice(asked.value))) return;
  context.report({
    at: event,
    message: `wp_schedule_event() adds one more event on every request: ${entry} leads here, and wp_next_scheduled() asks for ${isOther ? 'another hook' : 'one without arguments'}.`,
    suggestion: isOther ? 'Ask for the hook that is scheduled.' : 'Pass the same arguments to wp_next_scheduled().',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  functions: checkFunction,
  file(context) {
    checkVisits(usualVisitsHere(context), context);
    if (!isMainFile(context)) return;
    visitEveryLoad(context.program.body, context, (call) => check(call, 'loading the plugin', context));
  },
};
