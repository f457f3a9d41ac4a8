import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { spanOf, valueSpan } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'security/css-insecure-url',
  language: 'css',
  category: 'security',
  severity: 'low',
  type: 'security_vulnerability',
  cwe: 'CWE-319',
  title: 'Insecure URL in a style sheet',
  description: 'Reports style sheets that fetch images, fonts or sheets over http://.',
  rationale: `On a page that came over HTTPS browsers refuse sheets and fonts from \`http://\`, and warn of images. On the way they can be changed: a sheet from a foreign hand can read what is on the page.

Write \`https://\`, or keep the file with the theme or plugin.`,
  references: [
    { title: 'CWE-319', url: 'https://cwe.mitre.org/data/definitions/319.html' },
    { title: 'Mixed content', url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "@import url(http://example.org/a.css);\n.a { background: url('http://example.org/a.png'); }\n",
        lines: [1, 2],
      },
    ],
    good: [
      '.a { background: url(https://example.org/a.png); mask: url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>"); }\n.b { background: url(http://localhost/a.png); }\n',
    ],
  },
};

/** Reports `url( http://… )`, but no name spaces inside data. */
export function check({ root }: StyleDocument, { report }: DocumentContext): void {
  const look = (text: string, start: number, what: string) => {
    const match = /(?:url\(\s*|^)['"]?(http:\/\/(?!localhost\b|127\.|\[::1\])[^\s'")]+)/i.exec(text);
    if (match?.[1] === undefined) return;
    const from = start + match.index + match[0].length - match[1].length;
    report({
      at: { start: from, end: from + match[1].length },
      message: `${what} is loaded over http://: it can be modified in transit, and HTTPS pages do not load it.`,
      suggestion: 'Use https://, or bundle the file with the theme or plugin.',
      confidence: 'high',
      fix: { edits: [{ start: from, end: from + 4, text: 'https' }], safe: false },
    });
  };
  root.walkDecls((declaration) => {
    if (declaration.value.includes('http://')) look(declaration.value, valueSpan(declaration).start, 'The file');
  });
  root.walkAtRules(/^import$/i, (rule) => {
    look(rule.params, spanOf(rule).start + 1 + rule.name.length + (rule.raws.afterName ?? ' ').length, 'The sheet');
  });
}
