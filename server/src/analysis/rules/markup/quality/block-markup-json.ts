import { blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { problemFinding } from './support/problem-finding.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-json',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid block attributes JSON',
  description: 'Reports attributes in block delimiters that are not valid JSON.',
  rationale: `The attributes of a block are a JSON object in its delimiter: keys and texts in double quotes, no comma after the last one. When they cannot be read, the block has none of them, and the editor calls its content invalid.`,
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
        code: '<!-- wp:heading {"level":3,} -->\n<h3 class="wp-block-heading">Title</h3>\n<!-- /wp:heading -->\n',
        lines: [1],
      },
      {
        code: '<!-- wp:heading {level:3} -->\n<h3 class="wp-block-heading">Title</h3>\n<!-- /wp:heading -->\n<!-- wp:query {\'perPage\':3} /-->\n',
        lines: [1, 4],
      },
    ],
    good: ['<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Title</h3>\n<!-- /wp:heading -->\n'],
  },
};

/** Reports attributes that WordPress cannot read. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  for (const problem of blocksOf(document, source.code).problems) {
    if (problem.kind === 'json') report(problemFinding(problem, document.base));
  }
}
