import { css } from '../../../writers/css.ts';

/** Posts, terms and lists. */
export const listStyles = css`
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
    .beside-text > * {
      position: sticky;
      inset-block-start: var(--wp--preset--spacing--60);
    }

    .beside-text .is-layout-flex {
      flex-direction: column;
      align-items: flex-start;
    }

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
