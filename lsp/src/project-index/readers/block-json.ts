import { dirname, resolve } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { FactsBuilder, type FileFacts, type Role, type SymbolKind } from '../facts.ts';

/** Properties that name files and, where they have no `file:`, what was registered under a handle. */
const assets: Readonly<Record<string, 'script' | 'style'>> = {
  editorScript: 'script',
  script: 'script',
  viewScript: 'script',
  viewScriptModule: 'script',
  editorStyle: 'style',
  style: 'style',
  viewStyle: 'style',
};
const names: readonly (readonly [property: string, kind: SymbolKind, role: Role])[] = [
  ['name', 'block', 'definition'],
  ['textdomain', 'text_domain', 'reference'],
  ['parent', 'block', 'reference'],
  ['ancestor', 'block', 'reference'],
  ['allowedBlocks', 'block', 'reference'],
];

/** What a block.json gives and uses. */
export function readBlockJson(text: string, path: string): FileFacts {
  const builder = new FactsBuilder(text);
  const root = parseTree(text);
  if (root === undefined) return builder.facts;
  const add = (kind: SymbolKind, role: Role, node: Node, name = String(node.value)) =>
    builder.add(kind, name, role, node.offset + 1, node.offset + node.length - 1);
  for (const [property, kind, role] of names) for (const node of texts(root, property)) add(kind, role, node);
  for (const property of [...Object.keys(assets), 'render', 'variations']) {
    for (const node of texts(root, property)) {
      const value = String(node.value);
      const kind = assets[property];
      if (value.startsWith('file:')) add('file', 'reference', node, resolve(dirname(path), value.slice(5)));
      else if (kind !== undefined) add(kind, 'reference', node);
    }
  }
  const hooked = findNodeAtLocation(root, ['blockHooks']);
  for (const property of hooked?.children ?? []) {
    const key = property.children?.[0];
    if (key !== undefined) add('block', 'reference', key);
  }
  return builder.facts;
}

/** A property that is a text, or an array of texts. */
function texts(root: Node, property: string): Node[] {
  const node = findNodeAtLocation(root, [property]);
  const nodes = node?.type === 'array' ? (node.children ?? []) : node ? [node] : [];
  return nodes.filter(({ type, value }) => type === 'string' && value !== '');
}
