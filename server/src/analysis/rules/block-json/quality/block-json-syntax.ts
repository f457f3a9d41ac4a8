import type { JsonDocument } from '../../../languages/json/json-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { syntaxFindings } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-syntax',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid JSON in block.json',
  description: 'Reports what keeps block.json from being read as JSON, and keys that stand twice in one object.',
  rationale: `WordPress reads block.json with \`wp_json_file_decode()\`: one comma too many, a comment or a single quote, and the block is not registered at all. Of two equal keys only the last one counts.`,
  references: [
    {
      title: 'Metadata in block.json',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/',
    },
  ],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"$schema": "https://schemas.wp.org/trunk/block.json",\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n}\n',
        lines: [5],
      },
      { code: '{\n\t// The card.\n\t"name": "acme/card",\n\t"title": "Card"\n}\n', lines: [2] },
      { code: '{\n\t"name": "acme/card"\n\t"title": "Card"\n}\n', lines: [3] },
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"title": "Info card"\n}\n',
        lines: [5],
      },
    ],
    good: ['{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card // one"\n}\n'],
  },
};

/** Reports every place that a JSON reader stumbles over. */
export function check(document: JsonDocument, context: DocumentContext): void {
  for (const finding of syntaxFindings(document, context)) context.report(finding);
}
