import { type CssCode, css } from '../../writers/css.ts';
import type { StyleKit } from './style-kit.ts';
import { ink, modernColors, paper, readableOn } from './theme-colors.ts';

/**
 * The theme's accent colour with the text on it, for a selector. Browsers that cannot compute readable text get the
 * block's own colour, under which white is readable.
 */
export const brandAccent = (kit: StyleKit, selector: CssCode): CssCode => css`
  ${selector} {
    ${kit.set('accent')}: ${kit.fallbackBrand};
    ${kit.set('on-accent')}: #fff;
  }

  @supports ${modernColors} {

    ${selector} {
      ${kit.set('accent')}: ${kit.brand};
      ${kit.set('on-accent')}: ${readableOn(kit.get('accent'))};
    }
  }
`;

/** Declarations of an accent for dark surfaces: the theme's background with the theme's text on it. */
export const lightAccent = (kit: StyleKit): CssCode => css`
  ${kit.set('accent')}: ${paper};
  ${kit.set('on-accent')}: ${ink};
`;
