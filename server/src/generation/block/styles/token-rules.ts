import { type CssCode, css, cssValue, noCss } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';
import { lightAccent } from './accent-tokens.ts';
import type { StyleKit } from './style-kit.ts';
import { mix, modernColors, readableOn } from './theme-colors.ts';

const current = cssValue('currentcolor');
const nothing = cssValue('transparent');

/** Banners are dark before any style variant is chosen: text on a picture. */
const isDark = (archetype: string): boolean => archetype === 'hero';

/**
 * The tokens as a block without a style variant has them, and the wrapper that reads them. One class is all that the
 * selectors weigh, so that a theme's theme.json and the colours picked in the editor win.
 */
export const tokenRules = (
  kit: StyleKit,
  { archetype, attributes }: Pick<BlockPlan, 'archetype' | 'attributes'>,
): CssCode => css`
  ${kit.root} {
    ${
      isDark(archetype)
        ? lightAccent(kit)
        : css`
      ${kit.set('accent')}: ${kit.fallbackBrand};
      ${kit.set('on-accent')}: #fff;
    `
    }
    ${kit.set('surface')}: transparent;
    ${kit.set('text')}: currentcolor;
    ${kit.set('muted')}: currentcolor;
    ${kit.set('border')}: rgb(127 127 127 / 35%);
    ${kit.set('border-width')}: 0px;
    ${kit.set('radius')}: 0px;
    ${kit.set('padding')}: 0px;
    ${kit.set('gap')}: var(--wp--preset--spacing--40, 1.25rem);
    ${kit.set('shadow')}: none;
    ${attributes.some(({ role }) => role === 'columns') ? css`${kit.set('columns')}: 3;` : noCss}
    background-color: ${kit.get('surface')};
    border: ${kit.get('border-width')} solid ${kit.get('border')};
    border-radius: ${kit.get('radius')};
    box-shadow: ${kit.get('shadow')};
    box-sizing: border-box;
    color: ${kit.get('text')};
    overflow-wrap: break-word;
    padding: ${kit.get('padding')};
  }

  @supports ${modernColors} {

    ${kit.root} {
      ${
        isDark(archetype)
          ? noCss
          : css`
        ${kit.set('accent')}: ${kit.brand};
        ${kit.set('on-accent')}: ${readableOn(kit.get('accent'))};
      `
      }
      ${kit.set('muted')}: ${mix(current, 72, nothing)};
      ${kit.set('border')}: ${mix(current, 18, nothing)};
    }
  }

  @media (forced-colors: active) {

    ${kit.root} {
      border-color: CanvasText;
    }
  }
`;
