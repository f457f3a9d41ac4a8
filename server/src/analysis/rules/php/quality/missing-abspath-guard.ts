import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Call, Program, Stmt } from '../../../languages/php/ast.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-abspath-guard',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'information_exposure',
  kinds: { template: 'off' },
  cwe: 'CWE-209',
  title: 'Missing ABSPATH guard',
  description: 'Reports PHP files that call WordPress functions when loaded without checking that WordPress is loaded.',
  rationale: `Anybody can ask the web server for a plugin's file directly. Without WordPress its first call of a WordPress
function is a fatal error, and where errors are shown the message gives the path of the site away.

Put \`defined( 'ABSPATH' ) || exit;\` before the first statement. Files that only declare classes and functions do nothing
when they are asked for, and are not reported; neither are templates, which are many and print a title at worst, nor files that load WordPress, themes, tests and command-line programs.
One finding stands for all files of a plugin. That a file belongs to a plugin is known from its header, from its path (\`plugins/shelf/…\`), or from its name and what it
registers (\`includes/class-shelf.php\` with \`add_action()\`).

**When to ignore it:** when the web server cannot reach the file, because it lies outside of the web root or the server
refuses PHP files there.`,
  references: [
    {
      title: 'Plugin Handbook: avoid direct file access',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/best-practices/#avoid-direct-file-access',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n */\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init() {}\n",
        lines: [5],
      },
      {
        code: "<?php\n// Plugin Name: Shelf\nnamespace Shelf;\n\nuse WP_Post;\n\nnew Loader();\n\\add_filter( 'the_title', __NAMESPACE__ . '\\\\title' );\n",
        lines: [7],
      },
      {
        code: "<?php\n// Plugin Name: Shelf\nclass Shelf {\n\tpublic function __construct() {\n\t\tadd_action( 'init', array( $this, 'init' ) );\n\t}\n}\n\nnew Shelf();\n",
        lines: [9],
      },
      {
        code: "\n<?php\n// Plugin Name: Shelf\nadd_action( 'init', 'shelf_init' );\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\ndefined( 'ABSPATH' ) || exit;\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\nif ( ! defined( 'WPINC' ) ) {\n\tdie;\n}\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\nfunction shelf_init() {\n\tadd_action( 'wp_head', 'shelf_head' );\n}\n",
      "<?php\nrequire __DIR__ . '/../../../wp-load.php';\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\nif ( ! function_exists( 'add_action' ) ) {\n\techo 'Hi';\n\texit;\n}\nadd_action( 'init', 'shelf_init' );\n",
      '<?php get_header(); ?>\n<main></main>\n',
    ],
  },
};

/** What shows that a file knows it may be asked for directly, or loads WordPress itself. */
const guard =
  /\b(ABSPATH|WPINC|WP_UNINSTALL_PLUGIN|WP_CLI|WP_PLUGIN_DIR)\b|wp-(load|config|blog-header)\.php|php_sapi_name|PHP_SAPI|!\s*function_exists\s*\(\s*['"]\w+['"]\s*\)\s*\)\s*(\{\s*)?(header\s*\([^;]*;\s*|http_response_code\s*\([^;]*;\s*|echo\s[^;]*;\s*)?(exit|die|return)\b/;
const pluginPath = /(^|\/)(mu-)?plugins\/[^/]+\/(?!(.*\/)?tests?\/)/;
const pluginHeader = /^[ \t/*#@<?ph]*Plugin Name:/im;
/** Themes seldom guard their files, and nobody asks it of them; tests are not shipped. */
const otherFile =
  /(^|\/)(functions|index|header|footer|sidebar|single|page|archive|search|404|comments|wp-[\w-]+)\.php$|(^|\/)(themes|tests?|vendor|bin|cli|wp-admin|wp-includes)\/|get_template_directory|get_stylesheet|after_setup_theme|get_(header|footer|sidebar)\s*\(|TestCase\b|Theme Name:|Patterns?:|Title:/;
/** Calls that only a plugin's own file makes when it is loaded. */
const registering = new Set(
  'add_action add_filter add_shortcode register_activation_hook register_deactivation_hook register_block_type register_post_type'.split(
    ' ',
  ),
);

function check(program: Program, context: PhpContext): void {
  const { code } = context.source;
  const body = program.body.flatMap((statement) =>
    statement.kind === 'Namespace' && statement.body ? statement.body.body : [statement],
  );
  const calls = body.flatMap((statement) => effectOf(statement, context) ?? []);
  const prints = body.some(
    (statement) =>
      statement.kind === 'Echo' ||
      (statement.kind === 'Html' && code.slice(statement.start, statement.end).trim() !== ''),
  );
  if ((calls.length === 0 && !prints) || guard.test(code)) return;
  const isPlugin = pluginPath.test(context.fileName) || pluginHeader.test(code.slice(0, 8192));
  const first = isPlugin && prints ? (calls[0] ?? printedCall(body, context)) : calls[0];
  if (first === undefined || (prints && !pluginPath.test(context.fileName))) return;
  if (!isPlugin) {
    // Without a header or a path the file must show by itself that it is a plugin's.
    if (otherFile.test(context.fileName) || otherFile.test(code)) return;
    const own =
      context.fileName !== '' &&
      /(^|\/)(class-[\w-]+|[\w-]+-(plugin|functions|hooks|init))\.php$|(^|\/)(includes?|inc|admin|public|modules)\//.test(
        context.fileName,
      );
    if (
      !own ||
      !(
        calls.some(({ name }) => registering.has(name)) ||
        (first.name.startsWith('new ') && /\badd_(action|filter)\s*\(/.test(code))
      )
    )
      return;
  }
  const others = claim(context);
  if (others === null) return;
  // After `declare`, `namespace` and `use`, which must come first.
  const place = body.find((statement) => !['Nop', 'Namespace', 'Use', 'Html'].includes(statement.kind));
  const edits =
    place && !prints ? [{ start: place.start, end: place.start, text: "defined( 'ABSPATH' ) || exit;\n\n" }] : [];
  context.report({
    at: first.at,
    message: `This file ${first.name.startsWith('new ') ? `runs ${first.name}` : `calls ${first.name}()`} when it is loaded, but does not prevent direct access.`,
    suggestion: `Add defined( 'ABSPATH' ) || exit; before the first statement${others === 0 ? '' : `, here and in the other files of the plugin: ${others} more do not name ABSPATH`}.`,
    confidence: 'medium',
    ...(edits.length === 0 ? {} : { fix: { edits, safe: false } }),
  });
}

const claimKey = Symbol('reported file');

/**
 * Whether this is the first file of the project that is reported, which stands for all: gives how many others have no guard
 * at all, null when an earlier one was reported.
 */
function claim({ project, fileName }: PhpContext): number | null {
  const claimed = project.fact(claimKey, () => ({ by: null as string | null }));
  if (claimed.by !== null && claimed.by !== fileName) return null;
  claimed.by = fileName;
  return project.files.filter((file) => file.language === 'php' && file.name !== fileName && !guard.test(file.code))
    .length;
}

interface Effect {
  readonly at: Span;
  readonly name: string;
}

/** What a statement does at once: it calls WordPress, or starts a class of the plugin. */
function effectOf(statement: Stmt, context: PhpContext): Effect | null {
  if (statement.kind !== 'ExprStmt') return null;
  const value = statement.value.kind === 'Assign' ? statement.value.value : statement.value;
  if (value.kind === 'New' && value.cls.kind === 'Name') return { at: value, name: `new ${value.cls.text}()` };
  if (value.kind === 'MethodCall' && value.object.kind === 'New' && value.object.cls.kind === 'Name')
    return { at: value, name: `new ${value.object.cls.text}()` };
  return value.kind === 'Call' ? wordpressCall(value, context) : null;
}

function wordpressCall(value: Call, context: PhpContext): Effect | null {
  if (value.callee.kind !== 'Name') return null;
  const name = context.names.functionName(value.callee);
  return wordpressFunction(name) && !context.names.localFunctions.has(name) ? { at: value, name } : null;
}

/** The first call of WordPress in what a template of a plugin prints. */
function printedCall(body: readonly Stmt[], context: PhpContext): Effect | undefined {
  for (const statement of body) {
    for (const value of statement.kind === 'Echo' ? statement.values : []) {
      const call = value.kind === 'Call' ? wordpressCall(value, context) : null;
      if (call !== null) return call;
    }
  }
  return undefined;
}

export const visitor: PhpVisitor = { nodes: { Program: check } };
