import { at, spanOf } from '../../../languages/json/json-nodes.ts';
import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/unbounded-query-block',
  language: 'markup',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Unbounded query block',
  description: 'Reports query and latest posts blocks that ask for all posts, or for more than 100 at once.',
  rationale: `The page gets slower with each post that is written. Show a bounded number, and let people page through the rest.`,
  references: [
    { title: 'Query loop', url: 'https://developer.wordpress.org/block-editor/reference-guides/core-blocks/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:query {"query":{"perPage":-1,"postType":"post"}} -->\n<div class="wp-block-query"></div>\n<!-- /wp:query -->\n<!-- wp:latest-posts {"postsToShow":500} /-->\n',
        lines: [1, 4],
      },
    ],
    good: [
      '<!-- wp:query {"query":{"perPage":12,"postType":"post"}} -->\n<div class="wp-block-query"></div>\n<!-- /wp:query -->\n<!-- wp:latest-posts {"postsToShow":5} /-->\n',
    ],
  },
};

const counts: Readonly<Record<string, readonly string[]>> = {
  'core/query': ['query', 'perPage'],
  'core/latest-posts': ['postsToShow'],
  'core/latest-comments': ['commentsToShow'],
};

/** Reports blocks without a bound, or with one that is none. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  for (const { name, attributes, attributesAt } of blocksOf(document, source.code).all) {
    const path = Object.hasOwn(counts, name) ? counts[name] : undefined;
    const node = path === undefined ? null : at(attributes, ...path);
    if (node === null || typeof node.value !== 'number' || (node.value >= 0 && node.value <= 100)) continue;
    const { start, end } = spanOf(node);
    const place = { start: document.base + attributesAt + start, end: document.base + attributesAt + end };
    report({
      at: place,
      message:
        node.value < 0 ? 'The block asks for all posts there are.' : `The block asks for ${node.value} posts at once.`,
      suggestion: 'Set a small number, and add pagination.',
      fix: { edits: [{ ...place, text: '12' }], safe: false },
    });
  }
}
