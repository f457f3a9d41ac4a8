import { nearestName } from '@presswright/shared/nearest-name';
import type { Node } from 'jsonc-parser';
import type { JsonDocument } from '../../../languages/json/json-document.ts';
import { at, itemsOf, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import { type Project, pathBeside } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { isReadable } from '../../support/json-syntax.ts';
import { missingFile, siblingsOf } from '../../support/missing-file.ts';

export const meta: RuleMeta = {
  id: 'quality/block-json-file',
  language: 'block-json',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Missing block file',
  description:
    'Reports scripts, styles and templates that block.json names and that do not exist, paths without `file:`, and scripts that use WordPress without naming their dependencies.',
  rationale: `A path begins with \`file:\` and starts from the folder of block.json. Without the prefix a text is the handle of a script or style that something else registers: nothing is loaded, and nobody says so. A block whose render file is missing prints nothing.

In a folder of sources, files that the build makes (styles, scripts of another ending) are not asked for.`,
  references: [
    {
      title: 'Metadata in block.json: assets',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/#assets',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"editorScript": "file:./index.js",\n\t"style": [ "acme-shared", "file:./card.css" ],\n\t"render": "file:./render.php"\n}\n',
        beside: { 'acme/card/index.js': '', 'acme/card/style.css': '', 'acme/card/template.php': '<?php' },
        lines: [6, 7],
      },
      {
        name: 'acme/card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"editorScript": "file:./index.js"\n}\n',
        beside: { 'acme/card/index.js': "wp.blocks.registerBlockType( 'acme/card', {} );\n" },
        lines: [5],
      },
      {
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"viewScript": "./view.js",\n\t"render": "render.php"\n}\n',
        lines: [5, 6],
      },
    ],
    good: [
      {
        name: 'acme/card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"editorScript": "file:./index.js"\n}\n',
        beside: {
          'acme/card/index.js': "wp.blocks.registerBlockType( 'acme/card', {} );\n",
          'acme/card/index.asset.php':
            "<?php return array( 'dependencies' => array( 'wp-blocks' ), 'version' => '1' );\n",
        },
      },
      {
        name: 'acme/src/card/block.json',
        code: '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"editorScript": "file:./index.js",\n\t"style": "file:./style-index.css",\n\t"viewScript": "acme-view"\n}\n',
        beside: { 'acme/src/card/index.tsx': '', 'acme/src/card/style.scss': '' },
      },
      '{\n\t"apiVersion": 3,\n\t"name": "acme/card",\n\t"title": "Card",\n\t"render": "file:./render.php"\n}\n',
    ],
  },
};

const scripts = ['editorScript', 'script', 'viewScript', 'scriptModule', 'viewScriptModule', 'editorScriptModule'];
const styles = ['editorStyle', 'style', 'viewStyle'];

/** Reports what block.json names and cannot find. */
export function check(document: JsonDocument, context: DocumentContext): void {
  if (!isReadable(document, context.source.code)) return;
  for (const key of [...scripts, ...styles, 'render', 'variations']) {
    const value = at(document.root, key);
    if (value === null || (key === 'variations' && value.type !== 'string')) continue;
    for (const node of value.type === 'array' ? itemsOf(value) : [value]) checkEntry(key, node, context);
  }
}

function checkEntry(key: string, node: Node, { project, fileName, report }: DocumentContext): void {
  const written = textOf(node);
  if (written === null) return;
  const hasPrefix = written.startsWith('file:');
  const isPath = key === 'render' || key === 'variations' || /^\.{0,2}\/|\.(?:m?js|css|php)$/.test(written);
  if (!hasPrefix && isPath && !/^(?:https?:)?\/\//.test(written)) {
    const path = `file:${/^\.{1,2}\//.test(written) ? '' : './'}${written.replace(/^\//, '')}`;
    report({
      at: spanOf(node),
      message:
        key === 'render' || key === 'variations'
          ? `The file in "${key}" lacks the "file:" prefix.`
          : `"${written}" is interpreted as the handle of a registered ${styles.includes(key) ? 'style' : 'script'}, not as a file.`,
      suggestion: `Write "${path}".`,
      severity: key === 'render' || key === 'variations' ? 'low' : 'medium',
      fix: { edits: [{ start: node.offset + 1, end: node.offset + node.length - 1, text: path }], safe: false },
    });
    return;
  }
  if (!hasPrefix || fileName === '') return;
  const path = pathBeside(fileName, written.slice('file:'.length));
  if (scripts.includes(key) && !key.endsWith('Module')) checkDependencies(key, node, path, project, report);
  const certainty = missingFile(project, path);
  if (certainty === null || isMadeByBuild(path, fileName, project)) return;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const siblings = siblingsOf(project, path);
  const meant = nearestName(name, siblings) ?? (siblings.length === 1 ? (siblings[0] ?? null) : null);
  report({
    at: spanOf(node),
    message: `"${key}" names ${written.slice('file:'.length)}, which does not exist.`,
    suggestion: meant === null ? 'Add the file, or correct its name.' : `Did you mean ${meant}?`,
    confidence: certainty === 'certain' ? 'high' : 'medium',
    ...(meant === null
      ? {}
      : { fix: { edits: [{ ...spanOf(node), text: JSON.stringify(written.replace(name, meant)) }], safe: false } }),
  });
}

/** A script that uses WordPress's own, and no file beside it that names them. */
function checkDependencies(
  key: string,
  node: Node,
  path: string,
  project: Project,
  report: DocumentContext['report'],
): void {
  if (!path.endsWith('.js') || project.has(path.replace(/\.js$/, '.asset.php')) !== false) return;
  const code = project.file(path)?.code ?? '';
  const used = /(?<![\w$.])(?:window\.)?wp\.(?:blocks|element|i18n|components|blockEditor|data|apiFetch|hooks)\b/.exec(
    code,
  )?.[0];
  if (used === undefined) return;
  report({
    at: spanOf(node),
    detail: 'dependencies',
    message: `The script of "${key}" uses ${used}, but no ${path.slice(path.lastIndexOf('/') + 1).replace(/\.js$/, '.asset.php')} lists its dependencies.`,
    suggestion: 'Add the file with dependencies and version, or register the script in PHP and use its handle.',
    severity: 'low',
  });
}

/** Whether a build makes the file from sources that lie here: block.json is copied with what it names. */
function isMadeByBuild(path: string, fileName: string, project: Project): boolean {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const hasSources =
    /(?:^|\/)src\//.test(fileName) ||
    project.files.some(({ name }) => name.startsWith(folder) && /\.(?:s[ac]ss|less|jsx|tsx?)$/.test(name));
  if (/(?:^|\/)(?:build|dist)\//.test(path)) {
    // Built files are often left out of what is analysed.
    return !project.files.some(({ name }) => name.startsWith(folder) && /\.(?:m?js|css)$/.test(name));
  }
  if (!hasSources) return false;
  if (path.endsWith('.css')) return true;
  const stem = path.replace(/\.m?js$/, '');
  return stem !== path && ['.ts', '.tsx', '.jsx', '.mjs', '.js'].some((ending) => project.has(stem + ending) === true);
}
