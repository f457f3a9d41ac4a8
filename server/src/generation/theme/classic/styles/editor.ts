import { css } from '../../../writers/css.ts';

/** Widths of blocks in the editor, where no theme.json says them. */
export const editorLayout = css`
  .wp-block {
    max-inline-size: var(--content-size);
  }

  .wp-block[data-align="wide"] {
    max-inline-size: var(--wide-size);
  }

  .wp-block[data-align="full"] {
    max-inline-size: none;
  }
`;
