import { joinPhp, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
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

export const blockRegistrations: readonly Draft[] = [pattern, binding];
