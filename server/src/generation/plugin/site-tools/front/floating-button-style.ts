import { type CssCode, css, cssName } from '../../../writers/css.ts';
import type { PluginPlan } from '../../plan.ts';
import { toolHandle } from '../support/tool-names.ts';

/** The style sheet of the floating button. */
export function floatingButtonStyle(plan: PluginPlan): CssCode {
  const name = cssName(toolHandle(plan, 'floating_button'));
  return css`
    .${name} {
      border-radius: 999px;
      box-shadow: 0 2px 10px rgb(0 0 0 / 30%);
      font-weight: 600;
      inset-block-end: max(1.5rem, env(safe-area-inset-bottom));
      inset-inline-end: 1.5rem;
      line-height: 1.2;
      max-inline-size: calc(100vw - 3rem);
      overflow-wrap: anywhere;
      padding: 0.875rem 1.25rem;
      position: fixed;
      text-decoration: none;
      z-index: 9985;
    }

    .${name}--start {
      inset-inline: 1.5rem auto;
    }

    .${name}:focus-visible {
      outline: 3px solid currentcolor;
      outline-offset: -6px;
    }

    @media print {
      .${name} {
        display: none;
      }
    }
  `;
}
