import { type CssCode, css, cssName, cssValue, joinCss, noCss } from '../../writers/css.ts';
import type { BlockFeatureModule } from '../feature.ts';
import type { BlockPlan } from '../plan.ts';
import { rule } from '../styles/role-rules.ts';
import { type StyleKit, styleKit } from '../styles/style-kit.ts';
import { partsOf, type ViewPart } from '../styles/view-parts.ts';

/** Narrower than a phone held upright, by the width that the block itself has. */
const narrow = cssValue('(max-width: 30rem)');
const roomy = cssValue('(min-width: 48rem)');

/** The width at which WordPress' own editor changes from small to large screens. */
const smallScreens = cssValue('(max-width: 781px)');
const largeScreens = cssValue('(min-width: 782px)');

/** The block answers to the space that it is given, wherever it stands, and hides on screens as the editor says. */
export const responsiveDesignFeature: BlockFeatureModule = {
  name: 'responsive_design',
  contribute(plan) {
    const kit = styleKit(plan);
    return {
      css: joinCss([containerRules(kit, plan), hidingRules(kit, plan)], '\n\n'),
      editorCss: shownInEditor(kit, plan),
    };
  },
};

function containerRules(kit: StyleKit, plan: BlockPlan): CssCode {
  const parts = partsOf(plan);
  const name = cssName(plan.names.cssClass);
  const find = (kind: ViewPart['kind'], ...roles: string[]): CssCode[] =>
    parts.filter((part) => part.kind === kind && roles.includes(part.role)).map(({ part }) => kit.part(part));
  const small = [
    rule(
      find('list', 'rows'),
      css`
        grid-template-columns: repeat(var(${kit.set('columns-small')}, 1), minmax(0, 1fr));
      `,
    ),
    rule(
      find('region', 'actions'),
      css`
        align-self: stretch;
      `,
    ),
    rule(
      find('value', 'link'),
      css`
        flex: 1 1 100%;
      `,
    ),
  ];
  const large = [
    rule(
      find('value', 'title', 'quote'),
      css`
        font-size: clamp(1.4em, 1em + 1.75cqi, 2.25em);
      `,
    ),
    rule(
      find('value', 'body', 'answer', 'subtitle'),
      css`
        font-size: clamp(1em, 0.9em + 0.4cqi, 1.2em);
        max-inline-size: 65ch;
      `,
    ),
  ];
  return joinCss(
    [
      css`
        ${kit.root} {
          container: ${name} / inline-size;
        }

        :where(.is-layout-flex) > ${kit.root} {
          flex: 1 1 18rem;
        }
      `,
      query(name, narrow, small),
      query(name, roomy, large),
    ],
    '\n\n',
  );
}

/** Rules for a width of the block; nothing when there are none. */
function query(name: CssCode, condition: CssCode, rules: readonly CssCode[]): CssCode {
  const all = joinCss(rules, '\n\n');
  if (all.text === '') return noCss;
  return css`
    @container ${name} ${condition} {

      ${all}
    }
  `;
}

function hidingRules(kit: StyleKit, plan: BlockPlan): CssCode {
  const has = (role: string): boolean => plan.attributes.some((attribute) => attribute.role === role);
  return joinCss(
    [
      has('hide-mobile')
        ? css`
            @media ${smallScreens} {

              ${kit.root}.is-hidden-on-small-screens {
                display: none;
              }
            }
          `
        : noCss,
      has('hide-desktop')
        ? css`
            @media ${largeScreens} {

              ${kit.root}.is-hidden-on-large-screens {
                display: none;
              }
            }
          `
        : noCss,
    ],
    '\n\n',
  );
}

/** What is hidden on a screen can still be edited on it. */
function shownInEditor(kit: StyleKit, { layout }: BlockPlan): CssCode {
  return css`
    ${kit.root}.is-hidden-on-small-screens,
    ${kit.root}.is-hidden-on-large-screens {
      display: ${cssValue(layout === 'banner' ? 'grid' : 'flex')};
      opacity: 0.5;
    }
  `;
}
