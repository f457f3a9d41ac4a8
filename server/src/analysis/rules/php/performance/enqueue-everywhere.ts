import type { Stmt } from '../../../languages/php/ast.ts';
import { calleeOf } from '../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { Project } from '../../../project.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { lastingKinds } from './support/lasting.ts';

export const meta: RuleMeta = {
  id: 'performance/enqueue-everywhere',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Scripts and styles on every page',
  description:
    'Reports scripts and styles that load on every page of the dashboard, or on every page of the site though a shortcode needs them.',
  rationale: `\`admin_enqueue_scripts\` runs on every page of the dashboard. Scripts and styles for one settings page that load
everywhere slow all the others down, and break them when names collide.

Take the hook's parameter and compare it with what \`add_menu_page()\` gave:
\`if ( 'settings_page_shelf' !== $hook_suffix ) { return; }\`, or ask \`get_current_screen()\`.

On the site the same holds for what a shortcode or a block needs: register scripts and styles in
\`wp_enqueue_scripts\`, and enqueue them in the shortcode's callback. Files that register a shortcode and enqueue
everything for all pages are reported, and so are plugins that show nothing but shortcodes.

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
      {
        code: "<?php\nadd_action( 'wp_enqueue_scripts', function () {\n\twp_enqueue_script( 'map', plugins_url( 'map.js', __FILE__ ), array(), '1.0', true );\n} );\nadd_shortcode( 'map', function () {\n\treturn '<div class=\"map\"></div>';\n} );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nadd_action( 'wp_enqueue_scripts', function () {\n\twp_register_script( 'map', plugins_url( 'map.js', __FILE__ ), array(), '1.0', true );\n} );\nadd_shortcode( 'map', function () {\n\twp_enqueue_script( 'map' );\n\treturn '<div class=\"map\"></div>';\n} );\n",
      "<?php\nadd_action( 'admin_enqueue_scripts', 'shelf_admin' );\nfunction shelf_admin( $hook_suffix ) {\n\tif ( 'settings_page_shelf' !== $hook_suffix ) {\n\t\treturn;\n\t}\n\twp_enqueue_style( 'shelf', plugins_url( 'admin.css', __FILE__ ), array(), '1.0' );\n}\n",
      "<?php\nadd_action( 'admin_enqueue_scripts', function () {\n\tif ( 'book' === get_current_screen()->post_type ) {\n\t\twp_enqueue_style( 'shelf', plugins_url( 'admin.css', __FILE__ ), array(), '1.0' );\n\t}\n} );\n",
    ],
  },
};

function check(info: FunctionInfo, context: PhpContext): void {
  if (info.node.kind === 'ArrowFn') return;
  const isAdmin = info.entries.some(({ name }) => name === 'admin_enqueue_scripts');
  const isFront = !isAdmin && info.entries.some(({ name }) => name === 'wp_enqueue_scripts') && isForShortcode(context);
  if (!isAdmin && !isFront) return;
  const found = firstEnqueue(info, context, 0);
  if (found !== null && found !== 'condition') {
    const { name, at } = found;
    context.report({
      at,
      message: isAdmin
        ? `${name}() runs on every admin page, whichever page is shown.`
        : `${name}() loads this on every page of the site, even those without the shortcode.`,
      suggestion: isAdmin
        ? 'Check the hook suffix or get_current_screen() first.'
        : "Register it here, and enqueue it by its handle in the shortcode's callback.",
      confidence: 'medium',
    });
  }
}

/** What every page reaches: statements of the body, and of methods it calls, before any condition. */
function firstEnqueue(
  { node }: FunctionInfo,
  context: PhpContext,
  depth: number,
): { readonly name: string; readonly at: Stmt } | 'condition' | null {
  if (node.kind === 'ArrowFn' || depth > 3) return null;
  for (const statement of statementsOf(node.body?.body ?? [])) {
    if (!isPlain(statement)) return 'condition';
    const name = enqueues(statement, context);
    if (name !== null) return { name, at: statement };
    const callee = statement.kind === 'ExprStmt' ? calleeOf(statement.value, context) : null;
    const inner = callee === null ? null : firstEnqueue(callee, context, depth + 1);
    if (inner !== null) return inner;
  }
  return null;
}

/** A list that is gone through is run as well. */
function statementsOf(body: readonly Stmt[]): readonly Stmt[] {
  return body.flatMap((statement) => (statement.kind === 'Foreach' ? statementsOf(statement.body.body) : [statement]));
}

function isPlain(statement: Stmt): boolean {
  return (
    statement.kind === 'Global' ||
    statement.kind === 'Nop' ||
    (statement.kind === 'ExprStmt' && statement.value.kind !== 'Throw')
  );
}

const addsShortcode = /\badd_shortcode\s*\(/;
const addsToPages =
  /['"](wp_head|wp_footer|wp_body_open|the_content|body_class|widgets_init|template_redirect|template_include|wp_nav_menu_items)['"]|\bregister_widget\s*\(/;
/** What shows something on pages without a shortcode. */
const addsElsewhere =
  /['"](?:the_(?:title|excerpt|post)|comment_\w+|woocommerce_\w+|render_block\w*|edd_\w+|bp_\w+|bbp_\w+|show_admin_bar|admin_bar_menu|wp_nav_menu\w*|login_\w+|single_template|get_\w+|post_class)['"]|\bregister_block_type|\bextends\s+\\?WP_Widget\b|\bregister_post_type\s*\(|\bregister_taxonomy\s*\(|\badd_rewrite_(?:rule|endpoint)\s*\(/;

const shortcodesAlone = Symbol('whether all that the files show on pages is shortcodes');

/** The files add shortcodes, and nothing else to the pages of the site. */
function isOfShortcodes({ files }: Project): boolean {
  const php = files.filter(({ language }) => language === 'php');
  if (
    php.some(
      ({ name, code }) => /(^|\/)functions\.php$/.test(name) || addsToPages.test(code) || addsElsewhere.test(code),
    )
  )
    return false;
  return php.some(({ code }) => addsShortcode.test(code));
}

/** The file adds a shortcode, or one of the plugin's does, and nothing else to the pages of the site. */
function isForShortcode({ source, fileName, project }: PhpContext): boolean {
  if (/(^|\/)functions\.php$/.test(fileName)) return false;
  if (addsShortcode.test(source.code)) return !addsToPages.test(source.code);
  return project.fact(shortcodesAlone, isOfShortcodes);
}

function enqueues(statement: Stmt, context: PhpContext): string | null {
  const call = statement.kind === 'ExprStmt' ? statement.value : null;
  if (call?.kind !== 'Call' || call.callee.kind !== 'Name' || call.args.length < 2) return null;
  const name = context.names.functionName(call.callee);
  return name === 'wp_enqueue_script' || name === 'wp_enqueue_style' ? name : null;
}

export const visitor: PhpVisitor = { functions: check };
