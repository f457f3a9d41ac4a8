import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, membersOf, spanOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/old-block-api-version',
  language: 'block-json',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Outdated block API version',
  description: 'Reports blocks of version 1 or 2 of the block API; without apiVersion a block is of version 1.',
  rationale: `The editor runs in an iframe once all blocks are of version 3 (WordPress 6.3), and newer releases warn about older blocks. Version 2 brought \`useBlockProps()\`: a block of version 1 must take it up first.`,
  references: [
    {
      title: 'API versions',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-api-versions/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: '{\n\t"apiVersion": 2,\n\t"name": "acme/card",\n\t"title": "Card"\n}\n', lines: [2] },
      { code: '{\n\t"name": "acme/card",\n\t"title": "Card"\n}\n', lines: [2] },
    ],
    good: ['{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card"\n}\n'],
  },
};

/** Reports versions 1 and 2. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (!isReadable(document, source.code)) return;
  const version = at(document.root, 'apiVersion');
  if (version !== null) {
    if (version.value !== 1 && version.value !== 2) return;
    report({
      at: spanOf(version),
      message: `The block uses version ${version.value} of the block API, which prevents the editor from running in an iframe.`,
      suggestion:
        version.value === 2
          ? 'Set apiVersion to 3, and check for code that uses the global document or window.'
          : 'Use useBlockProps() in edit and save, then set apiVersion to 3.',
      fix: { edits: [{ ...spanOf(version), text: '3' }], safe: false },
    });
    return;
  }
  const name = membersOf(document.root).find(({ key }) => key === 'name');
  // A slip of the key has a finding of its own.
  if (name === undefined || membersOf(document.root).some(({ key }) => /api/i.test(key))) return;
  report({
    at: spanOf(name.keyNode),
    message: 'Without apiVersion, the block uses version 1 of the block API.',
    suggestion: 'Add "apiVersion": 3, and use useBlockProps() in edit and save.',
  });
}
