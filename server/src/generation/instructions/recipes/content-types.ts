import { type PhpValue, php } from '../../writers/php.ts';
import type { Composer } from '../composer.ts';
import { raw } from '../composer.ts';
import { speaksOf, wantsRegistered } from '../drafts/registrations/scope.ts';
import { pluralOf, singular, titleOf } from '../naming.ts';
import type { Attachment, Recipe } from '../recipe.ts';

/** The action that the prompt names, else the usual one. */
export function actionOf(c: Composer, usual: string, priority?: number): Attachment[] {
  const named = c.instruction.hooks.find((hook) =>
    /^(?:init|wp_loaded|after_setup_theme|admin_init|plugins_loaded|widgets_init|wp|rest_api_init|admin_menu|wp_enqueue_scripts|admin_enqueue_scripts|wp_footer|wp_head|template_redirect|admin_notices|wp_login|user_register|save_post|publish_post|transition_post_status)$/.test(
      hook,
    ),
  );
  const hook = named ?? usual;
  return [priority === undefined ? { kind: 'action', hook } : { kind: 'action', hook, priority }];
}

export function typeLabels(c: Composer, slug: string): PhpValue {
  const name =
    c.instruction.quoted.find(({ text, before }) => /singular[^,;.]*$/.test(before) && /^[A-Z]/.test(text))?.text ??
    titleOf(slug);
  const many =
    c.instruction.quoted.find(({ text, before }) => /(?:plural|label|name)[^,;.]*$/.test(before) && /^[A-Z]/.test(text))
      ?.text ?? pluralOf(name);
  return {
    name: c.label(many),
    singular_name: c.label(name),
    add_new_item: c.label(`Add New ${name}`),
    edit_item: c.label(`Edit ${name}`),
    all_items: c.label(`All ${many}`),
    not_found: c.label(`No ${many.toLowerCase()} found.`),
  };
}

export const supportWords: readonly (readonly [RegExp, string])[] = [
  [/\btitles?\b/, 'title'],
  [/\beditor\b|\bcontent\b/, 'editor'],
  [/\bauthors?\b/, 'author'],
  [/\bthumbnails?\b|\bfeatured images?\b/, 'thumbnail'],
  [/\bexcerpts?\b/, 'excerpt'],
  [/\bcomments?\b/, 'comments'],
  [/\brevisions?\b/, 'revisions'],
  [/\bcustom[ -]fields?\b/, 'custom-fields'],
  [/\bpage[ -]attributes?\b/, 'page-attributes'],
  [/\btrackbacks?\b/, 'trackbacks'],
  [/\bpost[ -]formats?\b/, 'post-formats'],
];

export function supports(c: Composer): string[] {
  const clause = /\bsupport(?:s|ing|ed)?\b[^.;\n]*|\bwith (?:a )?(?:title|editor|thumbnail|featured)[^.;\n]*/g;
  const said = (c.instruction.prose.match(clause) ?? []).join(' ');
  const found = supportWords.filter(([word]) => word.test(said)).map(([, name]) => name);
  return found.length > 0 ? found : ['title', 'editor', 'thumbnail'];
}

const isOn = (c: Composer, word: string, usual: boolean) =>
  c.says(
    new RegExp(
      String.raw`\b(?:no|not|without|non-?|disable[sd]?|exclude[sd]? from) ?(?:be )?(?:an? |in |the )*${word}|${word}\W+(?:=>|:|is)?\s*(?:false|no|off)`,
    ),
  )
    ? false
    : c.says(new RegExp(word))
      ? true
      : usual;

const dashIcon = (c: Composer) => /\bdashicons-[a-z-]+/.exec(c.instruction.prose)?.[0];

const postType: Recipe = {
  id: 'register-post-type',
  asks: [
    'register custom post type',
    'register post type',
    'custom post type',
    'register post type archive rest support',
  ],
  name: 'register_post_type',
  needs:
    /(?<!\b(?:for|of|on|to) (?:the |my |our |this |existing )(?:custom )?(?:[`"']?\w+[`"']? )?)\b(?:post[ -]?type\b|cpt\b)/,
  never: /column|meta ?box|shortcode|\bquery\b|existing post type|metadata|already registered/,
  joins: true,
  compose(c) {
    if (!speaksOf(c.text, 'type') || !wantsRegistered(c, 'post[ -]?types?|cpts?')) return null;
    const slug = singular(c.named('post[ -]?types?|cpt') ?? 'item');
    const icon = dashIcon(c);
    const rewrite = c.instruction.quoted.find(({ before }) =>
      /(?:rewrite|url)(?: slug)?\W*(?:is|to|as|with)?\W*$|under \/?$/.test(before),
    )?.text;
    const args: Record<string, PhpValue> = {
      labels: typeLabels(c, slug),
      public: isOn(c, 'public', !c.says(/\bprivate\b/)),
      ...(c.says(/\bprivate\b|not public/) ? { show_ui: true } : {}),
      has_archive: isOn(c, 'archives?', false),
      ...(c.says(/hierarchical/) ? { hierarchical: isOn(c, 'hierarchical', false) } : {}),
      show_in_rest: isOn(c, 'rest', true),
      supports: supports(c),
      ...(icon === undefined ? {} : { menu_icon: icon }),
      ...(rewrite === undefined ? {} : { rewrite: { slug: rewrite.replace(/^\/|\/$/g, '') } }),
      ...(c.amount(/menu position|position/, null) === null ? {} : { menu_position: c.amount(/position/, 20) }),
    };
    return {
      summary: `Registers the post type ${slug}.`,
      body: php`register_post_type( ${slug}, ${args} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const taxonomy: Recipe = {
  id: 'register-taxonomy',
  asks: [
    'register custom taxonomy',
    'register taxonomy',
    'register taxonomy post type',
    'custom hierarchical taxonomy',
  ],
  name: 'register_taxonomy',
  needs: /taxonom/,
  never: /\bterms? (?:of|from|in|assigned)|get the terms|given taxonomy/,
  joins: true,
  compose(c) {
    if (!speaksOf(c.text, 'taxonomy') || !wantsRegistered(c, 'taxonom(?:y|ies)')) return null;
    const slug = (c.named('taxonom(?:y|ies)') ?? 'topic').replace(/-/g, '_');
    const types = [
      ...new Set(
        [
          ...c.text.matchAll(
            /\b(?:post[ -]?types?|cpts?)\s+[`"']?([a-z_-]+)[`"']?(?:\s+and\s+[`"']([a-z_-]+)[`"'])?/gi,
          ),
        ].flatMap(([, one, two]) => [one ?? '', two ?? '']),
      ),
    ].filter(
      (name) => /^[a-z_-]{3,}$/.test(name) && !/^(?:and|with|that|called|named|for|the|is|has|in|of)$/.test(name),
    );
    const objects = types.length > 0 ? types.map(singular) : [c.postType('post') ?? 'post'];
    return {
      summary: `Registers the taxonomy ${slug}.`,
      body: php`register_taxonomy( ${slug}, ${objects}, ${{
        labels: { name: c.label(pluralOf(c.labelFor(slug))), singular_name: c.label(c.labelFor(slug)) },
        public: true,
        hierarchical: isOn(c, 'hierarchical', c.says(/like categories|category-like|parent/)),
        show_in_rest: isOn(c, 'rest', true),
        ...(c.says(/column/) ? { show_admin_column: true } : {}),
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const flushOnActivation: Recipe = {
  id: 'flush-rewrite-rules',
  asks: ['flush rewrite rules on activation', 'flush permalinks when activated'],
  name: 'flush_rewrite_rules_on_activation',
  needs: /flush/,
  joins: true,
  compose: () => ({
    summary: 'Lets WordPress write its rewrite rules anew, the new ones among them.',
    body: php`delete_option( 'rewrite_rules' );`,
    after: php`
      if ( function_exists( 'register_activation_hook' ) ) {
        register_activation_hook( __FILE__, function () {
          delete_option( 'rewrite_rules' );
        } );
      }
    `,
  }),
};

const postMeta: Recipe = {
  id: 'register-post-meta',
  asks: ['register post meta rest', 'register meta field rest api', 'register user meta rest', 'register term meta'],
  name: 'register_meta',
  needs: /\bregister/,
  never: /meta ?box/,
  joins: true,
  compose(c) {
    const key = c.named('(?:post |user |term )?meta(?: ?data)?(?: field| key)?|field|key') ?? 'subtitle';
    const object = c.says(/user meta/) ? 'user' : c.says(/term meta/) ? 'term' : 'post';
    const type = /\b(integer|int|number|boolean|bool|string|array)\b/.exec(c.instruction.prose)?.[1] ?? 'string';
    const json = { int: 'integer', bool: 'boolean' }[type] ?? type;
    const sanitizer =
      { integer: 'absint', number: 'floatval', boolean: 'rest_sanitize_boolean' }[json] ?? 'sanitize_text_field';
    const capability = object === 'user' ? 'edit_users' : object === 'term' ? 'manage_categories' : 'edit_posts';
    const subtype = object === 'post' ? c.postType('post') : null;
    return {
      summary: `Registers the meta field ${key}.`,
      body: php`register_meta( ${object}, ${key}, ${{
        ...(subtype === null ? {} : { object_subtype: subtype }),
        type: json,
        single: !c.says(/\bmultiple\b|not single/),
        show_in_rest: isOn(c, 'rest', true),
        sanitize_callback: sanitizer,
        auth_callback: raw(`function () {\n\treturn current_user_can( '${capability}' );\n}`),
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const postStatus: Recipe = {
  id: 'post-status',
  asks: ['register custom post status'],
  name: 'register_post_status',
  needs: /post status|status/,
  never: /transition|changes/,
  compose(c) {
    const slug = c.named('(?:post )?status') ?? 'archived';
    return {
      summary: `Registers the post status ${slug}.`,
      body: php`register_post_status( ${slug}, ${{
        label: c.label(c.labelFor(slug)),
        public: c.says(/\bpublic\b/) && !c.says(/not public/),
        show_in_admin_all_list: true,
        show_in_admin_status_list: true,
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const postTypeSupport: Recipe = {
  id: 'post-type-support',
  asks: ['add post type support', 'enable excerpts for pages', 'remove post type support'],
  name: 'change_support',
  needs: /excerpt|support|editor|comments/,
  never: /register|length|custom post type/,
  compose(c) {
    const [, feature = 'excerpt'] = supportWords.find(([word]) => c.says(word)) ?? [];
    const call = c.says(/\bremove|disable\b/) ? 'remove_post_type_support' : 'add_post_type_support';
    return {
      summary: `Changes what ${c.postType('page')} supports.`,
      body: php`${raw(call)}( ${c.postType('page')}, ${feature} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

export const contentTypes: readonly Recipe[] = [
  postType,
  taxonomy,
  flushOnActivation,
  postMeta,
  postStatus,
  postTypeSupport,
];
