import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/script-in-head',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Render-blocking script',
  description: 'Reports scripts that are enqueued for the head of the page without a loading strategy.',
  rationale: `A script in the head stops the browser: it shows nothing until the script has been fetched and has run.

Pass \`array( 'strategy' => 'defer' )\` (WordPress 6.3), or \`true\` for the footer, as the fifth argument.

**When to ignore it:** when the script must run before anything is shown, such as one that sets the colour scheme.`,
  references: [
    { title: 'wp_enqueue_script()', url: 'https://developer.wordpress.org/reference/functions/wp_enqueue_script/' },
    {
      title: 'Registering scripts with async and defer attributes',
      url: 'https://make.wordpress.org/core/2023/07/14/registering-scripts-with-async-and-defer-attributes-in-wordpress-6-3/',
    },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.EnqueuedResourceParameters.NotInFooter'],
  examples: {
    bad: [
      {
        code: "<?php\nwp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ), array(), '1.0' );\nwp_enqueue_script( 'shelf-2', plugins_url( 'two.js', __FILE__ ), array(), '1.0', false );\n",
        lines: [2, 3],
      },
    ],
    good: [
      "<?php\nwp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ), array(), '1.0', true );\nwp_enqueue_script( 'jquery' );\n",
      "<?php\nwp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ), array(), '1.0', array( 'strategy' => 'defer' ) );\n",
      "<?php\nadd_action( 'admin_enqueue_scripts', function () {\n\twp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ), array(), '1.0' );\n} );\n",
    ],
  },
};

function check(event: CallEvent, context: PhpContext): void {
  const { args, node, name } = event;
  const [, src, , version, footer] = args;
  if (event.isLocal || !src || args.some((arg) => arg.spread || arg.name !== null)) return;
  if (footer !== undefined && footer.value.constant !== false) return;
  if (src.value.constant === '' || src.value.constant === false || src.value.constant === null) return;
  // Nobody but the site's staff waits for admin pages.
  if (event.enclosing?.entries.some((entry) => /^(admin_|login_|enqueue_block_editor)/.test(entry.name))) return;
  const edit =
    footer !== undefined
      ? { start: footer.node.start, end: footer.node.end, text: 'true' }
      : version !== undefined
        ? { start: version.node.end, end: version.node.end, text: ', true' }
        : null;
  const isClean = edit !== null && /^\s*[,)]/.test(context.source.code.slice(edit.end));
  context.report({
    at: node,
    message: `${name}() loads this script in the head, which blocks rendering.`,
    suggestion: "Pass true, or array( 'strategy' => 'defer' ), as the fifth argument.",
    confidence: 'medium',
    ...(isClean && edit ? { fix: { edits: [edit], safe: false } } : {}),
  });
}

export const visitor: PhpVisitor = { calls: [{ names: ['wp_enqueue_script'], visit: check }] };
