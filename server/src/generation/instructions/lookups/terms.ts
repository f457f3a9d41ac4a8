import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { operand } from '../drafts/queries/selection.ts';
import type { Entity } from './entity.ts';

const taxonomyOf = (c: Composer) => {
  const bound = c.find('taxonomy');
  if (bound !== null) return bound;
  const named = c.asked.states(/\btaxonomy\s+[`"']?([a-z][\w-]+)[`"']?|[`"']([a-z][\w-]+)[`"'] (?:taxonomy|terms)\b/i);
  const name = named?.[1] ?? named?.[2];
  if (name !== undefined && !/^(?:does|is|with|of|and|has|that|which|terms?|in|slug|name|not|exists?)$/.test(name))
    return name;
  if (c.says(/\bcategor/) && !c.says(/\btags\b/)) return 'category';
  return c.says(/\btags?\b/) ? 'post_tag' : 'category';
};

export const terms: Entity = {
  id: 'terms',
  nouns: /terms?|tags?|categor(?:y|ies)|genres?|topics?/,
  className: 'WP_Term',
  limit: 'number',
  key: '(int) $item->term_id',
  fields: [
    { words: /^(?:term_?|category_?|tag_?)?ids?$/, code: '(int) $item->term_id', type: 'int' },
    { words: /^(?:term_?|category_?|tag_?)?(?:name|title|label)$/, code: '$item->name', type: 'string' },
    { words: /^(?:term_?|category_?|tag_?)?slug$/, code: '$item->slug', type: 'string' },
    {
      words: /^(?:term_?)?(?:count|number|post_?count|number_?of_?posts|posts)$/,
      code: '(int) $item->count',
      type: 'int',
    },
    { words: /^(?:term_?)?(?:url|link|permalink|address)$/, code: '(string) get_term_link( $item )', type: 'string' },
    { words: /^(?:term_?)?description$/, code: '$item->description', type: 'string' },
    { words: /^parent(?:_?id)?$/, code: '(int) $item->parent', type: 'int' },
  ],
  conditions: [
    {
      said: /\b(?:top[- ]level|root|no parent|without (?:an? )?parent|parentless|first[- ]level|parent (?:is )?0)\b/i,
      add({ args }) {
        args.parent = 0;
      },
    },
    {
      said: /\b(?:(?:direct )?child(?:ren)?|sub[- ]?categor(?:y|ies)|sub[- ]?terms?|descendants)\b(?:[^.;\n]{0,40}?(\$\w+))?/i,
      add({ args }, [said, parent], c) {
        const value = parent === undefined ? c.find('term') : operand(c, parent);
        if (value !== null) args[/descendant|all levels/i.test(said) ? 'child_of' : 'parent'] = value;
      },
    },
    {
      said: /\b(?:includ\w+|even|also|with|and|show|shows|keep|keeping)\b(?: the| those| all)? (?:empty|unused)|\bempty (?:\w+ )?(?:too|as well|also|included|are included|count)|\b(?:unused|empty) (?:ones|terms|tags|categories) (?:too|are included|included|as well)|\bhide_empty\W+(?:is |=> |= )?false|\bwhether (?:or not )?(?:they|used)|\bused or not\b|\beven (?:if|when) (?:they are )?(?:empty|unused)/i,
      add({ args }) {
        args.hide_empty = false;
      },
    },
    {
      said: /\b(?:unused|empty) (?:terms?|tags?|categories)\b(?! (?:too|are|as|included))|\b(?:terms?|tags|categories) (?:that (?:are not|aren't) used|without (?:any )?posts|with no posts)\b(?![^.;\n]{0,20}\b(?:not|never|excluded|left|out|ignored|skipped|hidden)\b)/i,
      add({ args, tests }, [said]) {
        if ('hide_empty' in args && /^empty/i.test(said)) return;
        args.hide_empty = false;
        tests.push(raw('0 === (int) $item->count'));
      },
    },
    {
      said: /\b(at least|more than|minimum(?: of)?|fewer than|less than)\s+(\$?\w+)(?: published)? (?:posts?|times|entries)/i,
      add({ tests }, [, word = '', least = ''], c) {
        const sign = /fewer|less/i.test(word) ? '<' : /more/i.test(word) ? '>' : '>=';
        const value = least.startsWith('$')
          ? operand(c, least)
          : (c.amount(/^(?:posts?|times|entries|published)$/, 1) ?? 1);
        tests.push(php`$item->count ${raw(sign)} ${value}`);
      },
    },
    {
      said: /\b(?:assigned to|attached to|of|for|on|to which) (?:the |a |this |that |given |current )*(?:post|page|product|entry|article)\b(?! (?:type|tags?|categor))/i,
      add({ args }, _said, c) {
        const post = c.find('post');
        if (post !== null) args.object_ids = post;
      },
    },
    {
      said: /\b(?:starts?|begin)(?:s|ning|ing)? with\s+(?:the )?(?:letter |string )?[`"']?(\$?\w+)/i,
      add({ tests }, [, start = ''], c) {
        tests.push(php`0 === stripos( $item->name, ${operand(c, start)} )`);
      },
    },
    {
      said: /\b(?:contain|match|includ)(?:s|ing|es)? \$(\w+)|\bnames? (?:like|contains?) [`"'](\w+)[`"']/i,
      add({ args }, [, parameter, text], c) {
        args.name__like = parameter === undefined ? (text ?? '') : operand(c, `$${parameter}`);
      },
    },
    {
      said: /\b(?:except|exclud\w+|without|but not|not|leav\w+ out)\s+(?:for )?(?:the )?(?:default category|["'`]?uncategorized["'`]?)/i,
      add({ args }) {
        args.exclude = raw("array( (int) get_option( 'default_category' ) )");
      },
    },
  ],
  orders: [
    [/\bname\b|alphabetic|\btitle/i, 'name', 'ASC'],
    [/\bslug/i, 'slug', 'ASC'],
    [/\bused\b|\bcount|popular|\bposts?\b|number of/i, 'count', 'DESC'],
    [/\bid\b|newest|oldest|latest/i, 'term_id', 'ASC'],
  ],
  base: (c) => ({ taxonomy: taxonomyOf(c) }),
  find: (args) => ({
    before: php`
      $terms = get_terms( ${args} );
      if ( is_wp_error( $terms ) ) {
        $terms = array();
      }
    `,
    list: raw('$terms'),
  }),
};
