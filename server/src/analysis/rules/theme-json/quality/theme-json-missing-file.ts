import { nearestName } from '@presswright/shared/nearest-name';
import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, itemsOf, membersOf, spanOf, stringsIn, textOf } from '../../../languages/json/json-nodes.ts';
import { pathBeside } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { missingFile, siblingsOf } from '../../support/missing-file.ts';
import { themeRootOf } from '../../support/theme-presets.ts';

export const meta: RuleMeta = {
  id: 'quality/theme-json-missing-file',
  language: 'theme-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Missing theme file',
  description:
    'Reports templates, template parts, fonts and images that theme.json names and that do not exist, and a block theme without templates/index.html.',
  rationale: `A template that is listed and has no file cannot be chosen; a font that is not found is asked for on every page. A theme is a block theme, and installs at all, only with \`templates/index.html\` (or index.php).

A child theme takes templates from its parent: those are not asked for.`,
  references: [
    {
      title: 'theme.json reference',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/theme.json',
        code: '{\n\t"version": 3,\n\t"settings": { "typography": { "fontFamilies": [ { "slug": "inter", "name": "Inter", "fontFamily": "Inter", "fontFace": [\n\t\t{ "fontFamily": "Inter", "src": [ "file:./assets/inter.woff2" ] }\n\t] } ] } },\n\t"customTemplates": [ { "name": "wide", "title": "Wide" } ],\n\t"templateParts": [ { "name": "heder", "title": "Header", "area": "header" } ]\n}\n',
        beside: { 'acme/templates/index.html': '', 'acme/parts/header.html': '' },
        lines: [4, 6, 7],
      },
      {
        name: 'acme/theme.json',
        code: '{\n\t"version": 3\n}\n',
        beside: { 'acme/templates/single.html': '' },
        lines: [1],
      },
    ],
    good: [
      {
        name: 'acme/theme.json',
        code: '{\n\t"version": 3,\n\t"customTemplates": [ { "name": "wide", "title": "Wide" } ],\n\t"templateParts": [ { "name": "header", "area": "header" } ]\n}\n',
        beside: { 'acme/templates/index.html': '', 'acme/templates/wide.html': '', 'acme/parts/header.html': '' },
      },
      '{\n\t"version": 3,\n\t"customTemplates": [ { "name": "wide", "title": "Wide" } ]\n}\n',
    ],
  },
};

/** Reports files that theme.json names and that are not there. */
export function check(document: JsonDocument, context: DocumentContext): void {
  const { source, fileName, project, report } = context;
  const { root } = document;
  if (root === null || fileName === '' || !isReadable(document, source.code)) return;
  const theme = themeRootOf(project, fileName);
  if (theme === null) return;
  for (const family of itemsOf(at(root, 'settings', 'typography', 'fontFamilies'))) {
    for (const face of itemsOf(at(family, 'fontFace'))) {
      for (const node of stringsIn(at(face, 'src'))) asset(node, theme, context);
    }
  }
  for (const holder of [at(root, 'styles'), ...membersOf(at(root, 'styles', 'blocks')).map(({ value }) => value)]) {
    const url = at(holder, 'background', 'backgroundImage', 'url');
    if (url !== null) asset(url, theme, context);
  }
  const isChild = /^[ \t/*#@]*Template:\s*\S/im.test(project.file(`${theme}style.css`)?.code.slice(0, 8192) ?? '');
  if (isChild || !fileName.endsWith('theme.json')) return;
  for (const entry of itemsOf(at(root, 'customTemplates')))
    named(at(entry, 'name'), theme, 'templates', 'template', context);
  for (const entry of itemsOf(at(root, 'templateParts')))
    named(at(entry, 'name'), theme, 'parts', 'template part', context);
  const hasTemplates = project.files.some(
    ({ name }) => name.startsWith(`${theme}templates/`) && name.endsWith('.html'),
  );
  const fallbacks = ['templates/index.html', 'block-templates/index.html', 'index.php'];
  if (hasTemplates && fallbacks.every((path) => project.has(theme + path) === false)) {
    report({
      at: { start: root.offset, end: root.offset + 1 },
      message: 'The block theme has no templates/index.html.',
      suggestion: 'Add it. WordPress requires it as the fallback for all pages.',
    });
  }
}

/** A `file:` of the theme. */
function asset(node: Node, theme: string, { project, report }: DocumentContext): void {
  const path = textOf(node);
  if (path === null || !path.startsWith('file:')) return;
  if (project.has(pathBeside(`${theme}theme.json`, path.slice('file:'.length))) !== false) return;
  report({
    at: spanOf(node),
    message: `The file ${path.slice('file:'.length)} does not exist in the theme.`,
    suggestion: 'Add the file, or correct its name.',
  });
}

/** A template or part, by its file's name without ending. */
function named(
  node: Node | null,
  theme: string,
  folder: string,
  what: string,
  { project, report }: DocumentContext,
): void {
  const name = textOf(node);
  if (node === null || name === null) return;
  const path = `${theme}${folder}/${name}.html`;
  const others = [
    `${theme}block-template${folder === 'parts' ? '-parts' : 's'}/${name}.html`,
    `${theme}${name}.php`,
    `${theme}${folder}/${name}.php`,
  ];
  const certainty = missingFile(project, path);
  if (certainty === null || others.some((other) => project.has(other) === true)) return;
  const meant = nearestName(
    name,
    siblingsOf(project, path).map((file) => file.replace(/\.html$/, '')),
  );
  report({
    at: spanOf(node),
    message: `The ${what} "${name}" has no file ${folder}/${name}.html.`,
    suggestion: meant === null ? 'Add the file, or remove the entry.' : `Did you mean "${meant}"?`,
    confidence: certainty === 'certain' ? 'high' : 'medium',
  });
}
