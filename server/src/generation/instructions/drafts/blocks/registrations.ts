import { joinPhp, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, titleOf } from '../../naming.ts';
import { Details } from '../details/details.ts';
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

/** The words in quotes that follow a label, else its bare words: `keywords "banner" and "intro"`, "keywords cta and action". */
function wordsAfter(c: Composer, label: string): string[] {
  const said = new RegExp(String.raw`\b(?:${label})\b[\s:=(]*(?:are |is )?([^.;\n]+)`, 'i').exec(c.text)?.[1] ?? '';
  const stop =
    said.split(/,\s+(?:viewport|not |no |in |with |category|title|content|block|description)|\bblock types?\b/i)[0] ??
    '';
  const quoted = [...stop.matchAll(/["'`]([^"'`\n]+)["'`]/g)].map(([, one = '']) => one);
  const bare = stop
    .split(/\s*,\s*(?:and )?|\s+and\s+/)
    .map((one) => one.trim())
    .filter((one) => /^[a-z][\w-]*$/i.test(one));
  return quoted.length > 0 ? quoted : bare;
}

const pattern: Draft = {
  id: 'draft-block-pattern',
  name: 'register_pattern',
  needs:
    /\bblock patterns?\b|\bpattern\b[^.]*\b(?:heading|paragraph|button|image|title)|\bregister\w* (?:an? |the )?(?:block )?pattern\b/,
  never: /unregister|remove|override|\bpattern category\b(?!.*\bpattern [`"']?[a-z-]+\/)/,
  compose(c) {
    const name = c.asked.states(/\bpattern\s+(?:named |called )?[`"']?([a-z][\w-]*\/[\w-]+)/i)?.[1];
    if (name === undefined) return null;
    const d = new Details(c);
    const title = d.text('titled?|with the title|label') ?? titleOf(name.split('/')[1] ?? name);
    const said =
      c.asked.states(
        /\b(?:consist(?:s|ing)? of|contain(?:s|ing)?|content|with|made of|has|holds|from)\b[^.]*\b(?:heading|paragraph|buttons?|image|list|quote|separator|spacer)[^.]*/i,
      )?.[0] ?? '';
    const blocks = patternBlocks
      .map(([word, markup]) => ({ at: said.search(word), markup }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const own = c.instruction.quoted.find(({ text }) => text.startsWith('<!--'))?.text;
    if (blocks.length === 0 && own === undefined) return null;
    const text =
      /\b(?:saying|that says|says|reading|reads|with the text)\s+["'`]?([A-Z][\w !?,-]*\w[!?]?)["'`]?/.exec(
        c.text,
      )?.[1] ?? title;
    const category = c.asked.states(
      /\bcategor(?:y|ies)\s+(?:named |called |slug |is |: )*["'`]?([A-Za-z][\w -]*?)["'`]?(?=\s*\(|[,.;\n"'`]|$)(?:["'`]?\s*\(\s*slug:?\s*[`"']?([\w-]+))?/,
    );
    const slug = category === null ? null : (category[2] ?? phpName(category[1] ?? '').replace(/_/g, '-'));
    const isNew =
      category !== null &&
      (/^[A-Z]/.test(category[1] ?? '') ||
        /\b(?:also |and )?(?:register|create|add) (?:the|that|this|its) category\b|\bnew (?:pattern )?category\b/i.test(
          c.text,
        ));
    const label = isNew
      ? (d.text('category(?: with)?(?: the)? (?:label|title|name)|label') ?? category?.[1] ?? slug)
      : null;
    const keywords = wordsAfter(c, 'keywords?');
    const types = /\bblock types?\b[^.;\n]*/i.exec(c.text)?.[0].match(/core\/[\w-]+/g) ?? [];
    const width = /\bviewport(?: width)?\D{0,8}(\d{3,4})/i.exec(c.text)?.[1];
    const description = d.value('description', /\s|[A-Z]/);
    const hidden = d.clauses.some(({ text: clause, isRefused }) => isRefused && /\binserter\b/i.test(clause));
    c.asked.takeAll();
    const content = own ?? blocks.map(({ markup }) => markup.replace('%s', text)).join('\n\n');
    return {
      summary: `Registers the pattern ${title}.`,
      hooks: [{ kind: 'action', hook: 'init' }],
      body: joinPhp([
        isNew && slug !== null
          ? php`register_block_pattern_category( ${slug}, ${{ label: c.label(label ?? slug) }} );`
          : raw(''),
        php`register_block_pattern( ${name}, ${{
          title: c.label(title),
          ...(description === null ? {} : { description: c.label(description) }),
          ...(slug === null ? {} : { categories: [slug] }),
          ...(keywords.length === 0 ? {} : { keywords }),
          ...(types.length === 0 ? {} : { blockTypes: types }),
          ...(width === undefined ? {} : { viewportWidth: Number(width) }),
          ...(hidden ? { inserter: false } : {}),
          content,
        }} );`,
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
