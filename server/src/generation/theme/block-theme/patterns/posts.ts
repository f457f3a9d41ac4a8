import type { HtmlCode } from '../../../writers/html.ts';
import { column, columns, flow, grid, group, row } from '../../blocks/containers.ts';
import {
  dynamic,
  featuredImage,
  patternRef,
  postDate,
  postExcerpt,
  postTerms,
  postTitle,
} from '../../blocks/dynamic.ts';
import { type Look, around as onAllSides } from '../../blocks/look.ts';
import { around, postTemplate, query } from '../../blocks/loops.ts';
import type { Layout } from '../../plan/layout.ts';
import type { Build } from '../build.ts';

const radius = 'var(--wp--custom--radius--card)';

/** What a card lies on. */
type Ground = 'base' | 'base-2';

const meta = (): HtmlCode =>
  group([postTerms('category', { text: 'primary', fontWeight: '600' }), postDate()], { layout: row(), gap: '30' });

/** How a card of a list of posts looks; the words of a plain one need no room around them. */
function cardFrame({ plan }: Build, ground: Ground): { readonly card: Look; readonly words: Look } {
  switch (plan.layout.cards) {
    case 'bordered':
      return {
        card: { borderColor: 'line', borderWidth: '1px', radius, padding: onAllSides('30') },
        words: { padding: onAllSides('20') },
      };
    case 'filled':
      return {
        card: { background: ground === 'base' ? 'base-2' : 'base', radius, padding: onAllSides('30') },
        words: { padding: onAllSides('20') },
      };
    case 'plain':
      return { card: {}, words: {} };
  }
}

function card(build: Build, level: 2 | 3, ground: Ground): HtmlCode {
  const frame = cardFrame(build, ground);
  return group(
    [
      featuredImage({ isLink: true, ratio: '3/2' }),
      group([meta(), postTitle({ level, isLink: true }, { fontSize: 'large' }), postExcerpt(22)], {
        ...frame.words,
        layout: flow,
        gap: '20',
      }),
    ],
    { ...frame.card, layout: flow, gap: '40', className: 'post-card' },
  );
}

function pairCard(level: 2 | 3): HtmlCode {
  return group(
    [
      featuredImage({ isLink: true, ratio: '4/3' }),
      group([postTitle({ level, isLink: true }, { fontSize: 'x-large' }), meta()], { layout: flow, gap: '20' }),
    ],
    { layout: flow, gap: '40', className: 'post-card' },
  );
}

function rowCard(level: 2 | 3): HtmlCode {
  return columns(
    [
      column([postDate(), postTerms('category', { text: 'primary', fontWeight: '600' })], { width: '20%', gap: '20' }),
      column([postTitle({ level, isLink: true }, { fontSize: 'large' }), postExcerpt(28)], { width: '52%', gap: '20' }),
      column([featuredImage({ isLink: true, ratio: '3/2' })], { width: '28%' }),
    ],
    {
      padding: { top: '50', bottom: '50' },
      borderSides: { top: { color: 'line', width: '1px' } },
      gap: { top: '30', left: '50' },
    },
  );
}

interface ListLook {
  readonly layout: Parameters<typeof postTemplate>[1]['layout'];
  readonly className?: string;
  readonly gap?: Look['gap'];
  item(build: Build, level: 2 | 3, ground: Ground): HtmlCode;
}

const looks: Record<Layout['blog'], ListLook> = {
  grid: { layout: grid('19rem'), gap: '60', item: card },
  rows: { layout: { type: 'default' }, gap: '0', item: (_build, level) => rowCard(level) },
  lead: { layout: grid('19rem'), gap: '60', className: 'leads-with-first', item: card },
  pairs: { layout: grid('24rem'), gap: '70', item: (_build, level) => pairCard(level) },
};

const pagination = (): HtmlCode =>
  around(
    'query-pagination',
    [dynamic('query-pagination-previous'), dynamic('query-pagination-numbers'), dynamic('query-pagination-next')],
    { paginationArrow: 'arrow', layout: { type: 'flex', justifyContent: 'space-between' } },
  );

export interface PostListOptions {
  readonly look?: Layout['blog'];
  readonly id?: number;
  /** In a column that is narrower than the page. */
  readonly isNarrow?: boolean;
}

/** The posts that a page is about, with what is shown when there are none. */
export function postList(
  build: Build,
  { look = build.plan.layout.blog, id = 1, isNarrow = false }: PostListOptions = {},
): HtmlCode {
  const { layout, gap, className, item } = looks[look];
  return query(
    [
      postTemplate([item(build, 2, 'base')], { layout, gap, className }),
      group([pagination()], { layout: flow, padding: { top: '60' } }),
      around('query-no-results', [patternRef(build.pattern('hidden-no-results'))]),
    ],
    { id, inherit: true, perPage: 10, align: isNarrow ? undefined : 'wide' },
  );
}

export interface LatestOptions {
  readonly id?: number;
  readonly perPage?: number;
  readonly ground?: Ground;
  readonly look?: Layout['blog'];
  /** Below an article: without that article. */
  readonly excludeCurrent?: true;
}

/** A few posts for a front page or below an article. */
export function latestPosts(
  build: Build,
  { perPage, id = 2, ground = 'base', look = build.plan.layout.blog, ...more }: LatestOptions = {},
): HtmlCode {
  const { layout, gap, className, item } = looks[look];
  const count = perPage ?? (look === 'lead' || look === 'pairs' ? 4 : 3);
  return query([postTemplate([item(build, 3, ground)], { layout, gap, className })], {
    id,
    perPage: count,
    align: 'wide',
    ...more,
  });
}
