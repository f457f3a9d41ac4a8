import type { Name } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/discouraged-constant',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'deprecation',
  title: 'Discouraged constant',
  description: 'Reports constants of WordPress and PHP that have been replaced by functions, or removed.',
  rationale: `\`STYLESHEETPATH\` and \`TEMPLATEPATH\` are set before a theme is switched for a preview and are deprecated;
\`PLUGINDIR\` and \`MUPLUGINDIR\` are relative to a folder that a site may have moved. Functions give the same for the site
at hand. \`FILTER_SANITIZE_STRING\` has been deprecated since PHP 8.1.

**When to ignore it:** when the code must run before the function exists.`,
  references: [
    {
      title: 'Theme Handbook: linking theme files and directories',
      url: 'https://developer.wordpress.org/themes/basics/linking-theme-files-directories/',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.DiscouragedConstants', 'WordPressVIPMinimum.Constants.RestrictedConstants'],
  examples: {
    bad: [
      {
        code: "<?php\nrequire TEMPLATEPATH . '/inc/shelf.php';\n$text = filter_var( $text, FILTER_SANITIZE_STRING );\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\nrequire get_template_directory() . '/inc/shelf.php';\nif ( defined( 'TEMPLATEPATH' ) ) {\n\techo Shelf::TEMPLATEPATH;\n}\n",
    ],
  },
};

const table: Readonly<Record<string, { readonly use: string; readonly call?: string }>> = {
  STYLESHEETPATH: { use: 'get_stylesheet_directory()', call: 'get_stylesheet_directory()' },
  TEMPLATEPATH: { use: 'get_template_directory()', call: 'get_template_directory()' },
  PLUGINDIR: { use: 'plugin_dir_path( __FILE__ ) or plugins_url()' },
  MUPLUGINDIR: { use: 'WPMU_PLUGIN_DIR' },
  HEADER_IMAGE: { use: "add_theme_support( 'custom-header' )" },
  NO_HEADER_TEXT: { use: "add_theme_support( 'custom-header' )" },
  HEADER_TEXTCOLOR: { use: "add_theme_support( 'custom-header' )" },
  HEADER_IMAGE_WIDTH: { use: "add_theme_support( 'custom-header' )" },
  HEADER_IMAGE_HEIGHT: { use: "add_theme_support( 'custom-header' )" },
  BACKGROUND_COLOR: { use: "add_theme_support( 'custom-background' )" },
  BACKGROUND_IMAGE: { use: "add_theme_support( 'custom-background' )" },
  FILTER_SANITIZE_STRING: { use: 'sanitize_text_field()' },
  FILTER_SANITIZE_STRIPPED: { use: 'sanitize_text_field()' },
  FILTER_SANITIZE_MAGIC_QUOTES: { use: 'wp_slash()' },
};

function check(node: Name, context: PhpContext): void {
  const name = node.text.replace(/^\\/, '');
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  const parent = context.ancestors.at(-1);
  if (!entry) return;
  // Names of functions and classes are names too.
  const isCallee = parent?.kind === 'Call' && parent.callee === node;
  if (isCallee || parent?.kind === 'ClassConst' || parent?.kind === 'StaticCall' || parent?.kind === 'New') return;
  context.report({
    at: node,
    message: `The constant ${name} is ${name.startsWith('FILTER') ? 'deprecated since PHP 8.1' : 'discouraged'}.`,
    suggestion: `Use ${entry.use}.`,
    confidence: 'high',
    ...(entry.call ? { fix: { edits: [{ start: node.start, end: node.end, text: entry.call }], safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Name: check } };
