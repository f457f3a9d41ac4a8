import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, innerSpanOf, membersOf, spanOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-deprecated-support',
  language: 'block-json',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Deprecated block support',
  description: 'Reports experimental names of block supports that are stable by now, and supports that have moved.',
  rationale: `Experimental names may end with any release. The stable one is documented and stays.`,
  references: [
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
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"supports": {\n\t\t"__experimentalLayout": true,\n\t\t"color": { "__experimentalDuotone": "img" }\n\t}\n}\n',
        lines: [6, 7],
      },
    ],
    good: [
      '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"supports": { "layout": true, "filter": { "duotone": true }, "__experimentalBorder": { "radius": true } }\n}\n',
    ],
  },
};

/** Only names that WordPress has ended; others, such as `__experimentalBorder`, have no stable one. */
const stable: readonly (readonly [path: readonly string[], now: string, version: string])[] = [
  [['__experimentalLayout'], 'layout', '6.3'],
  [['color', '__experimentalDuotone'], 'filter.duotone, with the selector in "selectors"', '6.3'],
  [['typography', '__experimentalTextAlign'], 'textAlign', '6.6'],
  [['__experimentalMetadata'], 'nothing: every block has metadata', '6.5'],
];

/** Reports names of supports that have a stable one. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (!isReadable(document, source.code)) return;
  for (const [path, now, version] of stable) {
    const holder = at(document.root, 'supports', ...path.slice(0, -1));
    const found = membersOf(holder).find(({ key }) => key === path.at(-1));
    if (found === undefined) continue;
    report({
      at: spanOf(found.keyNode),
      message: `The support "${found.key}" is experimental; a stable version has been available since WordPress ${version}.`,
      suggestion: `Use ${now}.`,
      ...(/^\w+$/.test(now) ? { fix: { edits: [{ ...innerSpanOf(found.keyNode), text: now }], safe: false } } : {}),
    });
  }
}
