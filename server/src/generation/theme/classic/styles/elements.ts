import { type CssCode, css, cssName, cssSelectors, cssValue, noCss } from '../../../writers/css.ts';

/** Text and its elements, alike on the site and in the editor. */
export const elements = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  body {
    margin: 0;
    background: var(--color-base);
    color: var(--color-contrast);
    font-family: var(--font-body);
    font-size: var(--size-medium);
    line-height: var(--leading-body);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 0;
    font-family: var(--font-heading);
    font-weight: var(--weight-heading);
    letter-spacing: var(--tracking-heading);
    line-height: var(--leading-heading);
    text-wrap: balance;
  }

  h1 {
    font-size: var(--size-xx-large);
  }

  h2 {
    font-size: var(--size-x-large);
  }

  h3 {
    font-size: var(--size-large);
  }

  h4,
  h5 {
    font-size: var(--size-medium);
  }

  h6 {
    font-size: var(--size-small);
  }

  p {
    margin-block: 0;
    text-wrap: pretty;
  }

  a {
    color: var(--color-primary);
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: var(--color-contrast);
    text-decoration-thickness: 2px;
  }

  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }

  ul,
  ol {
    margin-block: 0;
    padding-inline-start: 1.4em;
  }

  li + li,
  li > :is(ul, ol) {
    margin-block-start: 0.4em;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin-inline-start: 1.4em;
  }

  img,
  svg,
  video {
    max-inline-size: 100%;
    block-size: auto;
  }

  img {
    vertical-align: middle;
  }

  figure {
    margin: 0;
  }

  figcaption,
  .wp-caption-text,
  .gallery-caption {
    margin-block-start: var(--space-20);
    color: var(--color-contrast-2);
    font-size: var(--size-small);
    line-height: 1.5;
  }

  blockquote,
  .wp-block-quote {
    margin: 0;
    padding-inline-start: var(--space-40);
    border: 0;
    border-inline-start: 3px solid var(--color-primary);
    font-size: var(--size-large);
    line-height: 1.5;
  }

  blockquote > * + * {
    margin-block-start: var(--space-30);
  }

  cite {
    font-size: var(--size-small);
    font-style: normal;
  }

  code,
  kbd,
  samp,
  pre {
    font-family: var(--font-mono);
    font-size: 0.9em;
  }

  pre {
    max-inline-size: 100%;
    margin: 0;
    padding: var(--space-40);
    overflow: auto;
    border-radius: var(--radius-card);
    background: var(--color-base-2);
    color: var(--color-contrast);
    line-height: 1.6;
  }

  pre code {
    font-size: inherit;
  }

  hr,
  .wp-block-separator {
    border: 0;
    border-block-end: 1px solid var(--color-line);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--size-small);
  }

  :is(td, th),
  .wp-block-table :is(td, th) {
    padding: var(--space-20) var(--space-30);
    border: 0;
    border-block-end: 1px solid var(--color-line);
    text-align: start;
  }

  .wp-block-table thead {
    border-block-end: 2px solid var(--color-contrast);
  }

  .wp-block-pullquote {
    padding-block: var(--space-50);
    border: 0;
    border-block: 2px solid var(--color-primary);
    color: inherit;
    font-family: var(--font-heading);
  }

  .wp-block-pullquote blockquote {
    padding: 0;
    border: 0;
  }

  summary {
    cursor: pointer;
    font-weight: 600;
  }

  .wp-block-details {
    padding-block: var(--space-40);
    border-block-end: 1px solid var(--color-line);
  }

  .wp-block-social-links .wp-social-link {
    color: inherit;
  }
`;

const selectors = (names: readonly string[], state = ''): CssCode =>
  cssSelectors(names.map((name) => css`.${cssName(name)}${cssValue(state)}`));

/** Buttons. Where there is a theme.json it tells those of blocks. */
export function buttons(hasThemeJson: boolean): CssCode {
  const names = ['button', ...(hasThemeJson ? [] : ['wp-element-button', 'wp-block-button__link'])];
  return css`
    ${selectors(names)} {
      display: inline-block;
      padding: 0.7rem 1.5rem;
      border: 2px solid transparent;
      border-radius: var(--radius-button);
      background: var(--color-primary);
      color: var(--color-primary-contrast);
      font-size: var(--size-small);
      font-weight: 600;
      line-height: 1.4;
      text-decoration: none;
    }

    ${selectors(names, ':is(:hover, :focus)')} {
      background: var(--color-contrast);
      color: var(--color-base);
    }

    ${
      hasThemeJson
        ? noCss
        : css`
            .is-style-outline > .wp-block-button__link,
            .is-style-outline > .wp-block-button__link:is(:hover, :focus) {
              border: 2px solid currentColor;
              background: transparent;
              color: inherit;
            }
          `
    }

    .is-style-outline > .wp-block-button__link:is(:hover, :focus) {
      text-decoration: underline;
    }
  `;
}
