import type { Call } from '../../../languages/php/ast.ts';
import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/activation-hook',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Activation or uninstall hook that never runs',
  description: 'Reports activation hooks registered too late, and uninstall hooks that WordPress cannot keep.',
  rationale: `WordPress includes the plugin and then fires its activation hook, in one request after \`plugins_loaded\` and \`init\`:
a callback that is registered inside one of those is not there yet, and never runs.

The uninstall callback is kept in an option and called without the plugin having started: it has to be the name of a
function or of a static method. A closure cannot be stored, and an object of the plugin must not be.

**When to ignore it:** never.`,
  references: [
    {
      title: 'register_activation_hook()',
      url: 'https://developer.wordpress.org/reference/functions/register_activation_hook/',
    },
    {
      title: 'register_uninstall_hook()',
      url: 'https://developer.wordpress.org/reference/functions/register_uninstall_hook/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'plugins_loaded', 'shelf_start' );\nfunction shelf_start() {\n\tregister_activation_hook( __FILE__, 'shelf_install' );\n}\nregister_uninstall_hook( __FILE__, function () {\n\tdelete_option( 'shelf' );\n} );\n",
        lines: [4, 6],
      },
    ],
    good: [
      "<?php\nregister_activation_hook( __FILE__, 'shelf_install' );\nregister_uninstall_hook( __FILE__, 'shelf_uninstall' );\nfunction shelf_install() {}\nfunction shelf_uninstall() {}\n",
    ],
  },
};

const late =
  /^(muplugins_loaded|plugins_loaded|init|admin_init|wp_loaded|after_setup_theme|admin_menu|wp|widgets_init|rest_api_init)$/;

function check({ node, name, enclosing, isLocal }: CallEvent, context: PhpContext): void {
  if (isLocal) return;
  if (name === 'register_uninstall_hook') checkUninstall(node, context);
  else if (enclosing !== null && enclosing.callers === 0) {
    const hook = enclosing.entries.find(({ kind, name: on }) => kind === 'hook' && late.test(on));
    if (hook)
      report(
        node,
        `${name}() is called on ${hook.name}, which is too late for activation, so it never runs.`,
        'Call it directly in the main plugin file.',
        context,
      );
  }
}

function checkUninstall(node: Call, context: PhpContext): void {
  const callback = node.args[1]?.value;
  const owner = callback?.kind === 'Array' ? callback.items[0]?.value : undefined;
  const isClosure = callback?.kind === 'Closure' || callback?.kind === 'ArrowFn';
  if (!isClosure && !(owner?.kind === 'Var')) return;
  const what = isClosure ? 'A closure cannot be stored' : 'An object is stored with the callback';
  report(
    node,
    `${what}, so the uninstall hook does not run.`,
    'Pass the name of a function or a static method, or write uninstall.php.',
    context,
  );
}

function report(node: Call, message: string, suggestion: string, context: PhpContext): void {
  context.report({ at: { start: node.start, end: node.callee.end }, message, suggestion, confidence: 'high' });
}

export const visitor: PhpVisitor = {
  calls: [{ names: ['register_activation_hook', 'register_uninstall_hook'], visit: check }],
};
