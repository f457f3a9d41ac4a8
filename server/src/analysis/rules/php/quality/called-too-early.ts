import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';
import { isVersionGuarded } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/called-too-early',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'correctness',
  title: 'Called before WordPress is ready',
  description:
    'Reports functions that a plugin calls while its file is loaded, or on too early a hook, when they cannot work yet.',
  rationale: `WordPress loads plugins before its pluggable functions (\`wp_get_current_user()\`, \`current_user_can()\` through it,
\`wp_create_nonce()\`, \`wp_mail()\`), before it knows the user and long before the query. Called while the plugin's file is
loaded, the first are fatal errors, \`__()\` loads the wrong translations, \`is_single()\` and its like are always false, and \`register_post_type()\` fails.

Call them in a function on \`init\` (users, post types, texts), on \`wp\` or \`template_redirect\` (what is shown).

**When to ignore it:** in a must-use plugin's file that is included later.`,
  references: [
    { title: 'Plugin API: action reference', url: 'https://codex.wordpress.org/Plugin_API/Action_Reference' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n */\nregister_post_type( 'shelf', array( 'public' => true ) );\nif ( current_user_can( 'edit_posts' ) ) {\n\tadd_action( 'admin_menu', 'shelf_menu' );\n}\nif ( is_single() ) {\n\tadd_filter( 'the_content', 'shelf_content' );\n}\n",
        lines: [5, 6, 9],
      },
      {
        code: "<?php\nadd_action( 'init', 'shelf_start' );\nfunction shelf_start() {\n\tif ( is_page( 'shelf' ) ) {\n\t\tadd_filter( 'the_content', 'shelf_content' );\n\t}\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\n/**\n * Plugin Name: Shelf\n */\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init() {\n\tregister_post_type( 'shelf', array( 'public' => true ) );\n\tif ( current_user_can( 'edit_posts' ) ) {\n\t\tadd_action( 'admin_menu', 'shelf_menu' );\n\t}\n}\nif ( is_admin() ) {\n\trequire __DIR__ . '/admin.php';\n}\n",
      '<?php\nget_header();\nif ( is_single() ) {\n\tthe_content();\n}\n',
    ],
  },
};

const pluggable = new Set(
  'wp_get_current_user current_user_can is_user_logged_in wp_create_nonce wp_verify_nonce check_admin_referer check_ajax_referer wp_nonce_url wp_nonce_field wp_mail wp_redirect wp_safe_redirect get_user_by get_userdata wp_set_current_user wp_set_auth_cookie auth_redirect wp_hash wp_salt wp_rand wp_generate_password get_current_user_id'.split(
    ' ',
  ),
);
const needsInit = new Set(['register_post_type', 'register_taxonomy', 'register_post_status', 'add_rewrite_rule']);
const conditional = new Set(
  'is_single is_singular is_page is_archive is_category is_tag is_tax is_home is_front_page is_search is_404 is_author is_date is_post_type_archive is_attachment get_queried_object get_queried_object_id is_paged is_main_query is_page_template'.split(
    ' ',
  ),
);
/** Since WordPress 6.7 these load translations at once, for the wrong language, with a notice. */
const translating = new Set(
  '__ _e _x _ex _n _nx esc_html__ esc_html_e esc_html_x esc_attr__ esc_attr_e esc_attr_x'.split(' '),
);
/** Hooks of a front-end request that run before its query. */
const beforeQuery = new Set([
  'muplugins_loaded',
  'plugins_loaded',
  'setup_theme',
  'after_setup_theme',
  'init',
  'widgets_init',
  'wp_loaded',
]);
const beforeInit = new Set(['muplugins_loaded', 'plugins_loaded', 'setup_theme', 'after_setup_theme']);

function check({ node, name, enclosing, isLocal }: CallEvent, context: PhpContext): void {
  if (isLocal || isCoreFile(context.fileName) || isVersionGuarded(context)) return;
  if (enclosing === null) {
    // Only the main file of a plugin is sure to be loaded with the plugins.
    if (!/^[ \t/*#@]*Plugin Name:/im.test(context.source.code.slice(0, 8192))) return;
    const why = translating.has(name)
      ? "it loads the translations before the user's language is known, which WordPress 6.7 warns about"
      : pluggable.has(name)
        ? 'it, or what it requires, is only defined after plugins have been loaded, which causes a fatal error'
        : needsInit.has(name)
          ? 'it requires objects that are only created after plugins have been loaded, which causes a fatal error'
          : 'there is no query yet, so the result is always false';
    report(
      node,
      `${name}() is called while the plugin is loaded: ${why}.`,
      conditional.has(name) || translating.has(name),
      name,
      context,
    );
    return;
  }
  const hooks = enclosing.entries.filter(({ kind }) => kind === 'hook');
  if (translating.has(name)) return;
  if (hooks.length === 0 || hooks.length < enclosing.entries.length || enclosing.callers > 0) return;
  const early = conditional.has(name) ? beforeQuery : needsInit.has(name) ? beforeInit : null;
  if (early === null || !hooks.every((hook) => early.has(hook.name))) return;
  const hook = hooks[0]?.name ?? '';
  const why = conditional.has(name)
    ? 'before the query has run, so the result is always false'
    : 'before WordPress is ready for it';
  report(node, `${name}() is called on ${hook}, ${why}.`, true, name, context);
}

function report(node: CallEvent['node'], message: string, isMild: boolean, name: string, context: PhpContext): void {
  context.report({
    at: { start: node.start, end: node.callee.end },
    message,
    suggestion: conditional.has(name) ? 'Call it on wp, template_redirect or later.' : 'Call it in a function on init.',
    severity: isMild ? 'medium' : 'high',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  calls: [{ names: [...pluggable, ...needsInit, ...conditional, ...translating], visit: check }],
};
