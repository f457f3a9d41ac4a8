// One stylesheet’s rules for header and footer in the order of the cascade: long, and read best in one piece.
import { type CssCode, css, joinCss, noCss } from '../../../writers/css.ts';
import type { Layout } from '../../plan/layout.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';

const brand = css`
  .site-brand {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-30);
    align-items: center;
    min-inline-size: 0;
  }

  .site-names {
    min-inline-size: 0;
  }

  .custom-logo {
    max-block-size: 4rem;
    inline-size: auto;
  }

  .site-title {
    font-family: var(--font-heading);
    font-size: var(--size-large);
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  .site-title a {
    color: inherit;
    text-decoration: none;
  }

  .site-title a:hover {
    text-decoration: underline;
  }

  .site-description {
    margin-block-start: 0.2rem;
    color: var(--color-contrast-2);
    font-size: var(--size-small);
    overflow-wrap: anywhere;
  }

  .site-header-row {
    position: relative;
    display: flex;
    gap: var(--space-30) clamp(0.5rem, 3vw, 2rem);
    align-items: center;
    justify-content: space-between;
    inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
    margin-inline: auto;
    padding-block: var(--space-40);
  }

  .site-header-row > .site-brand {
    flex: 1 1 9rem;
  }

  .site-names > .site-description {
    max-inline-size: 30rem;
  }

  @media (min-width: 48rem) {
    .site-header-row > .site-brand {
      flex: 1 0 14rem;
    }
  }
`;

const headers: Record<Layout['header'], CssCode> = {
  split: css`
    .site-header {
      border-block-end: 1px solid var(--color-line);
    }
  `,
  centered: css`
    .site-header {
      border-block-end: 1px solid var(--color-line);
    }

    @media (min-width: 48rem) {
      .site-header > .site-header-row {
        flex-direction: column;
        padding-block: var(--space-50) var(--space-40);
        text-align: center;
      }

      .site-header-row > .site-brand {
        flex: none;
        flex-direction: column;
      }

      .site-header .site-title {
        font-size: var(--size-x-large);
      }
    }
  `,
  banner: css`
    .site-strip {
      padding: var(--space-20) var(--gutter);
      background: var(--band);
      color: var(--on-band);
      text-align: center;
    }

    .site-strip .site-description {
      color: inherit;
    }
  `,
  ruled: css`
    .site-header > .site-header-row {
      padding-block-end: var(--space-30);
      border-block-end: 2px solid var(--color-contrast);
    }

    @media (max-width: 47.99rem) {
      .site-header-row > .site-description {
        display: none;
      }
    }

    .site-header-menu {
      position: relative;
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      margin-inline: auto;
      padding-block: var(--space-30);
    }
  `,
};

const navigation = css`
  .main-navigation {
    font-size: var(--size-small);
    font-weight: 500;
  }

  .menu,
  .menu :is(ul, ol),
  .footer-navigation ul,
  .social-navigation ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .menu {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-20) var(--space-40);
  }

  .menu li {
    position: relative;
    margin: 0;
  }

  .menu a {
    display: inline-block;
    padding-block: 0.4rem;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .menu a:hover,
  .menu [aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  .menu-toggle,
  .submenu-toggle {
    display: none;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  .has-script .submenu-toggle {
    display: inline-block;
    min-inline-size: 1.75rem;
    min-block-size: 1.75rem;
    padding: 0;
    vertical-align: middle;
  }

  .submenu-toggle::before {
    display: inline-block;
    inline-size: 0.4em;
    block-size: 0.4em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    content: "";
    transform: translateY(-0.15em) rotate(45deg);
  }

  .submenu-toggle[aria-expanded="true"]::before {
    transform: translateY(0.1em) rotate(225deg);
  }

  @media (max-width: 47.99rem) {
    .has-script .menu-toggle {
      display: inline-flex;
      gap: 0.6em;
      align-items: center;
      min-block-size: 2.75rem;
      padding-inline: 1rem;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-button);
    }

    .menu-toggle::before {
      inline-size: 1em;
      block-size: 0.7em;
      border-block: 2px solid currentColor;
      content: "";
    }

    .has-script .menu-toggle[aria-expanded="false"] ~ .menu,
    .has-script .submenu-toggle[aria-expanded="false"] ~ ul {
      display: none;
    }

    .has-script .menu {
      position: absolute;
      z-index: 10;
      inset-block-start: 100%;
      inset-inline: 0;
      flex-direction: column;
      gap: 0;
      padding: var(--space-20) var(--space-40) var(--space-40);
      border: 1px solid var(--color-line);
      border-radius: min(var(--radius-card), 12px);
      background: var(--color-base);
      color: var(--color-contrast);
      font-size: var(--size-medium);
    }

    .has-script .menu li {
      inline-size: 100%;
      border-block-end: 1px solid var(--color-line);
    }

    .has-script .menu > li:last-child,
    .has-script .menu li li {
      border: 0;
    }

    .has-script .menu a {
      padding-block: 0.7rem;
    }

    .menu li ul {
      padding-inline-start: var(--space-40);
    }
  }

  @media (min-width: 48rem) {
    .menu li ul {
      position: absolute;
      z-index: 10;
      inset-block-start: 100%;
      inset-inline-start: 0;
      inline-size: max-content;
      min-inline-size: 100%;
      max-inline-size: 18rem;
      padding: var(--space-20) var(--space-40);
      border: 1px solid var(--color-line);
      border-radius: min(var(--radius-card), 12px);
      background: var(--color-base);
      visibility: hidden;
      opacity: 0;
    }

    .menu li ul ul {
      position: static;
      border: 0;
    }

    .menu li:is(:hover, :focus-within) > ul,
    .submenu-toggle[aria-expanded="true"] ~ ul {
      visibility: visible;
      opacity: 1;
    }

    .menu li.is-closed > ul {
      visibility: hidden;
      opacity: 0;
    }
  }
`;

const schemeButton = css`
  .scheme-button {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }

  .scheme-button[hidden] {
    display: none;
  }

  .scheme-button::before {
    inline-size: 1.15rem;
    block-size: 1.15rem;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
    content: "";
  }
`;

const footer = css`
  .site-footer-row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-40) var(--space-50);
    align-items: baseline;
    justify-content: space-between;
    inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
    margin-inline: auto;
    padding-block: var(--space-60);
    font-size: var(--size-small);
  }

  .site-info {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-30);
    align-items: baseline;
    min-inline-size: 0;
  }

  .site-footer :is(a, .site-description) {
    color: inherit;
  }

  .footer-widgets {
    display: grid;
    flex-basis: 100%;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--space-50);
  }

  :is(.footer-navigation, .social-navigation) ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-20) var(--space-40);
  }

  :is(.footer-navigation, .social-navigation) li {
    margin: 0;
  }
`;

const footers: Record<Layout['footer'], CssCode> = {
  columns: css`
    .site-footer {
      background: var(--color-base-2);
    }
  `,
  band: css`
    .site-footer {
      background: var(--band);
      color: var(--on-band);
    }

    .site-footer .wp-element-button {
      background: var(--on-band);
      color: var(--band);
    }
  `,
  centered: css`
    .site-footer {
      border-block-start: 1px solid var(--color-line);
    }

    .site-footer > .site-footer-row,
    .site-footer-row > .site-info {
      flex-direction: column;
      align-items: center;
      text-align: center;
    }

    .site-footer-row > .footer-widgets {
      inline-size: 100%;
      text-align: start;
    }
  `,
  line: css`
    .site-footer > .site-footer-row {
      border-block-start: 2px solid var(--color-contrast);
    }
  `,
};

/** The header and the footer, as the plan arranges them. */
export const headerFooter = ({ layout, features }: ThemePlan): CssCode =>
  joinCss(
    [
      brand,
      headers[layout.header],
      navigation,
      features.has('dark_mode') ? schemeButton : noCss,
      footer,
      footers[layout.footer],
    ],
    '\n\n',
  );
