import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, membersOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { checkDefinition } from './support/attribute-definition.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-attribute',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid block attribute definition',
  description:
    'Reports attributes without a valid type, defaults of another type than the attribute or outside of its values, and sources that lack what they need.',
  rationale: `The editor drops values that do not fit the attribute's type, so a default of the wrong type is never seen. A source without its \`attribute\` or \`query\` finds nothing in the saved HTML.`,
  references: [
    {
      title: 'Attributes',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-attributes/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"attributes": {\n\t\t"count": { "type": "number", "default": "3" },\n\t\t"open": { "type": "bool" },\n\t\t"size": { "enum": [ "s", "m" ], "default": "l" },\n\t\t"link": { "type": "string", "source": "attribute", "selector": "a" },\n\t\t"label": { "default": "" }\n\t}\n}\n',
        lines: [6, 7, 8, 9, 10],
      },
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"attributes": {\n\t\t"note": { "type": "string", "source": "meta", "meta": "note" },\n\t\t"items": { "type": "array", "defaultValue": [] }\n\t}\n}\n',
        lines: [6, 7],
      },
    ],
    good: [
      '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"attributes": {\n\t\t"count": { "type": "integer", "default": 3 },\n\t\t"size": { "enum": [ "s", "m" ], "default": "m" },\n\t\t"link": { "type": "string", "source": "attribute", "selector": "a", "attribute": "href" },\n\t\t"text": { "type": "rich-text", "source": "rich-text", "selector": "p", "role": "content" },\n\t\t"either": { "type": [ "string", "boolean" ], "default": false },\n\t\t"rows": { "type": "array", "source": "query", "selector": "tr", "default": [], "query": { "cell": { "type": "string", "source": "text" } } }\n\t}\n}\n',
    ],
  },
};

/** Reports what is wrong with the definition of each attribute. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (!isReadable(document, source.code)) return;
  for (const { key, value } of membersOf(at(document.root, 'attributes'))) {
    for (const finding of checkDefinition(key, value)) report(finding);
  }
}
