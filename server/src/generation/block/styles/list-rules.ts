import { type CssCode, css, joinCss } from '../../writers/css.ts';
import { kebab } from '../attributes/schema.ts';
import type { BlockPlan } from '../plan.ts';
import { badgeRules, tickRules } from './mark-rules.ts';
import { rule } from './role-rules.ts';
import type { StyleKit } from './style-kit.ts';
import type { ViewPart } from './view-parts.ts';

/** Archetypes whose lists of texts are ticked off. */
const ticked: ReadonlySet<string> = new Set(['pricing', 'features', 'product', 'cta', 'hero']);

/** Lists of values, rows of a query, flags and details. */
export function listRules(
  kit: StyleKit,
  parts: readonly ViewPart[],
  { archetype, attributes }: Pick<BlockPlan, 'archetype' | 'attributes'>,
): CssCode {
  const hasColumns = attributes.some(({ role }) => role === 'columns');
  const of = (kind: ViewPart['kind'], ...roles: string[]): CssCode[] =>
    parts.filter((part) => part.kind === kind && roles.includes(part.role)).map(({ part }) => kit.part(part));
  const lists = of('list', 'list');
  const rows = of('list', 'rows');
  const withPictures = attributes.filter(({ item }) => item?.kind === 'image').map(({ id }) => kebab(id));
  const pictures = parts
    .filter(({ kind, role, part }) => kind === 'list' && role === 'list' && withPictures.includes(part))
    .map(({ part }) => kit.part(part));
  const tick = ticked.has(archetype) ? tickRules(kit, of('item', 'list')) : css``;
  const fields = parts.filter(({ kind }) => kind === 'field');
  const field = (role: string): CssCode[] =>
    fields.filter((part) => part.role === role).map(({ part }) => kit.part(part));
  return joinCss(
    [
      rule(
        hasColumns ? [] : lists,
        css`
          display: flex;
          flex-direction: column;
          gap: 0.5em;
          list-style: none;
          padding: 0;
        `,
      ),
      rule(
        parts
          .filter(({ kind, role, tag }) => kind === 'list' && role === 'list' && tag === 'ol')
          .map(({ part }) => kit.part(part)),
        css`
          list-style: decimal;
          padding-inline-start: 1.5em;
        `,
      ),
      rule(
        parts.filter(({ kind, part }) => kind === 'text' && part === 'list-label').map(({ part }) => kit.part(part)),
        css`
          font-weight: 600;
          margin-block-end: 0.35em;
        `,
      ),
      // Pictures stand beside each other.
      rule(
        hasColumns ? [] : pictures,
        css`
          display: grid;
          gap: 0.5rem;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
        `,
      ),
      tick,
      ['faq', 'timeline', 'hours', 'menu', 'schedule'].includes(archetype)
        ? css``
        : gridRules(
            kit,
            hasColumns ? [...rows, ...lists] : rows,
            hasColumns,
            archetype === 'pricing' ? css`10rem` : css`14rem`,
          ),
      rule(
        of('item', 'rows'),
        css`
          display: flex;
          flex-direction: column;
          gap: 0.4em;
          min-inline-size: 0;
        `,
      ),
      rule(
        field('title'),
        css`
          font-size: 1.125em;
          font-weight: 600;
          line-height: 1.3;
        `,
      ),
      rule(
        field('icon'),
        css`
          color: ${kit.get('accent')};
          font-size: 2em;
          line-height: 1;
        `,
      ),
      rule(
        field('rating'),
        css`
          color: ${kit.get('accent')};
          letter-spacing: 0.1em;
        `,
      ),
      rule(
        field('figure'),
        css`
          font-size: 2.5em;
          font-variant-numeric: tabular-nums;
          font-weight: 700;
          line-height: 1.1;
        `,
      ),
      rule(
        field('price'),
        css`
          font-size: 1.5em;
          font-variant-numeric: tabular-nums;
          font-weight: 700;
          white-space: nowrap;
        `,
      ),
      rule(
        field('list'),
        css`
          display: flex;
          flex-direction: column;
          gap: 0.4em;
          list-style: none;
          padding: 0;
          text-align: start;
        `,
      ),
      ticked.has(archetype)
        ? tickRules(
            kit,
            field('list').map((list) => css`${list} > li`),
          )
        : css``,
      badgeRules(kit, of('item', 'rows'), field('badge')),
      rule(
        field('meta'),
        css`
          color: ${kit.get('muted')};
          font-size: 0.875em;
        `,
      ),
      rule(
        field('image'),
        css`
          aspect-ratio: 4 / 3;
          block-size: auto;
          border-radius: calc(${kit.get('radius')} * 0.6 + 0.25rem);
          inline-size: 100%;
          object-fit: cover;
        `,
      ),
      logoRules(kit, parts, attributes),
      flagRules(kit, parts),
      detailRules(kit, parts),
    ],
    '\n\n',
  );
}

/** As many columns as fit, and no more than the attribute says. */
const atMost = (kit: StyleKit): CssCode =>
  css`max(12rem, (100% - (${kit.get('columns')} - 1) * ${kit.get('gap')}) / ${kit.get('columns')})`;

const gridRules = (kit: StyleKit, rows: readonly CssCode[], hasColumns: boolean, least: CssCode): CssCode =>
  rule(
    rows,
    css`
      align-self: stretch;
      display: grid;
      gap: ${kit.get('gap')};
      grid-template-columns: repeat(auto-fit, minmax(min(100%, ${hasColumns ? atMost(kit) : least}), 1fr));
      list-style: none;
      padding: 0;
    `,
  );

/** Logos are shown whole, several beside each other also on phones. */
function logoRules(kit: StyleKit, parts: readonly ViewPart[], attributes: BlockPlan['attributes']): CssCode {
  const lists = attributes.filter(({ id, kind }) => kind === 'query' && /logo|brand|partner|sponsor/i.test(id));
  const named = lists.map(({ id }) => kebab(id));
  const images = parts.filter(
    ({ kind, role, part }) =>
      kind === 'field' && role === 'image' && named.some((name) => part.startsWith(`${name}-item-`)),
  );
  return joinCss(
    [
      rule(
        named.map((name) => kit.part(name)),
        css`
          align-items: center;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
        `,
      ),
      rule(
        images.map(({ part }) => kit.part(part)),
        css`
          aspect-ratio: 2;
          border-radius: 0;
          object-fit: contain;
        `,
      ),
    ],
    '\n\n',
  );
}

function flagRules(kit: StyleKit, parts: readonly ViewPart[]): CssCode {
  const lists = parts
    .filter(({ kind, role }) => kind === 'region' && role === 'flags')
    .map(({ part }) => kit.part(part));
  const flags = parts.filter(({ kind, role }) => kind === 'text' && role === 'flag').map(({ part }) => kit.part(part));
  return joinCss(
    [
      rule(
        lists,
        css`
          display: flex;
          flex-wrap: wrap;
          gap: 0.5rem;
          list-style: none;
          padding: 0;
        `,
      ),
      rule(
        flags,
        css`
          background-color: ${kit.get('accent')};
          border-radius: 99rem;
          color: ${kit.get('on-accent')};
          font-size: 0.8125em;
          font-weight: 600;
          line-height: 1.4;
          padding: 0.2em 0.8em;
        `,
      ),
    ],
    '\n\n',
  );
}

/** Names and values side by side, a hairline between the rows. */
function detailRules(kit: StyleKit, parts: readonly ViewPart[]): CssCode {
  const regions = parts.filter(({ kind, tag }) => kind === 'region' && tag === 'dl');
  const labels = parts.filter(({ kind, tag }) => kind === 'text' && tag === 'dt');
  const rowsOf = parts.filter(({ kind, role }) => kind === 'region' && role === 'detail');
  return joinCss(
    [
      rule(
        regions.map(({ part }) => kit.part(part)),
        css`
          display: flex;
          flex-direction: column;
        `,
      ),
      rule(
        rowsOf.map(({ part }) => kit.part(part)),
        css`
          border-block-end: 1px solid ${kit.get('border')};
          display: flex;
          flex-wrap: wrap;
          gap: 0.25rem 1rem;
          justify-content: space-between;
          padding-block: 0.5em;
        `,
      ),
      rule(
        labels.map(({ part }) => kit.part(part)),
        css`
          color: ${kit.get('muted')};
        `,
      ),
    ],
    '\n\n',
  );
}
