import { type CssCode, css, cssValue, noCss } from '../../writers/css.ts';
import type { StyleKit } from './style-kit.ts';
import { mix, modernColors, readableOn } from './theme-colors.ts';

const current = cssValue('currentcolor');
const nothing = cssValue('transparent');

/**
 * The tokens as a block without a style variant has them, and the wrapper that reads them. One class is all that the
 * selectors weigh, so that a theme's theme.json and the colours picked in the editor win.
 */
export const tokenRules = (kit: StyleKit, hasColumns: boolean): CssCode => css`
  ${kit.root} {
    ${kit.set('accent')}: ${kit.fallbackBrand};
    ${kit.set('on-accent')}: #fff;
    ${kit.set('surface')}: transparent;
    ${kit.set('text')}: currentcolor;
    ${kit.set('muted')}: currentcolor;
    ${kit.set('border')}: rgb(127 127 127 / 35%);
    ${kit.set('border-width')}: 0px;
    ${kit.set('radius')}: 0px;
    ${kit.set('padding')}: 0px;
    ${kit.set('gap')}: var(--wp--preset--spacing--40, 1.25rem);
    ${kit.set('shadow')}: none;
    ${hasColumns ? css`${kit.set('columns')}: 3;` : noCss}
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
      ${kit.set('accent')}: ${kit.brand};
      ${kit.set('on-accent')}: ${readableOn(kit.get('accent'))};
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
