import { css } from '../../../writers/css.ts';

/** Forms, comments, and what is for some readers only. */
export const forms = css`
  input,
  textarea,
  select {
    max-inline-size: 100%;
    padding: 0.7rem 1rem;
    border: 1px solid var(--color-line);
    border-radius: min(var(--radius-button), 1.5rem);
    background: var(--color-base);
    color: var(--color-contrast);
    font: inherit;
  }

  :is(input, textarea)::placeholder {
    color: var(--color-contrast-2);
    opacity: 1;
  }

  textarea {
    inline-size: 100%;
  }

  input:is([type="checkbox"], [type="radio"]) {
    inline-size: auto;
    padding: 0;
    accent-color: var(--color-primary);
  }

  input:is([type="submit"], [type="button"], [type="reset"]),
  .search-submit {
    border-color: transparent;
    border-radius: var(--radius-button);
    background: var(--color-primary);
    color: var(--color-primary-contrast);
    font-size: var(--size-small);
    font-weight: 600;
    cursor: pointer;
  }

  input:is([type="submit"], [type="button"], [type="reset"]):is(:hover, :focus),
  .search-submit:is(:hover, :focus) {
    background: var(--color-contrast);
    color: var(--color-base);
  }

  .search-form {
    display: flex;
    gap: var(--space-20);
    max-inline-size: 34rem;
  }

  .search-field {
    flex: 1;
    min-inline-size: 0;
  }

  .search-submit {
    padding: 0.7rem 1.5rem;
    border: 2px solid transparent;
  }

  .comments-area {
    margin-block-start: var(--space-70);
  }

  :is(.comments-title, .comment-reply-title) {
    margin-block-end: var(--space-40);
  }

  .comment-list,
  .comment-list .children {
    padding: 0;
    list-style: none;
  }

  .comment-list .children {
    padding-inline-start: clamp(1rem, 4vw, 2.5rem);
  }

  .comment-body {
    padding-block: var(--space-40);
    border-block-start: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }

  .comment-meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-30);
    align-items: center;
    margin-block-end: var(--space-30);
    color: var(--color-contrast-2);
    font-size: var(--size-small);
  }

  .comment-author {
    display: flex;
    gap: var(--space-30);
    align-items: center;
    min-inline-size: 0;
    color: var(--color-contrast);
  }

  .comment-author .avatar {
    border-radius: 50%;
  }

  .comment-author .says {
    display: none;
  }

  .comment-metadata a {
    color: inherit;
  }

  .comment-content > * + * {
    margin-block-start: var(--space-30);
  }

  .reply,
  .comment-awaiting-moderation {
    margin-block-start: var(--space-20);
    font-size: var(--size-small);
  }

  .bypostauthor > .comment-body {
    padding-inline-start: var(--space-40);
    border-inline-start: 3px solid var(--color-primary);
  }

  .comment-respond {
    margin-block-start: var(--space-60);
  }

  .comment-form > p + p {
    margin-block-start: var(--space-30);
  }

  .comment-form label {
    display: block;
    margin-block-end: 0.3rem;
    font-size: var(--size-small);
    font-weight: 600;
  }

  .comment-form input:is([type="text"], [type="email"], [type="url"]) {
    inline-size: 100%;
  }

  .comment-form-cookies-consent {
    display: flex;
    gap: var(--space-20);
    align-items: baseline;
  }

  .comment-form-cookies-consent label {
    margin: 0;
    font-weight: 400;
  }

  .form-submit {
    margin-block-start: var(--space-40);
  }

  .form-submit input {
    padding: 0.7rem 1.5rem;
  }
`;

/** What is read aloud but not shown, the skip link, less motion, and paper. */
export const forSomeReaders = css`
  .screen-reader-text {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
    white-space: nowrap;
    word-wrap: normal;
  }

  .screen-reader-text:focus {
    z-index: 100000;
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0.8rem 1.4rem;
    background: var(--color-contrast);
    clip-path: none;
    color: var(--color-base);
    font-weight: 600;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      transition-duration: 0.01ms !important;
    }
  }

  @media print {
    .main-navigation,
    .scheme-button,
    .site-sidebar,
    .footer-widgets,
    .footer-navigation,
    .social-navigation,
    .search-form,
    .post-navigation,
    .pagination,
    .comment-respond {
      display: none;
    }

    body {
      background: none;
      color: #000;
      font-size: 11pt;
    }

    .entry-content a[href^="http"]::after {
      content: " (" attr(href) ")";
      overflow-wrap: anywhere;
    }

    :is(h1, h2, h3, h4) {
      break-after: avoid;
    }

    :is(figure, pre, blockquote, table) {
      break-inside: avoid;
    }
  }
`;
