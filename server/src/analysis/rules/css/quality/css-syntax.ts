import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { spanOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-syntax',
  language: 'css',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'CSS syntax error',
  description:
    'Reports what a style sheet cannot be read for: blocks and texts that do not end, and comments that are none.',
  rationale: `A browser skips what it cannot read: a brace that is missing takes every rule after it with it. A comment after \`//\` is none in CSS: the rule that follows it is dropped. (In SCSS it is one.)`,
  references: [
    {
      title: 'CSS coding standards',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/css/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: '.a {\n\tcolor: red;\n\n.b { color: blue }\n', lines: [1] },
      { code: '\t"style": "file:./a.css"\n{"a":{"a":{"a":{"a":}\n', lines: [1] },
      { code: '// The title\n.title { color: red; }\n', lines: [1] },
    ],
    good: [
      '.a {\n\tcolor: red;\n}\n/* A comment */\n.b { background: url(https://example.org/a.png); }\n',
      { code: '// The title\n.title { color: red; }\n', name: 'style.scss' },
    ],
  },
};

/** Reports the parser's error, and comments that only SCSS has. */
export function check({ root, error, syntax }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) {
    report({
      at: { start: error.offset, end: error.offset + 1 },
      message: `Syntax error: ${error.message}.`,
      suggestion: 'Close the open block or string, or remove the surplus characters.',
      confidence: 'high',
    });
    return;
  }
  if (syntax === 'scss') return;
  root.walkComments((comment) => {
    if (!('inline' in comment.raws) || comment.raws.inline !== true) return;
    const at = spanOf(comment);
    report({
      at,
      message: 'CSS does not support // comments: the browser treats this as part of the next rule and ignores it.',
      suggestion: 'Write /* … */.',
      confidence: 'high',
      fix: { edits: [{ ...at, text: `/* ${comment.text} */` }], safe: false },
    });
  });
}
