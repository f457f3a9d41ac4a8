import { css } from '../../../writers/css.ts';

/** Heroes and the sections of a front page. */
export const sectionStyles = css`
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

  .short-lines {
    max-inline-size: 38em;
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
