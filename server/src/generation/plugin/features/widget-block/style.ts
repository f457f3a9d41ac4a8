import { type CssCode, css, cssName, noCss } from '../../../writers/css.ts';
import { handleOf } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { blockName, shownFields } from './block-metadata.ts';

/** The look of the block: little, so that it follows the theme. */
export function blockStyle(plan: PluginPlan, entity: PlanEntity): CssCode {
  const block = cssName(`wp-block-${blockName(plan, entity).replace('/', '-')}`);
  const list = cssName(handleOf(plan, 'block-list'));
  const rules = css`
    .${block} .${list} {
      display: grid;
      gap: 1em;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .${block}.is-grid .${list} {
      grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
    }
  `;
  const fields = shownFields(entity);
  if (fields.length === 0) return rules;
  // text of several lines, such as opening hours, keeps them
  const lines = fields.some(({ type }) => type === 'textarea') ? css`white-space: pre-line;` : noCss;
  return css`
    ${rules}

    .${block} .${cssName(handleOf(plan, 'block-field'))} {
      display: block;
      font-size: 0.875em;
      ${lines}
    }
  `;
}
