import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, innerSpanOf, itemsOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-hard-coded-value',
  language: 'theme-json',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Hard-coded preset value',
  description: 'Reports colors and font sizes in styles that equal the value of a preset in the same theme.json.',
  rationale: `A style that names the preset follows when a style variation, or the site's owner, changes it.`,
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
        code: '{\n\t"version": 3,\n\t"settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#1A1A1A" } ] } },\n\t"styles": { "color": { "text": "#1a1a1a" } }\n}\n',
        lines: [4],
      },
    ],
    good: [
      '{\n\t"version": 3,\n\t"settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#1A1A1A" } ] } },\n\t"styles": { "color": { "text": "var:preset|color|ink", "background": "#fafafa" } }\n}\n',
    ],
  },
};

/** Reports values that a preset has too. */
export function check(document: JsonDocument, { source, report }: DocumentContext): void {
  const { root } = document;
  if (root === null || !isReadable(document, source.code)) return;
  const colors = valuesOf(at(root, 'settings', 'color', 'palette'), 'color');
  const sizes = valuesOf(at(root, 'settings', 'typography', 'fontSizes'), 'size');
  if (colors.size === 0 && sizes.size === 0) return;
  const stack: Node[] = [at(root, 'styles')].filter((node) => node !== null);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    for (const { key, value } of membersOf(node)) {
      if (key === 'color' || key === 'border' || key === 'outline') {
        for (const inner of membersOf(value)) tell(inner.value, inner.key === 'width' ? null : 'color');
        if (value.type === 'string') tell(value, 'color');
      } else if (key === 'fontSize') tell(value, 'font-size');
      stack.push(value);
    }
  }

  function tell(node: Node, kind: 'color' | 'font-size' | null): void {
    const written = textOf(node)?.toLowerCase();
    const slug = written === undefined || kind === null ? undefined : (kind === 'color' ? colors : sizes).get(written);
    if (slug === undefined) return;
    report({
      at: spanOf(node),
      message: `${written} is the value of the ${kind} preset "${slug}".`,
      suggestion: `Write "var:preset|${kind}|${slug}".`,
      fix: { edits: [{ ...innerSpanOf(node), text: `var:preset|${kind}|${slug}` }], safe: false },
    });
  }
}

function valuesOf(list: Node | null, key: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const preset of itemsOf(list)) {
    const value = textOf(at(preset, key))?.toLowerCase();
    const slug = textOf(at(preset, 'slug'));
    if (value !== undefined && slug !== null && !values.has(value)) values.set(value, slug);
  }
  return values;
}
