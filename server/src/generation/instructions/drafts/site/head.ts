import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { guard } from '../../conditions.ts';
import type { Draft } from '../draft.ts';

/** Values of the post that a page shows, for tags in its head. */
const values: readonly (readonly [RegExp, string])[] = [
  [/title|headline/, 'get_the_title( $post_id )'],
  [/description|excerpt|summary/, 'wp_strip_all_tags( get_the_excerpt( $post_id ) )'],
  [/image/, "(string) get_the_post_thumbnail_url( $post_id, '%size%' )"],
  [/url|mainEntityOfPage/, '(string) get_permalink( $post_id )'],
  [/site_name|publisher/, "get_bloginfo( 'name' )"],
  [/published|datePublished/, "(string) get_the_date( 'c', $post_id )"],
  [/modified|dateModified/, "(string) get_the_modified_date( 'c', $post_id )"],
  [/author/, "get_the_author_meta( 'display_name', (int) get_post_field( 'post_author', $post_id ) )"],
  [/locale/, 'get_locale()'],
  [/type/, "'article'"],
];

const tagValue = (c: Composer, name: string): string | null => {
  const said = new RegExp(String.raw`${name}\b[^,;\n]*`).exec(c.text)?.[0] ?? '';
  const size = /\b(thumbnail|medium|large|full)\b/.exec(said)?.[1] ?? 'full';
  return values.find(([words]) => words.test(name.replace(/^.*:/, '')))?.[1].replace('%size%', size) ?? null;
};

const schemaTypes =
  /\b(Article|BlogPosting|NewsArticle|Product|Event|Person|Organization|WebSite|WebPage|BreadcrumbList|FAQPage)\b/;

/** JSON-LD of the post that a page shows. */
function structuredData(c: Composer): PhpCode | null {
  if (c.asked.states(/\bjson-?ld\b|\bschema(?:\.org)?\b/i) === null) return null;
  const type = schemaTypes.exec(c.text)?.[1] ?? 'Article';
  const keys = [
    ...new Set(
      [
        ...c.text.matchAll(
          /\b(headline|datePublished|dateModified|author|image|description|url|mainEntityOfPage|publisher|name)\b/g,
        ),
      ].map(([key]) => key),
    ),
  ].filter((key) => key !== 'name' || !/author name/.test(c.text));
  const data = Object.fromEntries(
    (keys.length === 0 ? ['headline', 'datePublished', 'author'] : keys).map((key) => [
      key,
      key === 'author'
        ? php`${{ '@type': 'Person', name: raw(tagValue(c, 'author') ?? "''") }}`
        : key === 'publisher'
          ? php`${{ '@type': 'Organization', name: raw("get_bloginfo( 'name' )") }}`
          : raw(key === 'name' ? 'get_the_title( $post_id )' : (tagValue(c, key) ?? "''")),
    ]),
  );
  return php`
    $post_id = (int) get_queried_object_id();
    $data    = ${{ '@context': 'https://schema.org', '@type': type, ...data }};
    wp_print_inline_script_tag( (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), array( 'type' => 'application/ld+json' ) );
  `;
}

/** Meta tags that the prompt names, filled from the post. */
function metaTags(c: Composer): PhpCode | null {
  const names = [...new Set([...c.text.matchAll(/\b((?:og|article|twitter):[a-z_:]+)\b/g)].map(([name]) => name))];
  const description =
    names.length === 0 && c.asked.states(/\bmeta description\b|\bdescription meta\b/i) !== null ? ['description'] : [];
  const lines = [...names, ...description].flatMap((name) => {
    const code = name === 'twitter:card' ? "'summary_large_image'" : tagValue(c, name);
    c.asked.states(new RegExp(name));
    return code === null ? [] : [[name, raw(code)] as const];
  });
  if (lines.length === 0) return null;
  const attribute = (name: string) => (/^(?:og|article):/.test(name) ? 'property' : 'name');
  const [first] = lines;
  return php`
    $post_id = (int) get_queried_object_id();
    foreach ( ${Object.fromEntries(lines)} as $name => $value ) {
      if ( '' !== $value ) {
        printf( ${`<meta ${attribute(first?.[0] ?? '')}="%s" content="%s">\n`}, esc_attr( $name ), esc_attr( $value ) );
      }
    }
  `;
}

/** What the head of pages tells others: Open Graph, descriptions, structured data. */
export const headTags: Draft = {
  id: 'draft-head-tags',
  name: 'print_head_tags',
  isWhole: true,
  needs: /\bog:|open ?graph|json-?ld|schema\.org|\bstructured data\b|meta description|\btwitter:/,
  never: /shortcode|rest\b|settings page|meta box|remove|\bblock\b/,
  compose(c) {
    const tags = structuredData(c) ?? metaTags(c);
    if (tags === null) return null;
    c.asked.states(/\bopen ?graph\b|\bhead\b/i);
    const conditions = guard(c.instruction, null);
    return {
      summary: 'Prints tags into the head of pages.',
      hooks: [
        {
          kind: 'action',
          hook: 'wp_head',
          ...(c.says(/\bpriority\b/) ? { priority: c.amount(/^priority$|priority/, 10) } : {}),
        },
      ],
      body: joinPhp([
        conditions.text === ''
          ? php`
            if ( ! is_singular() ) {
              return;
            }
          `
          : conditions,
        tags,
      ]),
    };
  },
};

/** Hints on what a browser will need from elsewhere. */
export const resourceHints: Draft = {
  id: 'draft-resource-hints',
  name: 'resource_hints',
  isWhole: true,
  needs: /\b(?:preconnect|dns-prefetch|prefetch|prerender)\b|resource hints?/,
  compose(c) {
    const urls = [...new Set(c.text.match(/(?:https?:)?\/\/[\w.-]+\w(?:\/[\w./-]*\w)?/g) ?? [])];
    const relation = c.asked.states(/\b(preconnect|dns-prefetch|prefetch|prerender)\b/i)?.[1]?.toLowerCase();
    if (c.asked.states(/\bremoves?\b|\bdisables?\b/i) !== null && urls.length === 0) return null;
    if (urls.length === 0 || relation === undefined) return null;
    c.asked.takeAll();
    const cross = c.says(/crossorigin/);
    return {
      summary: 'Tells browsers which hosts they will need.',
      params: 'array $urls, string $relation_type',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'wp_resource_hints', args: 2 }],
      body: php`
        if ( ${relation} === $relation_type ) {
          ${joinPhp(urls.map((url) => (cross ? php`$urls[] = ${{ href: url, crossorigin: 'anonymous' }};` : php`$urls[] = ${url};`)))}
        }

        return $urls;
      `,
    };
  },
};

/** Translations of a plugin or theme, and texts of others that are changed. */
export const textDomains: Draft = {
  id: 'draft-text-domain',
  name: 'load_textdomain',
  isWhole: true,
  needs:
    /\b(?:load|translations?)\b[^.\n]*\btext ?-?domain\b|\btext ?-?domain\b[^.\n]*\bload|load_(?:plugin|theme)_textdomain|\bgettext\b/,
  never: /enqueue|script|shortcode|label\(|returns?\b|register/,
  compose(c) {
    if (c.says(/\bgettext\b/)) return replacedText(c);
    const domain = c.domain ?? c.asked.value('text ?-?domain');
    if (domain === null) return null;
    const folder = c.asked.states(
      /\b(?:folder|directory|path|subfolder)\s+[`"']?\/?([a-z][\w/-]*)|\b[`"']?\/?([a-z][\w-]*)[`"']? (?:folder|directory)/i,
    );
    const path = folder?.[1] ?? folder?.[2] ?? 'languages';
    c.asked.takeAll();
    const isTheme = c.says(/\btheme\b/) && !c.says(/\bplugin\b/);
    const child = c.says(/child theme/);
    return {
      summary: 'Loads the translations.',
      hooks: [{ kind: 'action', hook: c.instruction.hooks[0] ?? (isTheme ? 'after_setup_theme' : 'init') }],
      body: isTheme
        ? php`${raw(child ? 'load_child_theme_textdomain' : 'load_theme_textdomain')}( ${domain}, ${raw(child ? 'get_stylesheet_directory()' : 'get_template_directory()')} . ${`/${path}`} );`
        : php`load_plugin_textdomain( ${domain}, false, dirname( plugin_basename( __FILE__ ) ) . ${`/${path}`} );`,
    };
  },
};

/** A text of WordPress or a plugin that is shown in other words. */
function replacedText(c: Composer) {
  const pairs = [
    ...c.text.matchAll(
      /["'`“]([^"'`”\n]+)["'`”]\s*(?:→|->|=>|to|with|by|into|becomes?|is shown as|as|instead of)\s*["'`“]([^"'`”\n]+)["'`”]/g,
    ),
  ].map(([, from = '', to = '']) => [from, to] as const);
  if (pairs.length === 0) return null;
  const swapped = c.says(/instead of/);
  const domain = c.asked.states(/\b(?:text ?domain|domain|plugin)\s+[`"']?([a-z][\w-]*)/i)?.[1];
  c.asked.takeAll();
  const map = Object.fromEntries(pairs.map(([from, to]) => (swapped ? [to, from] : [from, to])));
  return {
    summary: 'Shows texts in other words.',
    params: 'string $translation, string $text, string $domain',
    returns: 'string',
    hooks: [{ kind: 'filter' as const, hook: 'gettext', args: 3 }],
    body: php`
      ${
        domain === undefined || /^(?:is|the|of)$/.test(domain)
          ? noPhp
          : php`
            if ( ${domain} !== $domain ) {
              return $translation;
            }
          `
      }
      $texts = ${map};

      return $texts[ $text ] ?? $translation;
    `,
  };
}
