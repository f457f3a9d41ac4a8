import { type CssCode, css } from '../../../../writers/css.ts';
import type { PluginPlan } from '../../../plan.ts';
import { cssClass } from '../../support/style.ts';

/** The look of the box: picture and text side by side. */
export function authorBoxCss(plan: PluginPlan): CssCode {
  const name = (element?: string): CssCode => cssClass(plan, 'author_box', element);
  return css`
    .${name()} {
      display: flex;
      flex-wrap: wrap;
      gap: 1.25rem;
      margin-block: 2rem;
      box-sizing: border-box;
      padding: 1.25rem;
      border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
      border-radius: 0.25rem;
    }

    .${name('avatar')} {
      flex: none;
      align-self: start;
      border-radius: 50%;
    }

    .${name('text')} {
      flex: 1 1 15rem;
      overflow-wrap: anywhere;
    }

    .${name('text')} p {
      margin-block: 0 0.5rem;
    }

    .${name('title')} {
      font-size: 0.875em;
    }

    .${name('name')} {
      font-weight: 600;
    }

    .${name('links')} {
      display: flex;
      flex-wrap: wrap;
      gap: 1rem;
    }
  `;
}
