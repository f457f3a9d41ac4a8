import type { JsonDocument } from '../../../languages/json/json-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { reportMissingSchema } from '../../support/missing-schema.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-theme-schema',
  language: 'theme-json',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'theme.json without a schema',
  description: 'Reports a theme.json that names no $schema.',
  rationale: `With \`$schema\` an editor completes keys and marks wrong ones while they are typed. WordPress itself does not need it.`,
  references: [{ title: 'Schemas', url: 'https://schemas.wp.org/' }],
  fix: 'safe',
  sniffs: [],
  examples: {
    bad: [{ code: '{\n\t"version": 3,\n\t"settings": {}\n}\n', lines: [1] }],
    good: ['{\n\t"$schema": "https://schemas.wp.org/trunk/theme.json",\n\t"version": 3,\n\t"settings": {}\n}\n'],
  },
};

/** Reports a missing `$schema`. */
export function check(document: JsonDocument, context: DocumentContext): void {
  reportMissingSchema(document, context, 'theme.json');
}
