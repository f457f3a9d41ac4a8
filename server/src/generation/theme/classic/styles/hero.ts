import { type CssCode, css, joinCss } from '../../../writers/css.ts';
import type { Layout } from '../../plan/layout.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';

const base = css`
  .home .site-main {
    padding-block-start: 0;
  }

  .hero-copy > * + * {
    margin-block-start: var(--space-40);
  }

  .hero-text {
    max-inline-size: 36em;
    overflow-wrap: anywhere;
    font-size: var(--size-large);
    line-height: 1.5;
  }

  .hero-picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: var(--radius-card);
    object-fit: cover;
  }

  .hero + * {
    margin-block-start: var(--space-70);
  }

  .hero + .entry-content > .alignfull:first-child {
    margin-block-start: calc(-1 * var(--space-70));
  }

  .section-title {
    margin-block-end: var(--space-50);
  }
`;

const looks: Record<Layout['hero'], CssCode> = {
  split: css`
    .hero {
      display: grid;
      gap: var(--space-60);
      align-items: center;
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      margin-inline: auto;
      padding-block: var(--space-60) 0;
    }

    .hero > .hero-picture img {
      aspect-ratio: 4 / 3;
    }

    @media (min-width: 48rem) {
      .hero {
        grid-template-columns: minmax(0, 13fr) minmax(0, 12fr);
        gap: var(--space-70);
      }

      .hero > .hero-picture img {
        aspect-ratio: 4 / 5;
        max-block-size: 42rem;
      }
    }
  `,
  cover: css`
    .hero {
      position: relative;
      isolation: isolate;
      display: grid;
      align-items: end;
      min-block-size: min(78vh, 46rem);
      padding: var(--space-80) var(--gutter) var(--space-70);
      background: var(--band);
      color: var(--on-band);
    }

    .hero > .hero-copy {
      position: relative;
      z-index: 1;
      inline-size: min(var(--wide-size), 100%);
      margin-inline: auto;
    }

    .hero-title {
      max-inline-size: 16em;
    }

    .hero > .hero-picture {
      position: absolute;
      inset: 0;
      opacity: 0.2;
    }

    .hero > .hero-picture img {
      border-radius: 0;
    }
  `,
  statement: css`
    .hero {
      display: grid;
      gap: var(--space-60);
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      margin-inline: auto;
      padding-block: var(--space-60) 0;
    }

    .hero-title {
      font-size: calc(var(--size-xx-large) * 1.15);
    }

    .hero > .hero-picture img {
      aspect-ratio: 16 / 9;
    }

    @media (min-width: 48rem) {
      .hero > .hero-copy {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        gap: 0 var(--space-60);
        align-items: end;
      }

      .hero-title {
        grid-row: span 2;
      }

      .hero > .hero-picture img {
        aspect-ratio: 21 / 9;
      }
    }
  `,
  panel: css`
    .hero {
      display: grid;
      overflow: hidden;
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      margin: var(--space-50) auto 0;
      border-radius: var(--radius-card);
      background: var(--color-primary);
      color: var(--color-primary-contrast);
    }

    .hero > .hero-copy {
      align-self: center;
      padding: var(--space-60);
    }

    .hero > .hero-picture img {
      aspect-ratio: 1;
      border-radius: 0;
    }

    .hero .button {
      background: var(--color-primary-contrast);
      color: var(--color-primary);
    }

    .hero .button:is(:hover, :focus) {
      background: var(--color-base);
      color: var(--color-contrast);
    }

    @media (min-width: 48rem) {
      .hero {
        grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
      }
    }
  `,
};

/** The hero of the front page. */
export const heroStyles = ({ layout }: ThemePlan): CssCode => joinCss([base, looks[layout.hero]], '\n\n');
