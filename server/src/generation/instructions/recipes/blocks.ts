import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import { titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

const dynamicBlock: Recipe = {
  id: 'dynamic-block',
  asks: [
    'register dynamic block',
    'register block type with render callback',
    'server side rendered block in php',
    'block with attributes',
  ],
  name: 'register_blocks',
  needs: /block/,
  never:
    /block editor|code block|pattern|block style|variation|blocks allowed|allowed block|category|disable|convert|parse|core\/\w+ block (?:output|markup)|binding/,
  joins: true,
  compose(c) {
    const name = /[`"']?\b([a-z][\w-]*\/[a-z][\w-]*)\b[`"']?/.exec(c.text.replace(/https?:\S+/g, ''))?.[1];
    if (name === undefined || /^core\//.test(name) || /\/v\d/.test(name)) return null;
    const attributes = [
      ...c.text.matchAll(/attributes?\s+[`"']?(\w+)[`"']?(?:\s*\((string|number|boolean|integer)[^)]*\))?/g),
    ].filter(([, own = '']) => !/^(?:and|with|of|a|an|is|the|named|called|defaults?)$/.test(own));
    const named = attributes.map(([, own = '', type]) => ({
      own,
      type: type ?? (c.says(/number|count/) ? 'number' : 'string'),
      fallback: new RegExp(
        String.raw`${own}\b[^.;\n]{0,40}default\w*\W*(?:to|is|value|of)?\W*[\`"']([^\`"']*)[\`"']`,
        'i',
      ).exec(c.text)?.[1],
    }));
    const [first] = named;
    const element = /<(\w+)(?:\s[^>]*)?>/.exec(c.text)?.[1] ?? 'p';
    const value =
      first !== undefined
        ? raw(`esc_html( $attributes['${first.own}'] ?? '' )`)
        : c.says(/year/)
          ? raw("esc_html( wp_date( 'Y' ) )")
          : c.says(/site (?:name|title)/)
            ? raw("esc_html( get_bloginfo( 'name' ) )")
            : c.says(/date/)
              ? raw("esc_html( wp_date( get_option( 'date_format' ) ) )")
              : c.says(/(?:number|count) of/)
                ? raw(`esc_html( (string) wp_count_posts( '${c.postType('post')}' )->publish )`)
                : c.phrases()[0] === undefined
                  ? null
                  : c.escapedText(c.phrase(''));
    if (value === null) return null;
    const render = c.instruction.className === null ? c.prefixed('render_block') : 'render_block';
    const callback = c.instruction.className === null ? php`${render}` : raw(`array( $this, 'render_block' )`);
    return {
      summary: `Registers the block ${name}.`,
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`register_block_type( ${name}, ${{ api_version: 3, title: c.label(titleOf(name.split('/')[1] ?? name)), category: 'widgets', ...(named.length === 0 ? {} : { attributes: Object.fromEntries(named.map(({ own, type, fallback }) => [own, { type, ...(fallback === undefined ? {} : { default: fallback }) }])) }), render_callback: callback }} );`,
      beside: [
        {
          name: render,
          summary: 'Returns the markup of the block.',
          params: 'array $attributes',
          returns: 'string',
          body: php`return sprintf( ${`<${element} %1$s>%2$s</${element}>`}, get_block_wrapper_attributes(), ${value} );`,
        },
      ],
    };
  },
};

const blockExtras: Recipe = {
  id: 'block-extras',
  asks: [
    'register block style',
    'register block pattern',
    'register block category',
    'limit allowed blocks',
    'only allow blocks in editor',
    'add block pattern category',
    'register block variation',
  ],
  name: 'register_block_extras',
  needs: /block/,
  compose(c) {
    const init = [{ kind: 'action' as const, hook: 'init' }];
    const slug = /[`"']([a-z][\w-]*\/[a-z][\w-]*)[`"']|\b([a-z][a-z-]+\/[a-z][a-z-]+)\b/.exec(c.text);
    const block = slug?.[1] ?? slug?.[2];
    const phrase = c.phrases()[0]?.text;
    if (c.says(/block style|style variation|style .{0,30} for (?:the )?.{0,20}block/)) {
      const name = c.named('(?:block )?style(?: variation)?') ?? 'fancy';
      const target =
        /\bcore\/[a-z-]+/.exec(c.text)?.[0] ??
        `core/${/\b(button|image|quote|heading|list|group|paragraph|table|separator)\b/.exec(c.instruction.prose)?.[1] ?? 'button'}`;
      return {
        summary: 'Registers the style.',
        returns: 'void',
        hooks: init,
        body: php`register_block_style( ${target}, ${{ name, label: c.label(phrase ?? titleOf(name)) }} );`,
      };
    }
    if (c.says(/pattern category/)) {
      const name = c.named('(?:block )?pattern category') ?? 'custom';
      return {
        summary: 'Registers the category.',
        returns: 'void',
        hooks: init,
        body: php`register_block_pattern_category( ${name}, ${{ label: c.label(phrase ?? titleOf(name)) }} );`,
      };
    }
    if (c.says(/pattern/)) {
      const name = block ?? `${c.prefix}/hero`;
      const heading = c.phrases()[1]?.text ?? phrase ?? 'Welcome';
      const content =
        c.instruction.quoted.find(({ text }) => text.startsWith('<!--'))?.text ??
        `<!-- wp:heading -->\n<h2 class="wp-block-heading">${heading}</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->`;
      return {
        summary: 'Registers the pattern.',
        returns: 'void',
        hooks: init,
        body: php`register_block_pattern( ${name}, ${{ title: c.label(phrase ?? titleOf(name.split('/')[1] ?? name)), content }} );`,
      };
    }
    if (c.says(/block categor/)) {
      const name = c.named('slug|(?:block )?categor(?:y|ies)') ?? 'custom';
      return {
        summary: 'Adds a category of blocks.',
        params: 'array $categories',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'block_categories_all' }],
        body: php`
        $categories[] = ${{ slug: name, title: c.label(phrase ?? titleOf(name)) }};

        return $categories;
      `,
      };
    }
    if (c.says(/allow|limit|restrict|only/) && c.says(/blocks/)) {
      const core = [
        ...new Set(
          c.instruction.prose.match(/\bcore\/[a-z-]+/g) ??
            [
              ...c.instruction.prose.matchAll(
                /\b(paragraph|heading|image|list|quote|button|group|columns|gallery|video|table)s?\b/g,
              ),
            ].map(([, name]) => `core/${name}`),
        ),
      ];
      const type = c.named('post[ -]?types?');
      return core.length === 0
        ? null
        : {
            summary: 'Says which blocks the editor offers.',
            params: '$allowed, WP_Block_Editor_Context $context',
            hooks: [{ kind: 'filter', hook: 'allowed_block_types_all', args: 2 }],
            body: php`
        ${
          type === null
            ? raw('')
            : php`
          if ( ! $context->post instanceof WP_Post || ${type} !== $context->post->post_type ) {
            return $allowed;
          }
        `
        }

        return ${core};
      `,
          };
    }
    return null;
  },
};

export const blocks: readonly Recipe[] = [dynamicBlock, blockExtras];
