import { blockJsonShape } from '@presswright/shared/json-shapes/block-json-shape';
import { checkShape } from '../../../languages/json/check-shape.ts';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { shapeFinding } from '../../support/shape-finding.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-value',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid value in block.json',
  description:
    'Reports values of the wrong type, values that are none of the allowed ones, names that no block can have, and a name or title that is missing.',
  rationale: `A block's name is \`namespace/name\` in small letters, digits and hyphens: with any other, registration fails. Values of another type are ignored or break the editor.`,
  references: [
    {
      title: 'Metadata in block.json',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"apiVersion": "3",\n\t"name": "acme/InfoCard",\n\t"title": "Card",\n\t"keywords": "card",\n\t"supports": { "html": "false", "align": [ "middle" ] }\n}\n',
        lines: [2, 3, 5, 6],
      },
      { code: '{\n\t"apiVersion": 3,\n\t"name": "card",\n\t"styles": [ { "name": "wide" } ]\n}\n', lines: [1, 3, 4] },
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/like",\n\t"title": "Like",\n\t"blockHooks": { "core/post-content": "afterwards" }\n}\n',
        lines: [5],
      },
    ],
    good: [
      '{\n\t"apiVersion": 3,\n\t"name": "acme/info-card",\n\t"title": "Card",\n\t"keywords": [ "card" ],\n\t"style": [ "file:./style.css", "acme-shared" ],\n\t"supports": { "html": false, "align": [ "wide" ] },\n\t"blockHooks": { "core/post-content": "after" }\n}\n',
    ],
  },
};

/** Reports values of the wrong kind, and what must be there. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (document.root === null || !isReadable(document, source.code)) return;
  for (const problem of checkShape(document.root, blockJsonShape)) {
    if (problem.kind === 'key') continue;
    // A new version of the block API is no mistake of the author's.
    if (problem.path === 'apiVersion' && problem.kind === 'value' && /^[4-9]$/.test(source.slice(problem.at))) continue;
    report(
      problem.kind === 'missing'
        ? { ...shapeFinding(problem), severity: 'medium', detail: problem.message }
        : shapeFinding(problem),
    );
  }
  const name = at(document.root, 'name');
  const written = textOf(name);
  if (name === null || written === null || /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(written)) return;
  const lower = written.toLowerCase().replace(/[_ ]/g, '-');
  report({
    at: spanOf(name),
    message: written.includes('/')
      ? `"${written}" is not a valid block name: only lowercase letters, digits and hyphens are allowed around the slash.`
      : `"${written}" is not a valid block name: without a namespace, the block is not registered.`,
    suggestion: written.includes('/')
      ? `Write "${lower}", here and where the block is registered.`
      : `Put the plugin's name before it, such as "my-plugin/${lower}".`,
  });
}
