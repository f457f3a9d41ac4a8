import { presetKinds } from '@presswright/shared/wordpress/theme-json-facts';
import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, innerSpanOf, itemsOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-preset',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid preset definition',
  description:
    'Reports presets without a slug, name or value, slugs that stand twice in a list, and slugs that are not written in small letters with hyphens.',
  rationale: `A preset's slug becomes the name of a CSS variable and of classes, in small letters with hyphens: \`brandBlue\` becomes \`--wp--preset--color--brand-blue\`. Of two presets with one slug only the last one counts. The name is what people see in the editor.`,
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
        code: '{\n\t"version": 3,\n\t"settings": { "color": { "palette": [\n\t\t{ "slug": "ink", "name": "Ink", "color": "#111" },\n\t\t{ "slug": "ink", "name": "Black", "color": "#000" },\n\t\t{ "slug": "brandBlue", "name": "Blue", "color": "#00f" },\n\t\t{ "name": "Red", "color": "#f00" },\n\t\t{ "slug": "sky", "name": "Sky" }\n\t] } }\n}\n',
        lines: [5, 6, 7, 8],
      },
    ],
    good: [
      '{\n\t"version": 3,\n\t"settings": {\n\t\t"color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#111" }, { "slug": "accent-2", "name": "Accent", "color": "#e00" } ] },\n\t\t"spacing": { "spacingSizes": [ { "slug": "50", "name": "Medium", "size": "2rem" } ] }\n\t}\n}\n',
    ],
  },
};

/** Reports presets of every kind, the theme's and those of single blocks. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  if (!isReadable(document, source.code)) return;
  const settings = at(document.root, 'settings');
  for (const holder of [settings, ...membersOf(at(settings, 'blocks')).map(({ value }) => value)]) {
    for (const [kind, { path, value }] of Object.entries(presetKinds)) {
      // WordPress gives sizes a name of its own.
      const needed = kind === 'font-size' || kind === 'spacing' ? ['slug', value] : ['slug', 'name', value];
      checkList(at(holder, ...path), needed, report);
    }
  }
}

function checkList(list: Node | null, needed: readonly string[], report: DocumentContext['report']): void {
  const seen = new Set<string>();
  for (const preset of itemsOf(list)) {
    if (preset.type !== 'object') continue;
    const missing = needed.filter((key) => at(preset, key) === null);
    const essential = missing.some((key) => key !== 'name');
    if (missing.length > 0) {
      report({
        at: { start: preset.offset, end: preset.offset + 1 },
        message: `The preset has no ${missing.map((key) => `"${key}"`).join(' and no ')}.`,
        suggestion: `Add ${missing.map((key) => `"${key}"`).join(' and ')}.`,
        ...(essential ? {} : { severity: 'low' }),
      });
    }
    const node = at(preset, 'slug');
    const slug = textOf(node);
    if (node === null || slug === null) continue;
    if (seen.has(slug)) {
      report({
        at: spanOf(node),
        message: `The slug "${slug}" is used twice in this list; only the last preset is used.`,
        suggestion: 'Give each preset a unique slug.',
      });
    }
    seen.add(slug);
    if (/^[a-z0-9-]+$/.test(slug)) continue;
    const kebab = slug
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    report({
      at: spanOf(node),
      detail: 'kebab',
      message: `The slug "${slug}" is not in kebab case, so the name of its CSS variable differs.`,
      suggestion: `Use "${kebab}" here and wherever it is referenced.`,
      severity: 'low',
      ...(kebab === '' ? {} : { fix: { edits: [{ ...innerSpanOf(node), text: kebab }], safe: false } }),
    });
  }
}
