import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import { tagsIn } from '../../../languages/markup/tags.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/script-in-markup',
  language: 'markup',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Script in block markup',
  description: 'Reports `<script>` in the HTML of a block.',
  rationale: `Scripts in a template run on every page that uses it, in the middle of the HTML, and cannot be put off or replaced. In posts they are removed when somebody without the right to unfiltered HTML saves them.`,
  references: [
    { title: 'Including assets', url: 'https://developer.wordpress.org/themes/core-concepts/including-assets/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: '<!-- wp:html -->\n<script src="https://example.com/a.js"></script>\n<!-- /wp:html -->\n', lines: [2] },
    ],
    good: [
      '<!-- wp:html -->\n<div data-script="a"></div>\n<script type="application/ld+json">{}</script>\n<!-- /wp:html -->\n',
    ],
  },
};

/** Reports scripts inside of blocks; data in a script tag is none. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  const { all } = blocksOf(document, source.code);
  if (all.length === 0) return;
  let count = 0;
  for (const tag of tagsIn(document.html)) {
    if (tag.name !== 'script' || /type\s*=\s*["'](?!text\/javascript|module)/i.test(tag.text)) continue;
    // Past that many nobody reads on.
    if (++count > 200) return;
    if (!all.some(({ end, contentEnd }) => tag.start >= end && tag.start < contentEnd)) continue;
    report({
      at: { start: document.base + tag.start, end: document.base + tag.end },
      message: 'The HTML of a block contains a script.',
      suggestion: 'Enqueue it with wp_enqueue_script(), or with viewScript in a custom block.',
    });
  }
}
