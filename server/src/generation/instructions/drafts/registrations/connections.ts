import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import { supportWords } from '../../recipes/content-types.ts';
import type { Clause } from '../details/clauses.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';

const taxonomyWords: readonly (readonly [RegExp, string])[] = [
  [/\btags?\b|\bpost_tag\b/i, 'post_tag'],
  [/\bcategor(?:y|ies)\b/i, 'category'],
];

const typeWords: readonly (readonly [RegExp, string])[] = [
  [/\bpages?\b(?! attributes?)/i, 'page'],
  [/\bposts?\b(?! (?:type|tag|format|thumbnail|meta))/i, 'post'],
  [/\b(?:attachments?|media|uploads)\b/i, 'attachment'],
];

/** The types that a clause is about, else those of the clause before it. */
function typesOf({ text }: Clause, before: readonly string[]): readonly string[] {
  const named = /\bpost[ -]?types?\s+["'`]?([a-z][\w-]*)|["'`]([a-z][\w-]*)["'`] (?:post type|cpt)/i.exec(text);
  const own = named?.[1] ?? named?.[2];
  const bare = /\b(?:to|for|on|of|from|in)\s+(?:the |all |our |my )*["'`]([a-z][\w-]*)["'`]/i.exec(text)?.[1];
  const found = typeWords.filter(([word]) => word.test(text)).map(([, name]) => name);
  if (own !== undefined) return [own];
  if (bare !== undefined && !taxonomyWords.some(([, name]) => name === bare)) return [singular(bare)];
  return found.length > 0 ? found : before;
}

interface Change {
  readonly type: string;
  readonly name: string;
  readonly isRefused: boolean;
}

const removing =
  /\b(?:remov|disabl|detach|unregister|drop|take|turn|no longer|strip|get rid|not|without|away|off)\w*\b/i;

/** What clauses say of features or taxonomies of types. "and" shares the verb: "take comments and trackbacks away". */
function changesOf(d: Details, words: readonly (readonly [RegExp, string])[]): Change[] {
  let types: readonly string[] = [];
  const open: { name: string; isRefused: boolean; types: readonly string[] }[] = [];
  for (const clause of d.clauses) {
    types = typesOf(clause, types);
    const said = clause.text.replace(/\bpost[ -]?types?\b/gi, '');
    for (const [word, name] of words)
      if (word.test(said))
        open.push({ name, isRefused: clause.isRefused && removing.test(said) ? true : clause.isRefused, types });
  }
  const last = types;
  return open.flatMap(({ name, isRefused, types: own }) =>
    (own.length > 0 ? own : last).map((type) => ({ type, name, isRefused })),
  );
}

const calls = (changes: readonly Change[], add: string, remove: string, swapped: boolean): PhpCode[] =>
  changes.map(({ type, name, isRefused }) => {
    const call = raw(isRefused ? remove : add);
    return swapped ? php`${call}( ${name}, ${type} );` : php`${call}( ${type}, ${name} );`;
  });

const about =
  /\b(?:excerpts?|comments?|trackbacks?|revisions?|custom fields?|thumbnails?|featured images?|editor|author|page attributes?|post formats?|supports?|tags?|categor(?:y|ies)|taxonom(?:y|ies))\b/i;

/** Features and taxonomies that built-in or other types get or lose. */
export const connections: Draft = {
  id: 'draft-connections',
  name: 'change_post_types',
  needs:
    /\b(?:add|give|enable|allow|attach|connect|let|make|use|remove|take|disable|detach|drop|turn|unregister|get rid|should have|support)\w*\b[^.\n]*\b(?:excerpts?|comments|trackbacks?|revisions?|custom fields|thumbnails?|featured images?|page attributes|post formats?|tags|categor(?:y|ies)|support)\b/,
  never:
    /theme support|\b(?:disable|close|turn off|switch off|stop) (?:all )?comments\b|register (?:a|the|an)? ?(?:custom |new )?(?:post type|taxonom|cpt)|\bcpt\b|query|\blist\b|column|display|\bshow|feed|length|number of|delete|function|latest|recent|redirect|exclud|widget|related|rest\b|meta ?box|block|shortcode|\bmeta\b|sidebar|cloud|\bcount|notif|mail|strip|base\b|url|script|style|role|capabilit|custom post type|create|\bterms?\b|css|html|older|days|spam|only (?:for|to|if|when)|users?\b|visitor|title|customizer/,
  compose(c) {
    const d = new Details(c);
    const features = changesOf(
      d,
      supportWords.filter(([, name]) => !/^(?:title|author)$/.test(name)),
    );
    const taxonomies = changesOf(d, taxonomyWords);
    if (features.length + taxonomies.length === 0) return null;
    for (const { text } of d.clauses) if (about.test(text)) c.asked.readsWithin(text);
    return {
      summary: 'Changes what types have.',
      body: joinPhp([
        ...calls(features, 'add_post_type_support', 'remove_post_type_support', false),
        ...calls(taxonomies, 'register_taxonomy_for_object_type', 'unregister_taxonomy_for_object_type', true),
      ]),
      hooks: [{ kind: 'action', hook: 'init', priority: 20 }],
    };
  },
};

/** A term that is made where it is not there yet. */
export const ensuredTerms: Draft = {
  id: 'draft-ensured-terms',
  name: 'ensure_term',
  needs:
    /\b(?:make sure|ensure|create|add|insert|need)\w*\b[^.\n]*\b(?:categor(?:y|ies)|tags?|terms?)\b[^.\n]*\b(?:exists?|slug|if (?:it|they)|unless|missing|not there)/,
  never:
    /taxonom(?:y|ies)\b[^.\n]*\bregister|register|shortcode|block categor|\bpattern|\bquery\b|posts? in|meta\b|\$\w+|column/,
  compose(c) {
    const d = new Details(c);
    const terms = [
      ...c.text.matchAll(
        /(?:\b(?:categor(?:y|ies)|tags?|terms?)\s+(?:named |called )?|,\s*|\band\s+)["'`]([^"'`\n]+)["'`]/gi,
      ),
    ].map(([, name = '']) => name);
    const before = [...c.text.matchAll(/["'`]([A-Z][^"'`\n]*)["'`]\s+(?:categor(?:y|ies)|tags?|terms?)\b/g)].map(
      ([, name = '']) => name,
    );
    const names = [...new Set([...before, ...terms])];
    if (names.length === 0) return null;
    const slug = d.value('slug', /^[a-z0-9][\w-]*$/);
    const description = d.value('description', /\s|[A-Z.]/);
    const taxonomy =
      d.value('taxonomy', /^[a-z][\w-]+$/) ?? (c.says(/\btags?\b/) && !c.says(/categor/) ? 'post_tag' : 'category');
    const parent = d.value('parent|below|under|child of', /^[a-zA-Z]/);
    d.states(/\b(?:if|unless|already|leave it|only once|not overwrite)\b/i);
    const wanted = names.filter((name) => name !== slug && name !== description && name !== parent);
    const work = wanted.map((name) => {
      const known = slug !== null && wanted.length === 1 ? slug : name;
      const args = {
        ...(slug === null || wanted.length > 1 ? {} : { slug }),
        ...(description === null ? {} : { description }),
        ...(parent === null
          ? {}
          : { parent: raw(`(int) ( get_term_by( 'name', ${php`${parent}`.text}, '${taxonomy}' )->term_id ?? 0 )`) }),
      };
      return php`
        if ( ! term_exists( ${known}, ${taxonomy} ) ) {
          ${Object.keys(args).length === 0 ? php`wp_insert_term( ${name}, ${taxonomy} );` : php`wp_insert_term( ${name}, ${taxonomy}, ${args} );`}
        }
      `;
    });
    c.asked.takeAll();
    return {
      summary: 'Makes the terms that are not there yet.',
      body: joinPhp(work),
      hooks: hookOf(c),
    };
  },
};

const hookOf = (c: Composer) =>
  c.says(/\bactivat/) || c.instruction.hooks.length === 0
    ? [{ kind: 'action' as const, hook: 'init', priority: 20 }]
    : c.instruction.hooks.slice(0, 1).map((hook) => ({ kind: 'action' as const, hook }));
