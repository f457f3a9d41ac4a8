import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { readConditions } from '../../conditions.ts';
import type { Draft } from '../draft.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';

/** A filter whose value is a text, with what it is about. */
interface TextFilter {
  readonly hook: string;
  readonly value: string;
  /** The rest of what the hook hands over, as parameters. */
  readonly rest: readonly string[];
  readonly said: RegExp;
  /** Expression of the user who wrote it; '' for none. */
  readonly author?: string;
  /** Expression of the post's ID. */
  readonly post?: string;
}

const filters: readonly TextFilter[] = [
  {
    hook: 'get_comment_author',
    value: 'author',
    rest: ['$comment_id', '$comment'],
    said: /\bget_comment_author\b|comment author'?s? name|name of (?:the )?comment authors?/i,
    author: '(int) $comment->user_id',
  },
  {
    hook: 'comment_text',
    value: 'text',
    rest: ['$comment'],
    said: /\bcomment_text\b|text of (?:the )?comments?/i,
    author: '(int) $comment->user_id',
  },
  {
    hook: 'the_content_feed',
    value: 'content',
    rest: ['$feed_type'],
    said: /\bthe_content_feed\b|\b(?:rss|feed)\b[^.]*\b(?:content|items?)\b/i,
    post: 'get_the_ID()',
  },
  { hook: 'the_excerpt_rss', value: 'excerpt', rest: [], said: /\bthe_excerpt_rss\b/i, post: 'get_the_ID()' },
  {
    hook: 'the_title',
    value: 'title',
    rest: ['$post_id = 0'],
    said: /\bthe_title\b|\btitles? of (?:the )?posts?|post titles?/i,
    author: "(int) get_post_field( 'post_author', $post_id )",
    post: '(int) $post_id',
  },
  {
    hook: 'the_content',
    value: 'content',
    rest: [],
    said: /\bthe_content\b|\bpost content|content of (?:single )?posts?/i,
    author: "(int) get_post_field( 'post_author', get_the_ID() )",
    post: 'get_the_ID()',
  },
  {
    hook: 'the_author',
    value: 'name',
    rest: [],
    said: /\bthe_author\b/i,
    author: "(int) get_post_field( 'post_author', get_the_ID() )",
    post: 'get_the_ID()',
  },
];

/** The text that is put before or after, in PHP. */
function additionOf(
  c: Composer,
  filter: TextFilter,
): { readonly place: 'before' | 'after' | 'instead'; readonly code: PhpCode; readonly needs: PhpCode | null } | null {
  const image = c.asked.states(/\bfeatured image\b(?:[^.]*\bsize\b\W*[`"']?(\w+))?/i);
  if (image !== null && filter.post !== undefined)
    return {
      place: c.asked.states(/\bafter\b/i) === null ? 'before' : 'after',
      code: php`'<p>' . get_the_post_thumbnail( ${raw(filter.post)}, ${image[1] ?? 'medium'} ) . '</p>'`,
      needs: php`has_post_thumbnail( ${raw(filter.post)} )`,
    };
  const after = c.asked.states(/\b(?:append|add|put|followed by|end with|suffix)\w*\b[^"'`.]*["'`]([^"`]+?)["`]/i);
  if (after !== null)
    return {
      place: /\b(?:before|in front|start|beginning|prefix)\b/i.test(after.input) ? 'before' : 'after',
      code: php`${after[1] ?? ''}`,
      needs: null,
    };
  const before = c.asked.states(/\b(?:prepend|prefix|start|begin|in front)\w*\b[^"'`.]*["'`]([^"`]+?)["`]/i);
  return before === null ? null : { place: 'before', code: php`${before[1] ?? ''}`, needs: null };
}

/** A text of the site with something put before or after it, where the prompt's conditions hold. */
export const textFilter: Draft = {
  id: 'draft-text-filter',
  name: 'change_text',
  needs: /\b(?:filter|hook|feed|append|prepend|add)\b/,
  never:
    /shortcode|rest\b|endpoint|menu|column|widget|\bclass\b|html api|tag_processor|links? that|in a paragraph|external link|registers? (?:a|an|the)\b|enqueue|reading time|word count|related/,
  compose(c) {
    const filter = filters.find(({ said }) => c.asked.states(said) !== null);
    if (filter === undefined) return null;
    const addition = additionOf(c, filter);
    if (addition === null) return null;
    const tests: PhpCode[] = addition.needs === null ? [] : [addition.needs];
    if (filter.post !== undefined) tests.push(...readConditions(c.instruction), ...conditionsOfPost(c, filter.post));
    const capability = capabilityOfAuthor(c);
    if (capability !== null && filter.author !== undefined)
      tests.push(php`user_can( ${raw(filter.author)}, ${capability} )`);
    const needsComment = filter.author?.includes('$comment->') === true && tests.length > 0;
    c.asked.states(/\b(?:everybody|everyone|all) else\b|\bstay as they are\b/i);
    const value = raw(`$${filter.value}`);
    const joined = addition.place === 'before' ? php`${addition.code} . ${value}` : php`${value} . ${addition.code}`;
    const conditions = [...(needsComment ? [raw('$comment instanceof WP_Comment')] : []), ...tests];
    return {
      summary: 'Adds to the text where it applies.',
      params: [`$${filter.value}`, ...filter.rest.map((one, at) => (at === 1 ? `${one} = null` : one))].join(', '),
      hooks: [{ kind: 'filter', hook: filter.hook, args: 1 + filter.rest.length }],
      body:
        conditions.length === 0
          ? php`return ${joined};`
          : joinPhp([
              php`
              if ( ${raw(conditions.map(({ text }) => text).join(' && '))} ) {
                return ${joined};
              }

              return ${value};
            `,
            ]),
    };
  },
};

/** What the prompt says of the post that the text is of: its meta, its type, its password; where it is shown. */
function conditionsOfPost(c: Composer, post: string): PhpCode[] {
  const tests: PhpCode[] = [];
  const meta = c.asked.states(
    /\bmeta(?: (?:key|field|value))?\s+[`"']?(_?[a-z]\w*)[`"']?(?:\s+(?:is |set to |equal to |equals |= ?)+[`"']?([\w-]+)[`"']?)?/i,
  );
  if (meta?.[1] !== undefined) {
    const value = meta[2] === undefined || /^(?:set|not|present|true)$/.test(meta[2]) ? null : meta[2];
    const read = php`get_post_meta( ${raw(post)}, ${meta[1]}, true )`;
    tests.push(value === null ? php`'' !== (string) ${read}` : php`${value} === (string) ${read}`);
  }
  const type = c.asked.states(/\b(?:of the|with the|post) type\s+[`"']?([a-z][\w-]*)/i)?.[1];
  if (type !== undefined && !/^(?:is|of|and)$/.test(type)) tests.push(php`${type} === get_post_type( ${raw(post)} )`);
  if (c.asked.states(/\bpassword[- ]protected\b/i) !== null) tests.push(php`! post_password_required( ${raw(post)} )`);
  if (c.asked.states(/\bnot in (?:the )?(?:wp-)?admin\b|\bfront ?-?end only\b|\bonly on the front ?-?end\b/i) !== null)
    tests.push(raw('! is_admin()'));
  return tests;
}

/** "written by users who can moderate comments" */
function capabilityOfAuthor(c: Composer): string | null {
  const match = c.asked.states(
    /\b(?:who|that) (?:can|may) (moderate|edit|publish|manage|delete|upload)\s+(?:(others'?|private)\s+)?(comments|posts|pages|options|files|users)/i,
  );
  if (match !== null) {
    const [, verb = '', middle, what = ''] = match;
    return [verb, middle?.replace("'", ''), what].filter(Boolean).join('_').toLowerCase();
  }
  return c.says(/\bwritten by\b|\bauthor\b/) ? capabilityOf(c) : null;
}
