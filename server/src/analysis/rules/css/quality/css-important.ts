import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { atRulesAround, propertyOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-important',
  language: 'css',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Excessive use of !important',
  description: 'Reports a sheet in which a third of the declarations, and eight or more, are `!important`.',
  rationale: `Each one can be overridden only by another, by the site's own styles as well. Selectors that are as specific as what they must override need none.

Utilities that hide something, print styles and styles for less motion are not counted.`,
  references: [
    {
      title: 'CSS coding standards',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/css/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: `.a { color: red !important; margin: 0 !important; }\n.b { color: red !important; margin: 0 !important; }\n.c { color: red !important; margin: 0 !important; }\n.d { color: red !important; margin: 0 !important; }\n`,
        lines: [1],
      },
    ],
    good: [
      '.a { color: red !important; margin: 0; }\n.screen-reader-text { position: absolute !important; clip: rect( 1px, 1px, 1px, 1px ) !important; }\n',
    ],
  },
};

const fewest = 8;
const share = 1 / 3;

/** Reports the first of too many. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  let all = 0;
  let important = 0;
  let first: Parameters<typeof propertyOf>[0] | undefined;
  root.walkDecls((declaration) => {
    all += 1;
    if (!declaration.important) return;
    const { parent } = declaration;
    const selector = parent !== undefined && 'selector' in parent ? String(parent.selector) : '';
    if (/screen-reader|hidden|hide|\bprint|\.(?:has|is|u)-|sr-only/.test(selector)) return;
    if (atRulesAround(declaration).includes('media') && /print|reduced/.test(String(mediaOf(declaration)))) return;
    important += 1;
    first ??= declaration;
  });
  if (first === undefined || important < fewest || important < all * share) return;
  report({
    at: propertyOf(first),
    message: `${important} of ${all} declarations in this style sheet are !important.`,
    suggestion: 'Use more specific selectors instead.',
    confidence: 'high',
  });
}

function mediaOf(node: Parameters<typeof atRulesAround>[0]): string {
  for (let at = node.parent; at !== undefined; at = at.parent as typeof at)
    if (at.type === 'atrule' && 'params' in at) return String(at.params);
  return '';
}
