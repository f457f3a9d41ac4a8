import { describe, expect, it } from 'vitest';
import { wishesOf } from '../../../server/src/generation/theme/plan/wishes.ts';

describe('a description of a site', () => {
  it.each([
    ['A minimalist site', 'calm'],
    ['Quiet and clean', 'calm'],
    ['A cosy café', 'warm'],
    ['Rustic bakery', 'warm'],
    ['Loud and brutalist', 'bold'],
    ['A luxury hotel', 'elegant'],
    ['An editorial site', 'elegant'],
    ['Fun for children', 'playful'],
    ['Colourful', 'playful'],
    ['An organic farm', 'natural'],
    ['A sleek, modern start-up', 'technical'],
    ['An elegant, modern firm', 'elegant'],
    ['Warm', 'warm'],
    ['A site', undefined],
    ['A constructor', undefined],
  ])('%j has the mood %s', (text, mood) => {
    expect(wishesOf(text).mood).toBe(mood);
  });

  it.each([
    ['in navy', 262],
    ['Rose garden', 5],
    ['Teal and orange', 196],
    ['Golden Gate', 80],
    ['without a color', undefined],
    ['toString', undefined],
  ])('%j has the hue %s', (text, hue) => {
    expect(wishesOf(text).hue).toBe(hue);
  });

  it.each([
    ['A dark portfolio', true],
    ['Café Noir', true],
    ['Midnight radio', true],
    ['With a dark mode', false],
    ['In light and dark', false],
    ['A dark site with a dark mode', true],
    ['Darkness', false],
  ])('%j is dark: %s', (text, isDark) => {
    expect(wishesOf(text).isDark).toBe(isDark);
  });

  it.each([
    ['A night mode for an online shop', ['dark_mode', 'woocommerce_ready']],
    ['An e-commerce site', ['woocommerce_ready']],
    ['Accessible, with a sidebar', ['accessibility_ready', 'sidebar']],
    ['A landing page', ['hero']],
    ['News of a club', ['blog']],
    ['Projects of an architect', ['portfolio']],
    ['A newsroom', []],
  ])('%j asks for %j', (text, features) => {
    expect(wishesOf(text).features).toEqual(features);
  });
});
