import type { Declaration } from 'postcss';
import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { propertyOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-reduced-motion',
  language: 'css',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Animation ignores reduced motion',
  description: 'Reports style sheets with infinite animations that ignore the user’s preference for reduced motion.',
  rationale: `Motion makes some people dizzy or ill; their systems say so, and \`@media (prefers-reduced-motion: reduce)\` lets a page listen (WCAG 2.3.3).

Reported is the first endless animation of a sheet that has no such media query; signs of loading are left out.`,
  references: [
    {
      title: 'prefers-reduced-motion',
      url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/@media/prefers-reduced-motion',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '.a {\n\tanimation: drift 2s linear infinite;\n}\n@keyframes drift { to { transform: rotate(1turn); } }\n',
        lines: [2],
      },
    ],
    good: [
      '.a {\n\tanimation: drift 2s linear infinite;\n}\n@media (prefers-reduced-motion: reduce) { .a { animation: none; } }\n',
      '.a { animation: fade 1s; }\n',
    ],
  },
};

/** Reports the first endless animation. */
export function check({ root, error }: StyleDocument, { report, source }: DocumentContext): void {
  if (error !== null || /prefers-reduced-motion|reduce-motion/.test(source.code)) return;
  const endless: Declaration[] = [];
  root.walkDecls(/^animation(-iteration-count)?$/i, (declaration) => {
    const { parent, value } = declaration;
    const selector = parent !== undefined && 'selector' in parent ? String(parent.selector) : '';
    // A loading sign is no ornament.
    if (/\binfinite\b/.test(value) && !/spin|load|progress|busy|updat/i.test(`${selector} ${value}`))
      endless.push(declaration);
  });
  const [first] = endless;
  if (first === undefined) return;
  report({
    at: propertyOf(first),
    message: 'This animation runs indefinitely, and the style sheet does not respect prefers-reduced-motion.',
    suggestion: 'Add @media (prefers-reduced-motion: reduce) with animation: none.',
    confidence: 'medium',
  });
}
