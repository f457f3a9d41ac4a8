import { describe, expect, test } from 'vitest';
import { blockNamesFor } from '../../../server/src/generation/naming/block-names.ts';

/** What the editor takes as a block's name. */
const editorPattern = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

describe('names of a block', () => {
  test('a title gives a block in a namespace that is nobody’s', () => {
    const names = blockNamesFor('Pricing Table');
    expect(names).toMatchObject({
      blockName: 'site-blocks/pricing-table',
      title: 'Pricing Table',
      cssClass: 'wp-block-site-blocks-pricing-table',
      prefix: 'pricing_table',
      textDomain: 'pricing-table',
      notes: [],
    });
  });

  test('an explicit name stays, and names the plugin too', () => {
    expect(blockNamesFor('acme/pricing-table')).toMatchObject({
      blockName: 'acme/pricing-table',
      blockNamespace: 'acme',
      blockSlug: 'pricing-table',
      title: 'Pricing Table',
      cssClass: 'wp-block-acme-pricing-table',
      slug: 'acme-pricing-table',
      prefix: 'acme_pricing_table',
      notes: [],
    });
  });

  test.each([
    ['Acme/Pricing_Table', 'acme/pricing-table'],
    ['acme/3d', 'acme/three-d'],
    ['イベント/カード', 'ibento/kado'],
    ['core/paragraph', 'site-blocks/paragraph'],
  ])('the explicit name %j becomes %s, with a note', (given, expected) => {
    const names = blockNamesFor(given);
    expect(names.blockName).toBe(expected);
    expect(names.notes.length).toBeGreaterThan(0);
  });

  test.each([
    ['Before/After Slider', 'site-blocks/before-after-slider'],
    ['a/b/c', 'site-blocks/a-b-c'],
    ['3D Card', 'site-blocks/three-d-card'],
    ['WordPress News', 'site-blocks/wordpress-news'],
    ['Übersicht', 'site-blocks/ubersicht'],
  ])('%j is a title, not a namespace and a name: %s', (given, expected) => {
    expect(blockNamesFor(given).blockName).toBe(expected);
  });

  test.each([
    '🎉',
    '/',
    'acme/',
    '/x',
    'acme/--',
    '"><script>/<b>',
    '../..',
    '-/-',
    '404',
    'x'.repeat(3000),
    'core/🎉',
  ])('any text gives a name that the editor takes: %j', (given) => {
    const names = blockNamesFor(given);
    expect(names.blockName).toMatch(editorPattern);
    expect(names.blockName.length).toBeLessThan(90);
    expect(names.prefix).toMatch(/^[a-z][a-z0-9_]{3,29}$/);
    expect(names.cssClass).toBe(`wp-block-${names.blockName.replace('/', '-')}`);
    expect(names.title).not.toBe('');
  });
});
