import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import { attributeOf, tagsIn } from '../../../languages/markup/tags.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/image-alt',
  language: 'markup',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Image without alternative text',
  description: 'Reports images in block markup that have no alt attribute.',
  rationale: `Screen readers read the file name of an image without \`alt\`. An image that only decorates has an empty one.`,
  references: [
    { title: 'WCAG: Non-text Content', url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:image -->\n<figure class="wp-block-image"><img src="a.jpg"/></figure>\n<!-- /wp:image -->\n',
        lines: [2],
      },
    ],
    good: [
      '<!-- wp:image -->\n<figure class="wp-block-image"><img src="a.jpg" alt=""/></figure>\n<!-- /wp:image -->\n',
      '<p>No blocks: <img src="a.jpg"></p>\n',
    ],
  },
};

/** Reports `<img>` without `alt`. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  if (blocksOf(document, source.code).all.length === 0) return;
  for (const tag of tagsIn(document.html)) {
    if (tag.name !== 'img' || attributeOf(tag, 'alt') !== null) continue;
    const at = { start: document.base + tag.start, end: document.base + tag.end };
    if (source.slice(at).includes('<?')) continue;
    const end = tag.text.endsWith('/>') ? at.end - 2 : at.end - 1;
    report({
      at,
      message: 'The image has no alt attribute.',
      suggestion: 'Describe the image in alt="…", or use alt="" for decorative images.',
      fix: {
        edits: [{ start: end, end, text: source.slice({ start: end - 1, end }) === ' ' ? 'alt="" ' : ' alt=""' }],
        safe: false,
      },
    });
  }
}
