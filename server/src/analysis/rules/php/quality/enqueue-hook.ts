import type { Call } from '../../../languages/php/ast.ts';
import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/enqueue-hook',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Scripts or styles enqueued at the wrong time',
  description:
    'Reports wp_enqueue_script() and similar functions called at the top level of a file or on a wrong hook.',
  rationale: `Scripts and styles are enqueued on \`wp_enqueue_scripts\` for the site, \`admin_enqueue_scripts\` for the administration
and \`login_enqueue_scripts\` for the log-in page. Before \`init\` WordPress writes a notice; on \`init\` and \`wp_loaded\` the
file lands on every page, those of the REST API's and the administration's requests too; after \`wp_head\` a style comes too
late. Enqueuing while a shortcode, a block or a widget is rendered is fine.

**When to ignore it:** when the function asks which page it is on first, and needs to run early.`,
  references: [
    { title: 'wp_enqueue_scripts', url: 'https://developer.wordpress.org/reference/hooks/wp_enqueue_scripts/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nwp_enqueue_script( 'shelf', 'shelf.js', array(), '1', true );\nadd_action( 'init', 'shelf_assets' );\nfunction shelf_assets() {\n\twp_enqueue_style( 'shelf', 'shelf.css', array(), '1' );\n}\n",
        lines: [2, 5],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_enqueue_scripts', 'shelf_assets' );\nadd_action( 'init', 'shelf_register' );\nfunction shelf_assets() {\n\twp_enqueue_style( 'shelf', 'shelf.css', array(), '1' );\n}\nfunction shelf_register() {\n\twp_register_style( 'shelf', 'shelf.css', array(), '1' );\n}\n",
    ],
  },
};

const wrong = new Set([
  'init',
  'plugins_loaded',
  'after_setup_theme',
  'wp_loaded',
  'admin_init',
  'admin_menu',
  'wp_head',
  'admin_head',
  'wp_footer',
  'admin_footer',
  'setup_theme',
  'muplugins_loaded',
  'widgets_init',
]);

function check({ node, name, enclosing, isLocal }: CallEvent, context: PhpContext): void {
  if (isLocal || isCoreFile(context.fileName)) return;
  if (enclosing === null) {
    if (!isPluginCode(context)) return;
    report(node, `${name}() is called while the file is loaded, before WordPress is ready for it.`, enclosing, context);
    return;
  }
  const hooks = enclosing.entries;
  if (hooks.length === 0 || enclosing.callers > 0) return;
  // Styles printed in the footer and scripts enqueued there do arrive.
  const late = hooks.every(({ kind, name: hook }) => kind === 'hook' && wrong.has(hook));
  const hook = hooks[0]?.name ?? '';
  if (!late || (/_footer$/.test(hook) && name === 'wp_enqueue_script')) return;
  report(node, `${name}() runs on ${hook}, which is not meant for enqueuing.`, enclosing, context);
}

/** Templates run while the page is made, when enqueuing is allowed; a plugin's file or functions.php does not. */
function isPluginCode({ fileName, source }: PhpContext): boolean {
  return (
    /(^|\/)functions\.php$/.test(fileName) ||
    /^[ \t/*#@]*Plugin Name:/im.test(source.code.slice(0, 8192)) ||
    /^\s*add_(action|filter|shortcode)\s*\(/m.test(source.code)
  );
}

function report(node: Call, message: string, enclosing: FunctionInfo | null, context: PhpContext): void {
  context.report({
    at: { start: node.start, end: node.callee.end },
    message,
    suggestion:
      enclosing === null
        ? 'Call it in a function on wp_enqueue_scripts or admin_enqueue_scripts.'
        : 'Register the function on wp_enqueue_scripts or admin_enqueue_scripts.',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  calls: [{ names: ['wp_enqueue_script', 'wp_enqueue_style', 'wp_enqueue_media'], visit: check }],
};
