import { joinPhp, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';

/** Markup of core blocks that patterns are made of, in the order that the prompt names them. */
const patternBlocks: readonly (readonly [RegExp, string])[] = [
  [/\bheading\b/i, '<!-- wp:heading --><h2 class="wp-block-heading">%s</h2><!-- /wp:heading -->'],
  [/\bparagraph\b/i, '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->'],
  [
    /\bbuttons?\b/i,
    '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">%s</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
  ],
  [/\bimage\b/i, '<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->'],
  [
    /\blist\b/i,
    '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>%s</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
  ],
  [
    /\bquote\b/i,
    '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->',
  ],
  [
    /\bseparator\b/i,
    '<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->',
  ],
  [
    /\bspacer\b/i,
    '<!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->',
  ],
];

const pattern: Draft = {
  id: 'draft-block-pattern',
  name: 'register_pattern',
  needs: /\bblock pattern|\bpattern\b[^.]*\b(?:heading|paragraph|button|image)/,
  never: /unregister|remove|override/,
  compose(c) {
    const name = c.asked.states(/\bpattern\s+(?:named |called )?[`"']?([a-z][\w-]*\/[\w-]+)/i)?.[1];
    if (name === undefined) return null;
    const title = c.asked.phrase('titled?|with the title|label') ?? titleOf(name.split('/')[1] ?? name);
    const said =
      c.asked.states(
        /\b(?:consists? of|contains?|with|made of|has)\b\s+(?:an? )?[^.]*\b(?:heading|paragraph|button|image|list|quote|separator|spacer)[^.]*/i,
      )?.[0] ?? '';
    const blocks = patternBlocks
      .map(([word, markup]) => ({ at: said.search(word), markup }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (blocks.length === 0) return null;
    const category = c.asked.states(/\bcategory\s+["'`]([^"'`]+)["'`](?:\s*\(\s*slug:?\s*[`"']?([\w-]+))?/i);
    const slug = category === null ? null : (category[2] ?? phpName(category[1] ?? '').replace(/_/g, '-'));
    const content = blocks.map(({ markup }) => markup.replace('%s', title)).join('\n\n');
    return {
      summary: `Registers the pattern ${title}.`,
      hooks: [{ kind: 'action', hook: 'init' }],
      body: joinPhp([
        slug === null
          ? raw('')
          : php`register_block_pattern_category( ${slug}, ${{ label: c.label(category?.[1] ?? slug) }} );`,
        php`register_block_pattern( ${name}, ${{ title: c.label(title), ...(slug === null ? {} : { categories: [slug] }), content }} );`,
      ]),
    };
  },
};

const style: Draft = {
  id: 'draft-block-style',
  name: 'register_block_style',
  needs: /\bblock style\b|\bstyle\b[^.]*\bblock\b/,
  never: /stylesheet|enqueue|unregister|javascript|variation/,
  compose(c) {
    const block =
      c.asked.states(/\b([a-z][\w-]*\/[\w-]+)\b/)?.[1] ??
      c.asked
        .states(/\bcore (\w+) block|\b(\w+) block\b(?! style)/i)
        ?.slice(1)
        .find((one) => one !== undefined);
    const label = c.asked.states(/\bstyle\s+(?:named |called )?["'`]([^"'`]+)["'`]/i)?.[1] ?? c.asked.phrase('label');
    if (block === undefined || label === null || label === undefined) return null;
    const css = c.asked.states(/[`"']([^`"']*\{[^`"']*\})[`"']/)?.[1];
    const name = c.asked.token('name|slug') ?? phpName(label).replace(/_/g, '-');
    return {
      summary: `Adds the style ${label}.`,
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`register_block_style( ${block.includes('/') ? block : `core/${block.toLowerCase()}`}, ${{ name, label: c.label(label), ...(css === undefined ? {} : { inline_style: css }) }} );`,
    };
  },
};

const binding: Draft = {
  id: 'draft-block-binding',
  name: 'register_bindings',
  needs: /\bbindings? source|block bindings?\b/,
  compose(c) {
    const name = c.asked.states(/\b(?:source|binding)\s+(?:named |called )?[`"']?([a-z][\w-]*\/[\w-]+)/i)?.[1];
    if (name === undefined) return null;
    const label = c.asked.phrase('label') ?? titleOf(name.split('/')[1] ?? name);
    const meta = c.asked.states(/\b(?:post )?meta\s+[`"']?(\w+)/i)?.[1];
    const option = c.asked.states(/\boption\s+[`"']?(\w+)/i)?.[1];
    const counted = c.asked.states(/["'`][\d,.]+ (\w+)["'`]/)?.[1];
    if (meta === undefined && option === undefined) return null;
    const usesPost = meta !== undefined;
    c.asked.states(/\bcontext\b/i);
    const read = usesPost ? php`get_post_meta( $post_id, ${meta}, true )` : php`get_option( ${option ?? ''} )`;
    const domain = c.domain === null ? raw('') : php`, ${c.domain}`;
    const callback = c.prefixed('bound_value');
    return {
      summary: `Registers the bindings source ${name}.`,
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`register_block_bindings_source( ${name}, ${{ label: c.label(label), get_value_callback: callback, ...(usesPost ? { uses_context: ['postId'] } : {}) }} );`,
      beside: [
        {
          name: callback,
          summary: 'Returns the value that blocks show.',
          params: 'array $source_args, WP_Block $block_instance',
          returns: 'string',
          body: joinPhp([
            usesPost ? php`$post_id = (int) ( $block_instance->context['postId'] ?? get_the_ID() );` : raw(''),
            counted === undefined
              ? php`

                return (string) ${read};
              `
              : php`
                $count = (int) ${read};

                /* translators: %s: number, formatted for the locale */
                return sprintf( _n( ${`%s ${counted.replace(/s$/, '')}`}, ${`%s ${counted}`}, $count${domain} ), number_format_i18n( $count ) );
              `,
          ]),
        },
      ],
    };
  },
};

/** Properties that a line of a schema names: `the required string property text`. */
function schemaOf(
  c: Composer,
  label: string,
): { readonly schema: PhpValue; readonly names: readonly (readonly [string, string])[] } | null {
  const line = c.asked.states(new RegExp(String.raw`\b${label} schema\b[^\n]*`, 'i'))?.[0];
  if (line === undefined) return null;
  const names = [
    ...line.matchAll(/\b(required )?(string|integer|number|boolean|array) propert(?:y|ies) [`"']?(\w+)[`"']?/gi),
  ];
  const required = names.filter(([, one]) => one !== undefined).map(([, , , name = '']) => name);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        names.map(([, , type = 'string', name = '']) => [name, { type: type.toLowerCase() }]),
      ),
      ...(required.length > 0 ? { required } : {}),
      ...(/no additional|additional properties (?:false|not)/i.test(line) ? { additionalProperties: false } : {}),
    },
    names: names.map(([, , type = 'string', name = '']) => [name, type.toLowerCase()] as const),
  };
}

/** How an ability answers, by what its name says it does and what it is given. */
const abilities: readonly (readonly [RegExp, (input: string) => string])[] = [
  [/count[- ]words|word[- ]count/, (input) => `str_word_count( wp_strip_all_tags( (string) ${input} ) )`],
  [/count[- ]characters|length/, (input) => `mb_strlen( (string) ${input} )`],
  [/slug/, (input) => `sanitize_title( (string) ${input} )`],
  [/(?:to-)?upper/, (input) => `mb_strtoupper( (string) ${input} )`],
  [/excerpt|shorten|trim/, (input) => `wp_trim_words( (string) ${input} )`],
  [/count[- ]posts/, () => '(int) wp_count_posts()->publish'],
  [/count[- ]users/, () => "(int) count_users()['total_users']"],
  [/title/, (input) => `get_the_title( (int) ${input} )`],
];

const ability: Draft = {
  id: 'draft-ability',
  name: 'register_abilities',
  needs: /\babilit(?:y|ies)\b/,
  compose(c) {
    const name = c.asked.states(/\bability\s+(?:named |called )?[`"']?([a-z][\w-]*\/[\w-]+)/i)?.[1];
    const category = c.asked.states(/\bcategory\s+[`"']?([a-z][\w-]*)[`"']?(?:[^.\n]*\blabel\s+["'`]([^"'`]+)["'`])?/i);
    const output = schemaOf(c, 'output');
    const input = schemaOf(c, 'input');
    const does = abilities.find(([said]) => said.test(name ?? ''));
    const [result] = output?.names ?? [];
    if (name === undefined || does === undefined || result === undefined || output === null) return null;
    const label =
      c.asked.states(/\bability\b[^\n]*\blabel\s+["'`]([^"'`]+)["'`]/i)?.[1] ?? titleOf(name.split('/')[1] ?? name);
    const capability = c.asked.states(/current_user_can\(\s*["'`](\w+)/)?.[1] ?? 'edit_posts';
    const inRest = c.asked.states(/show_in_rest/) !== null;
    const [given] = input?.names ?? [];
    const slug = category?.[1] ?? name.split('/')[0] ?? 'site';
    const callback = c.prefixed('execute');
    return {
      summary: 'Registers the ability.',
      hooks: [{ kind: 'action', hook: 'wp_abilities_api_init' }],
      body: php`wp_register_ability( ${name}, ${{
        label: c.label(label),
        description: c.label(`${label}.`),
        category: slug,
        ...(input === null ? {} : { input_schema: input.schema }),
        output_schema: output.schema,
        execute_callback: callback,
        permission_callback: raw(`function () {\n\treturn current_user_can( '${capability}' );\n}`),
        ...(inRest ? { meta: { show_in_rest: true } } : {}),
      }} );`,
      beside: [
        {
          name: c.prefixed('register_category'),
          summary: 'Registers the category of the ability.',
          hooks: [{ kind: 'action', hook: 'wp_abilities_api_categories_init' }],
          body: php`wp_register_ability_category( ${slug}, ${{ label: c.label(category?.[2] ?? titleOf(slug)), description: c.label(`Abilities of ${category?.[2] ?? titleOf(slug)}.`) }} );`,
        },
        {
          name: callback,
          summary: 'Answers the ability.',
          params: given === undefined ? '' : 'array $input',
          returns: 'array',
          body: php`return ${{ [result[0]]: raw(does[1](`$input['${given?.[0] ?? 'text'}']`)) }};`,
        },
      ],
    };
  },
};

export const blockRegistrations: readonly Draft[] = [pattern, style, binding, ability];
