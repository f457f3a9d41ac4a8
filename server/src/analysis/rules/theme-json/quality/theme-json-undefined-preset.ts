import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, stringsIn } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { presetsFor, presetsOf, undefinedUses } from '../../support/theme-presets.ts';

const palette = '"settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#111111" } ] } }';

export const meta: RuleMeta = {
  id: 'quality/theme-json-undefined-preset',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undefined preset',
  description:
    'Reports presets that styles of theme.json, or of a style variation, use and that neither the theme nor WordPress defines.',
  rationale: `\`var:preset|color|ink\` becomes \`var(--wp--preset--color--ink)\`. When nothing defines the variable, the browser drops the whole declaration and the element inherits another value.

Presets of WordPress itself stay defined where a theme hides them from the editor. A child theme, and a theme that adds presets by PHP, are not judged.`,
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
        code: `{\n\t"version": 3,\n\t${palette},\n\t"styles": {\n\t\t"color": { "text": "var:preset|color|inc", "background": "var(--wp--preset--color--paper)" },\n\t\t"spacing": { "blockGap": "var:preset|spacing|90" }\n\t}\n}\n`,
        lines: [5, 6],
      },
      {
        name: 'acme/styles/dark.json',
        code: '{\n\t"version": 3,\n\t"title": "Dark",\n\t"styles": { "color": { "text": "var:preset|color|chalk" } }\n}\n',
        beside: { 'acme/theme.json': `{ "version": 3, ${palette} }` },
        lines: [4],
      },
    ],
    good: [
      `{\n\t"version": 3,\n\t${palette},\n\t"styles": {\n\t\t"color": { "text": "var:preset|color|ink", "background": "var(--wp--preset--color--white)" },\n\t\t"typography": { "fontSize": "var:preset|font-size|large" },\n\t\t"spacing": { "blockGap": "var:preset|spacing|50" }\n\t}\n}\n`,
      {
        name: 'child/theme.json',
        code: '{\n\t"version": 3,\n\t"styles": { "color": { "text": "var:preset|color|of-the-parent" } }\n}\n',
        beside: { 'child/style.css': '/*\nTheme Name: Child\nTemplate: parent\n*/\n' },
      },
    ],
  },
};

/** Reports uses of presets in all texts of the file. */
export function check(document: JsonDocument, { source, fileName, project, report }: DocumentContext): void {
  const { root } = document;
  if (root === null || !isReadable(document, source.code)) return;
  const isTheme = fileName === '' || /(?:^|\/)theme\.json$/.test(fileName) || project.file(fileName) === null;
  // A style variation alone says nothing of the theme's presets.
  const presets = isTheme && project.files.length === 1 ? presetsOf([root]) : presetsFor(project, fileName);
  if (presets === null) return;
  // A piece of a theme.json without a name may leave the presets to the rest.
  if (
    fileName === '' &&
    !/"(?:palette|gradients|duotone|fontSizes|fontFamilies|spacingSizes|spacingScale|presets)"\s*:/.test(source.code)
  )
    return;
  for (const part of [at(root, 'styles'), at(root, 'settings')]) {
    for (const node of stringsIn(part)) {
      for (const finding of undefinedUses(
        source.code.slice(node.offset, node.offset + node.length),
        node.offset,
        presets,
      ))
        report(finding);
    }
  }
}
