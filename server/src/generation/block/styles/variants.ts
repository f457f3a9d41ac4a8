import type { StyleVariant } from '@presswright/shared/schemas/block-parts';
import { type CssCode, css, cssValue, noCss } from '../../writers/css.ts';
import { lightAccent } from './accent-tokens.ts';
import type { StyleKit } from './style-kit.ts';
import { fallbackColors, ink, mix, modernColors, paper, readableOn } from './theme-colors.ts';

/** A look that the user picks in the editor: it sets the tokens that the block's stylesheet reads. */
export interface VariantLook {
  /** Name in the editor, translated by WordPress. */
  readonly label: string;
  readonly rules: (kit: StyleKit) => CssCode;
}

const [fallbackInk, fallbackPaper] = [cssValue(fallbackColors.ink), cssValue(fallbackColors.paper)];
const roomy = cssValue('clamp(1.25rem, 5cqi, 2.5rem)');
const moving = cssValue('(prefers-reduced-motion: no-preference)');

/** Every style variant. Surfaces always come with the text on them, so that both stay readable wherever the block stands. */
export const variantLooks: Readonly<Record<StyleVariant, VariantLook>> = {
  default: { label: 'Default', rules: () => noCss },

  card: {
    label: 'Card',
    rules: (kit) => css`
      ${kit.variant('card')} {
        ${kit.set('surface')}: ${paper};
        ${kit.set('text')}: ${ink};
        ${kit.set('border-width')}: 1px;
        ${kit.set('radius')}: 0.875rem;
        ${kit.set('padding')}: ${roomy};
        ${kit.set('shadow')}: 0 1px 2px rgb(0 0 0 / 6%), 0 0.75rem 2rem -0.75rem rgb(0 0 0 / 18%);
      }

      ${kit.variant('card')}:is(:hover, :focus-within) {
        ${kit.set('shadow')}: 0 1px 2px rgb(0 0 0 / 8%), 0 1.25rem 2.5rem -0.75rem rgb(0 0 0 / 26%);
      }

      @media ${moving} {

        ${kit.variant('card')} {
          transition: box-shadow 0.2s ease, transform 0.2s ease;
        }

        ${kit.variant('card')}:is(:hover, :focus-within) {
          transform: translateY(-2px);
        }
      }
    `,
  },

  minimal: {
    label: 'Minimal',
    rules: (kit) => css`
      ${kit.variant('minimal')} {
        ${kit.set('gap')}: var(--wp--preset--spacing--30, 0.75rem);
        border-block-start: 1px solid ${kit.get('border')};
        padding-block: ${kit.get('gap')};
      }
    `,
  },

  outline: {
    label: 'Outline',
    rules: (kit) => css`
      ${kit.variant('outline')} {
        ${kit.set('border')}: currentcolor;
        ${kit.set('border-width')}: 2px;
        ${kit.set('radius')}: 0.25rem;
        ${kit.set('padding')}: ${roomy};
      }
    `,
  },

  filled: {
    label: 'Filled',
    rules: (kit) => css`
      ${kit.variant('filled')} {
        ${kit.set('surface')}: ${cssValue('#f1f1f4')};
        ${kit.set('text')}: ${fallbackInk};
        ${kit.set('radius')}: 1.25rem;
        ${kit.set('padding')}: ${roomy};
      }

      @supports ${modernColors} {

        ${kit.variant('filled')} {
          ${kit.set('surface')}: ${mix(kit.brand, 10, paper)};
          ${kit.set('text')}: ${ink};
        }
      }
    `,
  },

  accent: {
    label: 'Accent',
    rules: (kit) => css`
      ${kit.variant('accent')} {
        ${kit.set('surface')}: ${kit.fallbackBrand};
        ${kit.set('text')}: ${fallbackPaper};
        ${kit.set('muted')}: currentcolor;
        ${kit.set('accent')}: ${fallbackPaper};
        ${kit.set('on-accent')}: ${kit.fallbackBrand};
        ${kit.set('radius')}: 1.25rem;
        ${kit.set('padding')}: ${roomy};
      }

      @supports ${modernColors} {

        ${kit.variant('accent')} {
          ${kit.set('surface')}: ${kit.brand};
          ${kit.set('text')}: ${readableOn(kit.get('surface'))};
          ${kit.set('accent')}: ${kit.get('text')};
          ${kit.set('on-accent')}: ${kit.get('surface')};
        }
      }
    `,
  },

  inverted: {
    label: 'Inverted',
    rules: (kit) => css`
      ${kit.variant('inverted')} {
        ${kit.set('surface')}: ${ink};
        ${kit.set('text')}: ${paper};
        ${lightAccent(kit)}
        ${kit.set('radius')}: 0.5rem;
        ${kit.set('padding')}: ${roomy};
      }
    `,
  },

  compact: {
    label: 'Compact',
    rules: (kit) => css`
      ${kit.variant('compact')} {
        ${kit.set('border-width')}: 1px;
        ${kit.set('radius')}: 0.5rem;
        ${kit.set('gap')}: 0.5rem;
        ${kit.set('padding')}: 0.875rem;
        font-size: 0.875em;
      }
    `,
  },
};
