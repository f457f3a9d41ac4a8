import type { CallEvent } from '../../../languages/php/flow/events.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unclosed-buffer',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'correctness',
  title: 'Unclosed output buffer',
  description: 'Reports ob_start() calls whose buffer is never closed.',
  rationale: `A buffer that stays open swallows what follows, until PHP ends it with the page: other plugins' buffers end in the
wrong order, and long pages are held back as a whole. \`ob_get_contents()\` gives the text and leaves the buffer open, so
the text is printed once more.

End it in the same function: \`return ob_get_clean();\`.

**When to ignore it:** when the buffer is meant for the rest of the page, and \`ob_start()\` has a callback.`,
  references: [{ title: 'PHP: ob_get_clean()', url: 'https://www.php.net/manual/en/function.ob-get-clean.php' }],
  fix: 'none',
  sniffs: ['PluginCheck.CodeAnalysis.OutputBuffering'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_shortcode( 'shelf', 'shelf_list' );\nfunction shelf_list() {\n\tob_start();\n\techo '<p>Books</p>';\n\treturn ob_get_contents();\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nadd_action( 'init', 'shelf_buffer' );\nfunction shelf_buffer() {\n\tob_start();\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nadd_shortcode( 'shelf', 'shelf_list' );\nfunction shelf_list() {\n\tob_start();\n\techo '<p>Books</p>';\n\treturn ob_get_clean();\n}\n",
      '<?php\nclass Shelf {\n\tpublic function begin() {\n\t\tob_start();\n\t}\n\tpublic function finish() {\n\t\treturn trim( ob_get_clean() );\n\t}\n}\n',
      "<?php\nob_start( 'shelf_filter' );\nfunction shelf_filter( $page ) {\n\treturn $page;\n}\n",
    ],
  },
};

const ending = /\bob_(?:get_clean|get_flush|end_clean|end_flush)\s*\(|\bwp_ob_end_flush_all\s*\(/i;

function check({ node, args, isLocal, enclosing }: CallEvent, context: PhpContext): void {
  if (isLocal || args.length > 0) return;
  const { source, project } = context;
  const body = enclosing === null ? '' : source.slice({ start: node.end, end: enclosing.node.end });
  if (ending.test(body)) return;
  // What begins here may end in another function, but hardly where the text is taken already.
  const isTaken = /\bob_get_contents\s*\(/i.test(body);
  if (!isTaken && (ending.test(source.code) || project.files.some(({ code }) => ending.test(code)))) return;
  context.report({
    at: node,
    message: isTaken
      ? 'ob_get_contents() does not close this buffer, so its content is printed as well.'
      : 'This buffer is never closed, so it holds back all following output.',
    suggestion: isTaken ? 'Use ob_get_clean().' : 'Close it with ob_get_clean() when the output is complete.',
    confidence: isTaken ? 'high' : 'medium',
    ...(isTaken ? { severity: 'medium' as const } : {}),
  });
}

export const visitor: PhpVisitor = { calls: [{ names: ['ob_start'], visit: check }] };
