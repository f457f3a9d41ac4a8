import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { contrastOf, parseColor, type Rgb } from '../../support/color.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { presetsOf, type ThemePresets } from '../../support/theme-presets.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-contrast',
  language: 'theme-json',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Insufficient color contrast',
  description: 'Reports styles that set a text color and a background whose contrast is below 4.5:1.',
  rationale: `WCAG 2.2 asks for a contrast of 4.5:1 between text and background (level AA; 3:1 for large text). Only pairs that one style sets together are judged, by the values that this file gives them.`,
  references: [
    { title: 'WCAG: Contrast (Minimum)', url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"version": 3,\n\t"settings": { "color": { "palette": [ { "slug": "mist", "name": "Mist", "color": "#cccccc" } ] } },\n\t"styles": {\n\t\t"color": { "text": "var:preset|color|mist", "background": "#ffffff" },\n\t\t"elements": { "button": { ":hover": { "color": { "text": "#777", "background": "#888" } } } }\n\t}\n}\n',
        lines: [5, 6],
      },
    ],
    good: [
      '{\n\t"version": 3,\n\t"settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#222222" } ] } },\n\t"styles": { "color": { "text": "var:preset|color|ink", "background": "#ffffff" } }\n}\n',
    ],
  },
};

/** Reports pairs of colours with too little contrast. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  const { root } = document;
  if (root === null || !isReadable(document, source.code)) return;
  const presets = presetsOf([root]);
  const stack: Node[] = [at(root, 'styles')].filter((node) => node !== null);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const { key, value } of membersOf(node)) {
      stack.push(value);
      if (key !== 'color') continue;
      const text = at(value, 'text');
      const front = colorOf(text, presets);
      const back = colorOf(at(value, 'background'), presets);
      if (text === null || front === null || back === null || at(value, 'gradient') !== null) continue;
      const ratio = contrastOf(front, back);
      if (ratio >= 4.5) continue;
      report({
        at: spanOf(text),
        message: `The contrast between text and background is ${ratio.toFixed(2)}:1.`,
        suggestion: 'Choose colors with at least 4.5:1 (3:1 for large text).',
        ...(ratio >= 3 ? { severity: 'info' } : {}),
      });
    }
  }
}

function colorOf(node: Node | null, { kinds }: ThemePresets): Rgb | null {
  const written = textOf(node);
  if (written === null) return null;
  const slug = /^(?:var:preset\|color\||var\(--wp--preset--color--)([\w-]+)\)?$/.exec(written)?.[1];
  return parseColor(slug === undefined ? written : (kinds.get('color')?.get(slug) ?? ''));
}
