import { css } from '../../../writers/css.ts';

/** Search, comments and questions. */
export const formStyles = css`
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
