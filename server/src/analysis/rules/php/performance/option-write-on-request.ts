import type { Expr, Node, Stmt } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { pageViewEntry } from './support/front-hooks.ts';

export const meta: RuleMeta = {
  id: 'performance/option-write-on-request',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Option written on every page view',
  description: 'Reports options that are written or deleted, without a condition, on every page view.',
  rationale: `Writing an option goes to the database, and empties the cache of all autoloaded options for every server. Done on
each page view, the site loses its object cache just when it is busy, and two visitors at once overwrite each other's
value.

Write when something changes: on activation, when settings are saved, in a scheduled event. Count visits in a table of
your own, or with \`wp_cache_incr()\`.

Reported are calls that every run of the callback reaches. A value written in the code is not reported: WordPress writes
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

function check(info: FunctionInfo, context: PhpContext): void {
  const entry = pageViewEntry(info);
  if (entry === null || info.node.kind === 'ArrowFn') return;
  for (const statement of info.node.body?.body ?? []) {
    if (onlyAsksForPage(statement, context)) continue;
    if (mayLeave(statement)) return;
    const call = statement.kind === 'ExprStmt' ? statement.value : null;
    if (call?.kind !== 'Call' || call.callee.kind !== 'Name') continue;
    const name = context.names.functionName(call.callee);
    const value = call.args[1]?.value;
    if (!writers.has(name) || (value !== undefined && isFixed(value))) continue;
    context.report({
      at: call,
      message: `${name}() runs on every page view: ${entry} calls it without a condition.`,
      suggestion: 'Write only when something has changed, on activation or in a scheduled event.',
      confidence: 'high',
    });
  }
}

/** An early return that leaves out kinds of pages, such as the home page, but no visit of the others. */
function onlyAsksForPage(statement: Stmt, context: PhpContext): boolean {
  if (statement.kind !== 'If') return false;
  return statement.branches.every(({ condition }) =>
    /^[\s!()&|]*(is_(singular|single|page|preview|front_page|home|archive|feed|404|search|admin)\s*\([^()$]*\)[\s!()&|]*)+$/.test(
      context.source.slice(condition),
    ),
  );
}

/** Whether some run of the callback may end with this statement. */
function mayLeave(statement: Stmt): boolean {
  let leaves = false;
  walkNodes(statement, (node: Node) => {
    if (node.kind === 'Return' || node.kind === 'Exit' || node.kind === 'Throw') leaves = true;
    // A check such as check_admin_referer() ends the request itself.
    if (node.kind === 'Call' && node.callee.kind === 'Name' && /^\\?(check_|wp_die|exit|die)/i.test(node.callee.text))
      leaves = true;
  });
  return leaves;
}

function isFixed(value: Expr): boolean {
  if (value.kind === 'Array') return value.items.every((item) => item !== null && isFixed(item.value));
  return ['Str', 'Num', 'Bool', 'Null', 'Name', 'ClassConst'].includes(value.kind);
}

export const visitor: PhpVisitor = { functions: check };
