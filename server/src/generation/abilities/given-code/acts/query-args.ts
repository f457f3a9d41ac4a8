import type { Act } from '../act.ts';
import type { Edit } from '../given-php.ts';
import { keyAmong, type QueryArray, type QueryKind, queryArrays, setKeys } from '../query-arrays.ts';
import { meantFunction } from '../returns.ts';

/** A wish about a query: what says it, and the arguments that it sets, by what is asked for. */
interface Wish {
  readonly said: RegExp;
  args(match: RegExpExecArray, query: QueryArray): Readonly<Record<string, string>>;
}

const limits: Readonly<Record<QueryKind, readonly [usual: string, ...others: string[]]>> = {
  posts: ['posts_per_page', 'numberposts'],
  users: ['number'],
  terms: ['number'],
  comments: ['number'],
};
const orders: Readonly<Record<QueryKind, Readonly<Record<'title' | 'date', string>>>> = {
  posts: { title: 'title', date: 'date' },
  users: { title: 'display_name', date: 'registered' },
  terms: { title: 'name', date: 'term_id' },
  comments: { title: 'comment_author', date: 'comment_date_gmt' },
};

const limitKey = ({ kind, array }: QueryArray): string => keyAmong(array, limits[kind]) ?? limits[kind][0];
const statuses: Readonly<Record<string, string>> = {
  published: 'publish',
  draft: 'draft',
  drafts: 'draft',
  pending: 'pending',
  private: 'private',
  scheduled: 'future',
};

const wishes: readonly Wish[] = [
  {
    said: /\b(?:at most|up to|max(?:imum)?(?: of)?|no more than|limit(?:ed)?(?: \w+){0,3} to|only the (?:first|last|latest|newest)|the (?:latest|newest|first))\s+(\d+)\b(?! (?:hours?|days?|minutes?|words?|characters?))/i,
    args: ([, count = ''], query) => ({ [limitKey(query)]: count }),
  },
  {
    said: /\b(?:all of them|without (?:a )?limit|no limit|unlimited)\b/i,
    args: (_match, query) => ({ [limitKey(query)]: query.kind === 'posts' ? '-1' : '0' }),
  },
  {
    said: /\bonly (?:\w+ ){0,2}?(published|drafts?|pending|private|scheduled)\b/i,
    args: ([, said = ''], { kind }): Record<string, string> =>
      kind === 'posts' ? { post_status: `'${statuses[said.toLowerCase()] ?? 'publish'}'` } : {},
  },
  {
    said: /\b(?:only (?:\w+ ){0,2}?)approved\b/i,
    args: (_match, { kind }): Record<string, string> => (kind === 'comments' ? { status: "'approve'" } : {}),
  },
  {
    said: /\bcomments? (?:on|of) (?:only )?(?:published )?posts?(?: of the (?:post )?type [`"']?(\w+))?/i,
    args: ([said = '', type], { kind }): Record<string, string> =>
      kind === 'comments'
        ? {
            ...(/\bpublished\b/i.test(said) ? { post_status: "'publish'" } : {}),
            ...(type === undefined ? {} : { post_type: `'${type}'` }),
          }
        : {},
  },
  {
    said: /\b(?:order|sort)(?:ed|s)?\b[^.;\n]{0,20}\b(?:title|name|alphabetical\w*)\b[^.;\n]{0,14}?(desc|z-a)?|\balphabetical(?:ly)?\b/i,
    args: ([, down], { kind }) => ({
      orderby: `'${orders[kind].title}'`,
      order: down === undefined ? "'ASC'" : "'DESC'",
    }),
  },
  {
    said: /\b(newest|latest|most recent|oldest|earliest)\b(?: \w+)? (?:first|on top)\b|\b(?:order|sort)(?:ed|s)?\b[^.;\n]{0,20}\bdate\b(?:[^.;\n]{0,14}(asc\w*|oldest))?/i,
    args: ([, first = '', second], { kind }) => ({
      orderby: `'${orders[kind].date}'`,
      order: /old|earl/i.test(first) || second !== undefined ? "'ASC'" : "'DESC'",
    }),
  },
  {
    said: /\b(?:order|sort)(?:ed|s)?\b[^.;\n]{0,20}\bmenu[ _]order\b/i,
    args: () => ({ orderby: "'menu_order'", order: "'ASC'" }),
  },
  {
    said: /\b(?:skip|exclud\w+|leave out|ignore|without|omit)\b[^.;\n]{0,20}\b(?:without|no|lacking)\b (?:an? )?(?:featured image|thumbnail)|\bonly\b[^.;\n]{0,16}\bwith (?:an? )?(?:featured image|thumbnail)/i,
    args: (_match, { kind }): Record<string, string> => (kind === 'posts' ? { meta_key: "'_thumbnail_id'" } : {}),
  },
  {
    said: /\b(?:in|within|from) the (?:last|past) (\d+) (day|week|month|year|hour)s?\b/i,
    args: ([, count = '1', unit = 'day'], { kind }): Record<string, string> =>
      kind === 'posts' ? { date_query: `array( array( 'after' => '${count} ${unit}s ago' ) )` } : {},
  },
  {
    said: /\b(?:in )?random(?:ly| order)\b/i,
    args: (_match, { kind }): Record<string, string> => (kind === 'posts' ? { orderby: "'rand'" } : {}),
  },
  {
    said: /\bids only\b|\bonly (?:the |their )?ids\b|\b(?:return|fetch)s? (?:the |only )?ids\b/i,
    args: () => ({ fields: "'ids'" }),
  },
  {
    said: /\b(?:exclud\w+|without|except|but not|leave out|skip)\b (?:for )?the current (?:post|page)\b/i,
    args: (_match, { kind }): Record<string, string> =>
      kind === 'posts' ? { post__not_in: 'array( get_the_ID() )' } : {},
  },
  {
    said: /\bexclud\w+ (?:the )?(?:administrators?|admins?)\b|\bno (?:administrators|admins)\b/i,
    args: (_match, { kind }): Record<string, string> =>
      kind === 'users' ? { role__not_in: "array( 'administrator' )" } : {},
  },
  {
    said: /\b(?:including|also|even|with) (?:the )?empty (?:terms|ones|categories|tags)\b|\bhide_empty\b[^.;\n]{0,10}false/i,
    args: (_match, { kind }): Record<string, string> => (kind === 'terms' ? { hide_empty: 'false' } : {}),
  },
  {
    said: /\b(?:of |for )(?:the )?(?:custom )?post type [`"']([\w-]+)[`"']/i,
    args: ([, type = ''], { kind }): Record<string, string> => (kind === 'posts' ? { post_type: `'${type}'` } : {}),
  },
];

/** Changes the arguments of the query that a function makes: how many, which status, in which order. */
export const queryArgs: Act = {
  id: 'query-args',
  title: 'change the arguments of its query',
  isVague: true,
  wants: new RegExp(wishes.map(({ said }) => said.source).join('|'), 'i'),
  run(php, { words }) {
    const fn = meantFunction(php, words);
    const [query] = fn === null ? [] : queryArrays(php, fn);
    if (query === undefined) return null;
    const values: Record<string, string> = {};
    for (const { said, args } of wishes) {
      const match = said.exec(words);
      if (match !== null) Object.assign(values, args(match, query));
    }
    if (Object.keys(values).length === 0) return null;
    const edits: Edit[] = setKeys(php, query.array, values);
    const done = Object.entries(values).map(([key, source]) => `The query has ${key} ${source}.`);
    return { kind: 'code', code: php.with(edits), done };
  },
};
