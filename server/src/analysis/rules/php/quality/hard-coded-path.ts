import type { Include, Interpolated, Str } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { usesWordPress } from './support/asked-names.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/hard-coded-path',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'compatibility',
  title: 'Hard-coded WordPress path',
  description:
    'Reports paths and addresses with wp-content, wp-admin or wp-includes in them, and files that load wp-load.php.',
  rationale: `A site may keep its content, plugins and uploads elsewhere and under other names, and may be installed in a folder.
Functions know where: \`plugins_url()\`, \`plugin_dir_path( __FILE__ )\`, \`content_url()\`, \`wp_upload_dir()\`, \`admin_url()\`,
\`includes_url()\`.

A file that loads \`wp-load.php\` or \`wp-config.php\` itself has to guess where it is, and starts a second WordPress for
each request. Use an AJAX action, a REST route or \`admin-post.php\`.

**When to ignore it:** in a program for the command line, and in texts that are shown.`,
  references: [
    {
      title: 'Plugin Handbook: determining plugin and content directories',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/determining-plugin-and-content-directories/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Files.IncludingFile', 'PluginCheck.CodeAnalysis.DiscouragedFunctions'],
  examples: {
    bad: [
      {
        code: "<?php\nrequire_once '../../../wp-load.php';\n$file = ABSPATH . 'wp-content/plugins/shelf/data.json';\n$url = home_url( '/wp-admin/admin-ajax.php' );\necho get_option( 'siteurl' ) . '/wp-content/uploads/a.png';\n",
        lines: [2, 3, 4, 5],
      },
    ],
    good: [
      "<?php\n$file = plugin_dir_path( __FILE__ ) . 'data.json';\n$url = admin_url( 'admin-ajax.php' );\nrequire_once ABSPATH . 'wp-admin/includes/file.php';\n$text = __( 'Look into wp-content/debug.log for more.', 'shelf' );\n",
    ],
  },
};

function checkText(node: Str | Interpolated, context: PhpContext): void {
  const text = node.kind === 'Str' ? node.value : context.source.slice(node).slice(1, -1);
  if (!text.includes('wp-')) return;
  const found = /(?<![\w-])(wp-content|wp-admin|wp-includes)\//.exec(text);
  if (found === null || !usesWordPress(context.source)) return;
  // Sentences, patterns and what is only compared may name the folders.
  if (/\s\S*\s/.test(text.trim()) && !/^\s*</.test(text)) return;
  if (/[\^$*+?|\\[]/.test(text)) return;
  const parent = context.ancestors.at(-1);
  if (parent?.kind === 'Arg' || parent?.kind === 'Concat') {
    const call = context.ancestors.findLast(({ kind }) => kind === 'Call');
    const name = call?.kind === 'Call' && call.callee.kind === 'Name' ? call.callee.text : '';
    if (
      /^\\?(str|preg_|mb_|in_array|explode|substr|untrailing|trailing|__|_e|_x|esc_html|define|is_admin|wp_make)/i.test(
        name,
      )
    )
      return;
  }
  if (parent?.kind === 'Binary' || parent?.kind === 'Case' || context.ancestors.some(({ kind }) => kind === 'Include'))
    return;
  // Files of the administration are loaded by their path.
  if (found[1] === 'wp-admin' && /wp-admin\/(includes|css|js|images)\//.test(text)) return;
  if (/^https?:\/\//.test(text) && !/localhost/.test(text)) return;
  const use =
    found[1] === 'wp-admin'
      ? 'Use admin_url().'
      : found[1] === 'wp-includes'
        ? 'Use includes_url(), or ABSPATH . WPINC.'
        : 'Use plugins_url(), plugin_dir_path( __FILE__ ), content_url() or wp_upload_dir().';
  context.report({
    at: node,
    message: `The folder ${found[1]} is hard-coded, but its location can differ between sites.`,
    suggestion: use,
    confidence: 'medium',
  });
}

function checkInclude(node: Include, context: PhpContext): void {
  const file = /(wp-load|wp-config|wp-blog-header|wp-settings)\.php/.exec(context.source.slice(node.value))?.[1];
  if (file === undefined || (file === 'wp-blog-header' && /(^|\/)index\.php$/.test(context.fileName))) return;
  context.report({
    at: node,
    message: `This file loads ${file}.php directly, whose location can differ between sites.`,
    suggestion: 'Use an AJAX action, a REST route or admin-post.php instead.',
    severity: 'medium',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  wantsFile: isOutsideCore,
  nodes: { Str: checkText, Interpolated: checkText, Include: checkInclude },
};
