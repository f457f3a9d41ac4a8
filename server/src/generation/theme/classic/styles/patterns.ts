import { css } from '../../../writers/css.ts';

/** Classes that the theme's patterns use, on the site and in the editor. */
export const patternStyles = css`
  .hero-words {
    max-inline-size: 46rem;
  }

  .hero-panel {
    overflow: hidden;
    border-radius: var(--radius-card);
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
    padding: 0;
    border: 0;
  }

  @media (min-width: 48.875rem) {
    .overlaps {
      margin-inline-start: -6rem;
    }
  }
`;
