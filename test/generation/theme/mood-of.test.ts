import { describe, expect, it } from 'vitest';
import { asksForDark, moodOf } from '../../../server/src/generation/theme/mood-of.ts';

describe('moods', () => {
  it.each([
    ['Yoga Retreat', 'calm'],
    ['A theme for software developers with docs', 'technical'],
    ['Wedding photographers and jewellery', 'elegant'],
    ['Kids & Toys', 'playful'],
    ['Our Family Bakery', 'warm'],
    ['Organic garden, travel', 'natural'],
    ['Gyms and sports', 'bold'],
    ['Food for the forest farm', 'natural'],
  ])('%j is %s', (text, mood) => {
    expect(moodOf(text)).toBe(mood);
  });

  it.each(['', 'Ashford', 'petrol', '日本語', '🎉', '</script>'])('%j has none', (text) => {
    expect(moodOf(text)).toBeUndefined();
  });

  it.each([
    ['A dark portfolio', true],
    ['Midnight Diner', true],
    ['Darkroom', false],
    ['Nightingale', false],
    ['', false],
  ])('%j asks for a dark page: %s', (text, isDark) => {
    expect(asksForDark(text)).toBe(isDark);
  });
});
