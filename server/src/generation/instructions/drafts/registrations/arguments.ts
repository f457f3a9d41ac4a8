import { type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { supports, supportWords } from '../../recipes/content-types.ts';
import type { FlagWords } from './flags.ts';
import { readFlags } from './flags.ts';

const quote = '["\'`]';

/** What both types and taxonomies are called where words differ from keys. */
const shared: readonly FlagWords[] = [
  { key: 'public', words: 'private', inverted: true },
  {
    key: 'publicly_queryable',
    words: 'quer(?:yable|ied) (?:on|from|in) the front[ -]?end|front[- ]end (?:urls?|pages?)|single (?:pages|views)',
  },
  {
    key: 'show_ui',
    words:
      '(?:an? )?(?:admin |user )?(?:ui|interface)|in (?:the )?(?:wp-)?admin(?! (?:menu|bar|column|list|toolbar))|editable in the admin',
  },
  { key: 'show_in_menu', words: 'admin menu|in (?:the )?menu' },
  { key: 'show_in_nav_menus', words: 'nav(?:igation)? menus?|menu editor' },
  { key: 'show_in_rest', words: 'rest(?: api)?(?! base| namespace| controller)|block editor|gutenberg' },
  { key: 'show_in_rest', words: 'classic editor', inverted: true },
  {
    key: 'hierarchical',
    words:
      'parents?(?: and child(?:ren)?)?|nest(?:ed|able|ing)|like (?:pages|categories)|category[- ](?:like|style)|page-like',
  },
  { key: 'hierarchical', words: 'flat|like tags|tag[- ](?:like|style)', inverted: true },
];

const typeWords: readonly FlagWords[] = [
  ...shared,
  { key: 'exclude_from_search', words: 'search(?:able| results?)?', inverted: true },
  { key: 'show_in_admin_bar', words: 'admin ?bar|toolbar|\\+ ?new menu' },
  { key: 'has_archive', words: '(?<!disable )archives?(?: page)?' },
  { key: 'can_export', words: 'exportable|(?:be )?exported|exports?' },
  {
    key: 'delete_with_user',
    words: 'deleted? (?:together |along )?(?:with|when) (?:its|their|the) (?:user|author)s?(?: is| are)?(?: deleted)?',
  },
  { key: 'map_meta_cap', words: 'meta cap(?:abilitie)?s? mapp(?:ed|ing)|map(?:ped|s)? meta cap(?:abilitie)?s?' },
  { key: 'query_var', words: 'query var(?:iable)?' },
];

const taxonomyWords: readonly FlagWords[] = [
  ...shared,
  { key: 'show_admin_column', words: '(?:admin )?columns?(?: in the (?:admin|posts?) lists?)?' },
  { key: 'show_tagcloud', words: 'tag ?clouds?(?: widget)?' },
  { key: 'show_in_quick_edit', words: 'quick(?:[ /-]and[ /-]bulk| ?\\/ ?bulk)?[ -]edit(?:ing|or)?' },
  { key: 'query_var', words: 'query var(?:iable)?' },
  { key: 'meta_box_cb', words: 'meta ?box' },
  { key: 'sort', words: 'order in which they (?:are|were) added|keeps? (?:the )?order' },
];

const menuPlaces: readonly (readonly [RegExp, number])[] = [
  [/\b(?:below|under|after|beneath) (?:the )?posts\b/i, 6],
  [/\b(?:below|under|after|beneath) (?:the )?media\b/i, 11],
  [/\b(?:below|under|after|beneath) (?:the )?pages\b/i, 21],
  [/\b(?:below|under|after|beneath) (?:the )?comments\b/i, 26],
];

const parents: readonly (readonly [RegExp, string])[] = [
  [/\bsettings\b/i, 'options-general.php'],
  [/\btools\b/i, 'tools.php'],
  [/\bappearance\b/i, 'themes.php'],
  [/\bposts\b/i, 'edit.php'],
  [/\bpages\b/i, 'edit.php?post_type=page'],
  [/\bmedia\b/i, 'upload.php'],
  [/\busers\b/i, 'users.php'],
  [/\bdashboard\b/i, 'index.php'],
];

/** A value in quotes, or bare, that stands after words. */
const valueAfter = (c: Composer, words: string, value = '[\\w/.%-]+'): string | undefined => {
  const match = c.asked.states(
    new RegExp(
      String.raw`(?<![\w-])(?:${words})(?:\s*(?:=>|=|:|\(|\b(?:is|as|at|to|of|under|named|called|should be|set to|with|the)\b))*\s*(?:${quote}([^"'${'`'}\n]+)${quote}|(/?(?!(?:and|or|in|is|the|an?|with|but|as|for|on|only|without|not|which|that|it|its|by|from|when|should|enabled|disabled|support|true|false|yes|no)\b)${value}))`,
      'i',
    ),
  );
  return (match?.[1] ?? match?.[2])?.replace(/[.,]+$/, '');
};

const bare = (slug: string) => slug.replace(/^\/+|\/+$/g, '');

/** The rules of the URL that the prompt states, where it says more than the usual. */
function rewriteOf(c: Composer, slug: string, nested: boolean): PhpValue | null {
  if (c.asked.states(/\b(?:no|without|disable) (?:url )?rewrit\w*|rewrite\W+(?:=>|:|is|to)?\s*false\b/i) !== null)
    return false;
  const named =
    c.asked.states(/\bslug\s*[:=]?\s*["'`]([\w/-]+)["'`](?= (?:in|for|as) the (?:url|permalink)s?\b)/i)?.[1] ??
    valueAfter(
      c,
      'rewrite(?: slug)?|url slug|permalinks?(?: slug| base)?|url base|urls?(?: (?:like|start(?:s|ing)? with))?',
    );
  // A slug beside the name of the type is that of its addresses.
  const beside = c.asked.states(
    /(?:^|[,;(]\s*)(?:(?:url|rewrite) )?slug\s*(?:is|:|=)?\s*["'`/]?\/?([a-z][\w/-]*)/i,
  )?.[1];
  const isOther =
    !/\bterm\b/i.test(c.text) &&
    beside !== undefined &&
    bare(beside) !== slug &&
    !/^(?:in|for|as|is|of|the|and|with|that)$/.test(beside);
  const own = named ?? (isOther ? beside : undefined);
  const written = own === undefined || !/^[\w/%-]+$/.test(own) ? undefined : bare(own.replace(/%[^%]*%.*$/, ''));
  const front = c.asked.states(
    /\bwith_front\b\W*(?:=>|:|is|to)?\s*(true|false)|\b(?:without|no|not? use|ignor\w+) (?:the )?(?:front|blog prefix|permalink (?:front|base|prefix))|\bwithout with_front/i,
  );
  const feeds = c.asked.states(/\b(?:no|without) feeds?\b|feeds?\W+(?:=>|:)?\s*false/i);
  const paged = c.asked.states(/\b(?:no|without) pagination\b|\bpages\W+(?:=>|:)\s*false/i);
  const tree = nested ? c.asked.states(/\bhierarchical (?:urls?|permalinks?|rewrite|slugs?)/i) : null;
  const rules = {
    ...(written === undefined || written === slug || written === '' ? {} : { slug: written }),
    ...(front === null || front[1] === 'true' ? {} : { with_front: false }),
    ...(feeds === null ? {} : { feeds: false }),
    ...(paged === null ? {} : { pages: false }),
    ...(tree === null ? {} : { hierarchical: true }),
  };
  return Object.keys(rules).length === 0 ? null : rules;
}

/** `["heading", "paragraph"]` for a template that is told in words. */
function templateOf(c: Composer): PhpValue | null {
  const said = c.asked.states(/\b(?:block )?template\b(?! lock)\W*([^.;\n]+)/i)?.[1];
  if (said === undefined) return null;
  const blocks = said.match(
    /core\/[\w-]+|\b(?:heading|paragraph|image|gallery|quote|list|button|columns|cover|video|table|separator|spacer|code)\b/gi,
  );
  return blocks === null ? null : blocks.map((name) => [`core/${name.toLowerCase().replace(/^core\//, '')}`]);
}

function capabilitiesOf(c: Composer): Record<string, PhpValue> {
  const type = c.asked.states(
    new RegExp(
      String.raw`\bcapability[ _]type\b\W*(?:is|of|to|=>|array\(|\[|\(|\s|${quote})*([a-z][\w-]*)${quote}?(?:\s*(?:,|\/|and)\s*${quote}?([a-z][\w-]*s)\b${quote}?)?`,
      'i',
    ),
  );
  const [one, many] = [type?.[1], type?.[2]];
  const nobody = c.asked.states(
    /\b(?:nobody|no one|no-one|noone) (?:can|may|should) (?:add|create)|\b(?:no|without|hide|remove|disable) (?:the )?["'`]?add new\b|\bcannot (?:be )?(?:created?|added?)(?: (?:in|from) the admin)?/i,
  );
  const creators = c.asked.states(
    /\bonly (?:admin(?:istrator)?s?|users with [`"']?(\w+)[`"']?) (?:can|may) (?:add|create)|(?:add|create|add new)\b[^.,;\n]* (?:for|by) (?:non[- ]admin|anyone (?:but|except) admin)/i,
  );
  const create = creators !== null ? (creators[1] ?? 'manage_options') : nobody !== null ? 'do_not_allow' : null;
  return {
    ...(one === undefined ? {} : { capability_type: many === undefined ? one : [one, many] }),
    ...(create === null ? {} : { capabilities: { create_posts: create } }),
    ...(one === undefined && create === null ? {} : { map_meta_cap: true }),
  };
}

/** “in the REST API under the base `cuisines`”. */
const restBaseOf = (c: Composer): string | undefined =>
  valueAfter(c, 'rest[ _]base', '[\\w-]+') ??
  c.asked.states(/\brest\b[^.;\n]*\bbase\b\W*(?:of |is |as )?["'`]?([\w-]+)/i)?.[1];

/** What entries support, without what the prompt denies: “title and excerpt only, no editor”. */
function featuresOf(c: Composer): PhpValue | null {
  const named = namedFeatures(c);
  if (!Array.isArray(named)) return named;
  const denied = (c.text.match(/\b(?:no|not|without|nor|except)(?: the| an?| any)? [a-z -]+/gi) ?? [])
    .join(' ')
    .toLowerCase();
  const without = new Set(supportWords.filter(([word]) => word.test(denied)).map(([, name]) => name));
  return named.filter((name) => !without.has(String(name)));
}

function namedFeatures(c: Composer): PhpValue | null {
  if (
    c.asked.states(
      /\b(?:no|without) supports?\b|supports?\W+(?:=>|:|is)?\s*(?:false|nothing|none)\b|supports? nothing/i,
    ) !== null
  )
    return false;
  const said = c.asked.items('supports?|supporting|features');
  const known = said.flatMap((item) => supportWords.find(([word]) => word.test(item.toLowerCase()))?.[1] ?? []);
  const only = said.join(' ').toLowerCase();
  const all = supportWords.filter(([word]) => word.test(only)).map(([, name]) => name);
  if (all.length > known.length) return all;
  if (known.length > 0) return [...new Set(known)];
  const had =
    c.text
      .match(/\b(?:with|have|has|having|enabled?)\b[^.;\n]*/gi)
      ?.join(' ')
      .toLowerCase() ?? '';
  const more = supportWords.filter(
    ([word, name]) =>
      !/^(?:title|editor|author)$/.test(name) && word.test(had.replace(/\b(?:no|without|not) \w+/g, '')),
  );
  return more.length === 0 ? supports(c) : [...new Set(['title', 'editor', ...more.map(([, name]) => name)])];
}

/** What `register_post_type()` is to be given beside labels, as the prompt states it. */
export function typeArguments(c: Composer, slug: string): Record<string, PhpValue> {
  const flags = readFlags(c, 'register_post_type.args', typeWords);
  const archive = valueAfter(
    c,
    'archives?(?: (?:page|slug|url|is|lives|available))*(?: (?:under|at|on))?',
    '/[\\w/-]+',
  );
  const rewrite = rewriteOf(c, slug, flags.hierarchical === true);
  const position = c.asked.states(/(?:menu |admin )?\bposition\b\D{0,12}(\d+)/i)?.[1];
  const beside = c.asked.states(
    /\b(?:below|under|after|beneath) (?:the )?(?:posts|media|pages|comments)\b(?! (?:menu )?(?:as|sub))/i,
  )?.[0];
  const place = position ?? menuPlaces.find(([said]) => beside !== undefined && said.test(beside))?.[1];
  const parent = c.asked.states(
    /\b(?:under|inside|below|submenu (?:page )?(?:of|under)|in) (?:the )?["'`]?(settings|tools|appearance|posts|pages|media|users|dashboard)["'`]? (?:admin )?(?:menu|as a submenu)|\b(?:submenu|sub-menu)(?: (?:page|item|entry))?(?: of| under| in)? (?:the )?["'`]?(settings|tools|appearance|posts|pages|media|users|dashboard)/i,
  );
  const parentPage = c.asked.states(/show_in_menu\W+(?:=>|:|is|to|set)?\s*["'`]([\w.?=-]+)["'`]/i)?.[1];
  const icon =
    c.asked.states(/\bdashicons-[a-z-]+/)?.[0] ??
    c.asked
      .states(/\b(?:an? |the )[`"']?([a-z]+(?:-[a-z]+)*)[`"']? (?:dash|menu )?icon\b/i)?.[1]
      ?.replace(/^(?:dash|menu|custom|admin|own)$/, '') ??
    c.asked.states(
      /\b(?:menu )?icon\b\W+(?:is |the |dashicon )*["'`]?([a-z]+(?:-[a-z]+)*)["'`]?(?= (?:dashicon|icon)|["'`,.;\n]|$)/i,
    )?.[1];
  const queryVar = valueAfter(c, 'query[ _]var(?:iable)?', '[a-z_]{3,}');
  const taxonomies = c.asked.states(
    /\b(?:existing |built-in |uses? |with |attach\w* |supports? )?(?:taxonom(?:y|ies))\b\W*(?:is |are |to |of |:|=>|\[|array\()*\W*["'`]?([a-z_]+)["'`]?(?:(?:,| and)+ ["'`]?([a-z_]+)["'`]?)?/i,
  );
  const builtin = [
    ...(c.asked.states(
      /\b(?:use|uses|using|with|share|assign(?:ed)?|built-in|default|standard|post|normal|regular)\b[^.;\n]*\bcategories\b/i,
    ) === null
      ? []
      : ['category']),
    ...(c.asked.states(
      /\b(?:use|uses|using|with|share|built-in|default|standard|post|normal|regular)\b[^.;\n]*\b(?:post )?tags\b/i,
    ) === null
      ? []
      : ['post_tag']),
  ];
  const known = [taxonomies?.[1], taxonomies?.[2]].flatMap((one) =>
    one === undefined || /^(?:and|with|for|the|that|is|are|in|to|called|named|of|on)$/.test(one)
      ? []
      : [{ categories: 'category', category: 'category', tags: 'post_tag', tag: 'post_tag' }[one] ?? one],
  );
  const template = templateOf(c);
  const lock = c.asked.states(
    /\b(?:template[_ ]lock|lock(?:ed)? template|template (?:is |should be )?locked)\b\W*(?:=>|:|is|to|set|with)?\W*["'`]?(all|insert|contentOnly)?|\blocked\b[^.;\n]*?["'`](all|insert|contentOnly)["'`]/i,
  );
  const description = valueAfter(c, 'description', '\\b\\B');
  const base = restBaseOf(c);
  const namespace = valueAfter(c, 'rest[ _]namespace', '[\\w/-]+');
  const isPublic = flags.public ?? true;
  return {
    public: isPublic,
    ...(isPublic || flags.show_ui !== undefined ? {} : { show_ui: true }),
    ...(description === undefined ? {} : { description }),
    ...flags,
    has_archive: archive !== undefined && flags.has_archive !== false ? bare(archive) : (flags.has_archive ?? false),
    show_in_rest: flags.show_in_rest ?? true,
    ...(base === undefined ? {} : { rest_base: base }),
    ...(namespace === undefined ? {} : { rest_namespace: namespace }),
    supports: featuresOf(c),
    ...(known.length + builtin.length === 0 ? {} : { taxonomies: [...new Set([...known, ...builtin])] }),
    ...(icon === undefined ? {} : { menu_icon: icon.startsWith('dashicons-') ? icon : `dashicons-${icon}` }),
    ...(place === undefined ? {} : { menu_position: Number(place) }),
    ...(parent === null
      ? {}
      : { show_in_menu: parents.find(([said]) => said.test(parent[1] ?? parent[2] ?? ''))?.[1] ?? true }),
    ...(parentPage === undefined ? {} : { show_in_menu: parentPage }),
    ...(rewrite === null ? {} : { rewrite }),
    ...(queryVar === undefined || flags.query_var === false ? {} : { query_var: queryVar }),
    ...capabilitiesOf(c),
    ...(template === null ? {} : { template }),
    ...(lock === null ? {} : { template_lock: lock[1] ?? lock[2] ?? 'all' }),
  };
}

/** What `register_taxonomy()` is to be given beside labels. */
export function taxonomyArguments(c: Composer, slug: string): Record<string, PhpValue> {
  const flags = readFlags(c, 'register_taxonomy.args', taxonomyWords);
  const rewrite = rewriteOf(c, slug, flags.hierarchical === true);
  const base = restBaseOf(c);
  const namespace = valueAfter(c, 'rest[ _]namespace', '[\\w/-]+');
  const queryVar = valueAfter(c, 'query[ _]var(?:iable)?', '[a-z_]{3,}');
  const term = c.asked.states(
    /\bdefault[ _]term\W*(?:is|called|named|of|to|should be)?\W*["'`]([^"'`]+)["'`](?:\W*slug\W*([\w-]+))?/i,
  );
  const description = valueAfter(c, 'description', '\\b\\B');
  const managed =
    c.asked.states(
      /\bonly (?:admin(?:istrator)?s?|users (?:with|who (?:have|can)) (?:the )?(?:capability )?[`"']?(\w+)[`"']?(?: capability)?)[^.;\n]*\b(manage|edit|delete|add|create)\b/i,
    ) ??
    c.asked.states(
      /\b(?:manage|edit)_terms\b[^.;\n]{0,30}?[`"']?\b((?!manage_terms|edit_terms)(?:manage|edit|publish|delete)_\w+)/i,
    );
  const capability = managed === null ? null : (managed[1] ?? 'manage_options');
  const counts = c.asked.states(/_update_generic_term_count|count (?:of )?(?:all|any) (?:posts|statuses|objects)/i);
  return {
    public: flags.public ?? true,
    ...(description === undefined ? {} : { description }),
    ...flags,
    hierarchical: flags.hierarchical ?? false,
    show_in_rest: flags.show_in_rest ?? true,
    ...(base === undefined ? {} : { rest_base: base }),
    ...(namespace === undefined ? {} : { rest_namespace: namespace }),
    ...(rewrite === null ? {} : { rewrite }),
    ...(queryVar === undefined || flags.query_var === false ? {} : { query_var: queryVar }),
    ...(flags.meta_box_cb === false ? { meta_box_cb: false } : { meta_box_cb: undefined as unknown as PhpValue }),
    ...(term === null
      ? {}
      : { default_term: { name: term[1] ?? '', ...(term[2] === undefined ? {} : { slug: term[2] }) } }),
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
    ...(counts === null ? {} : { update_count_callback: '_update_generic_term_count' }),
  };
}

/** The arguments that a prompt wants changed of a type or taxonomy that others register, as assignments to `$args`. */
export function changedArguments(c: Composer, of: 'post type' | 'taxonomy', slug: string): Record<string, PhpValue> {
  const all = of === 'taxonomy' ? taxonomyArguments(c, slug) : typeArguments(c, slug);
  const flags = readFlags(
    c,
    of === 'taxonomy' ? 'register_taxonomy.args' : 'register_post_type.args',
    of === 'taxonomy' ? taxonomyWords : typeWords,
  );
  const usual = new Set([
    'public',
    'has_archive',
    'show_in_rest',
    'supports',
    'hierarchical',
    'show_ui',
    'meta_box_cb',
  ]);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([key, value]) =>
        value !== undefined &&
        (!usual.has(key) || key in flags || (key === 'has_archive' && typeof value === 'string')),
    ),
  );
}

/** One assignment to `$args` for each. */
export const assignments = (args: Record<string, PhpValue>) =>
  Object.entries(args).map(([key, value]) => php`${raw('$args')}[ ${key} ] = ${value};`);
