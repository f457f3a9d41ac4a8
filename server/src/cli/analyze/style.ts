import { styleText } from 'node:util';
import type { Severity } from '@presswright/shared/schemas/analysis';

type Format = Parameters<typeof styleText>[0];

/** Paints text for a terminal, or leaves it as it is. */
export type Paint = (format: Format, text: string) => string;

export const plain: Paint = (_format, text) => text;
export const coloured: Paint = (format, text) => styleText(format, text, { validateStream: false });

export const severityColours: Readonly<Record<Severity, Format>> = {
  critical: ['bold', 'white', 'bgRed'],
  high: ['bold', 'red'],
  medium: 'yellow',
  low: 'blue',
  info: 'gray',
};

/** `--no-color`, then NO_COLOR, then FORCE_COLOR, then whether the stream is a terminal that knows colours. */
export function choosePaint(wanted: boolean, stream: { isTTY?: boolean }): Paint {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (!wanted || NO_COLOR) return plain;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : coloured;
  return stream.isTTY === true && TERM !== 'dumb' ? coloured : plain;
}

/** Makes control characters of file names and source code visible, so that they cannot drive the terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}
