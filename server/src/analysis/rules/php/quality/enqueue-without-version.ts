import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/enqueue-without-version',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  title: 'Script or style without a version',
  description: 'Reports bundled scripts and styles that are enqueued without a version.',
  rationale: `Browsers keep a file by its address. Without a version of its own the address stays the same when the plugin is
updated (or changes with WordPress's version only), and visitors run last year's script against today's page.

Pass the plugin's version, or \`filemtime()\` of the file, as the fourth argument. Files of other servers, whose address
has its own version, are not reported.

**When to ignore it:** when the file's name contains its version or a hash.`,
  references: [
    { title: 'wp_enqueue_script()', url: 'https://developer.wordpress.org/reference/functions/wp_enqueue_script/' },
    { title: 'wp_enqueue_style()', url: 'https://developer.wordpress.org/reference/functions/wp_enqueue_style/' },
  ],
  fix: 'suggestion',
  sniffs: ['WordPress.WP.EnqueuedResourceParameters.MissingVersion'],
  examples: {
    bad: [
      {
        code: "<?php\nwp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ) );\nwp_enqueue_style( 'shelf', plugins_url( 'shelf.css', __FILE__ ), array(), null );\nwp_register_style( 'shelf-2', SHELF_URL . 'two.css', array(), false );\n",
        lines: [2, 3, 4],
      },
    ],
    good: [
      "<?php\nwp_enqueue_script( 'shelf', plugins_url( 'shelf.js', __FILE__ ), array(), '1.2', true );\nwp_enqueue_style( 'shelf' );\n",
      "<?php\nwp_enqueue_style( 'font', 'https://fonts.example.com/css?family=Inter', array(), null );\nwp_register_script( 'shelf-data', '', array( 'jquery' ), null, true );\n",
      "<?php\nwp_enqueue_script( 'shelf', $asset['src'], $asset['dependencies'], $asset['version'], true );\nwp_register_style( 'shelf-inline', false );\n",
    ],
  },
};

function check({ args, node, name, isLocal }: CallEvent, context: PhpContext): void {
  const [, src, , version] = args;
  if (isLocal || !src || args.some((arg) => arg.spread || arg.name !== null)) return;
  const address = src.value.constant;
  if (address === '' || address === false || address === null) return;
  // Another server's address, or a text that begins like one.
  if (/^\s*['"](https?:)?\/\//i.test(context.source.slice(src.node)) || /^(https?:)?\/\//.test(String(address))) return;
  if (version && !/^(false|null|'')$/i.test(context.source.slice(version.node))) return;
  context.report({
    at: node,
    message: `${name}() sets no version for this file, so browsers may use an outdated copy after an update.`,
    suggestion: 'Pass the plugin version as the fourth argument.',
    confidence: 'high',
    ...fixOf(args, context),
  });
}

/** The version by when the file was changed, where the file's place is plain; else the plugin's is to be written in. */
function fixOf(args: CallEvent['args'], context: PhpContext): Pick<Finding, 'fix'> {
  const [, src, dependencies, version] = args;
  if (!src) return {};
  const file = /^\\?plugins_url\s*\(\s*'([^']+)'\s*,\s*__FILE__\s*\)$/.exec(context.source.slice(src.node))?.[1];
  if (file === undefined) return {};
  const text = `(string) filemtime( plugin_dir_path( __FILE__ ) . '${file.replace(/^\//, '')}' )`;
  const at = version?.node ?? dependencies?.node ?? src.node;
  const edit = version
    ? { start: at.start, end: at.end, text }
    : { start: at.end, end: at.end, text: `${dependencies ? '' : ', array()'}, ${text}` };
  return { fix: { edits: [edit], safe: false } };
}

export const visitor: PhpVisitor = {
  calls: [
    { names: ['wp_enqueue_script', 'wp_enqueue_style', 'wp_register_script', 'wp_register_style'], visit: check },
  ],
};
