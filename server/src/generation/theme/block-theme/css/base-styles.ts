import { css } from '../../../writers/css.ts';

/** What every page needs. */
export const baseStyles = css`
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

  /* Break long words and URLs instead of overflowing. */
  .wp-block-post-title,
  .wp-block-query-title,
  .wp-block-post-excerpt,
  .wp-block-post-terms,
  .wp-block-post-navigation-link,
  .wp-block-comment-content,
  .wp-block-table,
  .wp-block-tag-cloud {
    overflow-wrap: anywhere;
  }

  .wp-block-columns > .wp-block-column,
  .wp-block-post-template > li,
  .wp-block-post-navigation-link {
    min-inline-size: 0;
  }

  a {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  :where(a, button, input, select, textarea, summary, [tabindex]):focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 3px;
  }

  /* No gap between the header and the content. */
  .wp-site-blocks > * {
    margin-block-start: 0;
  }

  .wp-block-post-content > :is(h2, h3, h4):not(:first-child) {
    margin-block-start: var(--wp--preset--spacing--60);
  }

  .wp-block-quote {
    margin-inline: 0;
  }

  /* Break long titles on narrow screens. */
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
