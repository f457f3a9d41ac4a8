// Longer than 300 lines: eight kinds of changes to the editor that share how blocks are named in prompts.

import { coreBlockNames } from '@presswright/shared/wordpress/block-facts';
import { joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import { phpName, singular, titleOf } from '../../naming.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';
import { Markup, openTag, spelledElement } from '../output/template.ts';

const known: ReadonlySet<string> = new Set(coreBlockNames);

/** Blocks that a text names, in full or by the last part of their names: `core/quote`, "the image block", "lists". */
export function blocksIn(text: string): string[] {
  const full = [...text.matchAll(/(?<![\w/.<])([a-z][\w-]*\/[a-z][\w-]*)(?![\w/])/g)].map(([, name = '']) => name);
  if (full.length > 0) return [...new Set(full)];
  const words = text.toLowerCase().match(/[a-z]+(?:[ -][a-z]+)?/g) ?? [];
  const found: string[] = [];
  for (const word of words)
    for (const part of [word.replace(' ', '-'), ...word.split(' ')].filter(
      (one) => !/^(?:blocks?|more|missing|post-content|pattern)$/.test(one),
    )) {
      const name = [part, singular(part).replace(/_/g, '-')].map((one) => `core/${one}`).find((one) => known.has(one));
      if (name !== undefined && !found.includes(name)) found.push(name);
      if (name !== undefined && part.includes('-')) break;
    }
  return found;
}

const init = [{ kind: 'action' as const, hook: 'init' }];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pairs of a label and a slug: `"Ghost" (ghost)`, `rounded ("Rounded")`. */
function namedPairs(text: string): { readonly label: string; readonly slug: string; readonly at: number }[] {
  const found = [
    ...[
      ...text.matchAll(/["'`“]([A-Z][^"'`”\n]*)["'`”]\s*\(\s*(?:slug|name|key)?\s*:?\s*[`"']?([a-z][\w-]*)[`"']?/g),
    ].map((one) => ({ label: one[1] ?? '', slug: one[2] ?? '', at: one.index })),
    ...[...text.matchAll(/[`"']?\b([a-z][\w-]*)[`"']?\s*\(\s*(?:label\s*:?\s*)?["'`“]([A-Z][^"'`”\n]*)["'`”]/g)].map(
      (one) => ({ label: one[2] ?? '', slug: one[1] ?? '', at: one.index }),
    ),
  ];
  return found.filter(({ slug }) => !/^(?:label|title|name|slug|category)$/.test(slug));
}

/** Styles of a block, each with its label and CSS. */
export const blockStyles: Draft = {
  id: 'draft-block-styles',
  name: 'register_block_styles',
  needs: /\bblock styles?\b|\bstyles?\b[^.]*\bblock\b|register_block_style/,
  never: /stylesheet|enqueue|unregister|(?:^|\. )remove|javascript|variation\b|editor styles/,
  compose(c) {
    const clause = c.text.split(/,? and (?:an? )?(?:block )?pattern\b|\.\s+(?=[A-Z])/)[0] ?? c.text;
    const [block] = blocksIn(
      c.asked.states(/\b(?:core\/[a-z-]+|[a-z][\w-]*\/[\w-]+)\b/i)?.[0] ??
        /\b(?:for|to|of) (?:the )?(?:core )?([a-z]+(?: [a-z]+)?) blocks?\b/i.exec(clause)?.[1] ??
        clause,
    );
    if (block === undefined) return null;
    const named = blocksIn(
      (/\b(?:for|to|of|on)\s+(?:the )?[^.;\n]*/i.exec(clause)?.[0] ?? '').replace(
        /,? and (?:remove|unregister|hide)\b.*/i,
        '',
      ),
    );
    const targets = named.length > 1 && named.includes(block) ? named : [block];
    const gone = new Details(c).clauses.flatMap(({ text, isRefused }) =>
      isRefused && /\bstyle\b/i.test(text)
        ? [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, one = '']) => one)
        : [],
    );
    const pairs = namedPairs(
      clause.replace(/\bstyle\s+["'`]([a-z][\w-]*)["'`]\s+labell?ed\s+["'`]([A-Z][^"'`]*)["'`]/, '$1 ("$2")'),
    );
    const label =
      c.asked.states(/\bstyles?\s+(?:variation\s+)?(?:named |called |label(?:l?ed)? )?["'`“]([^"'`”]+)["'`”]/i)?.[1] ??
      c.asked.phrase('label');
    const name = c.asked.token('name|slug');
    const styles =
      pairs.length > 0
        ? pairs
        : label === null || label === undefined
          ? []
          : [
              {
                label: /^[a-z]/.test(label) ? titleOf(label) : label,
                slug: name ?? phpName(label).replace(/_/g, '-'),
                at: 0,
              },
            ];
    if (styles.length === 0) return null;
    c.asked.states(/\bstyles?\b/i);
    return {
      summary: `Registers styles of ${block}.`,
      hooks: init,
      body: joinPhp([
        ...styles.flatMap(({ label: text, slug, at }, index) => {
          const own = c.text.slice(at, styles[index + 1]?.at ?? c.text.length);
          const css = /[`"']([^`"']*\{[^`"']*\})[`"']/.exec(own)?.[1];
          const isDefault = /\bdefault\b/i.test(own);
          if (css !== undefined) c.asked.states(/\binline|\{/i);
          return targets.map(
            (target) =>
              php`register_block_style( ${target}, ${{ name: slug, label: c.label(text), ...(css === undefined ? {} : { inline_style: css }), ...(isDefault && gone.length === 0 ? { is_default: true } : {}) }} );`,
          );
        }),
        ...gone.map((one) => php`unregister_block_style( ${block}, ${one} );`),
      ]),
    };
  },
};

/** Patterns, styles, categories and block types that are taken away. */
export const unregistered: Draft = {
  id: 'draft-unregistered-blocks',
  name: 'remove_from_editor',
  isWhole: true,
  needs:
    /\b(?:remove|disable|unregister|hide)\w*\b[^.\n]*\b(?:patterns?|block styles?|block (?:directory|types?)|core blocks?|block variations?)\b|unregister_block/,
  never: /allowed_block_types_all|render|css|\bblock categor|\bregister (?:an? )?(?:block )?(?:style|pattern)/,
  compose(c) {
    const work: PhpCode[] = [];
    if (c.asked.states(/\b(?:core|default|bundled|built-in) (?:block )?patterns\b/i) !== null)
      work.push(php`remove_theme_support( 'core-block-patterns' );`);
    const after: PhpCode[] = [];
    if (c.asked.states(/\bremote (?:block )?patterns\b|\bpattern directory\b/i) !== null)
      after.push(php`add_filter( 'should_load_remote_block_patterns', '__return_false' );`);
    if (c.asked.states(/\bblock directory\b/i) !== null)
      after.push(php`remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );`);
    for (const [, one, two] of c.text.matchAll(
      /\bpattern categor(?:y|ies)\s+[`"']([\w-]+)[`"'](?:(?:,| and)\s+[`"']([\w-]+)[`"'])?/gi,
    ))
      for (const slug of [one, two])
        if (slug !== undefined) work.push(php`unregister_block_pattern_category( ${slug} );`);
    if (!/pattern categor/i.test(c.text) || /\bpatterns?\s+[`"'][\w-]+\//.test(c.text))
      for (const [, name = ''] of c.text.matchAll(/\bpatterns?\s+[`"']?([a-z][\w-]*\/[\w-]+)/gi))
        work.push(php`unregister_block_pattern( ${name} );`);
    const style = c.asked.states(/\bstyle\s+[`"']([\w-]+)[`"']|[`"']([\w-]+)[`"'] (?:block )?style\b/i);
    const [block] = blocksIn(c.text);
    const styleName = style?.[1] ?? style?.[2];
    if (styleName !== undefined && block !== undefined)
      work.push(php`unregister_block_style( ${block}, ${styleName} );`);
    const types =
      /\bblock types?\b|unregister_block_type/i.test(c.text) && styleName === undefined ? blocksIn(c.text) : [];
    for (const name of types) work.push(php`unregister_block_type( ${name} );`);
    if (work.length + after.length === 0) return null;
    c.asked.takeAll();
    const hooks =
      work.length === 0
        ? []
        : [
            {
              kind: 'action' as const,
              hook:
                work.some(({ text }) => text.includes('theme_support')) && work.length === 1
                  ? 'after_setup_theme'
                  : 'init',
              priority: 20,
            },
          ];
    if (work.length === 0) return { summary: '', body: noPhp, whole: joinPhp(after) };
    const early = work.some(({ text }) => text.includes('theme_support')) && work.length > 1;
    return {
      summary: 'Takes away what the editor need not offer.',
      hooks,
      body: joinPhp(early ? work.filter(({ text }) => !text.includes('theme_support')) : work),
      after: joinPhp([
        ...(early
          ? [
              php`
        add_action(
          'after_setup_theme',
          function () {
            remove_theme_support( 'core-block-patterns' );
          }
        );
      `,
            ]
          : []),
        ...after,
      ]),
    };
  },
};

/** Which blocks are offered, for whom and where. */
export const allowedBlocks: Draft = {
  id: 'draft-allowed-blocks',
  name: 'allowed_blocks',
  isWhole: true,
  needs:
    /\b(?:allow|restrict|limit|only|permit)\w*\b[^.\n]*\bblocks\b|allowed_block_types_all|\b(?:remove|disable|hide|forbid|disallow)\w*\b[^.\n]*\bblocks?\b[^.\n]*\b(?:inserter|editor|from)\b/,
  never: /pattern|style|render|template lock|block directory|blocklist|parse_blocks|script|css/,
  compose(c) {
    const clause = c.text.split(/\.\s|\n/).find((one) => /\bblocks?\b/i.test(one) && blocksIn(one).length > 0) ?? '';
    const place =
      /\b(?:in|for|on|when editing)\s+(?:the )?(?:post type\s+)?[`"']?([a-z][a-z_-]*)[`"']?(?: posts?| entries| editor)?(?=[,.;\s]|$)/i.exec(
        clause.replace(/\b(?:in|for|on) the (?:block )?(?:editor|inserter)\b/i, ''),
      );
    const head =
      place === null
        ? clause
        : clause.slice(0, place.index) + clause.slice(place.index + place[0].length).replace(/,.*$/, '');
    const blocks = blocksIn(head.replace(/^[^:]*\b(?:except|but)\b/i, (text) => (/:/.test(head) ? text : text)));
    if (blocks.length === 0) return null;
    const type =
      c.asked.states(/\bpost type\s+[`"']?([a-z][\w-]*)/i)?.[1] ??
      (place === null ||
      /^(?:the|all|admins?|editors?|authors?|contributors?|everyone|users?|inserter|editor|it)$/i.test(place[1] ?? '')
        ? null
        : singular((place[1] ?? '').toLowerCase()));
    const removes = c.asked.states(/\b(?:removes?|disables?|hides?|forbids?|disallows?|without)\b/i) !== null;
    const capability =
      c.asked.states(/\b(?:non-admin\w*|everyone (?:except|but) admin\w*|except (?:for )?admin\w*|not admin\w*)\b/i) ===
      null
        ? null
        : 'manage_options';
    const role =
      capability === null
        ? /\bfor (author|contributor|editor|subscriber)s\b/i.exec(c.text)?.[1]?.toLowerCase()
        : undefined;
    c.asked.takeAll();
    return {
      summary: 'Says which blocks the editor offers.',
      params: '$allowed, WP_Block_Editor_Context $context',
      hooks: [{ kind: 'filter', hook: 'allowed_block_types_all', args: 2 }],
      body: joinPhp([
        type === null || type === ''
          ? noPhp
          : php`
            if ( ! $context->post instanceof WP_Post || ${type} !== $context->post->post_type ) {
              return $allowed;
            }
          `,
        capability === null
          ? noPhp
          : php`
            if ( current_user_can( ${capability} ) ) {
              return $allowed;
            }
          `,
        role === undefined
          ? noPhp
          : php`
            if ( ! in_array( ${role}, wp_get_current_user()->roles, true ) ) {
              return $allowed;
            }
          `,
        removes
          ? php`
            $all = is_array( $allowed ) ? $allowed : array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );

            return array_values( array_diff( $all, ${blocks} ) );
          `
          : php`return ${blocks};`,
      ]),
    };
  },
};

/** A category of blocks, first or last in the inserter. */
export const blockCategory: Draft = {
  id: 'draft-block-category',
  name: 'add_block_category',
  isWhole: true,
  needs: /\bblock categor(?:y|ies)\b|block_categories_all|\bcategor\w+\b[^.\n]*\bblock inserter\b/,
  never: /pattern/,
  compose(c) {
    const slug = c.asked.value('slug') ?? c.named('(?:block )?categor(?:y|ies)');
    const title =
      c.asked.states(/\b(?:title|label|named|called|category)\b\W*["'`“]([A-Z][^"'`”]*)["'`”]/)?.[1] ??
      c.phrases()[0]?.text ??
      (slug === null ? null : titleOf(slug));
    const name =
      slug !== null && /^[a-z]/.test(slug) ? slug : title === null ? null : phpName(title).replace(/_/g, '-');
    if (name === null || title === null) return null;
    const first = c.asked.states(/\b(?:top|first|start|beginning|prepend\w*)\b/i) !== null;
    const icon = c.asked.states(/\bicon\b\W*(?:dashicons-)?([a-z][a-z-]+)/i)?.[1];
    const directory = c.asked.states(/\b(?:disable|remove|without|no)\b[^.\n]*\bblock directory\b/i) !== null;
    c.asked.takeAll();
    const entry = php`${{ slug: name, title: c.label(title), ...(icon === undefined ? {} : { icon }) }}`;
    return {
      summary: 'Adds a category of blocks.',
      params: 'array $categories',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'block_categories_all' }],
      body: first
        ? php`
          array_unshift( $categories, ${entry} );

          return $categories;
        `
        : php`
          $categories[] = ${entry};

          return $categories;
        `,
      ...(directory
        ? { after: php`remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );` }
        : {}),
    };
  },
};

/** What a block looks like on the site: wrapped, followed by something, with a class, or left out. */
export const renderedBlock: Draft = {
  id: 'draft-rendered-block',
  name: 'change_block_output',
  isWhole: true,
  needs:
    /\brender_block\b|\b(?:wrap|append|prepend|add|output|hide|remove)\w*\b[^.\n]*\bcore\/[a-z-]+|\bcore\/[a-z-]+\b[^.\n]*\b(?:wrapped|followed|preceded|output|markup|hidden)\b/,
  never:
    /parse_blocks|register_block_type\b|style\b|variation|pattern|register_block_type_args|allowed|supports?\b|attribute id|returns? (?:the|a|an)? ?(?:list|array|number)/,
  compose(c) {
    const [block] = blocksIn(c.text);
    if (
      block === undefined ||
      (c.fn?.parameters != null && c.fn.parameters.length > 0 && !/content/.test(c.fn.parameters[0]?.name ?? ''))
    )
      return null;
    const element = spelledElement(c.text);
    const wraps = c.asked.states(/\bwrap\w*\b/i) !== null;
    const className = c.asked.states(/\b(?:css )?class\s+[`"']?([a-z][\w-]*)/i)?.[1];
    const places = c.asked.states(/\b(append|prepend|after|before|followed by|preceded by)\w*\b/i)?.[1]?.toLowerCase();
    const text = /["“]([^"”]+)["”]/.exec(c.text.replace(/class="[^"]*"/g, ''))?.[1];
    const hides = c.asked.states(/\b(?:hides?|removes?|not (?:shown|rendered|output)|empty string)\b/i) !== null;
    let work: PhpCode;
    if (wraps) {
      const markup = new Markup();
      const { tag, attributes } = element ?? {
        tag: 'div',
        attributes: className === undefined ? '' : `class="${className}"`,
      };
      openTag(markup, { tag, attributes, content: null }, []);
      work = php`return ${`<${tag}${attributes === '' ? '' : ` ${attributes}`}>`} . $block_content . ${`</${tag}>`};`;
    } else if (hides && className === undefined) work = php`return '';`;
    else if (places !== undefined && (text !== undefined || element !== null)) {
      const before = /prepend|before|preceded/.test(places);
      const markup =
        element === null
          ? php`'<p>' . ${c.escapedText(text ?? '')} . '</p>'`
          : php`${`<${element.tag}${element.attributes === '' ? '' : ` ${element.attributes}`}>${element.content ?? text ?? ''}</${element.tag}>`}`;
      work = before ? php`return ${markup} . $block_content;` : php`return $block_content . ${markup};`;
    } else if (className !== undefined)
      work = php`
        $tags = new WP_HTML_Tag_Processor( $block_content );
        if ( $tags->next_tag() ) {
          $tags->add_class( ${className} );
        }

        return $tags->get_updated_html();
      `;
    else {
      const pairs = [
        ...c.text.matchAll(
          /\b(data-[\w-]+|aria-[\w-]+|loading|decoding|rel|target|role|title)\s*=\s*["'`]([^"'`]*)["'`]/g,
        ),
      ];
      const tag = /<(\w+)>/.exec(c.text)?.[1] ?? (/\bimage/.test(block) ? 'img' : null);
      if (pairs.length === 0) return null;
      work = php`
        $tags = new WP_HTML_Tag_Processor( $block_content );
        while ( $tags->next_tag(${tag === null ? noPhp : php` ${tag} `}) ) {
          ${joinPhp(pairs.map(([, name = '', value = '']) => php`$tags->set_attribute( ${name}, ${value} );`))}
        }

        return $tags->get_updated_html();
      `;
    }
    c.asked.takeAll();
    const guests = c.says(/\blogged[ -]out|not logged[ -]in|guests|visitors/);
    const members = !guests && c.says(/\blogged[ -]in\b/);
    const attribute =
      /\b(?:whose|with the|when the) attribute\s+[`"']?(\w+)[`"']?\s+(?:is|equals|set to|=)\s+[`"']?([\w-]+)/i.exec(
        c.text,
      );
    return {
      summary: `Changes what ${block} shows.`,
      params: 'string $block_content, array $block',
      returns: 'string',
      hooks: [{ kind: 'filter', hook: `render_block_${block}`, args: 2 }],
      body: joinPhp([
        guests || members
          ? php`
            if ( ${raw(guests && hides ? 'is_user_logged_in()' : members && hides ? '! is_user_logged_in()' : guests ? 'is_user_logged_in()' : '! is_user_logged_in()')} ) {
              return $block_content;
            }
          `
          : noPhp,
        attribute === null
          ? noPhp
          : php`
            if ( ${attribute[2] ?? ''} !== (string) ( $block['attrs'][ ${attribute[1] ?? ''} ] ?? '' ) ) {
              return $block_content;
            }
          `,
        work,
      ]),
    };
  },
};

/** Variations of a block that PHP registers. */
export const blockVariation: Draft = {
  id: 'draft-block-variation',
  name: 'add_block_variations',
  isWhole: true,
  needs: /\bvariations?\b/,
  never: /javascript|\bjs\b|style variation|unregister|remove|wp\.blocks|registerblockvariation|product/,
  compose(c) {
    const [block] = blocksIn(c.text);
    const name = c.asked.states(
      /\bvariation\b(?:\s+of\s+\S+)?\s*(?:named |called |name |with the name |"|'|`)*([a-z][\w-]*)[`"']?/i,
    )?.[1];
    if (block === undefined) return null;
    const own =
      name !== undefined && !/^(?:of|for|to|the|core|with|in)$/.test(name)
        ? name
        : (c.asked.value('name(?:d)?|called') ?? null);
    if (own === null) return null;
    const title = c.asked.states(/\b(?:title|titled|label)\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1] ?? titleOf(own);
    const attributes: Record<string, PhpValue> = {};
    const said = c.asked.states(/\battributes?\b([^.;\n]*)/i)?.[1] ?? '';
    for (const [, key = '', text, bare] of said.matchAll(
      /\b([a-z]\w*)\s*(?:=>|=|:|set to)?\s*(?:["'`]([^"'`]*)["'`]|(true|false|\d+))/gi,
    ))
      attributes[key] = text ?? (bare === 'true' ? true : bare === 'false' ? false : Number(bare));
    const icon = c.asked.states(/\bicon\b\W*(?:dashicons-)?([a-z][a-z-]+)/i)?.[1];
    const description = c.asked.states(/\bdescription\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
    const isDefault = c.asked.states(/\b(?:is )?default variation\b|\bisDefault\b|\bas default\b/i) !== null;
    const scope = c.asked.states(/\bscope\b\W*([^.;\n]*)/i)?.[1]?.match(/\b(?:inserter|block|transform)\b/g);
    c.asked.takeAll();
    return {
      summary: `Adds a variation of ${block}.`,
      params: 'array $variations, WP_Block_Type $block_type',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'get_block_type_variations', args: 2 }],
      body: php`
        if ( ${block} === $block_type->name ) {
          $variations[] = ${{ name: own, title: c.label(title), ...(description === undefined ? {} : { description: c.label(description) }), ...(icon === undefined ? {} : { icon }), ...(isDefault ? { isDefault: true } : {}), ...(scope == null ? {} : { scope: [...scope] }), attributes }};
        }

        return $variations;
      `,
    };
  },
};

/** How block types are registered by others: their supports, attributes and settings. */
export const blockTypeArgs: Draft = {
  id: 'draft-block-type-args',
  name: 'change_block_type',
  isWhole: true,
  needs:
    /register_block_type_args|block_type_metadata|\bsupports?\b[^.\n]*\bcore\/|\b(?:enable|disable|add|remove|turn off)\b[^.\n]*\b(?:supports?|alignment|anchor|color|typography|spacing)\b[^.\n]*\bblock\b/,
  never: /theme support|post type|theme\.json|pattern|dynamic block|block style|own block/,
  compose(c) {
    const [block] = blocksIn(c.text);
    if (block === undefined) return null;
    const off = c.asked.states(/\b(?:disables?|removes?|turns? off|without|no)\b/i) !== null;
    const features: readonly (readonly [RegExp, readonly string[]])[] = [
      [/\bmargins?\b/i, ['spacing', 'margin']],
      [/\bpadding\b/i, ['spacing', 'padding']],
      [/\bblock ?gap\b/i, ['spacing', 'blockGap']],
      [/\bfont size\b/i, ['typography', 'fontSize']],
      [/\bline height\b/i, ['typography', 'lineHeight']],
      [/\bbackground(?: colou?r)?\b/i, ['color', 'background']],
      [/\btext colou?r\b/i, ['color', 'text']],
      [/\bgradients?\b/i, ['color', 'gradients']],
      [/\banchors?\b/i, ['anchor']],
      [/\balign(?:ment)?\b/i, ['align']],
      [/\bhtml\b/i, ['html']],
      [/\bshadow\b/i, ['shadow']],
      [/\block(?:ing)?\b/i, ['lock']],
      [/\bmultiple\b/i, ['multiple']],
      [/\binserter\b/i, ['inserter']],
      [/\bcustom class(?: ?name)?\b/i, ['customClassName']],
      [/\bcolou?rs?\b/i, ['color']],
    ];
    const found = features.filter(([words]) => c.asked.states(words) !== null).map(([, path]) => path);
    const paths = found.filter(
      (path) => !(path.length === 1 && found.some((other) => other.length > 1 && other[0] === path[0])),
    );
    const attribute = c.asked.states(
      /\battribute\s+[`"']?(\w+)[`"']?\s*\(?\s*(string|boolean|number|integer|array|object)?/i,
    );
    const title = c.asked.states(/\b(?:rename\w*|title)\b[^"'`“\n]*\bto\b\s*["'`“]([^"'`”]+)["'`”]/i)?.[1];
    if (paths.length === 0 && attribute === null && title === undefined) return null;
    c.asked.takeAll();
    return {
      summary: `Changes how ${block} is registered.`,
      params: 'array $args, string $name',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'register_block_type_args', args: 2 }],
      body: joinPhp([
        php`
          if ( ${block} !== $name ) {
            return $args;
          }
        `,
        ...paths.map((path) =>
          raw(`$args['supports']${path.map((key) => `['${key}']`).join('')} = ${off ? 'false' : 'true'};`),
        ),
        attribute === null || (paths.length > 0 && attribute[2] === undefined)
          ? noPhp
          : php`$args['attributes'][ ${attribute[1] ?? ''} ] = ${{ type: attribute[2] ?? 'string' }};`,
        title === undefined ? noPhp : php`$args['title'] = ${c.label(title)};`,
        raw('\nreturn $args;'),
      ]),
    };
  },
};

/** State of a store of the Interactivity API that the server fills. */
export const interactivity: Draft = {
  id: 'draft-interactivity',
  name: 'set_interactivity_state',
  isWhole: true,
  needs: /\binteractivity\b/,
  never: /\bview\.js\b|javascript store|store\(|script module|registerblocktype|actions?:/,
  compose(c) {
    const store =
      c.asked.states(/\b(?:namespace|store)\s+(?:named |called )?[`"']?([a-z][\w-]*(?:\/[\w-]+)?)/i)?.[1] ??
      c.asked.states(/[`"']([a-z][\w-]*\/[\w-]+)[`"']/)?.[1];
    if (store === undefined) return null;
    const state: Record<string, PhpValue> = {};
    for (const [, key = '', text, bare] of c.text.matchAll(
      /\b([a-z]\w*)\s*(?:=>|=|:|\bis\b|\bset to\b)?\s*(?:["'“]([^"'”]*)["'”]|(true|false|-?\d+(?:\.\d+)?)\b)/gi,
    ))
      if (!/^(?:it|that|which|this|namespace|store|class|title|with|and|to|of|the|named|called|for|in)$/i.test(key))
        state[key] = text ?? (bare === 'true' ? true : bare === 'false' ? false : Number(bare));
    const isConfig = c.asked.states(/\bwp_interactivity_config\b|\bconfig(?:uration)?\b/i) !== null;
    if (Object.keys(state).length === 0) return null;
    const call = php`${raw(isConfig ? 'wp_interactivity_config' : 'wp_interactivity_state')}( ${store}, ${state} );`;
    const prints =
      c.asked.states(/\b(?:prints?|renders?|outputs?|button|markup|wp_interactivity_process_directives)\b/i) !== null;
    const key = prints
      ? (Object.keys(state).find((name) =>
          new RegExp(String.raw`\bshows?\b[^.;\n]*\b${escaped(singular(name))}`, 'i').test(c.text),
        ) ?? Object.keys(state)[0])
      : undefined;
    c.asked.takeAll();
    const tag = /\b(button|span|div|p)\b/.exec(c.text)?.[1] ?? 'div';
    if (key === undefined)
      return { summary: 'Fills the state of the store.', hooks: c.says(/\breturns?\b/) ? [] : init, body: call };
    const isHook = c.instruction.hooks[0];
    return {
      summary: 'Fills the state of the store and prints what shows it.',
      ...(isHook === undefined ? {} : { hooks: [{ kind: 'action', hook: isHook }] }),
      ...(isHook === undefined ? { returns: 'string' } : {}),
      body: joinPhp([
        call,
        php`$html = ${`<${tag} data-wp-interactive="${store}" data-wp-text="state.${key}"></${tag}>`};`,
        isHook === undefined
          ? raw('\nreturn wp_interactivity_process_directives( $html );')
          : php`echo wp_interactivity_process_directives( $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- markup of our own.`,
      ]),
    };
  },
};
