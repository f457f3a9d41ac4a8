import { describe, expect, it } from 'vitest';
import { paletteFor } from '../../../server/src/generation/theme/color/palette-for.ts';
import {
  type CompositionName,
  compositions,
  generalCompositions,
} from '../../../server/src/generation/theme/picture/compositions.ts';
import { pictureSvg } from '../../../server/src/generation/theme/picture/picture-svg.ts';
import { composePicture, compositionsFor } from '../../../server/src/generation/theme/pictures.ts';

const names = Object.keys(compositions) as CompositionName[];
const frames = [
  [800, 600],
  [600, 900],
  [1600, 600],
] as const;

const svgOf = (composition: CompositionName, seed: number, width = 800, height = 600, isDark = false): string =>
  pictureSvg(composePicture({ palette: paletteFor(seed, { isDark }), seed, composition, width, height }));

/** The elements of a document in which every tag is closed and every attribute quoted; throws on anything else. */
function elementsOf(svg: string): { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] {
  const open: string[] = [];
  const found = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>|([^<]+)/gy;
  let end = 0;
  for (const match of svg.matchAll(tag)) {
    end = match.index + match[0].length;
    const [, closing, name, attributes = '', alone, text] = match;
    if (text !== undefined) {
      if (text.trim() !== '') throw new Error(`text: ${text}`);
    } else if (closing === '/') {
      if (open.pop() !== name) throw new Error(`closes ${name}`);
    } else {
      if (alone === '') open.push(name ?? '');
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`attribute twice: ${attributes}`);
      found.push({ name: name ?? '', attributes: Object.fromEntries(pairs) as Record<string, string> });
    }
  }
  if (end !== svg.length || open.length > 0) throw new Error(`not well-formed after ${svg.slice(end, end + 60)}`);
  return found;
}

describe('pictures', () => {
  it.each(names)('are well-formed static SVG in every frame, light and dark: %s', (name) => {
    for (let seed = 0; seed < 40; seed += 1) {
      for (const [width, height] of frames) {
        const elements = elementsOf(svgOf(name, seed, width, height, seed % 2 === 1));
        expect(elements[0]?.attributes).toMatchObject({ viewBox: `0 0 ${width} ${height}` });
        const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const element of elements.slice(1)) {
          expect(['defs', 'linearGradient', 'stop', 'rect', 'circle', 'path']).toContain(element.name);
          for (const value of Object.values(element.attributes)) {
            expect(value).not.toMatch(/NaN|undefined|Infinity|e-/);
          }
          const reference = /^url\(#(.*)\)$/.exec(element.attributes.fill ?? '')?.[1];
          if (reference !== undefined) expect(ids).toContain(reference);
        }
      }
    }
  });

  it.each(names)('cover the whole frame and stay small: %s', (name) => {
    const { shapes } = composePicture({
      palette: paletteFor(1),
      seed: 1,
      composition: name,
      width: 900,
      height: 600,
    });
    const backs = shapes.flatMap((shape) => (shape.kind === 'rect' ? shape.width * shape.height : []));
    expect(backs.reduce((sum, area) => sum + area, 0)).toBeGreaterThanOrEqual(900 * 600);
    expect(svgOf(name, 1).length).toBeLessThan(6000);
  });

  it.each(names)('repeat for a seed and vary with it: %s', (name) => {
    expect(svgOf(name, 5)).toBe(svgOf(name, 5));
    const palette = paletteFor(5);
    const compose = (seed: number) => composePicture({ palette, seed, composition: name, width: 800, height: 600 });
    expect(compose(5)).not.toEqual(compose(6));
  });

  it('of a trade come first for it, and for no other', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(compositionsFor(seed, 'food').slice(0, 2).sort()).toEqual(['cup', 'loaves']);
      expect(compositionsFor(seed, 'books')[0]).toBe('books');
      expect(compositionsFor(seed, 'scenery')).not.toContain('books');
    }
  });

  it('come in an order with the wanted kind first and every general composition once', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const order = compositionsFor(seed, 'object');
      expect([...order].sort()).toEqual(Object.keys(generalCompositions).sort());
      expect(order.slice(0, 2).map((name) => compositions[name].kind)).toEqual(['object', 'object']);
    }
  });
});
