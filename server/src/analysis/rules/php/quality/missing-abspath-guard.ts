import type { Program, Stmt } from '../../../languages/php/ast.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import { wordpressFunction } from '../../../wordpress/facts.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-abspath-guard',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'information_exposure',
  cwe: 'CWE-209',
  title: 'Missing ABSPATH guard',
  description:
    'Reports PHP files that call WordPress as soon as they are loaded and do not ask whether WordPress is there.',
  rationale: `Anybody can ask the web server for a plugin's file directly. Without WordPress its first call of a WordPress
function is a fatal error, and where errors are shown the message gives the path of the site away.

Put \`defined( 'ABSPATH' ) || exit;\` before the first statement. Files that only declare classes and functions do nothing
when they are asked for, and are not reported; neither are files that load WordPress, and templates, which have page
text of their own. That a file belongs to a plugin is known from its header, or from its path (\`plugins/shelf/…\`).

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
        lines: [8],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\ndefined( 'ABSPATH' ) || exit;\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\nif ( ! defined( 'WPINC' ) ) {\n\tdie;\n}\nadd_action( 'init', 'shelf_init' );\n",
      "<?php\n// Plugin Name: Shelf\nfunction shelf_init() {\n\tadd_action( 'wp_head', 'shelf_head' );\n}\n",
      "<?php\nrequire __DIR__ . '/../../../wp-load.php';\nadd_action( 'init', 'shelf_init' );\n",
      '<?php get_header(); ?>\n<main></main>\n',
    ],
  },
};

/** What shows that a file knows it may be asked for directly, or loads WordPress itself. */
const guard =
  /\b(ABSPATH|WPINC|WP_UNINSTALL_PLUGIN|WP_CLI|WP_PLUGIN_DIR)\b|wp-(load|config|blog-header)\.php|php_sapi_name|PHP_SAPI/;
const pluginPath = /(^|\/)(mu-)?plugins\/[^/]+\/(?!(.*\/)?tests?\/)/;
const pluginHeader = /^[ \t/*#@<?ph]*Plugin Name:/im;

function check(program: Program, context: PhpContext): void {
  const { code } = context.source;
  if (guard.test(code) || !(pluginPath.test(context.fileName) || pluginHeader.test(code.slice(0, 8192)))) return;
  const body = program.body.flatMap((statement) =>
    statement.kind === 'Namespace' && statement.body ? statement.body.body : [statement],
  );
  if (body.some((statement) => statement.kind === 'Html' || statement.kind === 'Echo')) return;
  const first = body.map((statement) => wordpressCall(statement, context)).find((call) => call !== null);
  if (!first) return;
  // After `declare`, `namespace` and `use`, which must come first.
  const place = body.find((statement) => !['Nop', 'Namespace', 'Use'].includes(statement.kind));
  const edits = place ? [{ start: place.start, end: place.start, text: "defined( 'ABSPATH' ) || exit;\n\n" }] : [];
  context.report({
    at: first.at,
    message: `This file calls ${first.name}() when it is loaded, and nothing keeps visitors from asking for it directly.`,
    suggestion: "Put defined( 'ABSPATH' ) || exit; before the first statement.",
    confidence: 'medium',
    fix: { edits, safe: false },
  });
}

/** The WordPress function that a statement calls at once. */
function wordpressCall(statement: Stmt, context: PhpContext): { at: Span; name: string } | null {
  if (statement.kind !== 'ExprStmt') return null;
  const value = statement.value.kind === 'Assign' ? statement.value.value : statement.value;
  if (value.kind !== 'Call' || value.callee.kind !== 'Name') return null;
  const name = context.names.functionName(value.callee);
  return wordpressFunction(name) && !context.names.localFunctions.has(name) ? { at: value, name } : null;
}

export const visitor: PhpVisitor = { nodes: { Program: check } };
