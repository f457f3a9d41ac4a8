import type { Stmt } from '../../../languages/php/ast.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/enqueue-everywhere',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Scripts on every admin page',
  description: 'Reports callbacks of admin_enqueue_scripts that load scripts or styles on every admin page.',
  rationale: `\`admin_enqueue_scripts\` runs on every page of the dashboard. Scripts and styles for one settings page that load
everywhere slow all the others down, and break them when names collide.

Take the hook's parameter and compare it with what \`add_menu_page()\` gave:
\`if ( 'settings_page_shelf' !== $hook_suffix ) { return; }\`, or ask \`get_current_screen()\`.

**When to ignore it:** when the script belongs to something that is on every page, such as the toolbar.`,
  references: [
    {
      title: 'admin_enqueue_scripts',
      url: 'https://developer.wordpress.org/reference/hooks/admin_enqueue_scripts/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'admin_enqueue_scripts', 'shelf_admin' );\nfunction shelf_admin() {\n\twp_enqueue_style( 'shelf', plugins_url( 'admin.css', __FILE__ ), array(), '1.0' );\n\twp_enqueue_script( 'shelf', plugins_url( 'admin.js', __FILE__ ), array(), '1.0', true );\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nadd_action( 'admin_enqueue_scripts', 'shelf_admin' );\nfunction shelf_admin( $hook_suffix ) {\n\tif ( 'settings_page_shelf' !== $hook_suffix ) {\n\t\treturn;\n\t}\n\twp_enqueue_style( 'shelf', plugins_url( 'admin.css', __FILE__ ), array(), '1.0' );\n}\n",
      "<?php\nadd_action( 'admin_enqueue_scripts', function () {\n\tif ( 'book' === get_current_screen()->post_type ) {\n\t\twp_enqueue_style( 'shelf', plugins_url( 'admin.css', __FILE__ ), array(), '1.0' );\n\t}\n} );\n",
    ],
  },
};

function check(info: FunctionInfo, context: PhpContext): void {
  if (!info.entries.some(({ name }) => name === 'admin_enqueue_scripts') || info.node.kind === 'ArrowFn') return;
  // Only what every page reaches: statements of the body itself, before any condition.
  for (const statement of info.node.body?.body ?? []) {
    if (statement.kind !== 'ExprStmt' && statement.kind !== 'Global') return;
    const name = enqueues(statement, context);
    if (name === null) continue;
    context.report({
      at: statement,
      message: `${name}() runs on every admin page, whichever page is shown.`,
      suggestion: "Compare the hook's parameter, or get_current_screen(), with your own page first.",
      confidence: 'medium',
    });
    return;
  }
}

function enqueues(statement: Stmt, context: PhpContext): string | null {
  const call = statement.kind === 'ExprStmt' ? statement.value : null;
  if (call?.kind !== 'Call' || call.callee.kind !== 'Name' || call.args.length < 2) return null;
  const name = context.names.functionName(call.callee);
  return name === 'wp_enqueue_script' || name === 'wp_enqueue_style' ? name : null;
}

export const visitor: PhpVisitor = { functions: check };
