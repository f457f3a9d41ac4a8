import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import { attributeOf, tagsIn } from '../../../languages/markup/tags.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/empty-link',
  language: 'markup',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Link without text',
  description: 'Reports links in block markup that have neither text nor label.',
  rationale: `Screen readers read the address of a link without a text. Put a text into it, or name it by \`aria-label\`.`,
  references: [
    { title: 'WCAG: Link Purpose', url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: '<!-- wp:paragraph -->\n<p><a href="/shop"></a></p>\n<!-- /wp:paragraph -->\n', lines: [2] }],
    good: [
      '<!-- wp:paragraph -->\n<p><a href="/shop">Shop</a> <a href="/cart" aria-label="Cart"></a> <a id="top"></a> <a href="/x"><img src="a.png" alt="X"/></a></p>\n<!-- /wp:paragraph -->\n',
    ],
  },
};

/** Reports `<a href>` with nothing in it. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  if (blocksOf(document, source.code).all.length === 0) return;
  for (const tag of tagsIn(document.html)) {
    if (tag.name !== 'a' || attributeOf(tag, 'href') === null || attributeOf(tag, 'aria-label') !== null) continue;
    if (attributeOf(tag, 'aria-labelledby') !== null || attributeOf(tag, 'title') !== null) continue;
    const end = document.html.indexOf('</a>', tag.end);
    if (end === -1) continue;
    const content = source.slice({ start: document.base + tag.end, end: document.base + end });
    if (content.replace(/&nbsp;/g, ' ').trim() !== '') continue;
    // The image block links around its image; a button may get its text by a binding.
    report({
      at: { start: document.base + tag.start, end: document.base + end + 4 },
      message: 'The link has no text.',
      suggestion: 'Add a text or an aria-label.',
    });
  }
}
