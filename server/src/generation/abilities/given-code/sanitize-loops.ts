import type { Foreach, Node } from '../../../analysis/languages/php/ast.ts';
import { phpString } from '../../writers/php.ts';
import type { Edit, GivenPhp } from './given-php.ts';
import { cleanerCall } from './sanitize-reads.ts';

/** The fields of a request that a loop goes through, written out. */
function fieldsOf({
  subject,
  value,
}: Foreach): { readonly names: readonly string[]; readonly variable: string } | null {
  if (subject.kind !== 'Array' || value.kind !== 'Var') return null;
  const names = subject.items.flatMap((item) =>
    item?.key === null && item.value.kind === 'Str' ? [item.value.value] : [],
  );
  return names.length === 0 || names.length !== subject.items.length ? null : { names, variable: value.name };
}

const isReadOf = (node: Node, variable: string): boolean =>
  node.kind === 'Index' &&
  node.base.kind === 'Var' &&
  /^_(?:POST|GET|REQUEST)$/.test(node.base.name) &&
  node.index?.kind === 'Var' &&
  node.index.name === variable;

/** Fields that a loop takes from a request are cleaned each by what it is, as the words or its name say. */
export function cleanLoops(
  php: GivenPhp,
  { words }: { readonly words: string },
): { code: string; done: string[] } | null {
  const edits: Edit[] = [];
  const done: string[] = [];
  for (const { node } of php.places('Foreach')) {
    const fields = fieldsOf(node);
    if (fields === null) continue;
    const reads = php.tree.nodes.filter(
      ({ node: read, around }) =>
        isReadOf(read, fields.variable) &&
        read.start > node.body.start &&
        read.end < node.body.end &&
        !around.some(
          (outer) =>
            outer.start > node.start && /^(?:isset|empty)\b|sanitiz|wp_unslash/.test(php.text(outer).slice(0, 12)),
        ),
    );
    if (reads.length === 0) continue;
    const cleaners = fields.names.map((name) => cleanerCall(name, words));
    const isOne = cleaners.every((one) => one === cleaners[0]);
    const items = fields.names.map((name, at) => `${phpString(name)} => ${phpString(cleaners[at] ?? '')}`);
    const indent = php.indentAt(node.start);
    if (!isOne)
      edits.push(
        {
          start: node.subject.start,
          end: node.subject.end,
          text: `array(\n${indent}\t${items.join(`,\n${indent}\t`)},\n${indent})`,
        },
        { start: node.value.start, end: node.value.end, text: `$${fields.variable} => $sanitize` },
      );
    for (const { node: read } of reads) {
      const source = `wp_unslash( ${php.text(read)} ?? '' )`;
      const text = isOne ? `${cleaners[0]}( ${source} )` : `call_user_func( $sanitize, ${source} )`;
      edits.push({ start: read.start, end: read.end, text });
    }
    done.push(`Line ${php.lineAt(node.start)}: every field is cleaned as what it holds.`);
  }
  return edits.length === 0 ? null : { code: php.with(edits), done };
}
