import { nearestName } from '@presswright/shared/nearest-name';
import { coreBlockNames, formerCoreBlocks, isKnownCoreBlock } from '@presswright/shared/wordpress/block-facts';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, innerSpanOf, itemsOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-unknown-block',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Unknown block in theme.json',
  description: 'Reports block names in theme.json that WordPress does not have, and names without a namespace.',
  rationale: `Settings and styles of a block that is not registered are dropped. Names of WordPress's own blocks begin with \`core/\`.`,
  references: [
    {
      title: 'theme.json reference',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '{\n\t"version": 3,\n\t"settings": { "blocks": { "paragraph": { "color": { "text": false } } } },\n\t"styles": { "blocks": {\n\t\t"core/bottun": { "border": { "radius": "0" } },\n\t\t"core/post-comment": { "border": { "radius": "0" } }\n\t} }\n}\n',
        lines: [3, 5, 6],
      },
    ],
    good: [
      '{\n\t"version": 3,\n\t"styles": { "blocks": {\n\t\t"core/button": { "border": { "radius": "0" } },\n\t\t"acme/card": { "border": { "radius": "0" } }\n\t} }\n}\n',
    ],
  },
};

/** Reports block names of settings, styles and `blockTypes`. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  const { root } = document;
  if (root === null || !isReadable(document, source.code)) return;
  const nodes = [
    ...['settings', 'styles'].flatMap((part) => membersOf(at(root, part, 'blocks')).map(({ keyNode }) => keyNode)),
    ...itemsOf(at(root, 'blockTypes')),
  ];
  for (const node of nodes) {
    const name = textOf(node);
    if (name === null || (name.includes('/') && !name.startsWith('core/'))) continue;
    const full = name.includes('/') ? name : `core/${name}`;
    const now = formerCoreBlocks.get(full);
    if (full === name && now === undefined && isKnownCoreBlock(name)) continue;
    const meant = now ?? (isKnownCoreBlock(full) ? full : nearestName(full, coreBlockNames));
    report({
      at: spanOf(node),
      message:
        now === undefined
          ? `WordPress has no block "${name}", so this has no effect.`
          : `The block "${name}" has been removed.`,
      suggestion: meant === null ? 'Use the registered name of the block.' : `Did you mean "${meant}"?`,
      ...(now === undefined ? {} : { severity: 'low' }),
      ...(meant === null ? {} : { fix: { edits: [{ ...innerSpanOf(node), text: meant }], safe: false } }),
    });
  }
}
