import { blockJsonShape } from '@presswright/shared/json-shapes/block-json-shape';
import { checkShape } from '../../../languages/json/check-shape.ts';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { shapeFinding } from '../../support/shape-finding.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-key',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Unknown key in block.json',
  description: 'Reports keys that WordPress does not read, or not in that place, and names the one that was meant.',
  rationale: `A misspelled key is ignored without a word: the script is not loaded, the support not given. Keys of the object's own, such as those that a framework reads, hold objects and are left alone unless they look like a known one.`,
  references: [
    {
      title: 'Metadata in block.json',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/',
    },
    {
      title: 'Block supports',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-supports/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"editorScripts": "file:./index.js",\n\t"viewscript": "file:./view.js"\n}\n',
        lines: [5, 6],
      },
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"supports": {\n\t\t"colour": { "text": true },\n\t\t"padding": true,\n\t\t"typography": { "fontsize": true }\n\t}\n}\n',
        lines: [6, 7, 8],
      },
    ],
    good: [
      '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"acf": { "mode": "preview" },\n\t"supports": { "__experimentalBorder": { "radius": true }, "acmeGlow": true }\n}\n',
    ],
  },
};

/** Reports keys that are known nowhere, or not where they stand. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (document.root === null || !isReadable(document, source.code)) return;
  for (const problem of checkShape(document.root, blockJsonShape)) {
    if (problem.kind !== 'key') continue;
    const isExtension = !problem.isSlip && /^\s*:\s*\{/.test(source.code.slice(problem.at.end));
    if (!isExtension) report(shapeFinding(problem));
  }
}
