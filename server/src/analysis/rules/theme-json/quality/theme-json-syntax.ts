import type { JsonDocument } from '../../../languages/json/json-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { syntaxFindings } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-syntax',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid JSON in theme.json',
  description:
    'Reports what keeps theme.json, or a style variation, from being read as JSON, and keys that stand twice.',
  rationale: `WordPress reads theme.json with \`wp_json_file_decode()\`: one comma too many or a comment, and the theme has none of its settings and styles. Of two equal keys only the last one counts.`,
  references: [
    {
      title: 'theme.json reference',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/',
    },
  ],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"$schema": "https://schemas.wp.org/trunk/theme.json",\n\t"version": 3,\n\t"settings": {\n\t\t"appearanceTools": true,\n\t},\n}\n',
        lines: [5, 6],
      },
      {
        code: '{\n\t"version": 3,\n\t"settings": { "layout": { "contentSize": "640px" } },\n\t"settings": { "appearanceTools": true }\n}\n',
        lines: [4],
      },
    ],
    good: ['{\n\t"version": 3,\n\t"settings": { "appearanceTools": true }\n}\n'],
  },
};

/** Reports every place that a JSON reader stumbles over. */
export function check(document: JsonDocument, context: DocumentContext): void {
  for (const finding of syntaxFindings(document, context)) context.report(finding);
}
