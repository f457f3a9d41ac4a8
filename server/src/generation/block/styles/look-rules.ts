import { type CssCode, css, cssName, cssSelectors, cssValue, joinCss, noCss } from '../../writers/css.ts';
import { kebab } from '../attributes/schema.ts';
import { propertiesOf } from '../editor/wrapper-props.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';
import type { StyleKit } from './style-kit.ts';
import { ink, paper } from './theme-colors.ts';
import type { ViewPart } from './view-parts.ts';

/** What a rule may need to know: the wrapper in the look, and the parts of the block. */
interface Looking {
  readonly kit: StyleKit;
  /** Selector of the wrapper while the look is chosen. */
  readonly root: CssCode;
  readonly layout: BlockPlan['layout'];
  readonly find: (...roles: string[]) => readonly CssCode[];
}

const within = ({ root, find }: Looking, declarations: CssCode, ...roles: string[]): CssCode => {
  const found = find(...roles).map((part) => css`${root} ${part}`);
  return found.length === 0
    ? noCss
    : css`${cssSelectors(found)} {
    ${declarations}
  }`;
};

const own = ({ root }: Looking, declarations: CssCode): CssCode => css`
  ${root} {
    ${declarations}
  }
`;

const padding = cssValue('clamp(1.25rem, 5cqi, 2.5rem)');

const surface = (looking: Looking, back: CssCode, front: CssCode): CssCode =>
  own(
    looking,
    css`
      ${looking.kit.set('surface')}: ${back};
      ${looking.kit.set('text')}: ${front};
      ${looking.kit.set('muted')}: currentcolor;
      ${looking.kit.set('padding')}: ${padding};
    `,
  );

const centered = (looking: Looking): CssCode =>
  own(
    looking,
    css`
      align-items: center;
      justify-content: center;
      text-align: center;
    `,
  );

const sized = (looking: Looking, size: string): CssCode => own(looking, css`font-size: ${cssValue(size)};`);

/** What switches and choices do to a block, by what they are called; the first that fits counts. */
const looks: readonly (readonly [names: RegExp, rules: (looking: Looking) => CssCode])[] = [
  [
    /(?:^|-)(?:circle|circular)$/,
    (looking) =>
      within(looking, css`aspect-ratio: 1; border-radius: 50%; object-fit: cover;`, 'image', 'avatar', 'logo'),
  ],
  [
    /(?:^|-)round(?:ed)?$/,
    (looking) =>
      joinCss(
        [
          own(looking, css`${looking.kit.set('radius')}: 1rem;`),
          within(looking, css`border-radius: 1rem;`, 'image', 'avatar', 'link'),
        ],
        '\n\n',
      ),
  ],
  [/(?:^|-)square$/, (looking) => within(looking, css`border-radius: 0;`, 'image', 'avatar', 'link')],
  [/(?:^|-)shadow$/, (looking) => own(looking, css`${looking.kit.set('shadow')}: 0 0.5rem 1.5rem rgb(0 0 0 / 16%);`)],
  [
    /(?:^|-)(?:border|bordered|outlined?)$/,
    (looking) =>
      own(
        looking,
        css`
          ${looking.kit.set('border-width')}: 1px;
          ${looking.kit.set('padding')}: ${padding};
        `,
      ),
  ],
  [/(?:^|-)(?:dark|dark-mode|invert|inverted)$/, (looking) => surface(looking, ink, paper)],
  [/(?:^|-)light$/, (looking) => surface(looking, paper, ink)],
  [/(?:^|-)transparent$/, (looking) => own(looking, css`${looking.kit.set('surface')}: transparent;`)],
  [/(?:^|-)center(?:ed)?$/, centered],
  [
    /(?:^|-)(?:reverse|reversed|invert-order|flip|flipped)$/,
    (looking) =>
      own(looking, css`flex-direction: ${cssValue(looking.layout === 'stack' ? 'column-reverse' : 'row-reverse')};`),
  ],
  [/(?:^|-)horizontal$/, (looking) => own(looking, css`flex-flow: row wrap;`)],
  [/(?:^|-)(?:vertical|stacked)$/, (looking) => own(looking, css`flex-direction: column;`)],
  [/(?:^|-)(?:compact|small)$/, (looking) => sized(looking, '0.875em')],
  [/(?:^|-)large$/, (looking) => sized(looking, '1.25em')],
  [/(?:^|-)uppercase$/, (looking) => within(looking, css`text-transform: uppercase;`, 'title', 'label')],
  [
    /(?:^|-)icon$/,
    (looking) => css`
      ${looking.root} {
        padding-inline-start: 3.25rem;
        position: relative;
      }

      ${looking.root}::before {
        background-color: ${looking.kit.get('accent')};
        block-size: 1.5rem;
        border-radius: 50%;
        color: ${looking.kit.get('on-accent')};
        content: "!" / "";
        font-weight: 700;
        inline-size: 1.5rem;
        inset-block-start: 1rem;
        inset-inline-start: 1rem;
        line-height: 1.5rem;
        position: absolute;
        text-align: center;
      }
    `,
  ],
  [/(?:^|-)bold$/, (looking) => own(looking, css`font-weight: 700;`)],
  [/(?:^|-)italic$/, (looking) => own(looking, css`font-style: italic;`)],
  [/(?:^|-)full-width$/, (looking) => within(looking, css`align-self: stretch; inline-size: 100%;`, 'link')],
  [
    /(?:^|-)gr[ae]yscale$/,
    (looking) => within(looking, css`filter: grayscale(1);`, 'image', 'logo', 'avatar', 'background-image'),
  ],
  [
    /(?:^|-)striped$/,
    (looking) => css`
      ${looking.root} :is(li, dl > div):nth-child(odd) {
        background-color: rgb(127 127 127 / 10%);
      }
    `,
  ],
  [
    /(?:^|-)(?:sticky|fixed)$/,
    (looking) =>
      own(
        looking,
        css`
          inset-block-start: var(--wp-admin--admin-bar--height, 0);
          position: sticky;
          z-index: 2;
        `,
      ),
  ],
];

/** Where texts stand, by the value of an enumeration that says so. */
const places: Readonly<Record<string, string>> = { start: 'start', left: 'start', end: 'end', right: 'end' };

/** Rules of what a user can switch on or choose, and of numbers that measure the block. */
export function lookRules(kit: StyleKit, parts: readonly ViewPart[], plan: BlockPlan): CssCode {
  const find = (...roles: string[]): readonly CssCode[] =>
    parts
      .filter(({ kind, role }) => ['value', 'field'].includes(kind) && roles.includes(role))
      .map(({ part }) => kit.part(part));
  const looking = (modifier: string): Looking => ({
    kit,
    root: css`${kit.root}.${cssName(modifier)}`,
    layout: plan.layout,
    find,
  });
  const rules = plan.attributes.flatMap((attribute): CssCode[] => {
    const name = kebab(attribute.name);
    if (attribute.role === 'look')
      return [looks.find(([names]) => names.test(name))?.[1](looking(`is-${name}`)) ?? noCss];
    if (attribute.kind !== 'enum' || !['modifier', 'layout'].includes(attribute.role)) return [];
    return attribute.options.map(({ value }) => choiceRule(looking(`is-${name}-${value}`), name, value));
  });
  return joinCss([...rules, ...measureRules(kit, plan)], '\n\n');
}

function choiceRule(looking: Looking, name: string, value: string): CssCode {
  if (!/^[a-z][a-z0-9-]*$/.test(value)) return noCss;
  const place = places[value];
  if (/align(?:ment)?$/.test(name) && place !== undefined) return own(looking, css`text-align: ${cssValue(place)};`);
  if (/(?:position|placement|layout)$/.test(name) && value === 'right') {
    return looking.layout === 'split' ? own(looking, css`flex-direction: row-reverse;`) : noCss;
  }
  if (/(?:type|tone|severity|animation|effect)$/.test(name)) return noCss;
  return looks.find(([names]) => names.test(value))?.[1](looking) ?? noCss;
}

/** What numbers measure, by the end of their names. */
const measures: readonly (readonly [names: RegExp, declarations: (kit: StyleKit, length: CssCode) => CssCode])[] = [
  [/height$/, (_kit, length) => css`min-block-size: ${length};`],
  [/width$/, (_kit, length) => css`max-inline-size: ${length};`],
  [/(?:gap|spacing)$/, (kit, length) => css`${kit.set('gap')}: ${length};`],
  [/padding$/, (kit, length) => css`${kit.set('padding')}: ${length};`],
  [/radius$/, (kit, length) => css`${kit.set('radius')}: ${length};`],
  [/font-size$/, (_kit, length) => css`font-size: ${length};`],
];

function measureRules(kit: StyleKit, plan: BlockPlan): readonly CssCode[] {
  return propertiesOf(plan).flatMap(([attribute, property]) => {
    const name = kebab(attribute.name);
    const value = css`var(${cssName(property)})`;
    const set = css`${kit.root}[style*=${property}]`;
    if (attribute.role === 'opacity') return [opacityRule(set, kit, plan, attribute, value)];
    const found = attribute.role === 'measure' ? measures.find(([names]) => names.test(name)) : undefined;
    return found === undefined
      ? []
      : [
          css`
            ${set} {
              ${found[1](kit, css`calc(${value} * 1px)`)}
            }
          `,
        ];
  });
}

/** How much of what lies over a picture is seen. */
function opacityRule(
  set: CssCode,
  kit: StyleKit,
  { archetype }: BlockPlan,
  { maximum = 1 }: BlockAttribute,
  value: CssCode,
): CssCode {
  const target = archetype === 'hero' ? css`${kit.part('backdrop')}::after` : css`img`;
  return css`
    ${set} ${target} {
      opacity: ${maximum > 1 ? css`calc(${value} / 100)` : value};
    }
  `;
}
