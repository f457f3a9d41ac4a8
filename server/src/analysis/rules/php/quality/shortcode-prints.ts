import type { Node } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/shortcode-prints',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Shortcode or block prints output',
  description: 'Reports callbacks of shortcodes and blocks that print their text instead of returning it.',
  rationale: `WordPress puts what the callback returns where the shortcode or block stands. What it prints appears above the whole
content, and in REST answers and feeds it makes them invalid.

Return the text. Where a template prints, catch it: \`ob_start(); …; return ob_get_clean();\`.

**When to ignore it:** never; a callback that returns nothing has nothing to show.`,
  references: [
    { title: 'add_shortcode()', url: 'https://developer.wordpress.org/reference/functions/add_shortcode/' },
    {
      title: 'Dynamic blocks',
      url: 'https://developer.wordpress.org/block-editor/how-to-guides/block-tutorial/creating-dynamic-blocks/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nadd_shortcode( 'shelf', 'shelf_shortcode' );\nfunction shelf_shortcode() {\n\techo '<p>Books</p>';\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nadd_shortcode( 'shelf', function () {\n\tob_start();\n\techo '<p>Books</p>';\n\treturn ob_get_clean();\n} );\nadd_shortcode( 'films', function () {\n\treturn '<p>Films</p>';\n} );\nadd_action( 'wp_footer', function () {\n\techo 'Hello';\n} );\n",
    ],
  },
};

function check(info: FunctionInfo, context: PhpContext): void {
  const entry = info.entries.find(({ kind }) => kind === 'shortcode' || kind === 'block-render');
  if (!entry || !info.node.body || info.node.body.kind !== 'Block') return;
  let printed: Node | null = null;
  const stack: Node[] = [info.node.body];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Function' || at.kind === 'Class' || at.kind === 'Closure') continue;
    if (at.kind === 'Call' && at.callee.kind === 'Name' && /^\\?ob_start$/i.test(at.callee.text)) return;
    const isPrint =
      at.kind === 'Echo' ||
      at.kind === 'Print' ||
      (at.kind === 'Html' && !at.blank) ||
      (at.kind === 'Call' &&
        at.callee.kind === 'Name' &&
        /^\\?(printf|vprintf|_e|esc_html_e|esc_attr_e)$/i.test(at.callee.text));
    if (isPrint && (printed === null || at.start < printed.start)) printed = at;
    stack.push(...childNodes(at));
  }
  if (printed === null) return;
  const what = entry.kind === 'shortcode' ? 'shortcode' : 'block';
  context.report({
    at: printed,
    message: `The callback of the ${what} ${entry.name} prints its output, which appears above the content instead of in place.`,
    suggestion: 'Return the output, or capture it with ob_start() and ob_get_clean().',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = { functions: check };
