import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, spanOf } from '../../../languages/json/json-nodes.ts';
import { pathBeside } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/old-theme-json-version',
  language: 'theme-json',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Outdated theme.json version',
  description: 'Reports theme.json files of version 1 or 2; version 3 is that of WordPress 6.6.',
  rationale: `WordPress migrates older versions when it reads them. In version 3, font sizes and spacing sizes with the slugs of WordPress's own replace them only with \`defaultFontSizes\` and \`defaultSpacingSizes\` set to false: set them when you raise the version. Stay with version 2 as long as the theme supports WordPress 6.5.`,
  references: [
    {
      title: 'Migrating theme.json to newer versions',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-migrations/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [{ code: '{\n\t"version": 2,\n\t"settings": {}\n}\n', lines: [2] }],
    good: [
      '{\n\t"version": 3,\n\t"settings": {}\n}\n',
      {
        name: 'acme/theme.json',
        code: '{\n\t"version": 2,\n\t"settings": {}\n}\n',
        beside: { 'acme/style.css': '/*\nTheme Name: Acme\nRequires at least: 6.4\n*/\n' },
      },
    ],
  },
};

/** Reports versions 1 and 2. */
export function check(document: JsonDocument, { source, fileName, project, report }: DocumentContext): void {
  // Style variations follow the theme's own file.
  if (!isReadable(document, source.code) || !/(?:^|\/)(?:theme\.json)?$/.test(fileName)) return;
  const version = at(document.root, 'version');
  if (version === null || (version.value !== 1 && version.value !== 2)) return;
  const needed = /^[ \t/*#@]*Requires at least:\s*(\d+)\.(\d+)/im.exec(
    project.file(pathBeside(fileName, 'style.css'))?.code.slice(0, 8192) ?? '',
  );
  if (needed !== null && Number(needed[1]) * 100 + Number(needed[2]) < 606) return;
  report({
    at: spanOf(version),
    message: `This theme.json uses version ${version.value}; version 3 was introduced in WordPress 6.6.`,
    suggestion:
      'Set the version to 3 if the theme requires WordPress 6.6 or later, and check defaultFontSizes and defaultSpacingSizes.',
    fix: { edits: [{ ...spanOf(version), text: '3' }], safe: false },
  });
}
