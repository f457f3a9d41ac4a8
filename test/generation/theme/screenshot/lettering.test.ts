import { describe, expect, it } from 'vitest';
import { faces } from '../../../../server/src/generation/theme/screenshot/faces.ts';
import { glyphs } from '../../../../server/src/generation/theme/screenshot/glyphs.ts';
import {
  fitted,
  letterable,
  lettered,
  shortened,
  textWidth,
} from '../../../../server/src/generation/theme/screenshot/lettering.ts';

const characters = [...glyphs.keys()].filter((character) => character !== ' ');

describe('the alphabet', () => {
  it('has all letters, figures and common marks', () => {
    const wanted = `${'abcdefghijklmnopqrstuvwxyz'.toUpperCase()}abcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"-/()&+`;
    expect([...wanted].filter((character) => !glyphs.has(character))).toEqual([]);
  });

  describe.each(Object.entries(faces))('%s', (_name, face) => {
    it.each(characters)('keeps the ink of %s near its place and between ascender and descender', (character) => {
      const points = lettered(character, face, 1000, [0, 0]).flat(2);
      expect(points.length).toBeGreaterThan(3);
      const width = textWidth(character, face, 1000);
      for (const [x, y] of points) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        // A j reaches below its neighbour; serifs may stand over a little.
        expect(x).toBeGreaterThan(character === 'j' ? -120 : -40);
        expect(x).toBeLessThan(width + 40);
        expect(-y).toBeLessThan(800);
        expect(-y).toBeGreaterThan(-260);
      }
    });
  });

  it('gives every character a form of its own', () => {
    const forms = characters.map((character) => JSON.stringify(lettered(character, faces.sans, 100, [0, 0])));
    expect(new Set(forms).size).toBe(characters.length);
  });
});

describe('titles', () => {
  it.each([
    ['Café Müller', 'Cafe Muller'],
    ['Søren’s “Best” — Æther', `Soren's "Best" - Aether`],
    ['Сад и море', 'Sad i more'],
    ['🎉 Party 🎉', 'Party'],
    ['<script>alert(1)</script>', 'scriptalert(1)/script'],
    ['a\nb\t c', 'a b c'],
    ['🎉', ''],
  ])('%j are lettered as %j', (title, text) => {
    expect(letterable(title)).toBe(text);
  });

  it('shrink and wrap until they fit', () => {
    const frame = { width: 400, lines: 2, largest: 80, smallest: 20 };
    for (const title of [
      'Ember',
      'The Quiet Harbor',
      'An Extraordinarily Long Name',
      'W'.repeat(90),
      'word '.repeat(80).trim(),
    ]) {
      const { size, lines } = fitted(title, faces.serif, frame);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(size).toBeLessThanOrEqual(80);
      for (const line of lines) expect(textWidth(line, faces.serif, size)).toBeLessThanOrEqual(400);
    }
    expect(fitted('Ember', faces.serif, frame)).toEqual({ size: 80, lines: ['Ember'] });
  });

  it('end in dots when they are cut', () => {
    expect(shortened('Ember', faces.sans, 20, 500)).toBe('Ember');
    expect(shortened('Ember and Ash', faces.sans, 20, 80)).toMatch(/^Ember.*\.\.\.$/);
  });

  it('set some pairs closer', () => {
    const apart = textWidth('T', faces.sans, 100) + textWidth('o', faces.sans, 100);
    expect(textWidth('To', faces.sans, 100)).toBeLessThan(apart);
    expect(textWidth('HH', faces.sans, 100)).toBeGreaterThan(2 * textWidth('H', faces.sans, 100));
  });
});
