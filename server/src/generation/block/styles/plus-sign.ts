import { type CssCode, css } from '../../writers/css.ts';

/** Declarations of a `::before` or `::after` that is a plus sign: drawn, so that nobody reads it out. */
export const plusSign: CssCode = css`
  background-image: linear-gradient(currentcolor, currentcolor), linear-gradient(currentcolor, currentcolor);
  background-position: center;
  background-repeat: no-repeat;
  background-size: 100% 2px, 2px 100%;
  block-size: 0.8em;
  content: "";
  flex: none;
  inline-size: 0.8em;
`;

/** What makes a minus sign of it. */
export const minusSign: CssCode = css`background-size: 100% 2px, 0 0;`;
