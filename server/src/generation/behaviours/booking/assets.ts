import { handleOf } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { css, cssFile, cssName } from '../../writers/css.ts';

/** The stylesheet of what is free. */
export function bookingAssets(plan: PluginPlan): readonly ExtraFile[] {
  const free = cssName(handleOf(plan, 'free'));
  const style = css`
    .${free} {
      margin-block: 1rem;
      overflow-x: auto;
    }

    .${free} table {
      border-collapse: collapse;
      inline-size: 100%;
    }

    .${free} caption {
      font-weight: 700;
      padding-block: 0.5rem;
      text-align: start;
    }

    .${free} th,
    .${free} td {
      border-block-end: 1px solid;
      padding: 0.4rem 0.75rem 0.4rem 0;
      text-align: start;
      vertical-align: top;
    }

    .${free} tbody th {
      font-weight: 400;
      white-space: nowrap;
    }

    .${free} a {
      display: inline-block;
      margin-inline-end: 0.5rem;
    }
  `;
  return [{ path: 'assets/css/bookings.css', content: cssFile(style) }];
}
