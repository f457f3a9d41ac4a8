import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { spanOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-empty-rule',
  language: 'css',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  merge: 'message',
  title: 'Empty rule',
  description: 'Reports rules without a declaration.',
  rationale: `An empty rule does nothing but travel with every page. It is what is left of something, or something was forgotten.`,
  references: [
    {
      title: 'CSS coding standards',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/css/',
    },
  ],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [{ code: '.a {\n}\n.b { color: red; }\n', lines: [1] }],
    good: ['.a { /* Set by the theme. */ }\n.b { color: red; }\n'],
  },
};

/** Reports rules with nothing in them. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  root.walkRules((rule) => {
    if (rule.nodes.length > 0 || rule.selector.startsWith('%')) return;
    const at = spanOf(rule);
    report({
      at,
      message: `The rule for ${rule.selector.slice(0, 60)} is empty.`,
      suggestion: 'Remove it.',
      confidence: 'high',
      fix: { edits: [{ ...at, text: '' }], safe: rule.parent?.nodes.length !== 1 || rule.parent.type === 'root' },
    });
  });
}
