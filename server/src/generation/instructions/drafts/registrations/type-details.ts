import type { PhpValue } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import { supportWords } from '../../recipes/content-types.ts';
import { Details } from '../details/details.ts';

const bare = (slug: string) => slug.replace(/^\/+|\/+$/g, '');

const parents: readonly (readonly [RegExp, string])[] = [
  [/settings/i, 'options-general.php'],
  [/tools/i, 'tools.php'],
  [/appearance/i, 'themes.php'],
  [/posts/i, 'edit.php'],
  [/pages/i, 'edit.php?post_type=page'],
  [/media/i, 'upload.php'],
  [/users/i, 'users.php'],
  [/dashboard/i, 'index.php'],
];

const blocks =
  /core\/[\w-]+|\b(?:heading|paragraph|image|gallery|quote|list|buttons?|columns|cover|video|table|separator|spacer|code|group)\b/gi;

/** How addresses are written, as far as the prompt says it; null for WordPress' usual way. */
function rewriteOf(d: Details): PhpValue | null {
  const refused = d.clauses.find(
    ({ text, isRefused }) =>
      isRefused && /\brewrit\w*|\bpretty (?:urls?|permalinks?)\b/i.test(text) && !/\bfront\b|\bslug\b/i.test(text),
  );
  if (refused !== undefined) return d.about('rewrit\\w*|pretty').length > 0 ? false : null;
  const slug =
    d.value('(?:rewrite|url|permalink) (?:slug|base)|rewrite|slug in (?:the )?urls?', /^\/?[a-z0-9][\w/-]*$/) ??
    d.states(
      /\b(?:urls?|addresses|permalinks?|links)\b[^,.;\n]*?\b(?:start(?:s|ing)?|begin(?:s|ning)?|live|prefixed|look|under|at|like|below)\b(?: with| like| at| under)?\s*["'`]?\/?([a-z0-9][\w-]*)/i,
    )?.[1];
  // A slug that stands beside a key is that of the addresses.
  const beside = /\bkey\b/i.test(d.clauses.map(({ text }) => text).join(' '))
    ? d.value('slug', /^[a-z0-9][\w-]*$/)
    : null;
  const front = d.clauses.find(({ text }) =>
    /\bwith_front\b|\bfront base\b|\bpermalink (?:front|prefix|base)\b|\bblog prefix\b/i.test(text),
  );
  const feeds = d.clauses.find(
    ({ text, isRefused }) => isRefused && /\bfeeds?\b/i.test(text) && !/\bshow_in|\bmain feed/i.test(text),
  );
  const paged = d.clauses.find(({ text, isRefused }) => isRefused && /\bpaginat/i.test(text));
  const nested = d.clauses.find(
    ({ text, isRefused }) =>
      !isRefused && /\b(?:nested|hierarchical) (?:urls?|permalinks?|addresses|slugs?)\b/i.test(text),
  );
  const rules = {
    ...(slug === undefined || slug === null ? (beside === null ? {} : { slug: beside }) : { slug: bare(slug) }),
    ...(front?.isRefused === true ? { with_front: false } : {}),
    ...(feeds === undefined ? {} : { feeds: false }),
    ...(paged === undefined ? {} : { pages: false }),
    ...(nested === undefined ? {} : { hierarchical: true }),
  };
  return Object.keys(rules).length === 0 ? null : rules;
}

/** The taxonomies that "… is attached to the category and post_tag taxonomies" names. */
function taxonomiesOf(d: Details): string[] {
  const said = d.states(
    /\b(?:attach\w*|assign\w*|connect\w*|us(?:es?|ing)|shar\w+|support\w*|with)\b(?: to| by)?\s+(?:the )?(["'`]?[a-z][\w-]*["'`]?(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)(?:the\s+)?["'`]?[a-z][\w-]*["'`]?)*)\s+taxonom(?:y|ies)\b/i,
  )?.[1];
  return (said?.match(/[a-z][\w-]*/gi) ?? [])
    .map(
      (one) => ({ categories: 'category', tags: 'post_tag', tag: 'post_tag' })[one.toLowerCase()] ?? one.toLowerCase(),
    )
    .filter((one) => !/^(?:and|the|a|an|built-in|existing|custom|default|own|new)$/.test(one));
}

/** Features that "only … are supported" and lists of them name; null where the prompt has no such list. */
function featuresOf(d: Details): readonly string[] | null {
  const all = d.clauses.map(({ text }) => text).join(', ');
  const only =
    /\bonly\s+([^.;\n]*?)\s+(?:is|are)\s+supported/i.exec(all)?.[1] ??
    /\bsupports?\s+only\s+([^.;\n]*)/i.exec(all)?.[1] ??
    /(?:^|, |\bsupports? )((?:(?:title|editor|excerpt|thumbnail|featured image|author|comments|revisions|page attributes|custom fields)(?:, | and | & )?)+) only\b/i.exec(
      all,
    )?.[1];
  if (only === undefined) return null;
  const found = supportWords.filter(([word]) => word.test(only.toLowerCase())).map(([, name]) => name);
  return found.length === 0 ? null : found;
}

/** What both calls take, by what the clauses of the prompt say; overrides what was read word by word. */
export function sharedDetails(c: Composer): Record<string, PhpValue> {
  const d = new Details(c);
  const rest = d.value('rest(?: api)?(?: base| path| route| slug)?|rest_base', /^[a-z][\w-]*$/);
  const enabled = d.states(/\brest\b[^,.;\n]*\b(?:under|as|at|base)\b\s*(?:base |the base )?["'`]([\w-]+)["'`]/i)?.[1];
  const base =
    enabled ??
    (rest !== null &&
    !/^(?:enabled|api|base|support|on|visible)$/.test(rest) &&
    c.text.includes(`${rest}`) &&
    /["'`]/.test(c.text) &&
    c.instruction.quoted.some(({ text }) => text === rest)
      ? rest
      : null);
  const rewrite = rewriteOf(d);
  const description = d.value('description', /\s|[A-Z]/);
  return {
    ...(base === null ? {} : { rest_base: base }),
    ...(rewrite === null ? {} : { rewrite }),
    ...(description === null ? {} : { description: c.label(description) }),
  };
}

/** What `register_post_type()` alone takes. */
export function typeDetails(c: Composer): Record<string, PhpValue> {
  const d = new Details(c);
  const archive = d.states(
    /\barchives?\b[^,.;\n]*?\b(?:at|under|on|lives?(?: at| under)?|slug|address(?: is)?|url(?: is)?)\s+(?:is\s+)?["'`]?\/?([a-z0-9][\w/-]*\w)/i,
  )?.[1];
  const isArchive = archive !== undefined && !/^(?:the|page|pages|is|an?|rest)$/.test(archive);
  const under = d.clauses.find(
    ({ text, isRefused }) =>
      !isRefused &&
      /\b(?:under|inside|below|submenu of)\s+(?:the )?["'`]?(?:settings|tools|appearance|media|users|dashboard)["'`]?/i.test(
        text,
      ) &&
      /\b(?:menu|show\w*|admin|list\w*|appear\w*|live\w*|ui|put)\b/i.test(text),
  );
  const parent =
    under === undefined
      ? undefined
      : parents.find(([word]) =>
          word.test(/\b(?:under|inside|below|submenu of)\s+(?:the )?["'`]?(\w+)/i.exec(under.text)?.[1] ?? ''),
        )?.[1];
  const template = d.clauses
    .map(({ text }, at) =>
      /\btemplate\b(?!s? lock)/i.test(text) ? [text, d.clauses[at + 1]?.text ?? ''].join(' ') : '',
    )
    .join(' ');
  const names = template.match(blocks) ?? [];
  const locked = d.clauses.find(
    ({ text }) => /\block(?:ed|s)?\b/i.test(text) && /\btemplate|\binsert|\ball\b|\bmove/i.test(text),
  );
  const lock =
    locked === undefined
      ? null
      : /\b(?:insert(?:ed|ing)?|add(?:ed|ing)?|new blocks)\b/i.test(locked.text) &&
          !/\b(?:all|mov(?:e|ed|ing)|delet)\b/i.test(locked.text)
        ? 'insert'
        : 'all';
  const withUser = d.clauses.find(({ text }) =>
    /\bdelet\w*\b[^.;\n]*\b(?:together )?(?:with|when|along with)\b[^.;\n]*\b(?:author|user)s?\b|\bdelete_with_user\b/i.test(
      text,
    ),
  );
  const features = featuresOf(d);
  const taxonomies = taxonomiesOf(d);
  const exports = d.clauses.find(({ text }) => /\bexport(?:ed|able|s|ing)?\b/i.test(text));
  for (const clause of [under, locked, withUser, exports]) if (clause !== undefined) c.asked.readsWithin(clause.text);
  return {
    ...sharedDetails(c),
    ...(isArchive ? { has_archive: bare(archive) } : {}),
    ...(parent === undefined ? {} : { show_in_menu: parent }),
    ...(names.length === 0
      ? {}
      : {
          template: names.map((name) => [
            `core/${name
              .toLowerCase()
              .replace(/^core\//, '')
              .replace(/^button$/, 'buttons')}`,
          ]),
        }),
    ...(lock === null ? {} : { template_lock: lock }),
    ...(withUser === undefined ? {} : { delete_with_user: !/\b(?:not|never|keep|kept|don't)\b/i.test(withUser.text) }),
    ...(exports === undefined ? {} : { can_export: !exports.isRefused }),
    ...(features === null ? {} : { supports: features }),
    ...(taxonomies.length === 0 ? {} : { taxonomies }),
  };
}

/** What `register_taxonomy()` alone takes. */
export function taxonomyDetails(c: Composer): Record<string, PhpValue> {
  const d = new Details(c);
  const term = d.value('default term', /^[A-Za-z]/);
  const flat = d.clauses.some(({ text }) =>
    /^\W*(?:register |create |add |make )?(?:an? )?flat\b|\bnon-hierarchical\b|\btag-like\b/i.test(text),
  );
  const boxes =
    d.clauses.some(({ text, isRefused }) => !isRefused && /\bcheck ?box(?:es)?\b/i.test(text)) ||
    /\bcheck ?boxes instead of\b/i.test(c.text);
  const menu = d.clauses.find(({ text, isRefused }) => isRefused && /\bmenu\b/i.test(text) && !/\bnav/i.test(text));
  const ui = d.clauses.find(
    ({ text }) =>
      /\b(?:ui\b|see it in (?:the )?admin|in the admin area|editable in the admin|manageable)/i.test(text) &&
      !/\bno ui\b/i.test(text) &&
      !(/\bhid|\bnot\b|\bwithout\b|\bno\b/i.test(text) && !/\bkeep|\bsee\b/i.test(text)),
  );
  const quick = d.flag('quick[ -]?edit(?:ing|or)?');
  const sorted = d.clauses.some(
    ({ text, isRefused }) =>
      !isRefused &&
      /\b(?:keep|remember|store|retain|in)\w*\b[^.;\n]*\border\b[^.;\n]*\b(?:assign|add|enter|set|given)/i.test(text),
  );
  const manage = d.states(
    /\bonly (admin(?:istrator)?s?|editors?|users (?:with|who can|having) ["'`]?(\w+)["'`]?)[^.;\n]*\b(?:manage|edit|delete|add|create)\b/i,
  );
  const capability =
    manage === null ? null : (manage[2] ?? (/^editor/i.test(manage[1] ?? '') ? 'edit_others_posts' : 'manage_options'));
  for (const clause of [menu, ui]) if (clause !== undefined) c.asked.readsWithin(clause.text);
  return {
    ...sharedDetails(c),
    ...(flat ? { hierarchical: false } : {}),
    ...(boxes ? { meta_box_cb: 'post_categories_meta_box' } : {}),
    ...(menu === undefined ? {} : { show_in_menu: false }),
    ...(ui === undefined ? {} : { show_ui: true }),
    ...(sorted ? { sort: true } : {}),
    ...(quick === null ? {} : { show_in_quick_edit: quick }),
    ...(term === null ? {} : { default_term: { name: term } }),
    ...(capability === null
      ? {}
      : {
          capabilities: {
            manage_terms: capability,
            edit_terms: capability,
            delete_terms: capability,
            assign_terms: 'edit_posts',
          },
        }),
  };
}
