import { type CssCode, css, cssName, joinCss } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';
import { archetypeRules, meaningRules } from './archetype-rules.ts';
import { layoutRules } from './layout-rules.ts';
import { lineBreakRules } from './line-break-rules.ts';
import { linkRules } from './link-rules.ts';
import { listRules } from './list-rules.ts';
import { lookRules } from './look-rules.ts';
import { regionRules } from './region-rules.ts';
import { roleRules } from './role-rules.ts';
import { styleKit } from './style-kit.ts';
import { tokenRules } from './token-rules.ts';
import { partsOf } from './view-parts.ts';

/** The stylesheet of a block, for the front end and the editor: what it looks like without a style variant. */
export function blockRules(plan: BlockPlan): CssCode {
  const kit = styleKit(plan);
  const parts = partsOf(plan);
  return joinCss(
    [
      tokenRules(kit, plan),
      css`
        [class*=${`${cssName(plan.names.cssClass).text}__`}] {
          margin: 0;
        }
      `,
      layoutRules(kit, parts, plan),
      regionRules(kit, parts),
      roleRules(kit, parts),
      lineBreakRules(kit, parts),
      listRules(kit, parts, plan),
      linkRules(kit, parts, plan.variants),
      archetypeRules(kit, parts, plan),
      meaningRules(kit, plan.attributes),
      lookRules(kit, parts, plan),
    ],
    '\n\n',
  );
}
