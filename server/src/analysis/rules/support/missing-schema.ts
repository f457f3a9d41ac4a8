import type { JsonDocument } from '../../languages/json/json-document.ts';
import { at, membersOf } from '../../languages/json/json-nodes.ts';
import type { DocumentContext } from '../rule.ts';
import { isReadable } from './json-syntax.ts';

/**
 * Reports metadata that names no `$schema`, and puts it first.
 * @param file the name that the schema goes by too
 */
export function reportMissingSchema(
  document: JsonDocument,
  { source, report }: DocumentContext,
  file: 'block.json' | 'theme.json',
): void {
  const { root } = document;
  if (root?.type !== 'object' || !isReadable(document, source.code) || at(root, '$schema') !== null) return;
  const [first] = membersOf(root);
  if (first === undefined) return;
  const gap = source.code.slice(root.offset + 1, first.node.offset);
  const member = `"$schema": "https://schemas.wp.org/trunk/${file}"`;
  const inside = root.offset + 1;
  report({
    at: { start: root.offset, end: inside },
    message: `${file} has no $schema, so editors cannot validate it.`,
    suggestion: `Add ${member}.`,
    fix: { edits: [{ start: inside, end: inside, text: `${gap}${member},${gap === '' ? ' ' : ''}` }], safe: true },
  });
}
