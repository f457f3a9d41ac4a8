import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, membersOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

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
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  const { root } = document;
  if (root?.type !== 'object' || !isReadable(document, source.code) || at(root, '$schema') !== null) return;
  const [first] = membersOf(root);
  if (first === undefined) return;
  const gap = source.code.slice(root.offset + 1, first.node.offset);
  report({
    at: { start: root.offset, end: root.offset + 1 },
    message: 'theme.json names no $schema: editors cannot check it.',
    suggestion: 'Add "$schema": "https://schemas.wp.org/trunk/theme.json".',
    fix: {
      edits: [
        {
          start: root.offset + 1,
          end: root.offset + 1,
          text: `${gap}"$schema": "https://schemas.wp.org/trunk/theme.json",${gap === '' ? ' ' : ''}`,
        },
      ],
      safe: true,
    },
  });
}
