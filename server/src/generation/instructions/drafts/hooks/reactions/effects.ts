import { phpString } from '../../../../writers/php.ts';
import { type Found, numberOf, type Reading } from '../reading.ts';
import { postField, type Scene, userOf } from '../scene.ts';
import { describedIn, literalOf, textOf } from '../values.ts';
import type { Effect, EffectContext } from './effect.ts';
import { mailEffect } from './mails.ts';
import { siteEffects } from './site-effects.ts';

const q = phpString;

const setting = '(?:sets?|stores?|saves?|writes?|records?|adds?|puts?|updates?|keeps?|gives?|remembers?|marks?|sets)';
const metaWord =
  '(?:the |its |a |an |their |them |him |it )*(user |post |comment |term |author )?meta(?: key| field| value)?';

function metaObject(kind: string | undefined, scene: Scene): { object: string; id: string } | null {
  const said = kind?.trim().toLowerCase();
  if (said === 'user' || said === 'author') return { object: 'user', id: userOf(scene) };
  if (said === 'post') return scene.post === undefined ? null : { object: 'post', id: scene.post };
  if (said === 'term' || (said === undefined && scene.term !== undefined))
    return scene.term === undefined ? null : { object: 'term', id: scene.term };
  if (said === 'comment' || (said === undefined && scene.comment !== undefined && scene.post === undefined))
    return scene.comment === undefined ? null : { object: 'comment', id: `(int) ${scene.comment}->comment_ID` };
  if (scene.comment !== undefined && said === undefined)
    return { object: 'comment', id: `(int) ${scene.comment}->comment_ID` };
  if (scene.post !== undefined) return { object: 'post', id: scene.post };
  return scene.user !== undefined || scene.account !== undefined ? { object: 'user', id: userOf(scene) } : null;
}

/** A value that is stated, quoted or as a number; else what the phrase describes. */
function written(
  { r, scene, within }: EffectContext,
  value: string | undefined,
  isQuoted: boolean,
  from: number,
): string | null {
  if (value !== undefined && (isQuoted || /^-?\d|^(?:true|false)$/.test(value))) return literalOf(value);
  const described = describedIn(r, scene, [{ from, to: Math.max(...within.map(({ to }) => to), from), sentence: 0 }]);
  if (described !== null || value === undefined) return described;
  return /^(?:the|an?|its|their|current|that|this|his|her)$/i.test(value) ? null : literalOf(value);
}

/** Writes meta; what is there already stays where the prompt says so. */
function kept(
  r: Reading,
  { object, id }: { readonly object: string; readonly id: string },
  key: string,
  what: string,
): string {
  const update = `update_${object}_meta( ${id}, ${q(key)}, ${what} );`;
  const stays = r.take(
    "(?:(?:but|and) )?(?:(?:it )?(?:is |must |should |may |can )?(?:never|don't|do not|not|without) (?:to |be |ever )?(?:overwrit\\w+|replac\\w+|chang\\w+)(?: (?:it|that|an existing (?:one|value)|later|again|afterwards|once set))*|only (?:if|when) (?:it|there) is (?:not set|empty|none|no(?:t one| value))(?: yet| already)?|unless (?:it|one) (?:is|exists?)(?: already| set)*)",
  );
  return stays === null
    ? update
    : `if ( '' === (string) get_${object}_meta( ${id}, ${q(key)}, true ) ) {\n\t${update}\n}`;
}

/** @param at which group has the value */
function setMeta(
  kind: string | undefined,
  key: string,
  found: Found,
  at: number,
  context: EffectContext,
): string | null {
  const target = metaObject(kind, context.scene);
  const what = written(context, found.groups[at], found.isQuoted[at] === true, found.from);
  if (target === null || what === null) return null;
  return kept(context.r, target, key, what);
}

const bump = (object: string, id: string, key: string, by: string): string =>
  `update_${object}_meta( ${id}, ${q(key)}, (int) get_${object}_meta( ${id}, ${q(key)}, true ) + ${by} );`;

const wordCount =
  '(?:there (?:are|is) |it (?:has|is) |the content (?:has|is) |that (?:has|is) )?(more|less|fewer|longer|shorter|over|under|at least)(?: than)? <number> (words|characters)';

const metaEffects: readonly Effect[] = [
  {
    // "store `_x` = "1" when there are more than 100 words, otherwise delete that meta"
    said: `${setting}\\s+(?:${metaWord}\\s+)?<key>\\s*(?:=|to|with)\\s*<value>\\s+(?:when|if|where)\\s+${wordCount}(?:,? (?:otherwise|else|or)\\s+(?:(delete|remove)s? (?:it|that meta|the meta|that|them)|(?:set(?:s)? )?(?:it |that )?(?:to |= ?)?<value>))?`,
    write(
      { groups: [kind, key = '', value = '', side = 'more', amount = '1', unit = 'words', deletes, other] },
      { scene },
    ) {
      const target = metaObject(kind, scene);
      if (target === null || scene.post === undefined) return null;
      const text = `wp_strip_all_tags( ${postField(scene, 'post_content')} )`;
      const count = unit === 'words' ? `str_word_count( ${text} )` : `mb_strlen( ${text} )`;
      const sign = /at least/i.test(side) ? '>=' : /more|longer|over/i.test(side) ? '>' : '<';
      const update = (what: string) => `update_${target.object}_meta( ${target.id}, ${q(key)}, ${q(what)} );`;
      const otherwise =
        deletes !== undefined
          ? `delete_${target.object}_meta( ${target.id}, ${q(key)} );`
          : other === undefined
            ? null
            : update(other);
      const then = `if ( ${count} ${sign} ${numberOf(amount)} ) {\n\t${update(value)}\n}`;
      return otherwise === null ? then : `${then} else {\n\t${otherwise}\n}`;
    },
  },
  {
    said: `${metaWord}\\s+<name>\\s*(?:=|to)\\s*<value>\\s+(?:is|gets|must be|should be)\\s+(?:set|stored|saved|added)`,
    write: (found, context) => setMeta(found.groups[0], found.groups[1] ?? '', found, 2, context),
  },
  {
    said: `(?:raises?|increments?|increases?|bumps?)\\s+(?:the )?(user |post |comment )?(?:meta|counter)(?: key| field)?\\s+<name> by (?:one|1)`,
    write({ groups: [kind, key = ''] }, { scene }) {
      const target = metaObject(kind, scene);
      return target === null ? null : bump(target.object, target.id, key, '1');
    },
  },
  {
    said: `(?:counts?|increments?|increases?|bumps?|raises?|adds? (?:one|1) to|counts? up|tracks? the number of)\\s+(?:\\w+ ){0,3}?(?:in |of |as |up )?(?:the |its |a )?(user |post |comment |author )?(?:meta|counter)(?: key| field| value)?\\s+<name>(?: by <number>)?|(?:increments?|increases?|bumps?) (?:the )?<name> (?:user |post |)meta(?: by <number>)?`,
    write({ groups: [kind, key, by, other, otherBy] }, { scene }) {
      const target = metaObject(kind, scene);
      const amount = by ?? otherBy;
      return target === null
        ? null
        : bump(target.object, target.id, key ?? other ?? '', String(amount === undefined ? 1 : numberOf(amount)));
    },
  },
  {
    said: `(?:deletes?|removes?|clears?|unsets?|drops?)\\s+${metaWord}\\s+<name>`,
    write({ groups: [kind, key = ''] }, { scene }) {
      const target = metaObject(kind, scene);
      return target === null ? null : `delete_${target.object}_meta( ${target.id}, ${q(key)} );`;
    },
  },
  {
    said: `${setting}\\s+${metaWord}\\s+<name>\\s*(?:to|=|with(?: the)?(?: value)?|:|as)*\\s*<value>`,
    write: (found, context) => setMeta(found.groups[0], found.groups[1] ?? '', found, 2, context),
  },
  {
    said: `${setting}\\s+(?:(?:\\([^()\\n]*\\)|[^·,.;\\n]){0,60}?\\s+)?(?:in|as|to|under|into)\\s+${metaWord}\\s+<name>|${setting}\\s+<value>\\s+(?:in|as|to|under|into)\\s+${metaWord}\\s+<name>`,
    write({ from, to, groups: [kind, key, value, kindToo, keyToo] }, context) {
      const what =
        describedIn(context.r, context.scene, [{ from, to, sentence: 0 }]) ??
        (value === undefined ? describedIn(context.r, context.scene, context.within) : literalOf(value));
      const target = metaObject(kind ?? kindToo, context.scene);
      return what === null || target === null ? null : kept(context.r, target, key ?? keyToo ?? '', what);
    },
  },
  {
    said: `(?:stores? (?:it|that|this|them)|sav(?:e|es) (?:it|that|this|them)|keeps? it|puts? it|writes? it|stores?|saves?)\\s+(?:in|as|to|under)\\s+(?:the )?(?:${metaWord} )?<key>`,
    write({ groups: [kind, key = ''] }, context) {
      const what = describedIn(context.r, context.scene, context.all);
      const target = metaObject(kind, context.scene);
      return what === null || target === null ? null : kept(context.r, target, key, what);
    },
  },
  {
    said: `(?:sets?|updates?)\\s+(?:the )?<key>\\s+(?:to|=)\\s*<value>`,
    write(found, context) {
      const key = found.groups[0] ?? '';
      return /option|transient/i.test(key) ? null : setMeta(undefined, key, found, 1, context);
    },
  },
];

const optionWord = '(?:the |an |its )?option';
const optionEffects: readonly Effect[] = [
  {
    said: `counts?\\s+(?:[^·.;\\n]{0,40}?)\\s*(?:in|as|with)\\s+${optionWord}\\s+<name>(?: \\(?(?:increment(?:ed|ing)?|plus|add) (?:it )?(?:by )?(?:one|1)\\)?)?`,
    write: ({ groups: [name = ''] }) => `update_option( ${q(name)}, (int) get_option( ${q(name)}, 0 ) + 1 );`,
  },
  {
    said: `(?:appends?|adds?|pushes?|logs?)\\s+(?:[^·.;]{0,50}?)\\s+(?:to|in|into)\\s+${optionWord}\\s+<name>(?:[^·.;]{0,40}?(?:last|newest|latest|most recent|at most|max(?:imum)?|only|up to)\\s+<number>)?`,
    write({ from, to, groups: [name = '', limit] }, context) {
      const what = describedIn(context.r, context.scene, [{ from, to, sentence: 0 }, ...context.within]) ?? 'time()';
      const more =
        limit ??
        context.r.take(
          '(?:keep(?:s|ing)?|only|at most|max(?:imum)?)\\s+(?:the |only )*(?:last|newest|latest|most recent)?\\s*<number>(?: entries| ones| items)?',
          context.all,
        )?.groups[0];
      const kept = more === undefined ? '$entries' : `array_slice( $entries, -${numberOf(more)} )`;
      return `$entries   = (array) get_option( ${q(name)}, array() );\n$entries[] = ${what};\nupdate_option( ${q(name)}, ${kept}, false );`;
    },
  },
  {
    said: `(?:increments?|increases?|bumps?|counts? up|raises?|adds? (?:one|1) to)\\s+(?:the (?:number|counter|count) in )?${optionWord}\\s+<name>(?: by <number>)?`,
    write: ({ groups: [name = '', by] }) =>
      `update_option( ${q(name)}, (int) get_option( ${q(name)}, 0 ) + ${by === undefined ? 1 : numberOf(by)} );`,
  },
  {
    said: `(?:deletes?|removes?|clears?|drops?)\\s+${optionWord}s?\\s+<name>(?:,? (?:and|&) <key>)?`,
    write: ({ groups: [name = '', other] }, { scene, c }) =>
      [name, ...(other === undefined ? [] : [other])]
        .map((one) => `delete_option( ${textOf(one, scene, c, false)} );`)
        .join('\n'),
  },
  {
    said: `(?:sets?|adds?|creates?|stores?|saves?|seeds?|updates?)\\s+(?:the |an |a )?(?:default )?option\\s+<name>\\s*(?:to|=|with(?: the)?(?: value)?|:|as)*\\s*<value>`,
    write({ groups: [name = '', value], isQuoted, from }, context) {
      const keeps = context.r.take(
        "(?:without overwriting|unless|if|but (?:don't|do not|not|never) (?:overwrite|replace)|don't overwrite|only)[^.;\\n]{0,50}(?:existing(?: values?| ones?)?|already (?:exists|set|there)|not (?:exist|set|there)(?: yet)?|doesn't exist(?: yet)?|is missing|overwrite(?: it| them)?)",
        context.r.phrases.filter(({ to }) => to > from),
      );
      const what = written(context, value, isQuoted[1] === true, from);
      return what === null ? null : `${keeps === null ? 'update' : 'add'}_option( ${q(name)}, ${what} );`;
    },
  },
  {
    said: `(?:stores?|saves?|writes?|records?|puts?|keeps?|remembers?)\\s+(?:[^·.;]{0,50}?)\\s*<value>?\\s+(?:in|as|to|under|into)\\s+${optionWord}\\s+<name>`,
    write({ from, to, groups: [value, name = ''] }, context) {
      const what =
        describedIn(context.r, context.scene, [{ from, to, sentence: 0 }]) ??
        (value === undefined ? null : literalOf(value));
      return what === null ? null : `update_option( ${q(name)}, ${what} );`;
    },
  },
];

/** "deletes the option x and the transient y": the second of several shares the verb. */
const alsoDeleted = '(?<=\\b(?:deletes?|clears?|removes?|flush(?:es)?|drops?)\\b[^.;\\n]{0,80}(?:,|\\band) )(?:the )?';

const cacheEffects: readonly Effect[] = [
  {
    said: `${alsoDeleted}(transient|option|user meta|post meta|comment meta)(?: key)? <name>`,
    write({ groups: [kind = '', name = ''] }, { scene, c }) {
      if (/meta/.test(kind)) {
        const target = metaObject(kind.replace(' meta', ''), scene);
        return target === null ? null : `delete_${target.object}_meta( ${target.id}, ${q(name)} );`;
      }
      return `delete_${kind}( ${textOf(name, scene, c, false)} );`;
    },
  },
  {
    said: '(?:deletes?|clears?|removes?|flush(?:es)?|invalidates?|purges?|drops?|busts?|empt(?:y|ies))\\s+(?:the |its )?(?:cached )?transients?\\s+<name>(?:,? <key>)?(?:,? (?:and|&) <key>)?|(?:deletes?|clears?|removes?|flush(?:es)?|purges?) (?:the )?<key> transient',
    write: ({ groups }, { scene, c }) =>
      groups
        .flatMap((name) => (name === undefined ? [] : [`delete_transient( ${textOf(name, scene, c, false)} );`]))
        .join('\n'),
  },
  {
    said: '(?:deletes?|clears?|removes?|flush(?:es)?|invalidates?|purges?)\\s+(?:the |its )?(?:object )?cache(?: key| entry)?\\s+<name>(?: (?:in|of|from)(?: the)? group <name>|,? group <name>)?',
    write: ({ groups: [key = '', group, other] }, { scene, c }) =>
      `wp_cache_delete( ${textOf(key, scene, c, false)}${(group ?? other) === undefined ? '' : `, ${q(group ?? other ?? '')}`} );`,
  },
];

/** Everything that can be done when something happens. */
export const effects: readonly Effect[] = [
  ...cacheEffects,
  ...optionEffects,
  ...metaEffects,
  ...siteEffects,
  // Last: what the others set is not what it says.
  mailEffect,
];
