import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, itemsOf, membersOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import { type Project, pathBeside } from '../../../project.ts';
import type { DocumentContext, Finding, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-code',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'block.json does not match its code',
  description:
    'Reports a name that the script registers otherwise, modules that are loaded as scripts, and directives of the Interactivity API without their support.',
  rationale: `The name in block.json and the one in \`registerBlockType()\` must be equal: else the server and the editor know two blocks, each with half of what it needs. A script that imports \`@wordpress/interactivity\` is a module, and loaded by \`viewScriptModule\`. Without \`supports.interactivity\` the server does not work through \`data-wp-…\` directives.`,
  references: [
    {
      title: 'Interactivity API reference',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/interactivity-api/api-reference/',
    },
    {
      title: 'Block registration',
      url: 'https://developer.wordpress.org/block-editor/getting-started/fundamentals/registration-of-a-block/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"viewScript": "file:./view.js",\n\t"render": "file:./render.php"\n}\n',
        beside: {
          'card/index.js': "registerBlockType( 'acme/info-card', { edit: Edit } );\n",
          'card/view.js': "import { store } from '@wordpress/interactivity';\nstore( 'acme/card', {} );\n",
          'card/render.php': '<div data-wp-interactive="acme/card"></div>\n',
        },
        lines: [3, 5, 6],
      },
    ],
    good: [
      {
        name: 'card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"supports": { "interactivity": true },\n\t"viewScriptModule": "file:./view.js",\n\t"render": "file:./render.php"\n}\n',
        beside: {
          'card/index.js': "registerBlockType( 'acme/card', { edit: Edit } );\n",
          'card/view.js': "import { store } from '@wordpress/interactivity';\nstore( 'acme/card', {} );\n",
          'card/render.php': '<div data-wp-interactive="acme/card"></div>\n',
        },
      },
    ],
  },
};

/** Reports what the scripts and the render file beside block.json say otherwise. */
export function check(document: JsonDocument, { source, fileName, project, report }: DocumentContext): void {
  const { root } = document;
  if (root === null || fileName === '' || !isReadable(document, source.code)) return;
  const name = at(root, 'name');
  const other = name === null ? null : otherName(project, fileName, textOf(name) ?? '');
  if (name !== null && other !== null) {
    report({
      at: spanOf(name),
      message: `The block is called "${textOf(name)}" here and "${other}" in its script.`,
      suggestion: 'Use the same name in both, or register the block with metadata.name.',
    });
  }
  for (const key of ['viewScript', 'script']) {
    const value = at(root, key);
    for (const node of value === null ? [] : [value, ...itemsOf(value)]) {
      const path = textOf(node);
      const code = path?.startsWith('file:') ? project.file(pathBeside(fileName, path.slice(5)))?.code : undefined;
      if (code === undefined || !/from\s+['"]@wordpress\/interactivity['"]/.test(code)) continue;
      report({
        at: spanOf(node),
        message: `The script imports @wordpress/interactivity, which is a module, so it does not run as "${key}".`,
        suggestion: 'List it in "viewScriptModule" instead.',
      });
    }
  }
  const render = at(root, 'render');
  const path = textOf(render);
  const template = path === null ? undefined : project.file(pathBeside(fileName, path.replace(/^file:/, '')))?.code;
  const support = at(root, 'supports', 'interactivity');
  const isSupported = support !== null && (support.value === true || membersOf(support).length > 0);
  if (
    render !== null &&
    template !== undefined &&
    /\sdata-wp-(?:interactive|on|bind|text|each)\b/.test(template) &&
    !isSupported
  ) {
    const finding: Finding = {
      at: spanOf(render),
      message: 'The render file uses Interactivity API directives, but the block does not declare support for it.',
      suggestion: 'Add "interactivity": true to "supports".',
    };
    report(finding);
  }
}

/** What a script beside block.json registers, when it is one block of another name that nothing else describes. */
function otherName(project: Project, fileName: string, name: string): string | null {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const registered = project.files
    .filter(
      ({ name, language }) => name.startsWith(folder) && !name.slice(folder.length).includes('/') && language !== 'php',
    )
    .flatMap(({ code, language }) =>
      language === 'javascript' || language === 'typescript'
        ? [...code.matchAll(/\bregisterBlockType\(\s*['"]([a-z][\w-]*\/[\w-]+)['"]/g)].map(([, given = '']) => given)
        : [],
    );
  const [only] = registered;
  if (only === undefined || registered.length > 1 || only === name) return null;
  const isDescribed = project.files.some(
    ({ name: path, code }) => path !== fileName && path.endsWith('block.json') && code.includes(`"${only}"`),
  );
  return isDescribed ? null : only;
}
