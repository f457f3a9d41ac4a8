import type { BlockLayout } from '@presswright/shared/schemas/plans/block-vocabulary';
import { type CssCode, css, joinCss } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';
import type { ViewPart } from './view-parts.ts';

/** Finds the selectors of the elements around values by name. */
type Regions = (...roles: string[]) => readonly CssCode[];

const stack = (kit: StyleKit): CssCode => css`
  ${kit.root} {
    display: flex;
    flex-direction: column;
    gap: ${kit.get('gap')};
  }
`;

/** How a block's outermost elements stand to each other. All of them fold on narrow screens by themselves. */
const layouts: Readonly<Record<BlockLayout, (kit: StyleKit, region: Regions) => CssCode>> = {
  stack,

  center: (kit, region) =>
    joinCss(
      [
        css`
          ${kit.root} {
            align-items: center;
            display: flex;
            flex-direction: column;
            gap: ${kit.get('gap')};
            text-align: center;
          }
        `,
        rule(
          region('header', 'actions', 'price-line', 'value-line', 'contact'),
          css`
            align-items: center;
            justify-content: center;
          `,
        ),
      ],
      '\n\n',
    ),

  split: (kit, region) =>
    joinCss(
      [
        css`
          ${kit.root} {
            align-items: center;
            display: flex;
            flex-wrap: wrap;
            gap: ${kit.get('gap')} calc(${kit.get('gap')} * 1.5);
          }
        `,
        rule(
          region('media'),
          css`
            flex: 1 1 14rem;
          `,
        ),
        rule(
          region('content'),
          css`
            flex: 1.4 1 16rem;
          `,
        ),
      ],
      '\n\n',
    ),

  row: (kit, region) =>
    joinCss(
      [
        css`
          ${kit.root} {
            align-items: center;
            display: flex;
            flex-wrap: wrap;
            gap: ${kit.get('gap')} calc(${kit.get('gap')} * 1.5);
            justify-content: space-between;
          }
        `,
        rule(
          region('content'),
          css`
            flex: 1 1 20rem;
          `,
        ),
      ],
      '\n\n',
    ),

  banner: (kit, region) =>
    joinCss(
      [
        css`
          ${kit.root} {
            align-items: center;
            display: grid;
            isolation: isolate;
            min-block-size: clamp(18rem, 45vh, 32rem);
            overflow: hidden;
            position: relative;
          }
        `,
        rule(
          region('content'),
          css`
            gap: ${kit.get('gap')};
            max-inline-size: 44rem;
          `,
        ),
      ],
      '\n\n',
    ),

  quote: stack,

  figure: (kit) => css`
    ${kit.root} {
      display: flex;
      flex-direction: column;
      gap: calc(${kit.get('gap')} * 0.4);
    }
  `,
};

/** The rules of a block's layout. */
export function layoutRules(
  kit: StyleKit,
  parts: readonly ViewPart[],
  { layout, archetype }: Pick<BlockPlan, 'layout' | 'archetype'>,
): CssCode {
  const region: Regions = (...roles) =>
    parts.filter(({ kind, role }) => kind === 'region' && roles.includes(role)).map(({ part }) => kit.part(part));
  const images = parts
    .filter(({ kind, type }) => kind === 'value' && type === 'image')
    .map(({ part }) => kit.part(part));
  const media = region('media');
  const rules: CssCode[] = [layouts[layout](kit, region)];
  if (media.length > 0 && (layout === 'stack' || layout === 'split') && archetype !== 'team') {
    rules.push(
      rule(media, css`min-inline-size: 0;`),
      rule(
        images,
        css`
          block-size: auto;
          border-radius: calc(${kit.get('radius')} * 0.6 + 0.25rem);
          inline-size: 100%;
          object-fit: cover;
        `,
      ),
    );
  }
  if (archetype === 'card') rules.push(edgeToEdge(kit, media, images));
  return joinCss(rules, '\n\n');
}

/** The picture of a card reaches its edges, unless the padding was set in the editor. */
function edgeToEdge(kit: StyleKit, media: readonly CssCode[], images: readonly CssCode[]): CssCode {
  const card = css`${kit.root}:not([style*="padding"])`;
  return joinCss(
    [
      rule(
        media.map((selector) => css`${card} > ${selector}`),
        css`
          margin-block-start: calc(${kit.get('padding')} * -1);
          margin-inline: calc(${kit.get('padding')} * -1);
        `,
      ),
      rule(
        media.flatMap((selector) => images.map((image) => css`${card} > ${selector} ${image}`)),
        css`
          aspect-ratio: 3 / 2;
          border-radius: 0;
          border-start-end-radius: calc(${kit.get('radius')} - ${kit.get('border-width')});
          border-start-start-radius: calc(${kit.get('radius')} - ${kit.get('border-width')});
        `,
      ),
    ],
    '\n\n',
  );
}
