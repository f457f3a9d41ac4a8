import { commonAttributes } from '@presswright/shared/wordpress/block-facts';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, membersOf, spanOf } from '../../../languages/json/json-nodes.ts';
import type { ProjectFile } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

const edit =
  'export default function Edit( { attributes, setAttributes } ) {\n\treturn <RichText value={ attributes.heading } onChange={ ( heading ) => setAttributes( { heading } ) } />;\n}\n';

export const meta: RuleMeta = {
  id: 'quality/unused-block-attribute',
  language: 'block-json',
  category: 'quality',
  severity: 'info',
  type: 'quality',
  title: 'Unused block attribute',
  description:
    'Reports attributes of block.json whose name appears in none of the scripts and PHP files of the plugin.',
  rationale: `An attribute that nothing reads or sets is left over, or the code spells its name otherwise. Removing one that is stored in posts needs an entry in \`deprecated\`.`,
  references: [
    {
      title: 'Attributes',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-attributes/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"attributes": {\n\t\t"heading": { "type": "string" },\n\t\t"subline": { "type": "string" }\n\t}\n}\n',
        beside: { 'card/edit.js': edit },
        lines: [7],
      },
    ],
    good: [
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"attributes": {\n\t\t"heading": { "type": "string" },\n\t\t"align": { "type": "string" }\n\t}\n}\n',
        beside: { 'card/edit.js': edit },
      },
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"attributes": { "subline": { "type": "string" } }\n}\n',
        beside: {
          'card/edit.js':
            'export default ( { attributes } ) => <ServerSideRender block="acme/card" attributes={ attributes } />;\n',
        },
      },
    ],
  },
};

/** Code that may use any attribute without naming it. */
const usesAll =
  /\.\.\.\s*(?:props\.)?attributes\b|\battributes\s*\[|Object\.(?:keys|entries|values)\(\s*attributes|\$\w+\s*\[\s*\$|(?:wp_json_encode|json_encode|extract|array_map|foreach|http_build_query|wp_parse_args|shortcode_atts)\s*\([^)]*\$(?:attributes|atts|attrs)\b|attributes=\{\s*(?:props\.)?attributes/;

/** Reports attributes that nothing names, when the block's own scripts are here. */
export function check(document: JsonDocument, { source, fileName, project, report }: DocumentContext): void {
  const attributes = membersOf(at(document.root, 'attributes'));
  if (attributes.length === 0 || fileName === '' || !isReadable(document, source.code)) return;
  const code = project.files.filter(isCode);
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const scripts = code.filter(({ name, language }) => name.startsWith(folder) && language !== 'php');
  // Without the script that edits it nothing can be said of a block; minified code names things otherwise.
  if (!scripts.some(({ name, code }) => !isMinified(code) && /(?:^|\/)(?:edit|index|block)\.[jt]sx?$/.test(name)))
    return;
  if (
    scripts.some(({ code }) => /from\s+['"]\.\/edit['"]/.test(code)) &&
    !scripts.some(({ name }) => /\/edit\.|\/edit\/|^edit\./.test(name))
  )
    return;
  if (code.some(({ code }) => isMinified(code)) || code.some(({ code }) => usesAll.test(code))) return;
  for (const { key, keyNode } of attributes) {
    if (commonAttributes.has(key) || !/^[\w$]+$/.test(key)) continue;
    const name = new RegExp(`(?<![\\w$])${key.replaceAll('$', '\\$')}(?![\\w$])`);
    if (code.some(({ code }) => name.test(code))) continue;
    report({
      at: spanOf(keyNode),
      message: `The attribute "${key}" is not used in any script or PHP file.`,
      suggestion: 'Remove it, or use it.',
    });
  }
}

function isCode({ language }: ProjectFile): boolean {
  return language === 'php' || language === 'javascript' || language === 'typescript';
}

function isMinified(code: string): boolean {
  return code.length > 1000 && code.length / (code.split('\n').length || 1) > 300;
}
