import { type CssCode, css, cssName, cssValue, joinCss } from '../../../writers/css.ts';
import { type Palette, type PaletteRole, paletteRoles } from '../../color/palette.ts';
import { fontStacks } from '../../font-stacks.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import { fluidLength, spacingPresets } from '../../spacing-scale.ts';
import { fontSizePresets } from '../../type-scale.ts';

/** A size of text by its slug, as CSS has it. */
export interface FontSizeToken {
  readonly slug: string;
  readonly name: string;
  readonly size: string;
}

/** The sizes of text, growing with the screen. */
export const fontSizeTokens = ({ mood }: ThemePlan): FontSizeToken[] =>
  fontSizePresets(mood).map(({ slug, name, size, fluid }) => ({
    slug,
    name,
    size: fluid === false ? size : fluidLength(Number.parseFloat(fluid.min), Number.parseFloat(fluid.max)),
  }));

const declaration = (name: string, value: string): CssCode => css`${cssName(`--${name}`)}: ${cssValue(value)};`;

const roles = Object.keys(paletteRoles) as PaletteRole[];

const colorsOf = (palette: Palette): CssCode =>
  joinCss(roles.map((role) => declaration(`color-${role}`, palette[role])));

/** A band that stands out from the page: ink on a light page, a lighter surface on a dark one, where ink would glare. */
const bandOf = (isDark: boolean): CssCode =>
  joinCss([
    declaration('band', `var(--color-${isDark ? 'base-2' : 'contrast'})`),
    declaration('on-band', `var(--color-${isDark ? 'contrast' : 'base'})`),
  ]);

/** The custom properties that every other rule uses: colours, faces, sizes and distances. */
export function tokens(plan: ThemePlan): CssCode {
  const { palette, typePair, layout, spacing, isDark } = plan;
  const { heading, body, headingSetting, bodySetting } = typePair;
  return css`
    :root {
      color-scheme: ${cssValue(isDark ? 'dark' : 'light')};

      ${colorsOf(palette)}
      ${bandOf(isDark)}

      ${declaration('font-body', body.fontFamily)}
      ${declaration('font-heading', heading.fontFamily)}
      ${declaration('font-mono', fontStacks.mono.fontFamily)}
      ${declaration('weight-heading', headingSetting.fontWeight)}
      ${declaration('leading-heading', headingSetting.lineHeight)}
      ${declaration('tracking-heading', headingSetting.letterSpacing)}
      ${declaration('leading-body', bodySetting.lineHeight)}

      ${joinCss(fontSizeTokens(plan).map(({ slug, size }) => declaration(`size-${slug}`, size)))}

      ${joinCss(spacingPresets(spacing).map(({ slug, size }) => declaration(`space-${slug}`, size)))}

      ${declaration('content-size', layout.contentSize)}
      ${declaration('wide-size', layout.wideSize)}
      ${declaration('gutter', 'clamp(1.25rem, 4vw, 2.5rem)')}
      ${declaration('radius-button', layout.shape.button)}
      ${declaration('radius-card', layout.shape.card)}
    }
  `;
}

/** Presets of the editor follow the tokens, so that blocks change with the scheme too. */
const presets = (): CssCode =>
  joinCss(roles.map((role) => declaration(`wp--preset--color--${role}`, `var(--color-${role})`)));

const scheme = (name: 'light' | 'dark', palette: Palette): CssCode => css`
  color-scheme: ${cssValue(name)};
  ${colorsOf(palette)}
  ${bandOf(name === 'dark')}
`;

/** The other scheme: where the system asks for it, unless the visitor has chosen, and where the visitor has chosen it. */
export function schemes({ isDark, counterpart, palette }: ThemePlan): CssCode {
  const other = scheme(isDark ? 'light' : 'dark', counterpart);
  const asked = css`
    @media (prefers-color-scheme: dark) {
      :root:not([data-scheme]) {
        ${scheme('dark', isDark ? palette : counterpart)}
      }
    }
  `;
  return css`
    html:root {
      ${presets()}
    }

    ${isDark ? css`` : asked}

    ${isDark ? css`:root[data-scheme="light"]` : css`:root[data-scheme="dark"]`} {
      ${other}
    }
  `;
}
