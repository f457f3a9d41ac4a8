import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { differences } from './support/saved-html.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-invalid-content',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid block content',
  description:
    'Reports core blocks whose HTML does not fit their attributes: another tag or heading level, classes that are missing, other widths, heights and ids.',
  rationale: `The editor saves a block again from its attributes and compares the result with the HTML that is there. Where they differ it says that the block contains unexpected or invalid content, and offers to recover it. Only differences that no version of the block would accept are told.`,
  references: [
    {
      title: 'Markup representation of a block',
      url: 'https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:heading {"level":3} -->\n<h2 class="wp-block-heading">Title</h2>\n<!-- /wp:heading -->\n',
        lines: [2],
      },
      {
        code: '<!-- wp:group {"tagName":"main","align":"full"} -->\n<main class="wp-block-group"><!-- wp:column {"width":"50%"} -->\n<div class="wp-block-column" style="flex-basis:60%"></div>\n<!-- /wp:column --></main>\n<!-- /wp:group -->\n',
        lines: [2, 3],
      },
      {
        code: '<!-- wp:image {"id":12} -->\n<figure class="wp-block-image"><img src="a.jpg" alt=""/></figure>\n<!-- /wp:image -->\n<!-- wp:paragraph {"textColor":"ink","align":"center"} -->\n<p>Text</p>\n<!-- /wp:paragraph -->\n',
        lines: [2, 5],
      },
      {
        code: '<!-- wp:group -->\n<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->\n<!-- /wp:group -->\n<!-- wp:spacer {"height":"50px"} -->\n<div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->\n',
        lines: [1, 7],
      },
    ],
    good: [
      '<!-- wp:heading {"level":3,"textAlign":"center","fontSize":"x-large"} -->\n<h3 class="wp-block-heading has-text-align-center has-x-large-font-size extra">Title</h3>\n<!-- /wp:heading -->\n<!-- wp:spacer {"height":"var:preset|spacing|20"} -->\n<div style="height:var(--wp--preset--spacing--20)" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->\n',
      '<!-- wp:list {"ordered":true} -->\n<ol class="wp-block-list"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->\n<!-- wp:navigation -->\n<!-- wp:page-list /-->\n<!-- /wp:navigation -->\n',
    ],
  },
};

/** Reports blocks that the editor would call invalid. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  const { all, problems } = blocksOf(document, source.code);
  // Blocks that do not end where they should have other content than was meant.
  if (problems.length > 0) return;
  for (const block of all) {
    for (const { at, message, suggestion } of differences(block, document.html, source.code)) {
      report({
        at: { start: document.base + at.start, end: document.base + at.end },
        detail: message,
        message,
        suggestion,
      });
    }
  }
}
