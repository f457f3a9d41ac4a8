import { describe, expect, test } from 'vitest';
import { type NameKind, namesFor } from '../../../server/src/generation/naming/names.ts';
import { phpReserved, takenClasses, takenPrefixes } from '../../../server/src/generation/naming/reserved-words.ts';

describe('names of a plugin', () => {
  test('come in every writing that code needs', () => {
    expect(namesFor('Event Manager')).toEqual({
      title: 'Event Manager',
      slug: 'event-manager',
      prefix: 'event_manager',
      className: 'Event_Manager',
      namespace: 'EventManager',
      constant: 'EVENT_MANAGER',
      handlePrefix: 'event-manager',
      notes: [],
    });
  });

  test.each([
    ['Über Größe', 'uber-grosse'],
    ['Менеджер событий', 'menedzher-sobytiy'],
    ['Διαχείριση', 'diacheirisi'],
    ['مدير الأحداث', 'mdyr-lhdth'],
    ['אירועים', 'yrvym'],
    ['活动管理', 'huo-dong-guan-li'],
    ['イベント管理', 'ibento-guan-li'],
    ["Bob's Café", 'bobs-cafe'],
    ['Tom & Jerry', 'tom-and-jerry'],
    ['🎉 Party Planner', 'party-planner'],
    ['  odd\t\nspaces\u0000 ', 'odd-spaces'],
    ['3D Viewer', 'three-d-viewer'],
    ['1st Aid', 'first-aid'],
    ['360 Viewer', 'viewer-360'],
    ['FAQ', 'faq-kit'],
    ['The quick brown fox jumps over the lazy dog and runs away', 'the-quick-brown-fox-jumps-over-the-lazy-dog'],
  ])('the slug of %j is %s', (title, slug) => {
    expect(namesFor(title).slug).toBe(slug);
  });

  test.each([
    ['WordPress Event Manager', 'event-manager'],
    ['WP Backups', 'backups'],
    ['Facebook Feed Widget', 'feed-widget'],
    ['Google Maps Widget', 'widget-for-google-maps'],
    ['Stripe Payments', 'payments-for-stripe'],
    ['WooCommerce Product Badges', 'product-badges-for-woocommerce'],
    ['Better WooCommerce Cart', 'better-cart-for-woocommerce'],
    ['WooCommerce Stripe Gateway', 'gateway-stripe-for-woocommerce'],
    ['WooEvents', 'events'],
    ['Elementor Plugin', 'tools-for-elementor'],
  ])('the slug of %j is one that the directory takes, with a note', (title, slug) => {
    const names = namesFor(title);
    expect(names.slug).toBe(slug);
    expect(names.title).toBe(title);
    // What was changed is named, besides what follows from it.
    expect(names.notes.some((note) => /"[a-z-]+"/.test(note))).toBe(true);
  });

  test.each(['Product Badges for WooCommerce', 'Wooden Toys', 'Instant Search', 'Maps with Google', 'The Daily'])(
    'the directory takes %j as it stands',
    (title) => {
      expect(namesFor(title).notes).toEqual([]);
    },
  );

  test.each(['🎉', '🎊', '', 'Plugin', 'WordPress', 'Test', 'a', '404'])(
    '%j alone tells nothing apart: the slug ends with a fingerprint that is always the same',
    (title) => {
      const { slug, notes } = namesFor(title);
      expect(slug).toMatch(/^[a-z]+(-\d+)?-[0-9a-f]{6}$/);
      expect(namesFor(title).slug).toBe(slug);
      expect(notes.length).toBeGreaterThan(0);
    },
  );

  test('two titles of pictures get two slugs', () => {
    expect(namesFor('🎉').slug).not.toBe(namesFor('🎊').slug);
  });

  test.each(['Class', 'List', 'Public', 'Namespace', 'Function', 'Abstract', 'Posts', 'Exception', 'Walker'])(
    'no name in code is %j alone, which PHP or WordPress has already',
    (title) => {
      const { prefix, className, namespace } = namesFor(title);
      expect(prefix).toBe(`${title.toLowerCase()}_kit`);
      expect(className).toBe(`${title}_Kit`);
      expect(namespace).toBe(`${title}Kit`);
    },
  );

  test('capitals of abbreviations stay, shouting does not', () => {
    expect(namesFor('FAQ Manager').className).toBe('FAQ_Manager');
    expect(namesFor('MY GREAT TOOLBOX').className).toBe('My_Great_Toolbox');
  });

  test('the title keeps emoji, quotes and markup and loses what cannot be seen', () => {
    expect(namesFor('🎉 "A" <b>\n\u202Eb\u202C\u0007?> %s').title).toBe('🎉 "A" <b> b?> %s');
    expect(namesFor('Cafe\u0301').title).toBe('Café');
    expect(namesFor('\ud83d half').title).toBe('half');
  });

  test('a theme is not called a theme in its slug, nor like a default theme', () => {
    expect(namesFor('Coffee Theme', { kind: 'theme' }).slug).toBe('coffee');
    expect(namesFor('Twenty Twenty-Five Dark', { kind: 'theme' }).slug).toBe('five-dark');
  });

  const hostile = [
    'Bob\'s "Best" ?> <script>alert(1)</script> $x %s */ --> \\',
    'x'.repeat(5000),
    '- - -',
    '../../etc/passwd',
    '__construct',
    'wp_insert_post',
    '12 345 678',
    '0',
    '½ ™ ©',
    '\u200d\ufe0f',
    'ﷺ',
    '𝕸𝖆𝖙𝖍 𝕻𝖑𝖚𝖌𝖎𝖓',
    'null',
    'for',
    'For WooCommerce',
    'WooCommerce for WooCommerce',
    'plugin plugin plugin WordPress',
    'Google Google Google',
    `${'word '.repeat(400)}`,
    'สวัสดี ชาวโลก',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  ];
  const kinds: NameKind[] = ['plugin', 'block', 'theme'];
  test.each(hostile.flatMap((title) => kinds.map((kind) => [kind, title] as const)))(
    'any title gives a %s valid names: %j',
    (kind, title) => {
      const names = namesFor(title, { kind });
      expect(names.slug).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
      expect(names.slug.length).toBeLessThanOrEqual(50);
      expect(names.prefix).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      expect(names.prefix.length).toBeGreaterThanOrEqual(4);
      expect(names.prefix.length).toBeLessThanOrEqual(30);
      expect(names.prefix.startsWith('wp_')).toBe(false);
      expect(names.constant).toBe(names.prefix.toUpperCase());
      expect(names.className).toMatch(/^[A-Z][A-Za-z0-9]*(_[A-Z0-9][A-Za-z0-9]*)*$/);
      expect(names.namespace).toBe(names.className.replaceAll('_', ''));
      for (const name of [names.prefix, names.className.toLowerCase(), names.namespace.toLowerCase()]) {
        expect(phpReserved.has(name) || takenPrefixes.has(name) || takenClasses.has(name)).toBe(false);
      }
      expect(names.title).not.toMatch(/\p{Cc}/u);
      expect(names.title).not.toBe('');
      expect(namesFor(title, { kind })).toEqual(names);
    },
  );
});

describe('names of a theme', () => {
  test.each(['Custom Templates', 'Spare Parts'])('%s: the folder is told from those of templates', (title) => {
    const { slug, notes } = namesFor(title, { kind: 'theme' });
    expect(slug).not.toMatch(/(templates|parts)$/);
    expect(notes.join()).toContain('a word was added to the slug');
  });
});
