import { handleOf } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { css, cssFile, cssName } from '../../writers/css.ts';

/** The stylesheet. */
export function figureAssets(plan: PluginPlan): readonly ExtraFile[] {
  const box = cssName(handleOf(plan, 'figure'));
  const style = css`
    .${box} {
      margin-block: 1rem;
    }

    .${box} > :is(p, figure) {
      margin: 0;
    }

    .${box}.is-number strong {
      font-size: 1.5em;
    }

    .${box} progress {
      accent-color: currentcolor;
      block-size: 1rem;
      inline-size: 100%;
    }

    .${box} svg {
      display: block;
      margin-block: 0.5rem;
      max-inline-size: 40rem;
      inline-size: 100%;
    }

    .${box}.is-pie svg {
      max-inline-size: 16rem;
      transform: rotate(-90deg);
    }

    .${box} .is-stars {
      background: linear-gradient(90deg, #9a6700 var(--stars), #c8c8c8 var(--stars));
      background-clip: text;
      color: transparent;
      letter-spacing: 0.1em;
    }

    .${box} :is(th, td) {
      padding: 0.25rem 0.5rem;
      text-align: start;
    }

    .${box} td {
      font-variant-numeric: tabular-nums;
    }
  `;
  return [{ path: 'assets/css/figures.css', content: cssFile(style) }];
}
