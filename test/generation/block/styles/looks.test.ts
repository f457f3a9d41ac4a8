import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { describe, expect, it } from 'vitest';
import { generatedBlock } from '../support/generated-block.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Attributes = NonNullable<BlockGenerateRequest['attributes']>;

/** Rules of a block's style sheet that a class or attribute is in: selectors without the block's own, and declarations. */
function rulesWith(attributes: Attributes, mark: string): string {
  const { project } = generatedBlock({
    block_type: 'acme/thing',
    attributes: { title: 'string', label: 'string', photo: 'image', website: 'url', ...attributes },
  });
  const css = String(project.files.find(({ path }) => path.endsWith('/style.css'))?.content);
  return [...css.replace(/\s+/g, ' ').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => new RegExp(`${mark}(?![\\w-])`).test(selector))
    .map(
      ([, selector = '', body = '']) => `${selector.replaceAll('.wp-block-acme-thing', '').trim()} { ${body.trim()} }`,
    )
    .join('\n');
}

describe('a switch changes the looks that it is called after', () => {
  it.each([
    ['circle', /__photo \{ aspect-ratio: 1; border-radius: 50%/],
    ['rounded', /-radius: 1rem; \}\n.*__photo, .*__website \{ border-radius: 1rem; \}/],
    ['boxShadow', /-shadow: 0 /],
    ['bordered', /-border-width: 1px; .*-padding: clamp/],
    ['outlined', /-border-width: 1px/],
    [
      'dark',
      /-surface: var\(--wp--preset--color--contrast.*-text: var\(--wp--preset--color--base.*-muted: currentcolor/,
    ],
    ['invert', /-surface: var\(--wp--preset--color--contrast/],
    ['light', /-surface: var\(--wp--preset--color--base.*-text: var\(--wp--preset--color--contrast/],
    ['transparent', /-surface: transparent/],
    ['centered', /align-items: center; justify-content: center; text-align: center/],
    ['reverse', /flex-direction: column-reverse/],
    ['flipped', /flex-direction: column-reverse/],
    ['horizontal', /flex-flow: row wrap/],
    ['stacked', /flex-direction: column;/],
    ['vertical', /flex-direction: column;/],
    ['compact', /font-size: 0\.875em/],
    ['small', /font-size: 0\.875em/],
    ['large', /font-size: 1\.25em/],
    ['uppercase', /__title, .*__label \{ text-transform: uppercase/],
    ['icon', /::before \{.*content: "!" \/ "";/],
    ['bold', /font-weight: 700/],
    ['italic', /font-style: italic/],
    ['fullWidth', /__website \{ align-self: stretch; inline-size: 100%/],
    ['grayscale', /__photo \{ filter: grayscale\(1\)/],
    ['greyscale', /__photo \{ filter: grayscale\(1\)/],
    ['striped', /:nth-child\(odd\) \{ background-color/],
    ['sticky', /position: sticky/],
    ['fixed', /position: sticky/],
  ])('%s', (name, rule) => {
    expect(rulesWith({ [name]: 'boolean' }, `\\.is-${kebab(name)}`)).toMatch(rule);
  });

  it('has no rule where its name says nothing of looks', () => {
    expect(rulesWith({ enabled: 'boolean' }, '\\.is-enabled')).toBe('');
  });
});

describe('a choice changes the looks that its values are called after', () => {
  it.each<[name: string, options: string[], className: string, rule: RegExp | '']>([
    ['alignment', ['left', 'center', 'right'], 'is-alignment-left', /text-align: start/],
    ['alignment', ['left', 'center', 'right'], 'is-alignment-center', /text-align: center/],
    ['alignment', ['left', 'center', 'right'], 'is-alignment-right', /text-align: end/],
    ['textAlign', ['start', 'end'], 'is-text-align-end', /text-align: end/],
    ['theme', ['light', 'dark'], 'is-theme-dark', /-surface: var\(--wp--preset--color--contrast/],
    ['size', ['small', 'large'], 'is-size-large', /font-size: 1\.25em/],
    ['shape', ['square', 'circle'], 'is-shape-circle', /border-radius: 50%/],
    ['orientation', ['horizontal', 'vertical'], 'is-orientation-horizontal', /flex-flow: row wrap/],
    ['imageShape', ['square', 'circle'], 'is-image-shape-square', /__photo, .*__website \{ border-radius: 0; \}/],
    ['animation', ['none', 'fade'], 'is-animation-fade', /animation: wp-block-acme-thing-\S* 0\.6s/],
    ['animation', ['none', 'fade'], 'is-animation-none', ''],
    ['style', ['modern', 'classic'], 'is-style-classic', /border-width: 1px/],
    ['ratio', ['4:3', '16:9'], 'is-ratio-2', /__photo \{ aspect-ratio: 16 \/ 9/],
    ['layout', ['list', 'grid'], 'is-layout-grid', /grid-template-columns: repeat\(auto-fit/],
  ])('%s %j: %s', (name, options, className, rule) => {
    const found = rulesWith({ [name]: { type: 'enum', options } }, `\\.${className}`);
    if (rule === '') expect(found).toBe('');
    else expect(found).toMatch(rule);
  });
});

describe('a number measures what its name ends with', () => {
  it.each([
    ['minHeight', /min-block-size: calc\(.* \* 1px\)/],
    ['maxWidth', /max-inline-size: calc\(.* \* 1px\)/],
    ['gap', /-gap: calc\(.* \* 1px\)/],
    ['itemSpacing', /-gap: calc\(.* \* 1px\)/],
    ['padding', /-padding: calc\(.* \* 1px\)/],
    ['borderRadius', /-radius: calc\(.* \* 1px\)/],
    ['imageOpacity', / img \{ opacity: var\(--acme-thing-image-opacity-value\)/],
  ])('%s', (name, rule) => {
    const property = `acme-thing-${kebab(name)}-value`;
    expect(rulesWith({ [name]: 'number' }, `\\[style\\*="--${property}"\\]`)).toMatch(rule);
  });

  it('in percent where it goes beyond one', () => {
    const opacity = { type: 'integer', maximum: 100 };
    expect(rulesWith({ imageOpacity: opacity }, '\\[style\\*="--acme-thing-image-opacity-value"\\]')).toContain(
      '/ 100)',
    );
  });
});
