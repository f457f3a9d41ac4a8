import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { Composer, raw } from '../../composer.ts';
import { lookup } from '../../lookups/lookup.ts';
import { readInstruction } from '../../reading/read-instruction.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';
import { tableRead } from '../tables/table-read.ts';
import { postQueries } from './posts.ts';

/** What a function may look up whose result is kept. */
const looked: readonly Draft[] = [tableRead, ...postQueries, lookup];

const aboutCache = /\bcach\w*|\btransients?\b/i;
/** Where what is said of the cache begins in a sentence. */
const pieces =
  /(?<=[.!?;])\s+|\n+|,\s*(?:and |but |then )?(?=(?:the results?|results?|it|they|which|everything|is|are|be|being|cach\w+|kept|stor\w+|sav\w+|remember\w+)\b[^,.;\n]*(?:cach|transient))|\s+and (?=(?:cach\w+|stor\w+|keeps?)\b)/i;

/** When a kept result is dropped: words, and the hooks. */
const drops: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:sav\w+|publish\w+|updat\w+|chang\w+|save_post)\b[^.;\n]*\b(?:posts?|pages?|save_post|entry|entries|products?|events?)\b|\bsave_post\b/i,
    ['save_post'],
  ],
  [
    /\b(?:delet\w+|trash\w+)\b[^.;\n]{0,20}\bposts?\b|\bposts?\b[^.;\n]{0,20}\b(?:deleted|trashed)\b|\bdeleted?_post\b/i,
    ['deleted_post'],
  ],
  [
    /\b(?:comments?)\b[^.;\n]{0,30}\b(?:added|posted|approved|saved|new)\b|\bnew comments?\b|\bwp_insert_comment\b/i,
    ['wp_insert_comment', 'transition_comment_status'],
  ],
  [
    /\b(?:terms?|categor\w+|tags?)\b[^.;\n]{0,30}\b(?:edited|created|deleted|changed|saved|updated)\b/i,
    ['saved_term', 'delete_term'],
  ],
  [
    /\busers?\b[^.;\n]{0,30}\b(?:registers?|registered|added|created|updated|deleted|saved)\b/i,
    ['user_register', 'profile_update', 'deleted_user'],
  ],
];

/** The function without what is said of its cache, composed. */
function uncached(c: Composer): Composed | null {
  const text = c.text
    .split(pieces)
    .filter((piece) => piece !== undefined && !aboutCache.test(piece))
    .join('\n');
  const { className, prefix, textDomain } = c.instruction;
  const instruction = { ...readInstruction(text), className, prefix, textDomain };
  const fn = instruction.functions.find(({ name }) => name === c.fn?.name) ?? c.fn;
  for (const draft of looked) {
    if (!draft.needs.test(instruction.prose) || draft.never?.test(instruction.prose) === true) continue;
    const inner = new Composer(instruction, fn);
    const made = draft.compose(inner);
    if (made === null || (made.hooks ?? []).length > 0) continue;
    for (const line of inner.asked.met) c.asked.readsWithin(line);
    return made;
  }
  return null;
}

/** A look-up whose result is kept in a transient or the object cache for a time, and dropped where the prompt says so. */
export const cachedLookup: Draft = {
  id: 'draft-cached-lookup',
  name: 'find_entries',
  needs: aboutCache,
  never:
    /\bcallback\b|\bcallable\b|\bshortcode|\bwidget|\bendpoint|\brest\b|\bajax\b|https?:\/\/|\bwp_remote|\bclass\b|\bcron\b/,
  isWhole: true,
  compose(c) {
    if (c.fn === null) return null;
    const inner = uncached(c);
    if (inner === null) return null;
    const ending = /(^|\n)return ([\s\S]+);\s*$/.exec(inner.body.text);
    if (ending === null) return null;
    const names = (c.fn.parameters ?? []).map(({ name }) => name);
    c.take(names);
    const said = c.asked.value('transient(?: key| name)?|cache key|key');
    const base = said ?? c.fn.name;
    const isObject = c.says(/object cache|wp_cache/);
    const group = c.asked.value('(?:cache )?group') ?? c.prefix;
    const key: PhpCode =
      names.length === 0
        ? php`${base}`
        : php`${`${base.replace(/_$/, '')}_`} . md5( wp_json_encode( array( ${raw(names.map((name) => `$${name}`).join(', '))} ) ) )`;
    const duration = c.duration('HOUR_IN_SECONDS');
    c.asked.readsLines(aboutCache);
    const stays = inner.body.text.slice(0, ending.index + (ending[1] ?? '').length).trimEnd();
    const set = isObject
      ? php`wp_cache_set( $cache_key, $result, ${group}, ${duration} );`
      : php`set_transient( $cache_key, $result, ${duration} );`;
    return {
      ...inner,
      summary: `${inner.summary.replace(/\.$/, '')}, and keeps the result for a time.`,
      body: joinPhp([
        php`
          $cache_key = ${key};
          $cached    = ${isObject ? php`wp_cache_get( $cache_key, ${group} )` : raw('get_transient( $cache_key )')};
          if ( false !== $cached ) {
            return $cached;
          }
        `,
        ...(stays === '' ? [] : [raw(stays)]),
        php`
          $result = ${raw((ending[2] ?? '').replace(/\n/g, '\n'))};
          ${set}

          return $result;
        `,
      ]),
      beside: [...(inner.beside ?? []), ...dropping(c, key, names.length === 0 && !isObject)],
    };
  },
};

/** The function that drops what is kept, where the prompt wants that; none where the key depends on parameters. */
function dropping(c: Composer, key: PhpCode, isFixed: boolean): (Composed & { readonly name: string })[] {
  const wish = c.asked.states(
    /[^.;\n]*\b(?:drops?|clear\w*|flush\w*|delet\w*|invalidat\w*|purg\w*|reset\w*|empt(?:y|ies|ied)|forget\w*|refresh\w*)\b[^.;\n]*/i,
  )?.[0];
  if (wish === undefined || !isFixed) return [];
  const hooks = drops.flatMap(([said, names]) =>
    said.test(wish.replace(/\bdelet\w* (?:the |that |its )?(?:cache|transient)\w*/gi, ' ')) ? names : [],
  );
  if (hooks.length === 0) return [];
  return [
    {
      name: c.prefixed('drop_cache'),
      summary: 'Drops what is kept, so that it is found anew.',
      params: '',
      returns: 'void',
      body: php`delete_transient( ${key} );`,
      hooks: hooks.map((hook) => ({ kind: 'action' as const, hook })),
    },
  ];
}
