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
import { type StyleKit, styleKit } from './style-kit.ts';
import { tokenRules } from './token-rules.ts';
import { partsOf, type ViewPart } from './view-parts.ts';

/** The stylesheet of a block, for the front end and the editor: what it looks like without a style variant. */
export function blockRules(plan: BlockPlan): CssCode {
  const kit = styleKit(plan);
  const parts = partsOf(plan);
  const rules = rulesOf(kit, parts, plan);
  // An accent colour that nothing of the block has marks its edge.
  const isRead = rules.text.replace(/.*on-accent:.*/g, '').includes(kit.get('accent').text);
  const isChosen =
    rules.text.split(`${kit.set('accent').text}:`).length > 3 ||
    plan.attributes.some(({ kind, role }) => kind === 'color' && role !== 'detail');
  return isRead || !isChosen
    ? rules
    : joinCss(
        [
          rules,
          css`
            ${kit.root} {
              border-inline-start: 0.25rem solid ${kit.get('accent')};
              padding-inline-start: 1rem;
            }
          `,
        ],
        '\n\n',
      );
}

function rulesOf(kit: StyleKit, parts: readonly ViewPart[], plan: BlockPlan): CssCode {
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
