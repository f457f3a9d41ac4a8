import type { StyleVariant } from '@presswright/shared/schemas/block-parts';
import { type CssCode, css, joinCss, noCss } from '../../writers/css.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';
import type { ViewPart } from './view-parts.ts';

/** On surfaces in strong colours the theme's own buttons could be lost. */
const tokenButton = (kit: StyleKit): CssCode => css`
  background-color: ${kit.get('accent')};
  color: ${kit.get('on-accent')};
`;

/** Buttons in style variants that do not have the theme's. */
const variantButtons: Partial<Record<StyleVariant, (kit: StyleKit) => CssCode>> = {
  outline: () => css`
    background-color: transparent;
    border-color: currentcolor;
    color: inherit;
  `,
  accent: tokenButton,
  inverted: tokenButton,
  minimal: () => css`
    background-color: transparent;
    border-radius: 0;
    color: inherit;
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  `,
};

/** Links of the block as buttons in the accent colour, links of its items as links. */
export function linkRules(kit: StyleKit, parts: readonly ViewPart[], variants: readonly StyleVariant[]): CssCode {
  const buttons = parts
    .filter(({ kind, role }) => kind === 'value' && role === 'link')
    .map(({ part }) => kit.part(part));
  const links = parts.filter(({ kind, role }) => kind === 'field' && role === 'link').map(({ part }) => kit.part(part));
  if (buttons.length + links.length === 0) return noCss;
  return joinCss(
    [
      rule(
        buttons,
        css`
          align-items: center;
          align-self: start;
          background-color: ${kit.get('accent')};
          border: 2px solid transparent;
          border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
          box-sizing: border-box;
          color: ${kit.get('on-accent')};
          display: inline-flex;
          font-weight: 600;
          justify-content: center;
          line-height: 1.3;
          min-block-size: 2.75rem;
          padding: 0.5em 1.25em;
          text-decoration: none;
        `,
      ),
      rule(
        buttons.map((button) => css`${button}:hover`),
        css`
          text-decoration: underline;
          text-underline-offset: 0.2em;
        `,
      ),
      rule(
        [...buttons, ...links].map((link) => css`${link}:focus-visible`),
        css`
          outline: 2px solid currentcolor;
          outline-offset: 2px;
        `,
      ),
      rule(
        links.map((link) => css`a${link}:not([href])`),
        css`
          display: none;
        `,
      ),
      rule(
        links,
        css`
          color: inherit;
          text-decoration-color: ${kit.get('accent')};
          text-underline-offset: 0.2em;
        `,
      ),
      ...variants.map((variant) =>
        rule(
          buttons.map((button) => css`${kit.variant(variant)} ${button}`),
          variantButtons[variant]?.(kit) ?? noCss,
        ),
      ),
    ],
    '\n\n',
  );
}
