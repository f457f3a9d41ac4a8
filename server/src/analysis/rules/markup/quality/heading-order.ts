import { at } from '../../../languages/json/json-nodes.ts';
import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, Finding, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/heading-order',
  language: 'markup',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Skipped heading level',
  description: 'Reports headings of block markup that lie more than one level below the one before.',
  rationale: `Many people move through a page by its headings. A level that is left out makes them look for what is missing. The size of a heading can be set without changing its level.`,
  references: [{ title: 'WAI: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' }],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:heading -->\n<h2 class="wp-block-heading">A</h2>\n<!-- /wp:heading -->\n<!-- wp:heading {"level":4} -->\n<h4 class="wp-block-heading">B</h4>\n<!-- /wp:heading -->\n',
        lines: [4],
      },
    ],
    good: [
      '<!-- wp:heading -->\n<h2 class="wp-block-heading">A</h2>\n<!-- /wp:heading -->\n<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">B</h3>\n<!-- /wp:heading -->\n<!-- wp:heading -->\n<h2 class="wp-block-heading">C</h2>\n<!-- /wp:heading -->\n',
    ],
  },
};

/** Reports a heading that follows one more than a level above. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  let last: number | null = null;
  for (const { name, attributes, start, end, contentEnd } of blocksOf(document, source.code).all) {
    // What these print has headings that are not here.
    if (/^core\/(?:pattern|template-part|post-title|query-title|site-title|block|post-content|query)$/.test(name))
      last = null;
    if (name !== 'core/heading') continue;
    const given = at(attributes, 'level')?.value;
    const level = typeof given === 'number' ? given : 2;
    if (last !== null && level > last + 1) {
      report({
        at: { start: document.base + start, end: document.base + end },
        message: `A heading of level ${level} follows one of level ${last}.`,
        suggestion: `Use level ${last + 1}, and set the size with fontSize.`,
        ...fixOf(
          source.slice({ start: document.base + start, end: document.base + contentEnd }),
          document.base + start,
          {
            from: level,
            to: last + 1,
          },
        ),
      });
    }
    last = level;
  }
}

/** Another level in the comment and in both tags; nothing where they do not say the same. */
function fixOf(block: string, base: number, { from, to }: { from: number; to: number }): Pick<Finding, 'fix'> {
  const places = [`"level":\\s*${from}\\b`, `<h${from}\\b`, `</h${from}>`].map((pattern) => {
    const found = new RegExp(pattern).exec(block);
    return found === null ? null : found.index + found[0].lastIndexOf(String(from));
  });
  const starts = places.filter((place) => place !== null);
  if (starts.length !== places.length) return {};
  const edits = starts.map((start) => ({ start: base + start, end: base + start + 1, text: String(to) }));
  return { fix: { edits, safe: false } };
}
