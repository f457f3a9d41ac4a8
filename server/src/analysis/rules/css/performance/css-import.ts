import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { spanOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'performance/css-import',
  language: 'css',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Imported style sheet',
  description: 'Reports style sheets that load another one with @import.',
  rationale: `The browser learns of an imported sheet only when it has read the one that names it: the page waits for two requests one after the other before it shows anything.

Enqueue both with \`wp_enqueue_style()\`, the one as dependency of the other, or let the build put them together. Imports of SCSS are put together by the build and are not reported.`,
  references: [
    { title: '@import', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/@import' },
    { title: 'wp_enqueue_style()', url: 'https://developer.wordpress.org/reference/functions/wp_enqueue_style/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "@import url('https://fonts.googleapis.com/css2?family=Inter');\n@import 'base.css';\n", lines: [1, 2] },
    ],
    good: [{ code: "@import 'base';\n@use 'mixins';\n", name: 'style.scss' }, '.a { background: url(a.png); }\n'],
  },
};

/** Reports imports that the browser follows. */
export function check({ root, syntax }: StyleDocument, { report }: DocumentContext): void {
  root.walkAtRules(/^import$/i, (rule) => {
    const isRemote = /^(?:url\(\s*)?['"]?(?:https?:)?\/\//i.test(rule.params);
    if (syntax === 'scss' && !isRemote && !/\.css['"]|^url\(/.test(rule.params)) return;
    report({
      at: spanOf(rule),
      message: isRemote
        ? 'The page waits for a style sheet from another server that the browser only discovers after loading this one.'
        : 'The browser only fetches this style sheet after loading the one that imports it.',
      suggestion: isRemote
        ? 'Bundle the fonts with the theme (theme.json fontFace), or enqueue the style sheet.'
        : 'Enqueue both with wp_enqueue_style(), or bundle them in the build.',
      severity: isRemote ? 'medium' : 'low',
      confidence: 'high',
    });
  });
}
