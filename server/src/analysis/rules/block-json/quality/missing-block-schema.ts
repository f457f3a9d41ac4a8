import type { JsonDocument } from '../../../languages/json/json-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { reportMissingSchema } from '../../support/missing-schema.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-block-schema',
  language: 'block-json',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'block.json without a schema',
  description: 'Reports a block.json that names no $schema.',
  rationale: `With \`$schema\` an editor completes keys and marks wrong ones while they are typed. WordPress itself does not need it.`,
  references: [{ title: 'Schemas', url: 'https://schemas.wp.org/' }],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [{ code: '{\n\t"name": "acme/card",\n\t"title": "Card",\n\t"apiVersion": 3\n}\n', lines: [1] }],
    good: [
      '{\n\t"$schema": "https://schemas.wp.org/trunk/block.json",\n\t"name": "acme/card",\n\t"title": "Card",\n\t"apiVersion": 3\n}\n',
    ],
  },
};

/** Reports a missing `$schema`. */
export function check(document: JsonDocument, context: DocumentContext): void {
  reportMissingSchema(document, context, 'block.json');
}
