import { type CssCode, css, cssName } from '../../../writers/css.ts';
import { handleOf } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The stylesheet of the overview, in WordPress' own colours. */
export function adminCss(plan: PluginPlan): CssCode {
  const name = (part: string): CssCode => cssName(handleOf(plan, part));
  return css`
    .${name('panels')} {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      gap: 1rem;
      margin-block: 1rem;
    }

    .${name('panel')} {
      padding: 1rem 1.25rem;
      border: 1px solid #c3c4c7;
      border-radius: 4px;
      background: #fff;
    }

    .${name('panel')} h2 {
      margin-block-start: 0;
    }

    .${name('counts')} {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1.5rem;
    }

    .${name('counts')} a {
      text-decoration: none;
    }

    .${name('counts')} strong {
      display: block;
      font-size: 1.5rem;
      line-height: 1.2;
    }
  `;
}
