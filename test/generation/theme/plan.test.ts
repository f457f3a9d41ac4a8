import { describe, expect, it } from 'vitest';
import { Slots } from '../../../server/src/generation/slots.ts';
import { oklchOfHex } from '../../../server/src/generation/theme/color/oklch.ts';
import { planTheme, type ThemePlan } from '../../../server/src/generation/theme/plan/theme-plan.ts';
import { siteOf } from '../../../server/src/generation/theme/sites/site-of.ts';

const plan = (theme_name: string, description = '', seed = 0): ThemePlan =>
  planTheme({ theme_name, description, seed }, new Slots());

describe('what a theme is for', () => {
  it.each([
    ['Corner Bakery', '', 'bakery'],
    ['Trattoria Luna', '', 'restaurant'],
    ['Lindqvist & Hart Law', '', 'law'],
    ['Aurora', 'Portraits and wedding photography in Oslo', 'photographer'],
    ['Aurora', 'A dark portfolio for a wedding photographer', 'photographer'],
    ['Northern Review', 'A weekly magazine', 'magazine'],
    ['Pottery Shop', '', 'shop'],
    ['Riverside School', '', 'school'],
    ['Bäckerei Müller', '', 'bakery'],
    ['Kepler', 'Software for small teams', 'tech'],
    ['Moss', 'A plant nursery and garden', 'garden'],
    ['Helping Hands', 'A charity for our neighbours', 'nonprofit'],
    ['Tea & Leaf', 'Online shop for loose leaf tea', 'shop'],
    ['The Quarterly', 'A magazine about architecture and cities', 'magazine'],
    ['Stacktrace', "A developer's blog about Rust and databases", 'journal'],
    ['Zzz', '', 'general'],
    ['אור הנמל', '', 'general'],
  ])('%s, %s: %s', (name, description, kind) => {
    expect(siteOf(name, description).slug).toBe(kind);
  });
});

describe('the screenshot', () => {
  it.each([
    ['Riverside School', [], 'business'],
    ['Riverside School', ['sidebar'], 'blog'],
    ['Riverside School', ['hero'], 'business'],
    ['Northern Review', ['sidebar'], 'magazine'],
    ['Zzz', ['portfolio'], 'portfolio'],
    ['Zzz', ['woocommerce_ready', 'hero'], 'shop'],
  ] as const)('of %s with %j is a page that the theme has: %s', (theme_name, features, layout) => {
    expect(planTheme({ theme_name, features: [...features] }, new Slots()).screenshot).toBe(layout);
  });
});

describe('wishes of a description', () => {
  it.each([
    ['green', 150],
    ['blue', 255],
    ['red', 25],
  ])('a %s theme has a primary of that hue', (word, hue) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const primary = oklchOfHex(plan('Zzz', `A ${word} site`, seed).palette.primary);
      expect(Math.abs(((primary.hue - hue + 540) % 360) - 180)).toBeLessThan(25);
    }
  });

  it('dark makes the page dark, and dark mode alone does not', () => {
    expect(plan('Zzz', 'A dark theme').isDark).toBe(true);
    expect(plan('Zzz', 'With dark mode').isDark).toBe(false);
    expect(plan('Zzz', 'With dark mode').features.has('dark_mode')).toBe(true);
  });

  it('moods are taken from words', () => {
    expect(plan('Zzz', 'something luxurious').mood).toBe('elegant');
    expect(plan('Zzz', 'constructor and toString').mood).not.toBeUndefined();
  });

  it('a sentence in which the site speaks stands in its hero, one about it or the theme does not', () => {
    const about = 'We repair old clocks in a small town by the sea.';
    expect(plan('Zzz', about).copy.hero.text).toBe(about);
    expect(plan('Zzz', 'Online shop for loose leaf tea from small farms').copy.hero.text).not.toContain('Online');
    expect(plan('Zzz', 'Please make a theme with large pictures for me.').copy.hero.text).not.toContain('Please');
  });
});

describe('a shop', () => {
  it('gets the parts for WooCommerce, and other kinds of sites do not', () => {
    expect(plan('Pottery Shop').features.has('woocommerce_ready')).toBe(true);
    expect(plan('Corner Bakery').features.has('woocommerce_ready')).toBe(false);
  });
});
