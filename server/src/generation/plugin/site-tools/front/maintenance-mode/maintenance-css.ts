import { type CssCode, css } from '../../../../writers/css.ts';

/** The style of the page: it stands alone, without the theme's. */
export const maintenanceCss = (name: CssCode): CssCode => css`
  body {
    background: #fff;
    color: #1e1e1e;
    font: 1.125rem/1.6 system-ui, sans-serif;
    margin: 0;
  }

  .${name} {
    align-content: center;
    box-sizing: border-box;
    display: grid;
    justify-items: center;
    margin-inline: auto;
    max-inline-size: 40rem;
    min-block-size: 100vh;
    overflow-wrap: anywhere;
    padding: 2rem;
    text-align: center;
  }

  .${name} h1 {
    font-size: clamp(2rem, 6vw, 3.25rem);
    line-height: 1.15;
    margin: 0 0 1rem;
  }

  .${name} p {
    margin: 0 0 1rem;
  }

  .${name} img {
    block-size: auto;
    margin-block-end: 2rem;
    max-block-size: 6rem;
    max-inline-size: 100%;
    inline-size: auto;
  }

  @media (prefers-color-scheme: dark) {
    body {
      background: #1e1e1e;
      color: #f0f0f0;
    }
  }
`;
