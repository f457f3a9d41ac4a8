import { themeJsonShape } from '@presswright/shared/json-shapes/theme-json-shape';
import { blockStates, elementStates } from '@presswright/shared/wordpress/theme-json-facts';
import { checkShape } from '../../../languages/json/check-shape.ts';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { shapeFinding } from '../../support/shape-finding.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-key',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Unknown key in theme.json',
  description:
    'Reports keys that WordPress does not read, or not in that place, elements it does not know, and states that an element does not have.',
  rationale: `WordPress drops every key that it does not know, without a word: the setting has no effect, the style is not printed.`,
  references: [
    {
      title: 'theme.json reference',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"version": 3,\n\t"settings": {\n\t\t"palette": [],\n\t\t"color": { "defaultPallete": false },\n\t\t"typography": { "customLineHeight": true }\n\t},\n\t"styles": {\n\t\t"color": { "backgroundColor": "#fff" },\n\t\t"elements": {\n\t\t\t"links": { "color": { "text": "#000" } },\n\t\t\t"caption": { ":hover": { "color": { "text": "#000" } } }\n\t\t}\n\t}\n}\n',
        lines: [4, 5, 6, 9, 11, 12],
      },
    ],
    good: [
      '{\n\t"version": 3,\n\t"settings": {\n\t\t"color": { "palette": [], "defaultPalette": false },\n\t\t"custom": { "anything": { "goes": "1px" } },\n\t\t"blocks": { "core/button": { "border": { "radius": false } } }\n\t},\n\t"styles": {\n\t\t"elements": { "button": { ":hover": { "color": { "text": "#000" } } } },\n\t\t"blocks": { "core/group": { "elements": { "link": { "color": { "text": { "ref": "styles.color.text" } } } }, "css": "& p { margin: 0 }" } }\n\t}\n}\n',
    ],
  },
};

/** Reports keys that are known nowhere, or not where they stand. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (document.root === null || !isReadable(document, source.code)) return;
  const isFirstVersion = at(document.root, 'version')?.value === 1;
  for (const problem of checkShape(document.root, themeJsonShape)) {
    if (problem.kind !== 'key') continue;
    const key = source.code.slice(problem.at.start + 1, problem.at.end - 1);
    // WordPress migrates the names of version 1.
    if (isFirstVersion && /^custom(?:Radius|Margin|Padding|LineHeight)$/.test(key)) continue;
    // Screen sizes and a block's own states are keys too.
    if (/^[@-]/.test(key)) continue;
    if (!key.startsWith(':')) {
      report(shapeFinding(problem));
      continue;
    }
    const block = /^styles\.blocks\.([\w-]+\/[\w-]+)/.exec(problem.path)?.[1];
    if (block !== undefined && blockStates[block]?.includes(key) === true) continue;
    const element = /\.elements\.(\w+)$/.exec(problem.path)?.[1] ?? '';
    const states = elementStates[element] ?? [];
    report({
      at: problem.at,
      message: `The state "${key}" is not supported in ${problem.path}.`,
      suggestion:
        states.length === 0
          ? `States are only supported for the elements ${Object.keys(elementStates).join(' and ')}; write others in "css".`
          : `Supported states: ${states.join(', ')}.`,
    });
  }
}
