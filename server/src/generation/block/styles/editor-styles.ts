import { type CssCode, css } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';
import { blockSelector } from './block-css.ts';

/** What only the editor needs: places for what is still missing, and folded parts that stay open. */
export function editorStyles(plan: BlockPlan): CssCode {
  return css`
    ${blockSelector(plan)} .components-placeholder {
      min-block-size: 8rem;
      color: #1e1e1e;
    }

    ${blockSelector(plan, 'add')}.components-button {
      margin-block-start: 1rem;
    }
  `;
}
