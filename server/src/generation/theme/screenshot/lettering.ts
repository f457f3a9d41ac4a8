import anyAscii from 'any-ascii';
import type { Point } from '../picture/shape.ts';
import type { Face } from './faces.ts';
import { type Glyph, glyphs, slant } from './glyphs.ts';
import { inkOf } from './ink.ts';
import type { Polygon } from './polygons.ts';

const em = 1000;

/** Capital pairs and diagonals that would stand too far apart, in units of the em. */
const kerning: readonly { readonly left: string; readonly right: string; readonly shift: number }[] = [
  { left: 'TVWYP', right: 'aceogqs.,', shift: -70 },
  { left: 'TVWY', right: 'mnpruxz', shift: -40 },
  { left: 'A', right: 'TVWY', shift: -75 },
  { left: 'TVWYPF', right: 'A', shift: -70 },
  { left: 'L', right: 'TVWY', shift: -75 },
  { left: 'rvwy', right: '.,', shift: -60 },
  { left: 'rf', right: 'aceogq', shift: -14 },
];

const typographic: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };

/** The text in characters that have a glyph: other scripts are romanised, pictures left out. */
export function letterable(text: string): string {
  const withoutPictures = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu, '');
  const plain = anyAscii(withoutPictures.replace(/[’‘“”–—]/g, (mark) => typographic[mark] ?? ''));
  return [...plain.replace(/\s+/g, ' ')]
    .filter((character) => glyphs.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

const kerned = (left: string, right: string): number =>
  kerning.find((pair) => pair.left.includes(left) && pair.right.includes(right))?.shift ?? 0;

interface Placed {
  readonly glyph: Glyph;
  readonly character: string;
  readonly x: number;
}

/** The glyphs of a line with their places, and where the line ends, in units of the em. */
function placed(text: string, { tracking, serif }: Face): { readonly line: Placed[]; readonly end: number } {
  const line: Placed[] = [];
  let x = 0;
  let before: string | undefined;
  const room = (side: number): number => (side === slant ? side + serif * 0.6 : side);
  for (const character of text) {
    const glyph = glyphs.get(character);
    if (glyph === undefined) continue;
    if (before !== undefined) x += kerned(before, character);
    x += room(glyph.sides[0]);
    line.push({ glyph, character, x });
    x += glyph.width + room(glyph.sides[1]) + tracking;
    before = character;
  }
  return { line, end: Math.max(0, x - tracking) };
}

/** How wide a line of text is, in pixels. */
export const textWidth = (text: string, face: Face, size: number): number => (placed(text, face).end * size) / em;

/** The ink of the glyphs that were drawn before: there are few faces, and few glyphs in each. */
const inked = new WeakMap<Face, Map<string, Polygon[][]>>();

function inkIn(face: Face, glyph: Glyph, character: string): Polygon[][] {
  const known = inked.get(face) ?? new Map<string, Polygon[][]>();
  inked.set(face, known);
  const ink = known.get(character) ?? inkOf(glyph, character, face);
  known.set(character, ink);
  return ink;
}

/** The ink of a line of text, stroke by stroke; `at` is where its baseline starts. */
export function lettered(text: string, face: Face, size: number, at: Point): Polygon[][] {
  const scale = size / em;
  return placed(text, face).line.flatMap(({ glyph, character, x }) =>
    inkIn(face, glyph, character).map((stroke) =>
      stroke.map((polygon) =>
        polygon.map((point): Point => [at[0] + (x + point[0]) * scale, at[1] - point[1] * scale]),
      ),
    ),
  );
}

/** The words in lines that are at most so wide; a word that is wider than a line stands alone. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest size, from `largest` down, at which the text fits the width in so many lines, and its lines. */
export function fitted(
  text: string,
  face: Face,
  { width, lines: most, largest, smallest }: { width: number; lines: number; largest: number; smallest: number },
): { readonly size: number; readonly lines: readonly string[] } {
  for (let size = largest; size > smallest; size -= 2) {
    const lines = wrapped(text, face, size, width);
    if (lines.length <= most && lines.every((line) => textWidth(line, face, size) <= width)) return { size, lines };
  }
  const lines = wrapped(text, face, smallest, width).slice(0, most);
  return { size: smallest, lines: lines.map((line) => shortened(line, face, smallest, width)) };
}

/** The text as far as it fits, with dots where it was cut. */
export function shortened(text: string, face: Face, size: number, width: number): string {
  if (textWidth(text, face, size) <= width) return text;
  let { length } = text;
  while (length > 1 && textWidth(`${text.slice(0, length).trim()}...`, face, size) > width) length -= 1;
  return `${text.slice(0, length).trim()}...`;
}
