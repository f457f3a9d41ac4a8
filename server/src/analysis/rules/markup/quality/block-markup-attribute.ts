import type { JsonType } from '@presswright/shared/json-shapes/shape';
import { nearestName } from '@presswright/shared/nearest-name';
import { type AttributeFacts, commonAttributes, coreBlock } from '@presswright/shared/wordpress/block-facts';
import type { Node } from 'jsonc-parser';
import { innerSpanOf, isOfType, jsonTypeOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import { type Block, blocksOf, short } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-attribute',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid block attribute',
  description:
    'Reports attributes of core blocks that are slips of another, that are of the wrong type, or none of the values allowed.',
  rationale: `The editor drops attributes that a block does not declare, and values of another type: the block falls back to its default, and its HTML no longer fits.`,
  references: [
    {
      title: 'Markup representation of a block',
      url: 'https://developer.wordpress.org/block-editor/getting-started/fundamentals/markup-representation-block/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<!-- wp:heading {"levl":3} -->\n<h2 class="wp-block-heading">Title</h2>\n<!-- /wp:heading -->\n<!-- wp:post-title {"isLink":"true"} /-->\n',
        lines: [1, 4],
      },
      {
        code: '<!-- wp:cover {"minHeightUnits":"vh"} -->\n<div class="wp-block-cover"></div>\n<!-- /wp:cover -->\n<!-- wp:image {"scale":1} -->\n<figure class="wp-block-image"><img alt=""/></figure>\n<!-- /wp:image -->\n',
        lines: [1, 4],
      },
    ],
    good: [
      '<!-- wp:heading {"level":3,"textColor":"contrast","metadata":{"name":"Title"}} -->\n<h3 class="wp-block-heading has-contrast-color">Title</h3>\n<!-- /wp:heading -->\n<!-- wp:post-title {"isLink":true,"acmeIcon":"star"} /-->\n',
    ],
  },
};

/** Reports attributes that a core block does not take. */
export function check(document: MarkupDocument, { source, report }: DocumentContext): void {
  for (const block of blocksOf(document, source.code).all) {
    const facts = coreBlock(block.name);
    if (facts === undefined) continue;
    for (const { key, keyNode, value } of membersOf(block.attributes)) {
      const known = facts.attributes.get(key);
      if (known !== undefined) checkValue(block, key, value, known);
      else if (!commonAttributes.has(key) && !/^(?:__|align$)/.test(key)) {
        const meant = nearestName(key, [...facts.attributes.keys(), ...commonAttributes]);
        const has = membersOf(block.attributes).some((member) => member.key === meant);
        if (meant === null || has) continue;
        report({
          at: placeOf(block, keyNode),
          message: `The block "${short(block.name)}" has no attribute "${key}".`,
          suggestion: `Did you mean "${meant}"?`,
          fix: { edits: [{ ...shift(block, innerSpanOf(keyNode)), text: meant }], safe: false },
        });
      }
    }
  }

  function shift(block: Block, { start, end }: { start: number; end: number }) {
    const by = document.base + block.attributesAt;
    return { start: by + start, end: by + end };
  }

  function placeOf(block: Block, node: Node) {
    return shift(block, spanOf(node));
  }

  function checkValue(block: Block, key: string, value: Node, { types, values }: AttributeFacts): void {
    // What PHP prints into a value is not known.
    const place = placeOf(block, value);
    if (source.slice(place).includes('<?') || value.type === 'null') return;
    // Older versions saved sizes as numbers of pixels or per cent.
    if (value.type === 'number' && (key === 'width' || key === 'height')) return;
    if (types.length > 0 && !types.some((type) => fits(value, type))) {
      report({
        at: place,
        message: `"${key}" of the block "${short(block.name)}" must be ${types.join(' or ')}, not ${jsonTypeOf(value)}.`,
        suggestion: 'Use a value of that type.',
      });
      return;
    }
    const written = textOf(value);
    if (written === null || values.length === 0 || values.includes(written) || written === '') return;
    const meant = nearestName(written, values);
    report({
      at: place,
      message: `"${key}" of the block "${short(block.name)}" cannot be "${written}".`,
      suggestion: meant === null ? `Write one of ${values.join(', ')}.` : `Did you mean "${meant}"?`,
    });
  }
}

const jsonTypes: ReadonlySet<string> = new Set<JsonType>([
  'string',
  'number',
  'integer',
  'boolean',
  'null',
  'array',
  'object',
]);

function fits(value: Node, type: string): boolean {
  if (type === 'rich-text') return value.type === 'string';
  return !jsonTypes.has(type) || isOfType(value, type as JsonType);
}
