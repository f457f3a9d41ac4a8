import { moods, spacings } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { describe, expect, it } from 'vitest';
import { fontStacks } from '../../../server/src/generation/theme/font-stacks.ts';
import { fluidLength, spacingPresets } from '../../../server/src/generation/theme/spacing-scale.ts';
import { fontFamilyPresets, typePairFor, typePairs } from '../../../server/src/generation/theme/type-pairs.ts';
import { fontSizePresets } from '../../../server/src/generation/theme/type-scale.ts';

const inRem = (length: string): number => Number(/^([\d.]+)rem$/.exec(length)?.[1]);

describe('font stacks', () => {
  it.each(Object.values(fontStacks))('$slug ends in a generic family and quotes names with spaces', (stack) => {
    const families = stack.fontFamily.split(', ');
    expect(families.at(-1)).toMatch(/^(sans-serif|serif|monospace)$/);
    for (const family of families) {
      expect(family).toMatch(/^("[A-Za-z ]+"|-?[A-Za-z0-9-]+)$/);
    }
  });
});

describe('type pairs', () => {
  it('have slugs of their own', () => {
    expect(new Set(typePairs.map(({ slug }) => slug)).size).toBe(typePairs.length);
  });

  it('follow the seed', () => {
    expect(typePairFor(5)).toBe(typePairFor(5));
    expect(new Set(Array.from({ length: 200 }, (_, seed) => typePairFor(seed).slug)).size).toBe(typePairs.length);
  });

  it.each(moods)('suit the mood: %s', (mood) => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(typePairFor(seed, mood).moods).toContain(mood);
    }
  });

  it.each(typePairs)('$slug becomes presets without a face twice', (pair) => {
    const presets = fontFamilyPresets(pair);
    const slugs = presets.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(expect.arrayContaining([pair.heading.slug, pair.body.slug, 'mono']));
    for (const preset of presets) {
      expect(Object.keys(preset).sort()).toEqual(['fontFamily', 'name', 'slug']);
    }
  });
});

describe('type scale', () => {
  it.each(moods)('grows from step to step and still zooms: %s', (mood) => {
    const sizes = fontSizePresets(mood);
    expect(sizes.map(({ slug }) => slug)).toEqual(['small', 'medium', 'large', 'x-large', 'xx-large']);
    let before = { min: 0, max: 0 };
    for (const { size, fluid } of sizes) {
      const now =
        fluid === false ? { min: inRem(size), max: inRem(size) } : { min: inRem(fluid.min), max: inRem(fluid.max) };
      expect(now.min).toBeGreaterThan(before.min);
      expect(now.max).toBeGreaterThan(before.max);
      expect(now.max / now.min).toBeLessThan(2.5);
      expect(inRem(size)).toBe(now.max);
      before = now;
    }
  });

  it('is wider in a bold theme than in a technical one', () => {
    const largest = (mood: 'bold' | 'technical') => inRem(fontSizePresets(mood).at(-1)?.size ?? '');
    expect(largest('bold')).toBeGreaterThan(largest('technical') * 1.5);
  });
});

describe('spacing', () => {
  it('is the narrow length at 320 px and the wide one at 1280 px', () => {
    const [, start, slope] = /\+? ?([\d.]+)rem \+ ([\d.]+)vw/.exec(fluidLength(2, 3.5)) ?? [];
    const at = (screen: number) => Number(start) + (Number(slope) / 100) * (screen / 16);
    expect(at(320)).toBeCloseTo(2, 2);
    expect(at(1280)).toBeCloseTo(3.5, 2);
  });

  it.each(spacings)('grows from 20 to 80: %s', (spacing) => {
    const sizes = spacingPresets(spacing);
    expect(sizes.map(({ slug }) => slug)).toEqual(['20', '30', '40', '50', '60', '70', '80']);
    const widest = sizes.map(({ size }) => Number(/([\d.]+)rem\)?$/.exec(size)?.[1]));
    expect(widest).toEqual([...widest].sort((left, right) => left - right));
    for (const { size } of sizes) {
      expect(size).toMatch(/^([\d.]+rem|clamp\([\d.]+rem, [\d.]+rem \+ [\d.]+vw, [\d.]+rem\))$/);
    }
  });
});
