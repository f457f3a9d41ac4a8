// One stylesheet’s rules for posts in the order of the cascade: long, and read best in one piece.
import { type CssCode, css, joinCss, noCss } from '../../../writers/css.ts';
import type { Layout } from '../../plan/layout.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';

const base = css`
  .page-header {
    margin-block-end: var(--space-60);
  }

  .page-header > * + * {
    margin-block-start: var(--space-30);
  }

  .page-title {
    overflow-wrap: anywhere;
  }

  .archive-description {
    max-inline-size: var(--content-size);
    color: var(--color-contrast-2);
    font-size: var(--size-large);
  }

  .error-404 {
    padding-block: var(--space-50);
  }

  .error-code {
    color: var(--color-primary);
    font-family: var(--font-heading);
    font-size: var(--size-large);
  }

  .entry-meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-30);
    color: var(--color-contrast-2);
    font-size: var(--size-small);
  }

  .entry-meta a {
    color: inherit;
    text-decoration: none;
  }

  .entry-meta a:hover {
    text-decoration: underline;
  }

  .entry-meta .entry-categories {
    color: var(--color-primary);
    font-weight: 600;
  }

  .post-card,
  .post-card-words {
    min-inline-size: 0;
  }

  .post-card-words > * + * {
    margin-block-start: var(--space-20);
  }

  .post-card-picture {
    display: block;
    overflow: hidden;
    border-radius: var(--radius-card);
  }

  .post-card-picture img {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    transition: transform 0.4s ease;
  }

  .post-card:hover .post-card-picture img {
    transform: scale(1.02);
  }

  .post-card .entry-title,
  .portfolio-card .entry-title {
    font-size: var(--size-large);
    overflow-wrap: anywhere;
  }

  :is(.post-card, .portfolio-card) .entry-title a {
    color: inherit;
    text-decoration: none;
  }

  :is(.post-card, .portfolio-card) .entry-title a:hover {
    color: var(--color-primary);
    text-decoration: underline;
  }

  .entry-summary {
    max-inline-size: 44rem;
    color: var(--color-contrast-2);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  .sticky .entry-title::before {
    display: inline-block;
    inline-size: 0.45em;
    block-size: 0.45em;
    margin-inline-end: 0.4em;
    border-radius: 50%;
    background: var(--color-primary);
    content: "";
    vertical-align: 0.15em;
  }
`;

const lists: Record<Layout['blog'], CssCode> = {
  grid: css`
    .post-list {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
      gap: var(--space-60) var(--space-50);
    }

    .post-list .post-card-picture {
      margin-block-end: var(--space-40);
    }
  `,
  rows: css`
    .post-list .post-card {
      display: grid;
      gap: var(--space-30) var(--space-50);
      padding-block: var(--space-50);
      border-block-start: 1px solid var(--color-line);
    }

    @media (min-width: 40rem) {
      .post-list .post-card:has(.post-card-picture) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
        align-items: start;
      }

      .post-list .post-card-picture {
        order: 1;
      }
    }
  `,
  lead: css`
    .post-list {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
      gap: var(--space-60) var(--space-50);
    }

    .post-list .post-card-picture {
      margin-block-end: var(--space-40);
    }

    @media (min-width: 48rem) {
      .post-list .post-card:first-child {
        grid-column: 1 / -1;
      }

      .post-list .post-card:first-child:has(.post-card-picture) {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        gap: var(--space-60);
        align-items: center;
      }

      .post-list .post-card:first-child .post-card-picture {
        margin: 0;
      }

      .post-list .post-card:first-child .entry-title {
        font-size: var(--size-x-large);
      }
    }
  `,
  pairs: css`
    .post-list {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
      gap: var(--space-70) var(--space-60);
    }

    .post-list .post-card-picture {
      margin-block-end: var(--space-40);
    }

    .post-list .post-card-picture img {
      aspect-ratio: 4 / 3;
    }

    .post-list .post-card .entry-title {
      font-size: var(--size-x-large);
    }
  `,
};

const cards: Record<Layout['cards'], CssCode> = {
  plain: noCss,
  bordered: css`
    .post-list .post-card {
      padding: var(--space-40);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
    }
  `,
  filled: css`
    .post-list .post-card {
      padding: var(--space-40);
      border-radius: var(--radius-card);
      background: var(--color-base-2);
    }
  `,
};

const single = css`
  .entry-header {
    margin-block-end: var(--space-50);
  }

  .entry-header > * + * {
    margin-block-start: var(--space-30);
  }

  .entry-header .entry-title {
    overflow-wrap: anywhere;
  }

  .entry-picture {
    margin: 0 auto var(--space-60);
    text-align: center;
  }

  .entry-picture img {
    border-radius: var(--radius-card);
  }

  .tag-list {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-20);
    margin-block-start: var(--space-60);
    font-size: var(--size-small);
  }

  .tag-list a {
    max-inline-size: 100%;
    padding: 0.2rem 0.8rem;
    border: 1px solid var(--color-line);
    border-radius: min(var(--radius-button), 1rem);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .tag-list a:hover {
    text-decoration: underline;
  }

  .page-links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-20);
    font-weight: 600;
  }

  .author-box {
    display: flex;
    gap: var(--space-40);
    margin-block-start: var(--space-60);
    padding: var(--space-50);
    border-radius: var(--radius-card);
    background: var(--color-base-2);
  }

  .author-picture {
    flex: none;
    border-radius: 50%;
  }

  .author-words {
    min-inline-size: 0;
  }

  .author-name {
    margin-block-end: var(--space-20);
    font-size: var(--size-medium);
  }
`;

const pictures: Record<Layout['single'], CssCode> = {
  narrow: css`
    article > .entry-picture {
      inline-size: min(var(--content-size), 100% - 2 * var(--gutter));
    }
  `,
  wide: css`
    article > .entry-picture {
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
    }

    article > .entry-picture img {
      inline-size: 100%;
      max-block-size: 38rem;
      object-fit: cover;
    }
  `,
  aside: css`
    article > .entry-header {
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      padding-block-end: var(--space-40);
      border-block-end: 1px solid var(--color-line);
    }

    article > .entry-picture {
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      text-align: start;
    }

    article > .entry-picture img {
      max-block-size: 36rem;
      object-fit: cover;
    }
  `,
};

const navigation = css`
  .pagination {
    margin-block-start: var(--space-60);
  }

  .nav-links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-30);
    justify-content: space-between;
    font-size: var(--size-small);
    font-weight: 600;
  }

  .pagination .nav-links {
    justify-content: flex-start;
  }

  .page-numbers {
    min-inline-size: 2.75rem;
    padding: 0.5rem 0.8rem;
    border: 1px solid transparent;
    border-radius: min(var(--radius-button), 1.5rem);
    text-align: center;
    text-decoration: none;
  }

  .page-numbers.current {
    border-color: var(--color-line);
  }

  .page-numbers:is(a):hover {
    text-decoration: underline;
  }

  .post-navigation {
    margin-block-start: var(--space-60);
    padding-block: var(--space-40);
    border-block: 1px solid var(--color-line);
  }

  :is(.nav-previous, .nav-next) {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }

  .nav-next {
    text-align: end;
  }

  :is(.nav-previous, .nav-next) a {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  :is(.nav-previous, .nav-next) a:hover {
    text-decoration: underline;
  }

  .nav-label {
    display: block;
    color: var(--color-contrast-2);
    font-weight: 400;
  }
`;

const portfolio = css`
  .portfolio-list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
    gap: var(--space-60) var(--space-50);
    margin-block-start: var(--space-60);
  }

  .portfolio-card {
    min-inline-size: 0;
  }

  .portfolio-card .post-card-picture {
    margin-block-end: var(--space-30);
  }

  .portfolio-card .post-card-picture img {
    aspect-ratio: 4 / 5;
  }
`;

/** Lists of posts and posts by themselves. Rows have lines between them and no cards. */
export const posts = ({ layout, features }: ThemePlan): CssCode =>
  joinCss(
    [
      base,
      lists[layout.blog],
      layout.blog === 'grid' || layout.blog === 'lead' ? cards[layout.cards] : noCss,
      single,
      pictures[layout.single],
      navigation,
      features.has('portfolio') ? portfolio : noCss,
    ],
    '\n\n',
  );
