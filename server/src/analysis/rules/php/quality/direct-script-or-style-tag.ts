import type { Span } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/direct-script-or-style-tag',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  title: 'Script or style not enqueued',
  description: 'Reports script and stylesheet tags that are printed instead of enqueued.',
  rationale: `WordPress does not know of a file whose tag is printed: it may be loaded twice, before what it needs, or on pages
that do not want it, and plugins that join, delay or forbid scripts cannot see it.

Use \`wp_enqueue_script()\` and \`wp_enqueue_style()\` on \`wp_enqueue_scripts\` or \`admin_enqueue_scripts\`. Files that print
a whole page of their own (\`<html>\`) are not reported.

**When to ignore it:** on a page that WordPress does not render, such as the content of a frame or an e-mail.`,
  references: [
    {
      title: 'Including assets',
      url: 'https://developer.wordpress.org/plugins/javascript/enqueuing/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.EnqueuedResources'],
  examples: {
    bad: [
      {
        code: '<?php\nadd_action( \'wp_head\', function () {\n\techo \'<script src="https://cdn.example.com/a.js"></script>\';\n\t?>\n\t<link rel="stylesheet" href="<?php echo esc_url( $url ); ?>">\n\t<?php\n} );\n',
        lines: [3, 5],
      },
    ],
    good: [
      "<?php\nwp_enqueue_script( 'shelf', 'https://cdn.example.com/a.js', array(), '1.0', true );\necho '<script>var a = 1;</script><link rel=\"icon\" href=\"a.png\">';\n",
      '<!DOCTYPE html>\n<html>\n<head>\n<link rel="stylesheet" href="print.css">\n</head>\n',
    ],
  },
};

const tag = /<script\b[^>]*?\ssrc\s*=|<link\b[^>]*?\brel\s*=\s*\\?["']?stylesheet\b/gi;

/** WordPress's own files print what others enqueue. */
const isCore = /(^|\/)(wp-includes|wp-admin)\//;

function check(span: Span, context: PhpContext): void {
  const text = context.source.slice(span);
  if (!/<script|<link/i.test(text) || isCore.test(context.fileName) || /<html\b/i.test(context.source.code)) return;
  for (const match of text.matchAll(tag)) {
    const start = span.start + match.index;
    context.report({
      at: { start, end: start + match[0].length },
      message: `This prints a ${match[0].startsWith('<s') ? 'script' : 'stylesheet'} tag instead of enqueuing it.`,
      suggestion: 'Enqueue the file with wp_enqueue_script() or wp_enqueue_style().',
      confidence: 'medium',
    });
  }
}

export const visitor: PhpVisitor = {
  nodes: {
    Html: check,
    Echo(node, context) {
      if (!node.short) check(node, context);
    },
    Print: (node, context) => check(node.value, context),
  },
  namedCalls: [{ names: ['printf'], visit: check }],
};
