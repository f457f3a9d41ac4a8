import type { Expr } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isChanging } from './support/changing-value.ts';
import { type CallNode, visitEveryRun } from './support/every-run.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { lastingKinds } from './support/lasting.ts';
import { type UsualVisit, usualVisitsHere } from './support/usual-visits.ts';

export const meta: RuleMeta = {
  id: 'performance/option-write-on-request',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Option written on every page view',
  description: 'Reports options and meta fields that are written, without a condition, on every page view.',
  rationale: `Writing an option goes to the database, and empties the cache of all autoloaded options for every server. Done on
each page view, the site loses its object cache just when it is busy, and two visitors at once overwrite each other's
value.

Write when something changes: on activation, when settings are saved, in a scheduled event. Count visits in a table of
your own, or with \`wp_cache_incr()\`.

Reported are calls that every run of the callback reaches, through functions of these files too; counters and times also
where a setting or the kind of page decides. Meta fields written on
each view (such as a counter) are reported low. A value written in the code is not reported: WordPress writes
it only when it differs.

**When to ignore it:** in a development tool.`,
  references: [{ title: 'update_option()', url: 'https://developer.wordpress.org/reference/functions/update_option/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'wp_head', 'shelf_count' );\nfunction shelf_count() {\n\t$views = (int) get_option( 'shelf_views', 0 );\n\tupdate_option( 'shelf_views', $views + 1 );\n}\n",
        lines: [5],
      },
      { code: "<?php\nadd_action( 'init', function () {\n\tdelete_option( 'shelf_old' );\n} );\n", lines: [3] },
    ],
    good: [
      "<?php\nadd_action( 'init', function () {\n\tif ( get_option( 'shelf_version' ) !== SHELF_VERSION ) {\n\t\tupdate_option( 'shelf_version', SHELF_VERSION );\n\t}\n} );\n",
      "<?php\nadd_action( 'init', 'shelf_save' );\nfunction shelf_save() {\n\tif ( ! isset( $_POST['shelf'] ) ) {\n\t\treturn;\n\t}\n\tcheck_admin_referer( 'shelf' );\n\tupdate_option( 'shelf', sanitize_text_field( wp_unslash( $_POST['shelf'] ) ) );\n}\n",
      "<?php\nregister_activation_hook( __FILE__, function () {\n\tupdate_option( 'shelf_since', time() );\n} );\n",
    ],
  },
};

const writers = new Set(['update_option', 'delete_option', 'update_site_option', 'delete_site_option']);
const metaWriters = new Set(['update_post_meta', 'update_user_meta', 'update_term_meta', 'update_metadata']);

function check(info: FunctionInfo, context: PhpContext): void {
  const entry = pageViewEntry(info);
  if (entry !== null)
    visitEveryRun(info, context, (call) => checkCall(call, `${entry} runs it without a condition`, context));
}

function checkCall(call: CallNode, way: string, context: PhpContext): void {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name') return;
  const name = context.names.functionName(call.callee);
  const isMeta = metaWriters.has(name);
  const value = call.args[isMeta ? 2 : 1]?.value;
  if (!(isMeta || writers.has(name)) || (value !== undefined && isFixed(value))) return;
  context.report({
    at: call,
    message: `${name}() runs on every page view: ${way}.`,
    suggestion: 'Only write when something has changed, on activation or in a scheduled event.',
    severity: isMeta ? 'low' : 'medium',
    confidence: 'high',
  });
}

/** Behind settings and kinds of pages: a counter, or the time of the last visit, is another value each time. */
function checkCounter({ call, within, entry }: UsualVisit, context: PhpContext): void {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name' || entry.who !== 'visitors') return;
  const name = context.names.functionName(call.callee);
  const value = call.args[metaWriters.has(name) ? 2 : 1]?.value;
  if (!(writers.has(name) || metaWriters.has(name)) || value === undefined) return;
  if (isChanging(value, within, context) || isCounted(value, within, context))
    checkCall(call, `${entry.label} leads here`, context);
}

/** `$views + 1`, or a list in which something was counted or added. */
function isCounted(value: Expr, within: FunctionInfo | null, context: PhpContext): boolean {
  if (value.kind === 'Binary' && value.op === '+') return [value.left, value.right].some(isOne);
  if (value.kind !== 'Var' || within === null || within.node.body === null) return false;
  let counted = false;
  walkNodes(within.node.body, context, (node) => {
    const target = node.kind === 'IncDec' || node.kind === 'AssignOp' || node.kind === 'Assign' ? node.target : null;
    if (target === null || node.start > value.start) return;
    const isEntry = target.kind === 'Index' && target.base.kind === 'Var' && target.base.name === value.name;
    const isOwn = target.kind === 'Var' && target.name === value.name;
    if (node.kind === 'Assign') {
      const adds =
        node.value.kind === 'Binary' && node.value.op === '+' && [node.value.left, node.value.right].some(isOne);
      counted ||= (isEntry || isOwn) && adds;
    } else counted ||= isEntry || isOwn;
  });
  return counted;
}

function isOne(side: Expr): boolean {
  return side.kind === 'Num' && side.value === 1;
}

function isFixed(value: Expr): boolean {
  if (value.kind === 'Array') return value.items.every((item) => item !== null && isFixed(item.value));
  return ['Str', 'Num', 'Bool', 'Null', 'Name', 'ClassConst'].includes(value.kind);
}

export const visitor: PhpVisitor = {
  functions: check,
  file(context) {
    for (const visit of usualVisitsHere(context)) checkCounter(visit, context);
  },
};
