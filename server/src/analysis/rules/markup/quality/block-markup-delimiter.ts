import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { problemFinding } from './support/problem-finding.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-delimiter',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Mismatched block delimiter',
  description:
    'Reports blocks that are never closed, closing delimiters of blocks that are not open, and comments that look like a block and are not read as one.',
  rationale: `The editor finds blocks by comments: \`<!-- wp:name {"attribute":"value"} -->\` and \`<!-- /wp:name -->\`, or \`<!-- wp:name /-->\` for a block without content. With one space missing the comment is only a comment; with one delimiter missing the rest of the document falls into the wrong block.`,
  references: [
    {
      title: 'Markup representation of a block',
      url: 'https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:paragraph -->\n<p>Text</p>\n</div>\n<!-- /wp:group -->\n',
        lines: [2],
      },
      { code: '<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:heading -->\n', lines: [3] },
      {
        code: '<!-- wp:paragraph-->\n<p>Text</p>\n<!-- /wp:paragraph -->\n<!-- wp:Spacer /-->\n<!-- / wp:group -->\n',
        lines: [1, 4, 5],
      },
      { code: '<!-- wp:paragraph -->\n<p>Text</p>\n', lines: [1] },
    ],
    good: [
      '<!-- wp:group {"layout":{"type":"constrained"}} -->\n<div class="wp-block-group"><!-- wp:acme/card /--></div>\n<!-- /wp:group -->\n',
      {
        name: 'acme/patterns/hero.php',
        code: '<?php\n/**\n * Title: Hero\n * Slug: acme/hero\n */\n?>\n<?php if ( $wide ) : ?>\n<!-- wp:group {"align":"wide"} -->\n<?php else : ?>\n<!-- wp:group -->\n<?php endif; ?>\n<div class="wp-block-group"></div>\n<!-- /wp:group -->\n',
      },
    ],
  },
};

/** Reports delimiters that WordPress reads otherwise than they were meant. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  for (const problem of blocksOf(document, source.code).problems) {
    if (problem.kind !== 'json') report(problemFinding(problem, document.base));
  }
}
