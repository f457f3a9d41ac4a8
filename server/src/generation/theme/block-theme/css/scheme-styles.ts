import { type CssCode, css, cssName, cssValue, joinCss } from '../../../writers/css.ts';
import { paletteRoles } from '../../color/palette.ts';

/** The presets of the palette, set to those of a scheme. */
const paletteOf = (scheme: 'light' | 'dark'): CssCode =>
  joinCss([
    css`color-scheme: ${cssName(scheme)};`,
    ...Object.keys(paletteRoles).map(
      (role) =>
        css`${cssName(`--wp--preset--color--${role}`)}: ${cssValue(`var(--wp--custom--scheme--${scheme}--${role})`)};`,
    ),
  ]);

/** The two schemes, for a visitor who chooses, and the button for it. */
export const schemeStyles = (): CssCode => css`
  @media (prefers-color-scheme: dark) {
    :root:not([data-scheme], [data-initial-scheme="dark"]) {
      ${paletteOf('dark')}
    }
  }

  :root[data-scheme="dark"]:not([data-initial-scheme="dark"]) {
    ${paletteOf('dark')}
  }

  :root[data-scheme="light"][data-initial-scheme="dark"] {
    ${paletteOf('light')}
  }

  .scheme-button {
    display: none;
  }

  :root.can-switch-scheme .scheme-button {
    display: block;
  }

  .scheme-button .wp-block-button__link {
    display: block;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: currentColor;
  }

  .scheme-button .wp-block-button__link::before {
    display: block;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: auto;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
    content: "";
  }
`;
