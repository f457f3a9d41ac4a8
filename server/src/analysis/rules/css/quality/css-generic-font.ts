import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { atRulesAround, isDynamic, valueSpan } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-generic-font',
  language: 'css',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Missing generic font family',
  description: 'Reports lists of fonts that do not end with a generic family.',
  rationale: `When none of the named fonts is there, the browser takes its own default, most often a serif one. A generic family at the end (\`sans-serif\`, \`serif\`, \`monospace\`, \`system-ui\`) keeps the kind of letters.

Icon fonts are not reported: no other font has their signs.`,
  references: [{ title: 'font-family', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/font-family' }],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [{ code: 'body {\n\tfont-family: "Open Sans", Arial;\n}\n', lines: [2] }],
    good: [
      'body {\n\tfont-family: "Open Sans", Arial, sans-serif;\n}\n.icon::before { font-family: dashicons; }\n.b { font-family: var(--wp--preset--font-family--body); }\n',
    ],
  },
};

const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|math|emoji|fangsong|inherit|initial|unset|revert|revert-layer)$/i;

/** Families of text, where one stands alone: often it is an icon font. */
const textual =
  /\b(?:sans|serif|display|mono|slab|roboto|inter|lato|montserrat|poppins|raleway|oswald|nunito|merriweather|playfair|georgia|arial|helvetica|verdana|tahoma|times|courier|garamond)\b/i;

/** Reports lists of two fonts or more, and a single one of text. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  root.walkDecls(/^font-family$/i, (declaration) => {
    const { value } = declaration;
    if (isDynamic(value) || value.includes('(') || atRulesAround(declaration).includes('font-face')) return;
    const fonts = value.split(',').map((font) => font.trim().replace(/^['"]|['"]$/g, ''));
    if (
      (fonts.length < 2 && !textual.test(value)) ||
      generic.test(fonts.at(-1) ?? '') ||
      /icon|awesome|emoji|symbol|glyph/i.test(value)
    )
      return;
    const kind = /mono|courier|consol/i.test(value)
      ? 'monospace'
      : /times|georgia|serif|garamond/i.test(value)
        ? 'serif'
        : 'sans-serif';
    const { start, end } = valueSpan(declaration);
    report({
      at: { start, end },
      message: 'The font list does not end with a generic family.',
      suggestion: `Add ${kind} at the end.`,
      confidence: 'high',
      fix: { edits: [{ start: end, end, text: `, ${kind}` }], safe: false },
    });
  });
}
