import { type CssCode, css, cssName, cssSelectors, cssValue, joinCss, noCss } from '../../writers/css.ts';
import { kebab } from '../attributes/schema.ts';
import { choiceClass, modifierOf } from '../editor/value-code.ts';
import { propertiesOf } from '../editor/wrapper-props.ts';
import type { BlockAttribute, BlockPlan } from '../plan.ts';
import { meanings } from './archetype-rules.ts';
import { rule } from './role-rules.ts';
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
  /** Selectors of lists, and of their items. */
  readonly lists: readonly CssCode[];
  readonly items: readonly CssCode[];
  readonly images: readonly CssCode[];
  /** Whether an attribute says in how many columns its items stand. */
  readonly hasColumns: boolean;
}

const all = ({ root }: Looking, found: readonly CssCode[], declarations: CssCode): CssCode =>
  rule(
    found.map((part) => css`${root} ${part}`),
    declarations,
  );

/** Items beside each other, as many as fit; without a list, the parts of the block. */
const gridded = (looking: Looking): CssCode => {
  const grid = css`
    display: grid;
    gap: ${looking.kit.get('gap')};
    ${looking.hasColumns ? noCss : css`grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));`}
  `;
  return looking.lists.length > 0 ? all(looking, looking.lists, grid) : own(looking, grid);
};

const stacked = (looking: Looking): CssCode => {
  const column = css`
    display: flex;
    flex-direction: column;
  `;
  return looking.lists.length > 0 ? all(looking, looking.lists, column) : own(looking, css`flex-direction: column;`);
};

/** Items in one row that visitors move sideways. */
const carousel = (looking: Looking): CssCode =>
  joinCss(
    [
      all(
        looking,
        looking.lists,
        css`
          display: flex;
          flex-flow: row nowrap;
          overflow-x: auto;
          scroll-snap-type: x mandatory;
        `,
      ),
      all(looking, looking.items, css`flex: 0 0 min(100%, 18rem); scroll-snap-align: start;`),
    ],
    '\n\n',
  );

/** Where the text of a banner stands: beside the middle of its picture. */
const bannerSides: Readonly<Record<string, CssCode>> = {
  row: css`justify-items: start;`,
  'row-reverse': css`justify-items: end;`,
  column: css`align-items: start;`,
  'column-reverse': css`align-items: end;`,
};

/** The picture on a side of the text. */
const beside =
  (direction: string) =>
  (looking: Looking): CssCode =>
    looking.layout === 'banner'
      ? own(looking, bannerSides[direction] ?? noCss)
      : looking.images.length === 0
        ? noCss
        : own(
            looking,
            css`display: flex; flex-flow: ${cssValue(direction)} ${cssValue(direction.startsWith('row') ? 'wrap' : 'nowrap')};`,
          );

const ground = (looking: Looking): CssCode =>
  own(looking, css`${looking.kit.set('surface')}: rgb(127 127 127 / 12%); ${looking.kit.set('padding')}: ${padding};`);

const framed = (looking: Looking): CssCode =>
  own(looking, css`${looking.kit.set('border-width')}: 1px; ${looking.kit.set('padding')}: ${padding};`);

const shadowed = (looking: Looking): CssCode =>
  own(
    looking,
    css`${looking.kit.set('shadow')}: 0 0.5rem 1.5rem rgb(0 0 0 / 16%); ${looking.kit.set('padding')}: ${padding};`,
  );

const marked = (looking: Looking): CssCode =>
  own(looking, css`border-inline-start: 0.3125rem solid ${looking.kit.get('accent')}; padding-inline-start: 1.25rem;`);

/** What choices look like that say nothing of how they look, one after another. */
const palette: readonly ((looking: Looking) => CssCode)[] = [
  () => noCss,
  framed,
  ground,
  shadowed,
  marked,
  (looking) => surface(looking, ink, paper),
];

/** Comes in when the page is opened, for visitors who do not mind movement. */
const appears =
  (from: string) =>
  (looking: Looking): CssCode => {
    const name = cssName(`${looking.kit.root.text.slice(1)}-${from.replace(/[^a-z]/g, '')}`);
    return css`
    @media (prefers-reduced-motion: no-preference) {

      ${looking.root} {
        animation: ${name} 0.6s ease-out both;
      }
    }

    @keyframes ${name} {

      from {
        opacity: 0;
        ${cssValue(from === '' ? 'translate: none' : from)};
      }
    }
  `;
  };

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
  [/(?:^|-)(?:grid|grid-layout|cards|tiles|columns|two-columns|masonry|mosaic)$/, gridded],
  [/(?:^|-)(?:carousel|slider|arrows|dots)$/, carousel],
  [/(?:^|-)(?:list|list-view|rows|vertical|stacked|stack|column)$/, stacked],
  [
    /^(?:horizontal|row|inline|side-by-side)$|(?:^|-)horizontal$/,
    (looking) => own(looking, css`display: flex; flex-flow: row wrap;`),
  ],
  [/(?:^|-)image-(?:left|first)$/, beside('row')],
  [/(?:^|-)image-(?:right|last)$/, beside('row-reverse')],
  [/(?:^|-)image-bottom$/, beside('column-reverse')],
  [/(?:^|-)image-top$/, beside('column')],
  [/(?:^|-)overlay$/, (looking) => all(looking, looking.images, css`filter: brightness(0.7);`)],
  [/(?:^|-)blur(?:red)?$/, (looking) => all(looking, looking.images, css`filter: blur(3px);`)],
  [
    /(?:^|-)dividers?$/,
    (looking) => css`
    ${looking.root} > * + * {
      border-block-start: 1px solid ${looking.kit.get('border')};
      padding-block-start: ${looking.kit.get('gap')};
    }
  `,
  ],
  [/(?:^|-)full-height$/, (looking) => own(looking, css`min-block-size: 100vh;`)],
  [/(?:^|-)underlined?$/, (looking) => within(looking, css`text-decoration: underline;`, 'title', 'label')],
  [/(?:^|-)(?:fade|fade-in|animation|animated?|appear)$/, appears('')],
  [/(?:^|-)(?:slide|slide-up|slide-in|bounce)$/, appears('translate: 0 1.5rem')],
  [/(?:^|-)(?:zoom|zoom-in|scale|grow|flip|rotate)$/, appears('scale: 0.92')],
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
  const selectors = (fits: (part: ViewPart) => boolean): readonly CssCode[] =>
    parts.filter(fits).map(({ part }) => kit.part(part));
  const find = (...roles: string[]): readonly CssCode[] =>
    parts
      .filter(({ kind, role }) => ['value', 'field'].includes(kind) && roles.includes(role))
      .map(({ part }) => kit.part(part));
  const lists = selectors(({ kind }) => kind === 'list');
  const looking = (modifier: string): Looking => ({
    kit,
    root: css`${kit.root}.${cssName(modifier)}`,
    layout: plan.layout,
    hasColumns: plan.attributes.some(({ role }) => role === 'columns'),
    find,
    lists,
    items: selectors(({ kind }) => kind === 'item'),
    images: selectors(({ kind, type, role }) =>
      kind === 'region' ? role === 'media' : type === 'image' || role === 'image',
    ),
  });
  const rules = plan.attributes.flatMap((attribute): CssCode[] => {
    const name = kebab(attribute.id);
    if (attribute.role === 'look')
      return [looks.find(([names]) => names.test(name))?.[1](looking(`is-${name}`)) ?? noCss];
    if (modifierOf(attribute)?.values === undefined) return [];
    const texts = attribute.options.map(({ value }, index) =>
      choiceRule(looking(choiceClass(attribute, value)), name, value.toLowerCase().replace(/[^a-z0-9]+/g, '-'), index),
    );
    return texts;
  });
  return joinCss([...rules, ...measureRules(kit, plan), columnRules(kit, plan, find, lists)], '\n\n');
}

/** Columns of a block without a list are those of its text. */
function columnRules(kit: StyleKit, plan: BlockPlan, find: Looking['find'], lists: readonly CssCode[]): CssCode {
  const has = plan.attributes.some(({ role }) => role === 'columns');
  return has && lists.length === 0
    ? rule(find('body', 'text', 'answer'), css`column-count: ${kit.get('columns')}; column-gap: ${kit.get('gap')};`)
    : noCss;
}

/** What is as the block is anyway. */
const usual = /^(?:default|normal|medium|none|plain|regular|standard|auto|off|base|no)$/;

const sizes: readonly (readonly [values: RegExp, size: string])[] = [
  [/^(?:x-?small|xs|tiny|mini|extra-small)$/, '0.75em'],
  [/^(?:small|sm|s|compact|narrow|short|thin|light|tight)$/, '0.875em'],
  [/^(?:large|lg|l|big|wide|tall|thick|loose|heavy)$/, '1.25em'],
  [/^(?:x-?large|xl|huge|full|extra-large|xxl|max)$/, '1.5em'],
];

/** @param index of the choice among those of its attribute */
function choiceRule(looking: Looking, name: string, value: string, index: number): CssCode {
  const place = places[value];
  if (/align(?:ment)?$/.test(name) && place !== undefined) return own(looking, css`text-align: ${cssValue(place)};`);
  if (/align(?:ment)?$/.test(name) && value === 'justify') return own(looking, css`text-align: justify;`);
  if (Object.hasOwn(meanings, value)) return noCss;
  const side = /(?:position|placement|layout|orientation|align(?:ment)?)$/.test(name) ? sides[value] : undefined;
  const moved = side === undefined ? noCss : beside(side)(looking);
  if (moved !== noCss) return moved;
  const ratio = /^(\d+)-(\d+)$/.exec(value);
  if (ratio !== null && looking.images.length > 0) {
    return all(
      looking,
      looking.images,
      css`aspect-ratio: ${cssValue(`${ratio[1]} / ${ratio[2]}`)}; object-fit: cover;`,
    );
  }
  if (usual.test(value)) return noCss;
  if (/^[1-6]$/.test(value) && looking.lists.length > 0) {
    return all(
      looking,
      looking.lists,
      css`display: grid; grid-template-columns: repeat(${cssValue(value)}, minmax(0, 1fr));`,
    );
  }
  const known = looks.find(([names]) => names.test(value))?.[1](looking) ?? noCss;
  if (known !== noCss) return known;
  const size = sizes.find(([values]) => values.test(value))?.[1];
  if (size !== undefined) return sized(looking, size);
  return palette[index % palette.length]?.(looking) ?? noCss;
}

const sides: Readonly<Record<string, string>> = {
  left: 'row',
  start: 'row',
  right: 'row-reverse',
  end: 'row-reverse',
  top: 'column',
  above: 'column',
  bottom: 'column-reverse',
  below: 'column-reverse',
};

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
    const name = kebab(attribute.id);
    const value = css`var(${cssName(property)})`;
    const set = css`${kit.root}[style*=${property}]`;
    if (property === kit.set('border').text) {
      return [css`${kit.root}[style*=${`${property}:`}] { border-width: 1px; }`];
    }
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

const isPicture = ({ kind, role }: Pick<BlockAttribute, 'kind' | 'role'>): boolean =>
  kind === 'image' || kind === 'media' || (kind === 'url' && role === 'image');

/** How much of what lies over a picture is seen. */
function opacityRule(
  set: CssCode,
  kit: StyleKit,
  plan: BlockPlan,
  { maximum = 1 }: BlockAttribute,
  value: CssCode,
): CssCode {
  const { archetype, attributes, view } = plan;
  const hasBackdrop =
    archetype === 'hero' && view.children.some((node) => node.kind === 'element' && node.part === 'backdrop');
  const hasImage = attributes.some((one) =>
    [one, ...one.fields, ...(one.item === undefined ? [] : [one.item])].some(isPicture),
  );
  const inner = hasBackdrop ? css`${kit.part('backdrop')}::after` : css`img`;
  const target = hasBackdrop || hasImage ? css`${set} ${inner}` : set;
  return css`
    ${target} {
      opacity: ${maximum > 1 ? css`calc(${value} / 100)` : value};
    }
  `;
}
