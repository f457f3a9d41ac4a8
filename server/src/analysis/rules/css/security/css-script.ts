import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { propertyOf, spanOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'security/css-script',
  language: 'css',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-94',
  title: 'Script in a style sheet',
  description: 'Reports CSS that runs code: expression(), behavior, -moz-binding and javascript: addresses.',
  rationale: `Old browsers run code from style sheets. No current one does, but such a line is never needed, is refused in reviews, and may be what an attacker left behind.`,
  references: [{ title: 'CWE-94', url: 'https://cwe.mitre.org/data/definitions/94.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: ".a {\n\twidth: expression(document.body.clientWidth);\n\tbehavior: url(a.htc);\n\tbackground: url('javascript:alert(1)');\n}\n",
        lines: [2, 3, 4],
      },
    ],
    good: ['.a { scroll-behavior: smooth; background: url(a.png); content: "expression("; }\n'],
  },
};

/** Reports declarations that run code in some browser. */
export function check({ root }: StyleDocument, { report }: DocumentContext): void {
  const tell = (at: Span, what: string) =>
    report({
      at,
      message: `${what} runs code in old browsers, and has no effect in others.`,
      suggestion: 'Remove it, and find out where it comes from.',
      confidence: 'high',
    });
  root.walkDecls((declaration) => {
    const prop = declaration.prop.toLowerCase();
    const bare = declaration.value.replace(/"[^"]*"|'[^']*'/g, '');
    const isBinding = /^(?:behavior|-ms-behavior|-moz-binding)$/.test(prop) && /url\s*\(/i.test(bare);
    if (isBinding && !/^\s*url\(\s*['"]?#default#\w+['"]?\s*\)\s*(?:!important)?$/i.test(declaration.value))
      tell(propertyOf(declaration), prop);
    else if (/\bexpression\s*\(/i.test(bare)) tell(propertyOf(declaration), 'expression()');
    else if (/url\(\s*['"]?\s*(?:java|vb)script:/i.test(declaration.value))
      tell(propertyOf(declaration), 'A javascript: address');
  });
  root.walkAtRules(/^import$/i, (rule) => {
    if (/(?:java|vb)script:/i.test(rule.params)) tell(spanOf(rule), 'A javascript: address');
  });
}
