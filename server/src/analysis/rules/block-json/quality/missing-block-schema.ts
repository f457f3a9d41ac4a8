import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, membersOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

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
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  const { root } = document;
  if (root?.type !== 'object' || !isReadable(document, source.code) || at(root, '$schema') !== null) return;
  const [first] = membersOf(root);
  if (first === undefined) return;
  const gap = source.code.slice(root.offset + 1, first.node.offset);
  report({
    at: { start: root.offset, end: root.offset + 1 },
    message: 'block.json names no $schema: editors cannot check it.',
    suggestion: 'Add "$schema": "https://schemas.wp.org/trunk/block.json".',
    fix: {
      edits: [
        {
          start: root.offset + 1,
          end: root.offset + 1,
          text: `${gap}"$schema": "https://schemas.wp.org/trunk/block.json",${gap === '' ? ' ' : ''}`,
        },
      ],
      safe: true,
    },
  });
}
