import { joinPhp, noPhp, type PhpValue, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { pluralOf, singular } from '../naming.ts';
import { actionOf, supports, supportWords, typeLabels } from '../recipes/content-types.ts';
import type { Draft } from './draft.ts';

/** An argument of a registration: what prompts call it, and how its value is read. */
type Argument = readonly [key: string, words: string];

const typeFlags: readonly Argument[] = [
  ['hierarchical', 'hierarchical'],
  ['exclude_from_search', 'exclude[sd]? from search'],
  ['show_in_menu', 'in the admin menu'],
  ['show_in_nav_menus', 'in (?:nav|navigation) menus'],
  ['show_in_admin_bar', 'in the admin bar'],
  ['can_export', 'can be exported|exportable'],
  ['delete_with_user', 'deleted with (?:its|the) (?:user|author)'],
];

function featuresOf(c: Composer): string[] {
  const said = c.asked.items('supports?|supporting');
  const known = said.flatMap((item) => supportWords.find(([word]) => word.test(item.toLowerCase()))?.[1] ?? []);
  return known.length > 0 ? [...new Set(known)] : supports(c);
}

const flagsOf = (c: Composer, list: readonly Argument[]): Record<string, PhpValue> =>
  Object.fromEntries(
    list.flatMap(([key, words]) => (new RegExp(words, 'i').test(c.text) ? [[key, c.asked.flag(words, true)]] : [])),
  );

/** Post types are registered again on activation, so that the flushed rules know them. */
function flushing(c: Composer, registering: string, slug: string) {
  if (c.asked.states(/\bflush/i) === null) return noPhp;
  const leaves = c.says(/deactivation|deactivated/);
  return joinPhp([
    php`
      register_activation_hook( __FILE__, function () {
        ${raw(`${registering}();`)}
        flush_rewrite_rules();
      } );
    `,
    leaves
      ? php`
        register_deactivation_hook( __FILE__, function () {
          unregister_post_type( ${slug} );
          flush_rewrite_rules();
        } );
      `
      : noPhp,
  ]);
}

const postType: Draft = {
  id: 'draft-post-type',
  name: 'register_post_type',
  needs: /(?:register|create|add|custom|new|define)\w*\b[^.\n]{0,60}\b(?:post[ -]?type|cpt)\b/,
  never:
    /column|meta ?box|shortcode|\bquery\b|already registered|existing|rest_field|taxonomy .{0,40}for the post type|taxonom\w+ (?!.*post type\b.*\bsupports)|post ?meta|\bmeta\b/,
  compose(c) {
    const name = c.named('post[ -]?types?|cpt');
    if (name === null) return null;
    const slug = singular(name);
    const rewrite = c.asked.value('rewrite slug|url slug|slug|under');
    const icon = c.asked.states(/\bdashicons-[a-z-]+/);
    const position = c.asked.states(/menu position\D{0,6}(\d+)/i)?.[1];
    const capability = c.asked.value('capability type');
    const taxonomies = c.asked.states(/taxonom(?:y|ies)\W+[`"']?([a-z_]+)[`"']?(?: and [`"']?([a-z_]+))?/i);
    const restBase = c.asked.value('rest base');
    const args: Record<string, PhpValue> = {
      labels: typeLabels(c, slug),
      public: c.asked.flag('public', !c.says(/\bprivate\b/)),
      ...(c.says(/\bprivate\b|not public/) ? { show_ui: true } : {}),
      has_archive: c.asked.flag('archives?', false),
      ...flagsOf(c, typeFlags),
      show_in_rest: c.asked.flag('rest\\b', true),
      ...(restBase === null ? {} : { rest_base: restBase }),
      supports: featuresOf(c),
      ...(taxonomies === null ? {} : { taxonomies: taxonomies.slice(1).filter((one) => one !== undefined) }),
      ...(icon === null ? {} : { menu_icon: icon[0] }),
      ...(position === undefined ? {} : { menu_position: Number(position) }),
      ...(rewrite === null || rewrite === slug ? {} : { rewrite: { slug: rewrite.replace(/^\/|\/$/g, '') } }),
      ...(capability === null ? {} : { capability_type: capability, map_meta_cap: true }),
    };
    const registering = c.fn?.name ?? c.prefixed('register_post_type');
    return {
      summary: `Registers the post type ${slug}.`,
      body: php`register_post_type( ${slug}, ${args} );`,
      hooks: actionOf(c, 'init'),
      after: flushing(c, registering, slug),
    };
  },
};

const taxonomyFlags: readonly Argument[] = [
  ['show_admin_column', 'admin column|column'],
  ['show_tagcloud', 'tag ?cloud'],
  ['show_in_quick_edit', 'quick edit'],
];

function objectsOf(c: Composer): string[] {
  const said =
    c.asked.states(/\bpost types?\b\W*([^.;:\n]+)/i)?.[1] ??
    c.asked.states(/\b(?:for|to|on)\s+([^.;:\n]+)/i)?.[1] ??
    '';
  const [head = ''] = said.split(/\b(?:it|which|that|with|in|should|must|is)\b/);
  return head
    .split(/,|\band\b/)
    .map((item) => item.replace(/[`"']/g, '').trim())
    .filter((item) => /^[a-z][\w-]*$/i.test(item))
    .map((item) => singular(item.toLowerCase()));
}

const taxonomy: Draft = {
  id: 'draft-taxonomy',
  name: 'register_taxonomy',
  needs: /(?:register|create|add|custom|new|define)\w*\b[^.\n]{0,60}\btaxonom(?:y|ies)\b/,
  never: /\bterms? (?:of|from|in|assigned)|get the terms|given taxonomy|column (?:for|with)|meta ?box|term meta/,
  compose(c) {
    const slug = c.named('taxonom(?:y|ies)')?.replace(/-/g, '_');
    const objects = objectsOf(c);
    if (slug === undefined || objects.length === 0) return null;
    const term = c.asked.states(/default term\W*(?:is|called|named)?\W*["'`]([^"'`]+)["'`](?:\W*slug\W*([\w-]+))?/i);
    const rewrite = c.asked.value('rewrite slug|url slug');
    const label = c.labelFor(slug);
    return {
      summary: `Registers the taxonomy ${slug}.`,
      body: php`register_taxonomy( ${slug}, ${objects}, ${{
        labels: { name: c.label(pluralOf(label)), singular_name: c.label(label) },
        public: c.asked.flag('public', true),
        hierarchical: c.asked.flag('hierarchical', c.says(/like categories|category-like/)),
        show_in_rest: c.asked.flag('rest\\b', true),
        ...flagsOf(c, taxonomyFlags),
        ...(rewrite === null ? {} : { rewrite: { slug: rewrite } }),
        ...(term === null
          ? {}
          : { default_term: { name: term[1] ?? '', ...(term[2] === undefined ? {} : { slug: term[2] }) } }),
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const taxonomyWords: readonly (readonly [RegExp, string])[] = [
  [/\btags?\b/, 'post_tag'],
  [/\bcategor(?:y|ies)\b/, 'category'],
];

const typeAdditions: Draft = {
  id: 'draft-type-additions',
  name: 'extend_post_type',
  needs:
    /\b(?:pages?|posts?|post type)\b[^.\n]*\b(?:excerpts?|tags|categories|thumbnails?|featured images?|comments|revisions|custom fields)\b/,
  never:
    /theme support|theme support|register|shortcode|query|list|column|display|show|feed|length|number of|delete|remove|function|latest|recent|redirect|excluding|exclude|widget|related|rest\b/,
  compose(c) {
    if (!c.says(/\b(?:should have|get|give|enable|allow|possible|support|can have)\b/)) return null;
    const type = c.postType('page') ?? 'page';
    const features = supportWords.filter(([word]) => c.says(word)).map(([, name]) => name);
    const wanted = features.filter((name) => !['title', 'editor', 'author'].includes(name));
    const taxonomies = taxonomyWords.filter(([word]) => c.says(word)).map(([, name]) => name);
    if (wanted.length + taxonomies.length === 0) return null;
    c.asked.takeAll();
    return {
      summary: `Gives ${type} what it lacks.`,
      body: joinPhp([
        wanted.length === 0
          ? noPhp
          : php`add_post_type_support( ${type}, ${wanted.length === 1 ? (wanted[0] ?? '') : wanted} );`,
        ...taxonomies.map((name) => php`register_taxonomy_for_object_type( ${name}, ${type} );`),
      ]),
      hooks: actionOf(c, 'init'),
    };
  },
};

export const contentTypeDrafts: readonly Draft[] = [postType, taxonomy, typeAdditions];
