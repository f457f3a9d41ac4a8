import { css } from '../../../writers/css.ts';

/** For visitors who asked their system for less motion. */
export const calmStyles = css`
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
