import { commentText } from '../writers/template.ts';
import type { Instruction } from './instruction.ts';

/** Fields that a prompt may give a value, as WordPress reads them. */
const fields: readonly (readonly [string, string])[] = [
  ['Plugin URI', 'plugin[ -]?uri'],
  ['Description', 'description'],
  ['Version', 'version'],
  ['Requires at least', 'requires at least|requires wordpress'],
  ['Requires PHP', 'requires php'],
  ['Author', 'author(?! uri)'],
  ['Author URI', 'author uri'],
  ['License', 'licen[sc]e(?! uri)'],
  ['License URI', 'licen[sc]e uri'],
  ['Domain Path', 'domain path'],
  ['Update URI', 'update uri'],
  ['Network', 'network'],
];

/** A value that a label announces in the header: quoted, or up to the end of the clause. */
function fieldOf(text: string, label: string): string | null {
  const quoted = new RegExp(
    `\\b(?:${label})\\b(?:\\s*(?:is|=|:))?\\s*(?:"([^"\\n]+)"|'([^'\\n]+)'|\`([^\`\\n]+)\`)`,
    'i',
  ).exec(text);
  const said = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3];
  if (said !== undefined) return said.replace(/^[\w ]+:\s*/, '');
  const number = new RegExp(`\\b(?:${label})\\b\\s*(?:is|=|:)?\\s*(v?\\d+(?:\\.\\d+)*)`, 'i').exec(text)?.[1];
  if (number !== undefined) return number;
  return (
    new RegExp(`\\b(?:${label})\\s*:\\s*([^,;)"'\\x60\\n]+?)(?=[,;)"'\\x60\\n]|\\.(?:\\s|$)|$)`, 'i')
      .exec(text)?.[1]
      ?.trim() ??
    (/licen/.test(label)
      ? (/\b(GPL-?v?2[\w.+-]*(?:-or-later)?|GPL-?v?3[\w.+-]*|MIT)\b/i.exec(text)?.[1] ?? null)
      : null)
  );
}

/** The part of a prompt that speaks of the header, so that "description" of a post type is not taken for the plugin's. */
function headerText(text: string): string {
  const sentences = text.split(/\n+|(?<=[.!?])\s+(?=[A-Z])/);
  return sentences
    .filter((one) => /\b(?:header|plugin)\b|Requires (?:PHP|at least)|^\W*(?:Version|Author|License)\b/.test(one))
    .join('\n');
}

function nameOf({ text, quoted }: Instruction): string {
  const said =
    fieldOf(text, 'plugin name') ??
    quoted.find(
      ({ text: one, before }) =>
        /plugin|named|called|name:?|header|building|build/.test(before.slice(-24)) && /^[A-Z]/.test(one),
    )?.text ??
    quoted.find(({ text: one, after }) => /^[A-Z]/.test(one) && /^[`"']?,? (?:\w+ ){0,3}plugin\b/.test(after))?.text;
  return (said ?? 'Site Features').replace(/^Plugin Name:\s*/i, '');
}

/** The header of a plugin's file with what stops it from being called alone; '' where no such file is asked for. */
export function pluginHeader(instruction: Instruction): string {
  const { isPluginFile, textDomain, text } = instruction;
  if (!isPluginFile) return '';
  const said = headerText(text);
  const lines: (readonly [string, string])[] = [['Plugin Name', nameOf(instruction)]];
  for (const [label, words] of fields) {
    const value = fieldOf(said, words);
    if (value !== null) lines.push([label, value]);
  }
  if (textDomain !== null) lines.push(['Text Domain', textDomain]);
  return `/**\n${lines.map(([label, value]) => ` * ${label}: ${commentText(value)}`).join('\n')}\n */\n\ndefined( 'ABSPATH' ) || exit;\n\n`;
}
