import { css } from '../../../writers/css.ts';

/** The header of pages. */
export const headerStyles = css`
  .wp-block-navigation .current-menu-item > a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  .wp-block-button__link {
    white-space: nowrap;
  }

  .wp-block-site-logo img {
    display: block;
  }

  @media (max-width: 599px) {
    .wp-block-buttons.header-action,
    .wp-block-site-tagline.header-tagline {
      display: none;
    }
  }
`;
