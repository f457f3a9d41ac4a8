import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { isDynamic, valueSpan } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-invalid-value',
  language: 'css',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid CSS value',
  description: 'Reports colors with a wrong number of digits, lengths without a unit, and unknown units.',
  rationale: `A browser drops a declaration whose value it cannot read. Hexadecimal colours have three, four, six or eight digits; lengths other than zero need a unit, without a space before it.`,
  references: [
    { title: 'Hexadecimal colours', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/hex-color' },
    { title: 'Lengths', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/length' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '.a {\n\tcolor: #ff00g;\n\tbackground: #12345;\n\tmargin: 10;\n\tpadding: 4 px;\n\twidth: 10xp;\n}\n',
        lines: [2, 3, 4, 5, 6],
      },
    ],
    good: [
      '.a {\n\tcolor: #f00;\n\tbackground: #12345678 url(#abcde);\n\tmargin: 0 auto;\n\tline-height: 1.5;\n\twidth: calc(100% - 2 * var(--x));\n\tflex: 1;\n}\n#abcde { color: red; }\n',
    ],
  },
};

const lengths =
  /^(?:(?:min|max)-)?(?:width|height)$|^(?:margin|padding)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?$|^(?:top|right|bottom|left|font-size|letter-spacing|border-radius|gap|row-gap|column-gap|text-indent)$/;
const units =
  /^(?:%|px|em|rem|ex|ch|ic|lh|rlh|cap|rcap|rch|rex|ric|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc|fr)$/i;

/** Reports values that a browser drops. */
export function check({ root, error, syntax }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (/^(?:--|\$|\*|_)/.test(prop) || isDynamic(value) || value.includes('\\')) return;
    const from = valueSpan(declaration).start;
    // Texts and addresses may hold anything.
    const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/gi, (text) => ' '.repeat(text.length));
    for (const match of plain.matchAll(/#([0-9a-z]+)\b/gi)) {
      const digits = match[1] ?? '';
      if (/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) continue;
      report({
        at: { start: from + match.index, end: from + match.index + match[0].length },
        message: `${match[0]} is not a valid color: use 3, 4, 6 or 8 hexadecimal digits.`,
        suggestion: 'Correct the number of digits.',
        confidence: 'high',
      });
    }
    if (/[(/*]|\s[+-]\s/.test(plain) || syntax === 'scss' || !lengths.test(prop.toLowerCase())) return;
    for (const match of plain.matchAll(/(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(\s*)([a-z%]*)(?![\w(-])/gi)) {
      const [whole, space = '', unit = ''] = match;
      const number = whole.slice(0, whole.length - space.length - unit.length);
      const at = { start: from + match.index, end: from + match.index + whole.length };
      const isApart = space !== '' && units.test(unit);
      if (isApart) {
        report({
          at,
          message: `"${whole}" is not a valid length: remove the space before the unit.`,
          suggestion: `Write ${number}${unit}.`,
          confidence: 'high',
          fix: { edits: [{ ...at, text: number + unit }], safe: false },
        });
      } else if (unit !== '' && space === '' && !units.test(unit)) {
        report({
          at,
          message: `Unknown unit "${unit}": browsers ignore the declaration.`,
          suggestion: 'Use px, em, rem or another valid unit.',
          confidence: 'high',
        });
      } else if (Number(number) !== 0 && (unit === '' || space !== '')) {
        report({
          at,
          message: `${number} is not a valid length: only zero can be used without a unit.`,
          suggestion: `Add the unit, such as ${number}px.`,
          confidence: 'high',
        });
      }
    }
  });
}
