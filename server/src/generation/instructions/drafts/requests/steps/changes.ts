import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import type { Asked } from '../asked.ts';
import { refusalOf, refuse } from './refusals.ts';
import { idFieldOf, namedIn, type ReadStep, valuesOf } from './step.ts';
import { readStore, removeStore, type Store, storesIn, writeStore } from './stores.ts';

const isOfPost = ({ kind }: Store) => kind === 'post';
const known = /\b(?:already|duplicates?|twice|exists?|known|once|second)\b/i;

/** What is kept in a list: the ID of the post in those of a user, otherwise what was sent. */
function entryOf(asked: Asked, store: Store, clause: string): { code: PhpCode; isId: boolean } | null {
  const id = idFieldOf(asked);
  const [value] = [...namedIn(clause, valuesOf(asked)), ...valuesOf(asked)];
  if (id !== undefined && (store.kind === 'user' || value === undefined)) return { code: raw('$post->ID'), isId: true };
  return value === undefined ? null : { code: asked.channel.value(value), isId: value.type === 'integer' };
}

const loadList = (store: Store, isId: boolean): PhpCode => php`
  $entries = ${store.kind === 'option' ? readStore(store, []) : readStore(store)};
  $entries = is_array( $entries ) ? ${raw(isId ? "array_map( 'intval', $entries )" : '$entries')} : array();
`;

/** Adds an entry to a list, or takes it out where it is there. */
export const toggle: ReadStep = (asked, clause) => {
  const [store] = storesIn(clause);
  if (!/\btoggles?\b|\badds?\b.*\bor\b.*\bremoves?\b/i.test(clause) || store === undefined) return null;
  const entry = entryOf(asked, store, clause);
  if (entry === null)
    return {
      code: php`
        $is_on = ! ${readStore(store)};
        ${writeStore(store, raw('$is_on ? 1 : 0'))}
      `,
      made: [{ names: /./, code: raw('$is_on') }],
      needsPost: isOfPost(store),
    };
  return {
    code: php`
      ${loadList(store, entry.isId)}
      $is_on   = ! in_array( ${entry.code}, $entries, true );
      $entries = $is_on ? array_merge( $entries, array( ${entry.code} ) ) : array_values( array_diff( $entries, array( ${entry.code} ) ) );
      ${writeStore(store, raw('$entries'))}
    `,
    made: [
      { names: /count|total|number|^n$/i, code: raw('count( $entries )') },
      { names: /list|ids|entries|all|s$/i, code: raw('$entries') },
      { names: /./, code: raw('$is_on') },
    ],
    needsPost: entry.isId,
  };
};

/** Adds an entry to a list; what is there already is refused where the prompt says so, and left otherwise. */
export const addToList: ReadStep = (asked, clause) => {
  const [store] = storesIn(clause);
  if (store === undefined || /\bas an? (?:associative )?array\b|\bincrement|\bremoves?\b/i.test(clause)) return null;
  if (
    !/\b(?:adds?|append\w*|push\w*|collects?|inserts?)\b|\b(?:array|list)\b|\bduplicates?\b|addresses|IDs are in/i.test(
      clause,
    )
  )
    return null;
  if (/\badds? (?:one|1|\d+)\b/i.test(clause)) return null;
  const entry = entryOf(asked, store, clause);
  if (entry === null) return null;
  const isRefused = refusalOf(asked.c, known) !== null;
  const isOnce = isRefused || /\b(?:no duplicates?|unique|once|not twice|unless)\b/i.test(asked.c.text);
  const all = [...new Set(valuesOf(asked))];
  const many = !entry.isId && all.length > 1 && !isOnce;
  const value = many ? php`${Object.fromEntries(all.map((one) => [one.name, asked.channel.value(one)]))}` : entry.code;
  const add = php`
    $entries[] = ${value};
    ${writeStore(store, raw('$entries'))}
  `;
  return {
    code: php`
      ${loadList(store, entry.isId)}
      ${
        isRefused
          ? php`
            if ( in_array( ${entry.code}, $entries, true ) ) {
              ${refuse(asked, known, 409, 'already_known', 'This is known already.')}
            }
            ${add}
          `
          : isOnce
            ? php`
              if ( ! in_array( ${entry.code}, $entries, true ) ) {
                ${add}
              }
            `
            : add
      }
    `,
    made: [{ names: /count|total|number|^n$/i, code: raw('count( $entries )') }],
    needsPost: entry.isId || isOfPost(store),
  };
};

const up = /\b(?:increas|increment|rais|bump|count(?:s|ed)? up|adds?\b.*\b(?:one|1|\d+)\b|goes up|\+ ?1)\w*/i;
const down = /\b(?:decreas|decrement|lower|reduc|subtract|goes down|\bdown\b|- ?1)\w*/i;

/** Counts a number up or down, or in the direction that was sent. */
export const count: ReadStep = (asked, clause) => {
  const [store] = storesIn(clause);
  if (store === undefined) return null;
  const added = /\badds?\s+(?:the )?[`"']?([a-z]\w*)[`"']?\s+to\b/i.exec(clause)?.[1];
  const sum = asked.fields.find(({ name, type }) => name === added && (type === 'integer' || type === 'number'));
  const isUp = up.test(clause) || sum !== undefined;
  const isDown = down.test(clause);
  if (!isUp && !isDown) return null;
  const way = asked.fields.find(({ choices }) =>
    choices.some((one) => /^(?:up|down|plus|minus|like|dislike)$/.test(one)),
  );
  const by = /\bby\s+[`"']?([a-z]\w*)\b/.exec(clause)?.[1];
  const field = sum ?? asked.fields.find(({ name }) => name === by);
  const number = /\b(?:by|adds?|subtracts?)\s+(\d+)\b/i.exec(clause)?.[1] ?? '1';
  const lower = way?.choices.find((one) => /^(?:down|minus|dislike)$/.test(one));
  const change =
    isUp && isDown && way !== undefined && lower !== undefined
      ? raw(`+ ( '${lower}' === ${asked.channel.value(way).text} ? -${number} : ${number} )`)
      : raw(`${isUp ? '+' : '-'} ${field === undefined ? number : asked.channel.value(field).text}`);
  return {
    code: php`
      $number = (int) ${readStore(store, ...(store.kind === 'option' ? ([0] as const) : ([] as const)))} ${change};
      ${writeStore(store, raw('$number'))}
    `,
    made: [{ names: /./, code: raw('$number') }],
    needsPost: isOfPost(store),
  };
};

/** The constant that a store is set to. */
function constantIn(clause: string, key: string): PhpValue | undefined {
  const rest = clause.slice(clause.search(new RegExp(String.raw`(?<!\w)${key}(?!\w)`)) + key.length);
  const match =
    /^[`"']?\s*(?:\bto\b|=>|=|→|:)\s*(?:the (?=current|time|now))?(?:["'`“]([^"'`”]*)["'`”]|(true|false|-?\d+(?:\.\d+)?)\b|(current (?:time|date|timestamp)|now\b|timestamp|current user(?:'s)? id)|([a-z][a-z_-]*)\b(?=\s*(?:[,;.)\n]|$|and\b)))/i.exec(
      rest,
    );
  if (match === null) return undefined;
  if (match[1] !== undefined) return match[1];
  if (match[2] !== undefined) return /^(?:true|false)$/i.test(match[2]) ? /true/i.test(match[2]) : Number(match[2]);
  if (match[4] !== undefined)
    return /^(?:it|them|the|value|what|this|that|null)$/i.test(match[4]) ? undefined : match[4];
  if (/user/i.test(match[3] ?? '')) return raw('get_current_user_id()');
  return raw(
    /date/i.test(match[3] ?? '')
      ? "current_time( 'Y-m-d' )"
      : /mysql|Y-m-d/i.test(rest)
        ? "current_time( 'mysql' )"
        : 'time()',
  );
}

const saves =
  /\b(?:sav(?:e|es|ing)|stor(?:e|es|ing)|updat(?:e|es|ing)|sets?|setting|writ(?:e|es)|keeps?|marks?|remembers?|puts?|goes|adds?)\b/i;

/** Stores what was sent, or a constant. */
export const save: ReadStep = (asked, clause) => {
  const stores = storesIn(clause);
  const [store] = stores;
  if (store === undefined || !saves.test(clause)) return null;
  const loads = !/\b(?:without|no|not?) autoload\w*|autoload\w*\W+(?:off|no|false)/i.test(asked.c.text);
  const set = stores.map((one) => ({ one, value: constantIn(clause, one.key) }));
  if (set.every(({ value }) => value !== undefined))
    return {
      code: php`${raw(set.map(({ one, value }) => writeStore(one, value ?? null, loads).text).join('\n'))}`,
      made: set.map(({ one, value }) => ({
        names: new RegExp(String.raw`^_?${one.key.replace(/^_/, '')}$|^${one.key.split('_').at(-1) ?? one.key}$`, 'i'),
        code: php`${value ?? null}`,
      })),
      needsPost: stores.some(isOfPost),
    };
  const all = valuesOf(asked);
  const rest = clause.replace(new RegExp(String.raw`\b${store.key}\b`), ' ');
  const named = namedIn(rest, all);
  const fields = named.length > 0 && !/\b(?:both|all|them)\b/i.test(clause) ? named : all;
  if (fields.length === 0) return null;
  const byName = stores.map((one) => ({ one, field: fieldFor(one, all) }));
  if (stores.length > 1 && byName.every(({ field }) => field !== undefined))
    return {
      code: raw(
        byName.map(({ one, field }) => writeStore(one, asked.channel.value(field as Field), loads).text).join('\n'),
      ),
      made: [],
      needsPost: stores.some(isOfPost),
    };
  const isArray = fields.length > 1 || /\bas an? (?:associative )?array\b|\bin an array\b/i.test(clause);
  const [only] = fields;
  const value =
    isArray || only === undefined
      ? php`${Object.fromEntries(fields.map((field) => [field.name, asked.channel.value(field)]))}`
      : asked.channel.value(only);
  const bare = store.key.replace(/^_/, '');
  return {
    code: isArray
      ? php`
        $values = ${value};
        ${writeStore(store, raw('$values'), loads)}
      `
      : writeStore(store, value, loads),
    made: [
      {
        names: new RegExp(String.raw`^_?${bare}$|(?:^|_)value$|^${bare.replace(/^[a-z]+_/, '')}s?$`, 'i'),
        code: isArray ? raw('$values') : value,
      },
    ],
    needsPost: isOfPost(store),
  };
};

/** The field that a store is named for: `lead_email` for `email`. */
export const fieldFor = ({ key }: Store, fields: readonly Field[]): Field | undefined =>
  fields.find(
    ({ name }) =>
      key === name ||
      key.endsWith(`_${name}`) ||
      key.startsWith(`${name}_`) ||
      name.endsWith(`_${key.replace(/^_/, '')}`),
  );

/** Takes an entry out of a list, or deletes an option, a transient or a meta field. */
export const remove: ReadStep = (asked, clause) => {
  const transient = /\b(?:deletes?|removes?|clears?|resets?)\b[^.;\n]*?\btransient\s+[`"']?(\w+)/i.exec(clause)?.[1];
  if (transient !== undefined) return { code: php`delete_transient( ${transient} );`, made: [] };
  const [store] = storesIn(clause);
  if (store === undefined || !/\b(?:deletes?|removes?|clears?|resets?)\b/i.test(clause)) return null;
  const entry = /\bfrom\b/i.test(clause) ? entryOf(asked, store, clause) : null;
  if (entry !== null)
    return {
      code: php`
        ${loadList(store, entry.isId)}
        $entries = array_values( array_diff( $entries, array( ${entry.code} ) ) );
        ${writeStore(store, raw('$entries'))}
      `,
      made: [{ names: /count|total|number|^n$/i, code: raw('count( $entries )') }],
      needsPost: entry.isId || isOfPost(store),
    };
  return {
    code: removeStore(store),
    made: [{ names: /deleted|removed|cleared/, code: raw('true') }],
    needsPost: isOfPost(store),
  };
};
