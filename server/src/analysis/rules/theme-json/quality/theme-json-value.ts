import { themeJsonShape } from '@presswright/shared/json-shapes/theme-json-shape';
import { nearestName } from '@presswright/shared/nearest-name';
import type { Node } from 'jsonc-parser';
import { checkShape } from '../../../languages/json/check-shape.ts';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, innerSpanOf, itemsOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, Finding, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { shapeFinding } from '../../support/shape-finding.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-value',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid value in theme.json',
  description:
    'Reports values of the wrong type, sizes without a unit, hexadecimal colors of the wrong length, areas that do not exist, and a version that is missing.',
  rationale: `A theme.json without a version is dropped as a whole. A size without a unit and a colour of five digits are no CSS: browsers ignore the rule.`,
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
        code: '{\n\t"version": "3",\n\t"settings": {\n\t\t"appearanceTools": "true",\n\t\t"layout": { "contentSize": 640, "wideSize": "1200" },\n\t\t"color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#1112" }, { "slug": "sky", "name": "Sky", "color": "#12345" } ] }\n\t},\n\t"templateParts": [ { "name": "header", "area": "headers" } ]\n}\n',
        lines: [2, 4, 5, 6, 8],
      },
      { code: '{\n\t"settings": { "appearanceTools": true }\n}\n', lines: [1] },
    ],
    good: [
      '{\n\t"version": 3,\n\t"settings": {\n\t\t"layout": { "contentSize": "640px", "wideSize": "min(90vw, 1200px)" },\n\t\t"spacing": { "blockGap": null },\n\t\t"typography": { "fluid": { "minFontSize": "1rem" } },\n\t\t"color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#111" } ] }\n\t},\n\t"styles": { "typography": { "lineHeight": 1.5 }, "spacing": { "padding": { "top": "0" } } },\n\t"templateParts": [ { "name": "header", "area": "header" } ]\n}\n',
    ],
  },
};

const areas = ['header', 'footer', 'sidebar', 'uncategorized', 'general', 'navigation-overlay'];

/** Reports values of the wrong kind. */
export function check(document: JsonDocument, { source, project, report }: DocumentContext): void {
  const { root } = document;
  if (root === null || !isReadable(document, source.code)) return;
  for (const problem of checkShape(root, themeJsonShape)) {
    if (problem.kind === 'key' || (problem.kind === 'missing' && problem.path !== '')) continue;
    // A new version of theme.json is no mistake of the author's.
    if (problem.path === 'version' && problem.kind === 'value' && /^[4-9]$/.test(source.slice(problem.at))) continue;
    report(
      problem.kind === 'missing'
        ? {
            ...shapeFinding(problem),
            severity: 'medium',
            message: 'theme.json has no version, so WordPress ignores it.',
            suggestion: 'Add "version": 3.',
          }
        : shapeFinding(problem),
    );
  }
  for (const finding of [...sizes(root), ...colors(root)]) report(finding);
  const addsAreas = project.files.some(
    ({ code, language }) => language === 'php' && code.includes('template_part_areas'),
  );
  for (const part of addsAreas ? [] : itemsOf(at(root, 'templateParts'))) {
    const area = at(part, 'area');
    const name = textOf(area);
    if (area === null || name === null || areas.includes(name)) continue;
    const meant = nearestName(name, areas);
    report({
      at: spanOf(area),
      message: `WordPress has no template part area "${name}".`,
      suggestion:
        meant === null
          ? `Write one of ${areas.slice(0, 4).join(', ')}, or add it with the default_wp_template_part_areas filter.`
          : `Did you mean "${meant}"?`,
      ...(meant === null
        ? { severity: 'low' }
        : { fix: { edits: [{ ...innerSpanOf(area), text: meant }], safe: false } }),
    });
  }
}

/** Sizes that are written as bare numbers. */
function sizes(root: Node): Finding[] {
  const settings = at(root, 'settings');
  const layout = at(settings, 'layout');
  const fonts = itemsOf(at(settings, 'typography', 'fontSizes'));
  const nodes = [
    at(layout, 'contentSize'),
    at(layout, 'wideSize'),
    ...fonts.flatMap((font) => [at(font, 'fluid', 'min'), at(font, 'fluid', 'max')]),
    ...itemsOf(at(settings, 'spacing', 'spacingSizes')).map((each) => at(each, 'size')),
    ...membersOf(at(root, 'styles', 'spacing', 'padding')).map(({ value }) => value),
    at(root, 'styles', 'spacing', 'blockGap'),
  ];
  return nodes.flatMap((node): Finding[] => {
    const written = textOf(node);
    if (node === null || written === null || !/^(?:\d+|\d*\.\d+)$/.test(written) || Number(written) === 0) return [];
    return [
      {
        at: spanOf(node),
        message: `The size "${written}" has no unit.`,
        suggestion: `Write "${written}px", or another unit.`,
        fix: { edits: [{ ...innerSpanOf(node), text: `${written}px` }], safe: false },
      },
    ];
  });
}

/** `#` with a number of digits that no colour has, or what is no digit. */
function colors(root: Node): Finding[] {
  const lists = [at(root, 'settings'), ...membersOf(at(root, 'settings', 'blocks')).map(({ value }) => value)];
  const nodes = [
    ...lists.flatMap((each) => itemsOf(at(each, 'color', 'palette')).map((preset) => at(preset, 'color'))),
    ...lists.flatMap((each) =>
      itemsOf(at(each, 'color', 'duotone')).flatMap((preset) => itemsOf(at(preset, 'colors'))),
    ),
    ...['text', 'background'].map((key) => at(root, 'styles', 'color', key)),
  ];
  return nodes.flatMap((node): Finding[] => {
    const written = textOf(node);
    if (node === null || written === null) return [];
    const isBare = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(written);
    if (!isBare && (!written.startsWith('#') || /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(written)))
      return [];
    return [
      {
        at: spanOf(node),
        message: `"${written}" is not a valid color.`,
        suggestion: isBare
          ? `Write "#${written}".`
          : 'Write # and three, six or, with opacity, four or eight hexadecimal digits.',
        ...(isBare ? { fix: { edits: [{ ...innerSpanOf(node), text: `#${written}` }], safe: false } } : {}),
      },
    ];
  });
}
