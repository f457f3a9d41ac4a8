import { describe, expect, it } from 'vitest';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { fallbackBrands, fallbackColors } from '../../../../server/src/generation/block/styles/theme-colors.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { contrastRatio } from '../../../../server/src/generation/theme/color/contrast.ts';
import { styleVariants } from '../../../../shared/src/schemas/block-parts.ts';

const archetypes =
  'testimonial,pricing table,faq,gallery,countdown,notice,team member,event,statistics,timeline,features,hero,call to action,product,video,quote,card,odd thing'.split(
    ',',
  );

function stylesOf(block_type: string, extra: object = {}): string {
  const project = generateBlock({ block_type, style_variants: [...styleVariants], ...extra }, new Slots());
  return String(project.files.find(({ path }) => path.endsWith('/style.css'))?.content);
}

/** The declarations of every rule of a selector, those inside of at-rules too. */
const rulesOf = (css: string, selector: string): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
    .map(([, , body]) => body)
    .join('\n');

describe('style variants of blocks', () => {
  it('are registered once each, the default one as such', () => {
    const { files } = generateBlock(
      { block_type: 'acme/card', style_variants: ['card', 'accent', 'card'] },
      new Slots(),
    );
    const json = JSON.parse(String(files.find(({ path }) => path.endsWith('block.json'))?.content)) as {
      styles: unknown;
    };
    expect(json.styles).toEqual([
      { name: 'default', label: 'Default', isDefault: true },
      { name: 'card', label: 'Card' },
      { name: 'accent', label: 'Accent' },
    ]);
  });

  it('differ from each other', () => {
    const css = stylesOf('acme/testimonial');
    const looks = styleVariants
      .filter((name) => name !== 'default')
      .map((name) => rulesOf(css, `.wp-block-acme-testimonial.is-style-${name}`));
    expect(looks.every((look) => look.includes(':'))).toBe(true);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(archetypes)('lay out a block of the kind "%s" without directions, importance or fixed motion', (name) => {
    const css = stylesOf(name, { features: ['responsive_design', 'interactivity'] });
    expect(css).not.toMatch(/!important|\b(?:margin|padding|border)-(?:left|right)\b|(?:^|\s)(?:left|right|float):/);
    expect(css).not.toMatch(/\{\s*\}/);
    expect(css.match(/transition:|animation:/g)?.length).toBe(css.match(/prefers-reduced-motion/g)?.length);
    expect(css).toContain('var(--wp--preset--color--');
  });

  it('set text and surface together, readable in the colours of themes without any', () => {
    const pairs = [
      ...fallbackBrands.map((brand) => [brand, '#ffffff'] as const),
      [fallbackColors.ink, '#ffffff'] as const,
      [fallbackColors.ink, '#f1f1f4'] as const,
    ];
    for (const [one, other] of pairs) expect(contrastRatio(one, other)).toBeGreaterThanOrEqual(4.5);
    const css = stylesOf('acme/testimonial');
    for (const name of ['card', 'filled', 'accent', 'inverted']) {
      const rules = rulesOf(css, `.wp-block-acme-testimonial.is-style-${name}`);
      expect(rules).toMatch(/-surface:[\s\S]*-text:/);
    }
  });

  it('choose the colour for themes without one by the seed', () => {
    expect(stylesOf('acme/card', { seed: 1 })).toContain(fallbackBrands[1]);
    expect(stylesOf('acme/card', { seed: 1 })).not.toContain(fallbackBrands[0]);
  });

  it('prefix their custom properties, so that blocks inside are left alone', () => {
    const own = [...stylesOf('acme/card').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name ?? '');
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => !name.startsWith('--acme-card-'))).toEqual([]);
  });
});
