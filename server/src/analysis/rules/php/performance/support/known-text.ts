import type { Rope, Value } from '../../../../languages/php/flow/value.ts';

/** A text as far as it is known, with a NUL character for each piece that is not. */
export function knownText(value: Value): string {
  if (typeof value.constant === 'string') return value.constant;
  const pieces: string[] = [];
  for (let rope: Rope | null = value.rope; rope !== null; rope = rope.previous) {
    pieces.push(rope.piece.kind === 'text' ? rope.piece.text : '\u0000');
  }
  return pieces.reverse().join('');
}
