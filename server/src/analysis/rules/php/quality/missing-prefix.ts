import { wordpressClass, wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Call, ClassDecl, ConstDecl, FunctionDecl, Node } from '../../../languages/php/ast.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { askedNames, hooksIntoWordPress } from './support/asked-names.ts';
import { calledFunction, literalArgument } from './support/called-function.ts';
import { isOutsideCore } from './support/core-file.ts';
import { conditionsAround } from './support/guarded-by.ts';
import { hasPrefix, isUnprefixed } from './support/prefix.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-prefix',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  merge: 'rule',
  title: 'Global name without a prefix',
  description:
    'Reports global functions, classes, constants, hooks, options, shortcodes, AJAX actions and post types with names that any plugin could have.',
  rationale: `All plugins and the theme share one space of names. Two functions, classes or constants with the same name are a
fatal error; two options, hooks or shortcodes with the same name overwrite or call each other.

Begin each with a prefix of the plugin's own (\`shelf_settings\`), or put functions and classes into a namespace. A name is
reported when its first word is a general one (\`get_items\`, \`Settings\`, \`VERSION\`) and is neither in the plugin's name or
text domain nor shared with most of the files' names; and when it begins with \`wp_\`, which is WordPress's own. Functions
and classes behind \`function_exists()\` or \`class_exists()\`, and those of WordPress itself, are left alone.

Where \`prefixes\` in \`presswright.json\` says what names begin with, every other name of something
that the plugin declares or stores is reported.

**When to ignore it:** in a site's own theme or plugin that runs beside nothing else.`,
  references: [
    {
      title: 'Plugin Handbook: avoid naming collisions',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/best-practices/#avoid-naming-collisions',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.NamingConventions.PrefixAllGlobals'],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Book Shelf\n * Text Domain: book-shelf\n */\ndefine( 'PLUGIN_VERSION', '1.0' );\nfunction get_items() {\n\treturn apply_filters( 'items', get_option( 'book_shelf_items' ) );\n}\nclass Settings {}\nadd_shortcode( 'list', 'get_items' );\nadd_action( 'wp_ajax_save_item', 'get_items' );\nupdate_option( 'settings', 1 );\n",
        lines: [6, 7, 8, 10, 11, 12, 13],
      },
    ],
    good: [
      "<?php\n/**\n * Plugin Name: Book Shelf\n * Text Domain: book-shelf\n */\ndefine( 'BOOK_SHELF_VERSION', '1.0' );\nfunction bookshelf_items() {\n\treturn apply_filters( 'bs_items', get_option( 'blogname' ) );\n}\nclass Book_Shelf {}\nadd_action( 'init', 'bookshelf_items' );\nupdate_option( 'blogname', 'Shelf' );\n",
      "<?php\nnamespace Shelf;\nfunction get_items() {}\nclass Settings {}\nadd_action( 'init', __NAMESPACE__ . '\\get_items' );\n",
      "<?php\nif ( ! function_exists( 'get_items' ) ) {\n\tfunction get_items() {}\n}\nadd_action( 'init', 'get_items' );\n",
      '<?php\nfunction get_items() {}\necho get_items();\n',
    ],
  },
};

/** Where the name stands, what it is, and the prefix of names that are parts of others. */
const named: ReadonlyMap<string, { readonly what: string; readonly position: number }> = new Map([
  ['add_option', { what: 'option', position: 0 }],
  ['update_option', { what: 'option', position: 0 }],
  ['add_site_option', { what: 'option', position: 0 }],
  ['register_setting', { what: 'option', position: 1 }],
  ['set_transient', { what: 'transient', position: 0 }],
  ['set_site_transient', { what: 'transient', position: 0 }],
  ['add_shortcode', { what: 'shortcode', position: 0 }],
  ['do_action', { what: 'action', position: 0 }],
  ['apply_filters', { what: 'filter', position: 0 }],
  ['wp_schedule_event', { what: 'cron hook', position: 2 }],
  ['wp_schedule_single_event', { what: 'cron hook', position: 1 }],
  ['register_post_type', { what: 'post type', position: 0 }],
  ['register_taxonomy', { what: 'taxonomy', position: 0 }],
  ['define', { what: 'constant', position: 0 }],
]);

/** Names of WordPress itself that plugins may set. */
const shared =
  /^(wp_user_roles|blog\w+|admin_email|users_can_register|default_\w+|posts_per_\w+|permalink_structure|rewrite_rules|active_plugins|template|stylesheet|show_on_front|page_on_front|page_for_posts|timezone_string|gmt_offset|date_format|time_format|start_of_week|siteurl|home|sidebars_widgets|nav_menu_options|theme_\w+|widget_\w+|upload_\w+|thumbnail_\w+|medium_\w+|large_\w+|use_\w+|comment\w*|moderation_\w+|auto_\w+|uploads_\w+|WPLANG|site_\w+|category_base|tag_base|update_\w+|cron|db_version|can_compress_scripts|recently_\w+|close_comments\w*|require_name_email|doing_cron|plugin_locale|wp_title|woocommerce\w*|wordpress_api_key|single_\w+_template)$/i;
const sharedConstants =
  /^(WP_|DOING_|DONOT|ABSPATH|SCRIPT_DEBUG|SAVEQUERIES|DISALLOW_|FORCE_SSL|AUTOSAVE_INTERVAL|EMPTY_TRASH_DAYS|MULTISITE|SUBDOMAIN|COOKIE|ADMIN_COOKIE|SITECOOKIE|FS_|FTP_|DB_|AUTH_|SECURE_|LOGGED_IN|NONCE_|CONCATENATE|COMPRESS_|IFRAME_REQUEST|XMLRPC_REQUEST|REST_REQUEST|SHORTINIT|SUNRISE|UPLOADS|BLOG|DOMAIN_CURRENT|PATH_CURRENT|SITE_ID|HTTP_|PHP_|IMAGE_EDIT|MEDIA_TRASH|ENFORCE_GZIP|NOBLOGREDIRECT|ALLOW_UNFILTERED|AUTOMATIC_UPDATER|CUSTOM_USER|UPLOADBLOGSDIR|ERRORLOG|WPINC|WPMU|IS_PROFILE|IFRAME|MYSQL)/;

function report(name: string, what: string, at: Span, context: PhpContext): void {
  // A plugin fires hooks of others, too, and may answer their requests.
  const { prefixes } = /^(?:action|filter|AJAX action)$/.test(what) ? {} : context.project.configOf(context.fileName);
  const reason = isUnprefixed(name, context);
  if (prefixes === undefined ? reason === null : hasPrefix(name, prefixes)) return;
  context.report({
    at,
    detail: `${what} ${name}`,
    message:
      reason === 'wp'
        ? `The ${what} ${name} starts with the prefix of WordPress core.`
        : prefixes === undefined
          ? `The ${what} ${name} has a name that other plugins could use as well.`
          : `The ${what} ${name} starts with none of the project's prefixes.`,
    suggestion:
      prefixes === undefined
        ? 'Start it with your own prefix, or use a namespace where there is one.'
        : `Start it with ${prefixes.join(' or ')}, or use a namespace where there is one.`,
    confidence: prefixes === undefined ? 'medium' : 'high',
  });
}

function isGuarded(context: PhpContext, name: string): boolean {
  const asks = /\b(function|class|interface|trait)_exists\s*\(|\bdefined\s*\(/i;
  if (conditionsAround(context.ancestors).some((condition) => asks.test(context.source.slice(condition)))) return true;
  return askedNames(context.source).has(name.toLowerCase());
}

function isGlobal(node: Node, context: PhpContext): boolean {
  return context.names.namespaceAt(node.start) === '';
}

function checkFunction(node: FunctionDecl, context: PhpContext): void {
  if (!isGlobal(node, context) || wordpressFunction(node.name) || isGuarded(context, node.name)) return;
  report(node.name, 'function', { start: node.nameStart, end: node.nameStart + node.name.length }, context);
}

function checkClass(node: ClassDecl, context: PhpContext): void {
  if (node.name === '' || !isGlobal(node, context) || wordpressClass(node.name) || isGuarded(context, node.name))
    return;
  report(node.name, node.flavour, { start: node.nameStart, end: node.nameStart + node.name.length }, context);
}

function checkConst(node: ConstDecl, context: PhpContext): void {
  if (!isGlobal(node, context)) return;
  for (const one of node.consts) report(one.name, 'constant', one, context);
}

function checkCall(node: Call, context: PhpContext): void {
  const called = calledFunction(node, context);
  if (called === null) return;
  const first = node.args[0]?.value;
  const hook = literalArgument(node, 0);
  if (called === 'add_action' && first && hook) {
    const action = /^wp_ajax_(?:nopriv_)?(.+)$/.exec(hook)?.[1];
    // WordPress's own, such as `heartbeat`, may be extended.
    if (action && wordpressHook(hook)?.name !== hook) report(action, 'AJAX action', first, context);
    return;
  }
  const entry = named.get(called);
  const name = entry ? literalArgument(node, entry.position) : null;
  const at = entry ? node.args[entry.position]?.value : undefined;
  if (!entry || !name || !at) return;
  if (entry.what === 'constant' ? sharedConstants.test(name) || isGuarded(context, name) : shared.test(name)) return;
  if ((entry.what === 'action' || entry.what === 'filter') && wordpressHook(name)) return;
  report(name, entry.what, at, context);
}

export const visitor: PhpVisitor = {
  wantsFile: (context) => isOutsideCore(context) && hooksIntoWordPress(context.source),
  nodes: { Function: checkFunction, Class: checkClass, ConstDecl: checkConst },
  namedCalls: [{ names: ['add_action', ...named.keys()], visit: checkCall }],
};
