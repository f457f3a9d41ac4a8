import { type CssCode, css } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';
import { blockSelector } from './block-css.ts';

/** What only the editor needs: places for what is still missing, and folded parts that stay open. */
export function editorStyles(plan: BlockPlan): CssCode {
  return css`
    ${blockSelector(plan)} .components-placeholder {
      color: #1e1e1e;
      aspect-ratio: auto;
      min-block-size: 8rem;
    }

    ${blockSelector(plan, 'add')}.components-button {
      align-self: start;
      inline-size: fit-content;
      justify-self: start;
      margin-block-start: 1rem;
    }

    ${blockSelector(plan, 'add-media')}.components-button {
      background-color: rgb(128 128 128 / 15%);
      block-size: 4rem;
      border-radius: 0.25rem;
      flex: none;
      inline-size: 4rem;
      justify-content: center;
    }
  `;
}
