import { nearestName } from '@presswright/shared/nearest-name';
import { commonAttributes, coreBlockNames, isKnownCoreBlock } from '@presswright/shared/wordpress/block-facts';
import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, innerSpanOf, itemsOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, Finding, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-reference',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid reference in block.json',
  description:
    'Reports contexts, examples and variations that name attributes the block does not have, blocks and categories that do not exist, and styles, variations and defaults that stand twice.',
  rationale: `A context that is provided from an undeclared attribute is always undefined. A parent that is misspelled keeps the block out of the inserter. Only one style can be the default.`,
  references: [
    {
      title: 'Block context',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-context/',
    },
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
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"category": "widget",\n\t"parent": [ "core/colum" ],\n\t"allowedBlocks": [ "paragraph" ],\n\t"attributes": { "cardId": { "type": "number" } },\n\t"providesContext": { "acme/card": "id" },\n\t"example": { "attributes": { "cardid": 1 } }\n}\n',
        lines: [5, 6, 7, 9, 10],
      },
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"styles": [\n\t\t{ "name": "wide", "label": "Wide", "isDefault": true },\n\t\t{ "name": "wide", "label": "Very wide", "isDefault": true }\n\t]\n}\n',
        lines: [7],
      },
    ],
    good: [
      '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"category": "acme",\n\t"parent": [ "core/column", "acme/cards" ],\n\t"attributes": { "cardId": { "type": "number" } },\n\t"providesContext": { "acme/card": "cardId" },\n\t"usesContext": [ "postId" ],\n\t"example": { "attributes": { "cardId": 1, "align": "wide" } }\n}\n',
    ],
  },
};

const categories = ['text', 'media', 'design', 'widgets', 'theme', 'embed'];
/** Of WordPress 5.4 and before; the editor still maps them. */
const formerCategories: Readonly<Record<string, string>> = { common: 'text', formatting: 'text', layout: 'design' };

/** Reports what the parts of block.json say of each other, and of blocks elsewhere. */
export function check(document: JsonDocument, context: DocumentContext): void {
  const { root } = document;
  if (root === null || !isReadable(document, context.source.code)) return;
  const { report } = context;
  for (const finding of [...category(root, context), ...blockNames(root), ...doubled(root)]) report(finding);
  const declared = at(root, 'attributes');
  if (declared === null) return;
  const attributes = membersOf(declared).map(({ key }) => key);
  for (const { key, value } of membersOf(at(root, 'providesContext'))) {
    const name = textOf(value);
    if (name !== null && !attributes.includes(name) && !commonAttributes.has(name))
      report(unknownAttribute(value, name, attributes, `The context "${key}" uses the attribute "${name}"`));
  }
  for (const given of [
    at(root, 'example', 'attributes'),
    ...itemsOf(at(root, 'variations')).map((each) => at(each, 'attributes')),
  ]) {
    for (const { key, keyNode } of membersOf(given)) {
      if (attributes.includes(key) || commonAttributes.has(key)) continue;
      report(unknownAttribute(keyNode, key, attributes, `A value is set for "${key}"`));
    }
  }
  for (const variation of itemsOf(at(root, 'variations'))) {
    for (const item of itemsOf(at(variation, 'isActive'))) {
      const name = textOf(item)?.split('.')[0];
      if (name !== undefined && !attributes.includes(name) && !commonAttributes.has(name))
        report(unknownAttribute(item, name, attributes, `The variation is identified by "${name}"`));
    }
  }
}

function unknownAttribute(node: Node, name: string, attributes: readonly string[], what: string): Finding {
  const meant = nearestName(name, attributes);
  return {
    at: spanOf(node),
    message: `${what}, but the block has no such attribute.`,
    suggestion: meant === null ? `Declare "${name}", or use a declared attribute.` : `Did you mean "${meant}"?`,
    ...(meant === null ? {} : { fix: { edits: [{ ...innerSpanOf(node), text: meant }], safe: false } }),
  };
}

function category(root: Node, { project }: DocumentContext): Finding[] {
  const node = at(root, 'category');
  const name = textOf(node);
  if (node === null || name === null || categories.includes(name) || name === 'reusable') return [];
  const former = Object.hasOwn(formerCategories, name) ? formerCategories[name] : undefined;
  const meant = former ?? nearestName(name, categories);
  if (meant === null) return [];
  // Whoever registers a category of this name means it.
  const slug = new RegExp(`['"]?slug['"]?\\s*(?:=>|:)\\s*['"]${name.replace(/[^\w-]/g, '\\$&')}['"]`);
  if (project.files.some(({ code, language }) => language !== null && slug.test(code))) return [];
  return [
    {
      at: spanOf(node),
      message:
        former === undefined
          ? `WordPress has no block category "${name}".`
          : `The block category "${name}" was removed in WordPress 5.5.`,
      suggestion: `Write "${meant}".`,
      ...(former === undefined ? {} : { severity: 'low' }),
      fix: { edits: [{ ...innerSpanOf(node), text: meant }], safe: false },
    },
  ];
}

function blockNames(root: Node): Finding[] {
  const named = ['parent', 'ancestor', 'allowedBlocks'].flatMap((key) => itemsOf(at(root, key)));
  const hooked = membersOf(at(root, 'blockHooks')).map(({ keyNode }) => keyNode);
  return [...named, ...hooked].flatMap((node): Finding[] => {
    const name = textOf(node);
    if (name === null) return [];
    if (name.startsWith('core/') && isKnownCoreBlock(name)) return [];
    if (/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(name) && !name.startsWith('core/')) return [];
    const short = name.includes('/') ? name : `core/${name}`;
    const meant = isKnownCoreBlock(short) ? short : nearestName(short, coreBlockNames);
    return [
      {
        at: spanOf(node),
        message: `There is no block "${name}".`,
        suggestion: meant === null ? 'Use the registered name including the namespace.' : `Did you mean "${meant}"?`,
        ...(meant === null ? {} : { fix: { edits: [{ ...innerSpanOf(node), text: meant }], safe: false } }),
      },
    ];
  });
}

function doubled(root: Node): Finding[] {
  return ['styles', 'variations'].flatMap((key): Finding[] => {
    const seen = new Set<string>();
    let hasDefault = false;
    return itemsOf(at(root, key)).flatMap((item): Finding[] => {
      const findings: Finding[] = [];
      const node = at(item, 'name');
      const name = textOf(node);
      if (node !== null && name !== null && seen.has(name)) {
        findings.push({
          at: spanOf(node),
          message: `The name "${name}" is used twice in "${key}".`,
          suggestion: 'Give each one a unique name.',
        });
      }
      if (name !== null) seen.add(name);
      const isDefault = at(item, 'isDefault');
      if (isDefault?.value === true) {
        if (hasDefault && key === 'styles') {
          findings.push({
            at: spanOf(isDefault),
            message: 'Two styles are marked as default.',
            suggestion: 'Set isDefault for only one of them.',
          });
        }
        hasDefault = true;
      }
      return findings;
    });
  });
}
