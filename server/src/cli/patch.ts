import { type Paint, printable } from './analyze/style.ts';

/** A unified diff for a terminal, without the lines that only programs need. */
export function paintPatch(patch: string, paint: Paint): string {
  const lines = patch.split('\n').filter((line) => !/^(=+$|\\ No newline)/.test(line));
  return lines.map((line) => paintLine(printable(line), paint)).join('\n');
}

function paintLine(line: string, paint: Paint): string {
  if (line.startsWith('+++') || line.startsWith('---')) return paint('bold', line);
  if (line.startsWith('@@')) return paint('cyan', line);
  if (line.startsWith('+')) return paint('green', line);
  return line.startsWith('-') ? paint('red', line) : line;
}
