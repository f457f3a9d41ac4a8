import { type CssCode, css, cssFile, cssName, cssValue, joinCss, noCss } from '../../writers/css.ts';
import { paletteRoles } from '../color/palette.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { styleHeader } from '../style-header.ts';

/** What theme.json has no words for. */
const base = css`
  html {
    scroll-behavior: smooth;
  }

  body {
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  .wp-block-site-title {
    text-wrap: balance;
  }

  p,
  li,
  figcaption {
    text-wrap: pretty;
  }

  a {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }

  /* The page begins where its header ends. */
  .wp-site-blocks > * {
    margin-block-start: 0;
  }

  .wp-block-post-content > :is(h2, h3, h4):not(:first-child) {
    margin-block-start: var(--wp--preset--spacing--60);
  }

  .wp-block-quote {
    margin-inline: 0;
  }

  /* A title without a space fits into a narrow screen. */
  .wp-block-post-navigation-link {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .wp-block-table :is(td, th, thead, tfoot) {
    border-color: var(--wp--preset--color--line);
  }

  .wp-block-social-links .wp-social-link {
    color: inherit;
  }

  .wp-block-image img,
  .wp-block-post-featured-image img {
    display: block;
  }

  .wp-block-button.is-style-outline .wp-block-button__link:hover {
    text-decoration: underline;
  }
`;

const header = css`
  .wp-block-navigation .current-menu-item > a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  .wp-block-site-logo img {
    display: block;
  }

  @media (max-width: 599px) {
    .header-action,
    .header-tagline {
      display: none;
    }
  }
`;

const heroStyles = css`
  .hero-words {
    max-inline-size: 46rem;
  }

  .hero-panel {
    overflow: hidden;
    border-radius: var(--wp--custom--radius--card);
  }

  .fills-column,
  .fills-column img {
    block-size: 100%;
    border-radius: 0;
  }

  .centered-words {
    max-inline-size: 44rem;
    margin-inline: auto;
    text-align: center;
  }

  .large-quote p {
    max-inline-size: 24em;
  }

  .wp-block-quote.is-style-plain {
    border: 0;
    padding: 0;
  }

  @media (min-width: 782px) {
    .overlaps {
      margin-inline-start: -6rem;
    }
  }
`;

const lists = css`
  .post-card .wp-block-post-featured-image,
  .post-card img {
    overflow: hidden;
  }

  .post-card .wp-block-post-featured-image img {
    transition: transform 0.4s ease;
  }

  .post-card:hover .wp-block-post-featured-image img {
    transform: scale(1.02);
  }

  .plain-list {
    padding: 0;
    list-style: none;
  }

  .plain-list li {
    padding-block: 0.3rem;
  }

  .tag-list a {
    display: inline-block;
    padding: 0.2rem 0.8rem;
    border: 1px solid var(--wp--preset--color--line);
    border-radius: var(--wp--custom--radius--button);
  }

  .is-style-checked {
    padding: 0;
    list-style: none;
  }

  .is-style-checked li {
    position: relative;
    padding-inline-start: 1.8em;
  }

  .is-style-checked li::before {
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: 0.2em;
    inline-size: 0.4em;
    block-size: 0.75em;
    border: solid var(--wp--preset--color--primary);
    border-width: 0 2px 2px 0;
    content: "";
    transform: rotate(45deg);
  }

  @media (min-width: 782px) {
    .leads-with-first > li:first-child {
      grid-column: 1 / -1;
    }

    .leads-with-first > li:first-child .post-card:has(> .wp-block-post-featured-image) {
      display: grid;
      grid-template-columns: 3fr 2fr;
      gap: var(--wp--preset--spacing--60);
      align-items: center;
    }

    .leads-with-first > li:first-child .post-card > * {
      margin-block: 0;
    }

    .leads-with-first > li:first-child .wp-block-post-title {
      font-size: var(--wp--preset--font-size--x-large);
    }
  }
`;

const forms = css`
  .wp-block-search__input,
  .wp-block-post-comments-form input:not([type="submit"], [type="checkbox"]),
  .wp-block-post-comments-form textarea {
    padding: 0.7rem 1rem;
    border: 1px solid var(--wp--preset--color--line);
    border-radius: min(var(--wp--custom--radius--button), 1.5rem);
    background: var(--wp--preset--color--base);
    color: var(--wp--preset--color--contrast);
    font: inherit;
  }

  .wp-block-search__input {
    min-inline-size: 0;
  }

  .wp-block-search {
    max-inline-size: 34rem;
  }

  .comment-respond label {
    display: block;
    margin-block-end: 0.3rem;
    font-size: var(--wp--preset--font-size--small);
    font-weight: 600;
  }

  .comment-form-cookies-consent label {
    display: inline;
    font-weight: 400;
  }

  .comment-words {
    flex: 1;
    min-inline-size: 0;
  }

  summary {
    cursor: pointer;
    font-weight: 600;
  }
`;

/** For visitors who asked their system for less motion. */
export const calm = css`
  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }

    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      transition-duration: 0.01ms !important;
    }
  }
`;

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

/** `style.css`: the header of the theme and the rules that theme.json cannot hold. */
export function styleCss(plan: ThemePlan): string {
  return `${styleHeader(plan)}\n${cssFile(
    joinCss(
      [base, header, heroStyles, lists, forms, plan.features.has('dark_mode') ? schemeStyles() : noCss, calm],
      '\n\n',
    ),
  )}`;
}
