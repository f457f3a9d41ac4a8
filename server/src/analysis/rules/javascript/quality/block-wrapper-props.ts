import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { importsOf } from '../../../languages/javascript/imports.ts';
import { argumentsOf, childOf, entryOf, isFunction, literalOf, within } from '../../../languages/javascript/nodes.ts';
import { pathBeside } from '../../../project.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { elementOf, returnsElement } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/block-wrapper-props',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'block_editor',
  title: 'Missing block wrapper props',
  description: 'A block of API version 2 or later does not apply `useBlockProps` to its outermost element.',
  rationale: `From API version 2 on the editor no longer wraps a block: classes, alignment, the id, selection and the keyboard come through the properties of \`useBlockProps()\`. Without them the block cannot be selected, and its colours and spacing are not shown or saved.

Spread \`useBlockProps()\` on the outermost element of \`edit\`, \`useBlockProps.save()\` on that of \`save\`.`,
  references: [
    {
      title: 'The block wrapper',
      url: 'https://developer.wordpress.org/block-editor/getting-started/fundamentals/block-wrapper/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "registerBlockType( 'acme/note', {\n\tapiVersion: 3,\n\tedit: () => <p>Note</p>,\n\tsave: () => <p { ...useBlockProps.save() }>Note</p>,\n} );\n",
        lines: [3],
      },
      {
        name: 'src/index.js',
        code: "import metadata from './block.json';\nimport Edit from './edit';\nregisterBlockType( metadata.name, {\n\tedit: Edit,\n\tsave: () => <p { ...useBlockProps() }>Note</p>,\n} );\n",
        beside: { 'src/block.json': '{ "apiVersion": 3, "name": "acme/note", "title": "Note" }' },
        lines: [5],
      },
    ],
    good: [
      "registerBlockType( 'acme/note', {\n\tapiVersion: 3,\n\tedit() {\n\t\tconst props = useBlockProps();\n\t\treturn <p { ...props }>Note</p>;\n\t},\n\tsave: () => null,\n} );\n",
      "registerBlockType( 'acme/note', {\n\tapiVersion: 1,\n\tedit: () => <p>Note</p>,\n\tsave: () => <p>Note</p>,\n} );\n",
    ],
  },
};

/** Elements that wrap no markup of their own. */
const wrapping = /Provider$|^(?:Fragment|InnerBlocks|Disabled|ServerSideRender)|Content$/;

function check(program: JsNode, context: JsContext): void {
  if (program.parent !== null) return;
  const index = fileIndexOf(context);
  for (const call of index.callsOf('registerBlockType')) {
    const [name, settings] = argumentsOf(call);
    if (settings?.type !== 'object') continue;
    const version = apiVersion(name, settings, context);
    if (version === null || version < 2) continue;
    for (const [part, hook] of [
      ['edit', 'useBlockProps()'],
      ['save', 'useBlockProps.save()'],
    ] as const) {
      const value = entryOf(settings, part, context.source);
      for (const fn of value === undefined ? [] : index.functionsOf(value)) checkPart(fn, part, hook, context);
    }
  }
  // The usual layout: block.json, edit.js and save.js in one folder.
  if (context.fileName === '') checkSnippet(context);
  const own = /(?:^|\/)(edit|save)\.[jt]sx?$/.exec(context.fileName)?.[1];
  if (own === undefined) return;
  const version = numberIn(context.project.json(pathBeside(context.fileName, 'block.json'))?.value);
  if (version === null || version < 2) return;
  for (const statement of context.root.children) {
    if (statement.type !== 'export_statement' || !/^export\s+default\b/.test(context.source.slice(statement))) continue;
    const value = statement.children.at(-1);
    for (const fn of value === undefined ? [] : index.functionsOf(value))
      checkPart(
        fn,
        own === 'edit' ? 'edit' : 'save',
        own === 'edit' ? 'useBlockProps()' : 'useBlockProps.save()',
        context,
      );
  }
}

/** A text without a path that exports `Edit` or `save` of a block: blocks are of version 2 or later for years. */
function checkSnippet(context: JsContext): void {
  const index = fileIndexOf(context);
  for (const statement of context.root.children) {
    const text = context.source.slice(statement).slice(0, 200);
    const part = /^export\s+default\s+(?:async\s+)?function\s+([eE]dit|[sS]ave)\b[^)]*\b(?:attributes|props)\b/.exec(
      text,
    )?.[1];
    const value = statement.children.at(-1);
    if (part === undefined || value === undefined || /BlockProps\b|apiVersion\W+1\b/.test(context.source.code))
      continue;
    const isEdit = /^e/i.test(part);
    for (const fn of index.functionsOf(value))
      checkPart(fn, isEdit ? 'edit' : 'save', isEdit ? 'useBlockProps()' : 'useBlockProps.save()', context);
  }
}

function checkPart(fn: JsNode, part: 'edit' | 'save', hook: string, context: JsContext): void {
  if (!isFunction(fn) || !returnsElement(fn)) return;
  const text = context.source.slice(fn);
  const hasSave = /\b(?:useBlockProps|useInnerBlocksProps)\.save\b/.test(text);
  if (part === 'edit' ? /\buse(?:Block|InnerBlocks)Props\b/.test(text) : hasSave) return;
  // The properties may come in from a wrapper or be spread by a component of the project.
  if (hasForeignRoot(fn, context)) return;
  const body = childOf(fn, 'body') ?? fn;
  const at = part === 'save' ? (callOf(body, context) ?? firstElement(body)) : firstElement(body);
  context.report({
    at: at ?? fn,
    message: `${part}() does not spread ${hook} on its outermost element.`,
    suggestion: `Write <div { ...${hook} }> around it.`,
  });
}

function callOf(body: JsNode, context: JsContext): JsNode | null {
  for (const node of within(body))
    if (node.type === 'call_expression' && /^useBlockProps\(/.test(context.source.slice(node))) return node;
  return null;
}

function firstElement(body: JsNode): JsNode | null {
  for (const node of within(body, false))
    if (/^jsx_(?:opening_element|self_closing_element)$/.test(node.type) && childOf(node, 'name') !== undefined)
      return node;
  return null;
}

/** The outermost element is a component: it may do this itself. */
function hasForeignRoot(fn: JsNode, context: JsContext): boolean {
  const body = childOf(fn, 'body');
  const tag = body === undefined ? null : firstElement(body);
  const element = tag === null ? null : elementOf(tag, context);
  if (element === null) return true;
  if (!/^[A-Z]/.test(element.name)) return false;
  if (wrapping.test(element.name))
    return (
      /^(?:InnerBlocks|ServerSideRender|RichText\.Content|InnerBlocks\.Content)$/.test(element.name) ||
      element.children.length === 0
    );
  const module = importsOf(context).get(element.name.split('.')[0] ?? '')?.module;
  return module === undefined || !/^@wordpress\/(?:components|block-editor)$/.test(module);
}

function apiVersion(name: JsNode | undefined, settings: JsNode, context: JsContext): number | null {
  const own = entryOf(settings, 'apiVersion', context.source);
  if (own !== undefined) return own.type === 'number' ? Number(context.source.slice(own)) : null;
  if (name === undefined || literalOf(name, context.source) !== null) return null;
  const root = /^\w+/.exec(context.source.slice(name))?.[0] ?? '';
  const module = [...importsOf(context).values()].find(
    ({ local, module }) => (local === root || name.type === 'object') && /block\.json$/.test(module),
  )?.module;
  return module === undefined ? null : numberIn(context.project.json(pathBeside(context.fileName, module))?.value);
}

function numberIn(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('apiVersion' in value)) return null;
  return typeof value.apiVersion === 'number' ? value.apiVersion : null;
}

export const visitor: JsVisitor = { nodes: { program: check } };
