import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, spanOf } from '../../../languages/json/json-nodes.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-block-props',
  language: 'block-json',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Block without useBlockProps()',
  description: 'Reports blocks of version 2 or 3 of the block API whose edit component does not use useBlockProps().',
  rationale: `Since version 2 of the block API the block's own element is its outermost one, and \`useBlockProps()\` gives it what the editor needs. Without it the block cannot be selected, aligned or styled in the editor.`,
  references: [
    {
      title: 'Edit and save',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-edit-save/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card"\n}\n',
        beside: {
          'card/index.js':
            "import metadata from './block.json';\nregisterBlockType( metadata.name, { edit: Edit } );\n",
          'card/edit.js': 'export default function Edit() {\n\treturn <p>Card</p>;\n}\n',
        },
        lines: [2],
      },
    ],
    good: [
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card"\n}\n',
        beside: {
          'card/index.js':
            "import metadata from './block.json';\nregisterBlockType( metadata.name, { edit: Edit } );\n",
          'card/edit.js': 'export default function Edit() {\n\treturn <p { ...useBlockProps() }>Card</p>;\n}\n',
        },
      },
    ],
  },
};

/** Reports blocks whose scripts, all of them here, never mention it. */
export function check(document: JsonDocument, { source, fileName, project, report }: DocumentContext): void {
  const version = at(document.root, 'apiVersion');
  if (version === null || fileName === '' || !isReadable(document, source.code)) return;
  if (version.value !== 2 && version.value !== 3) return;
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const scripts = project.files.filter(
    ({ name, language }) => name.startsWith(folder) && (language === 'javascript' || language === 'typescript'),
  );
  const edit = scripts.find(({ name, code }) => /(?:^|\/)edit\.[jt]sx?$/.test(name) && /return[\s(]*</.test(code));
  const registers = scripts.some(({ code }) => code.includes('registerBlockType('));
  if (edit === undefined || !registers) return;
  // Components from elsewhere may bring it along.
  if (scripts.some(({ code }) => /BlockProps|from\s+['"]\.\.\//.test(code))) return;
  report({
    at: spanOf(version),
    message: `The edit component of this block does not use useBlockProps(), which version ${version.value} of the block API requires.`,
    suggestion: 'Spread { ...useBlockProps() } on the outermost element.',
  });
}
