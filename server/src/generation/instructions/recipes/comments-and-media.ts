import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const closeComments: Recipe = {
  id: 'close-comments',
  asks: [
    'disable comments on pages',
    'close comments for post type',
    'turn off comments everywhere',
    'close comments on old posts',
  ],
  name: 'close_comments',
  needs: /comment/,
  never: /count|number of|notify|e-?mail|get |return|menu|column|url field|approve|author|only logged|form/,
  compose(c) {
    const days = c.amount(/^days?$/, null);
    const everywhere = c.says(/everywhere|completely|entirely|site-?wide|whole site|all post types/);
    const type = c.postType(null) ?? (c.says(/attachments?|media/) ? 'attachment' : null);
    const condition =
      days !== null
        ? php`get_post_time( 'U', true, $post_id ) < time() - ${raw(`${days} * DAY_IN_SECONDS`)}`
        : everywhere || type === null
          ? null
          : php`${type} === get_post_type( $post_id )`;
    const pings = c.says(/ping|trackback/) || everywhere;
    return {
      summary: 'Says where comments are open.',
      params: 'bool $open, int $post_id',
      returns: 'bool',
      hooks: [
        { kind: 'filter', hook: 'comments_open', priority: 20, args: 2 },
        ...(pings ? [{ kind: 'filter' as const, hook: 'pings_open', args: 2 }] : []),
      ],
      body: condition === null ? php`return false;` : php`return $open && ! ( ${condition} );`,
    };
  },
};

const countComments: Recipe = {
  id: 'count-comments',
  asks: [
    'count comments of user',
    'number of approved comments by user',
    'get comment count of post',
    'get recent comments',
    'get approved comments of post',
  ],
  name: 'get_comments',
  needs: /comment/,
  never: /disable|close|column|notify|e-?mail when|field from|class|rest|shortcode|dashboard|moderat/,
  compose(c) {
    const shape = c.shape(c.says(/count|number of|how many/) ? 'count' : 'objects');
    const user = c.find('user');
    const post = user === null ? c.find('post') : c.find('post');
    const limit = c.find('count') ?? c.amount(/comments?|recent|latest|newest/, null);
    const status = /\b(spam|trash|hold|pending|unapproved)\b/.exec(c.instruction.prose)?.[1];
    const args = {
      ...(user === null ? {} : { user_id: user }),
      ...(post === null ? {} : { post_id: post }),
      status: status === undefined ? 'approve' : status === 'pending' || status === 'unapproved' ? 'hold' : status,
      ...(limit === null || shape === 'count' ? {} : { number: limit }),
    };
    if (shape === 'count')
      return {
        summary: 'Returns how many comments there are.',
        returns: 'int',
        body: php`return (int) get_comments( ${{ ...args, count: true }} );`,
      };
    if (shape === 'names')
      return {
        summary: 'Returns who has written comments.',
        returns: 'array',
        body: php`return array_values( array_unique( wp_list_pluck( get_comments( ${args} ), 'comment_author' ) ) );`,
      };
    return {
      summary: 'Returns comments.',
      returns: 'array',
      body: php`return get_comments( ${shape === 'ids' ? { ...args, fields: 'ids' } : args} );`,
    };
  },
};

const commentForm: Recipe = {
  id: 'comment-form-fields',
  asks: [
    'remove url field from comment form',
    'remove website field from comments',
    'reject short comments',
    'block comments that contain a word',
  ],
  name: 'change_comment_form',
  needs: /comment/,
  compose(c) {
    if (c.says(/(?:website|url) field|field .{0,20}(?:website|url)/))
      return {
        summary: 'Takes a field out of the form.',
        params: 'array $fields',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'comment_form_default_fields' }],
        body: php`
      unset( $fields['url'] );

      return $fields;
    `,
      };
    const length = c.amount(/characters?|chars?|letters/, null);
    const word = c.quoted(/(?:word|contains?|containing|phrase|text|include)\W*(?:the (?:word|phrase|text))?\W*$/);
    if (!c.says(/spam|moderat|approv|reject|hold|block/)) return null;
    const condition =
      word !== null
        ? php`false !== stripos( $comment_data['comment_content'], ${word} )`
        : length !== null
          ? php`mb_strlen( trim( $comment_data['comment_content'] ) ) < ${length}`
          : c.says(/links?/)
            ? php`preg_match_all( '#https?://#i', $comment_data['comment_content'] ) > ${c.amount(/links?/, 0)}`
            : null;
    if (condition === null) return null;
    const result = c.says(/spam/) ? 'spam' : c.says(/reject/) ? 'trash' : 0;
    return {
      summary: 'Decides on new comments.',
      params: '$approved, array $comment_data',
      hooks: [{ kind: 'filter', hook: 'pre_comment_approved', args: 2 }],
      body: php`return ${condition} ? ${result} : $approved;`,
    };
  },
};

export const commentsAndMedia: readonly Recipe[] = [closeComments, countComments, commentForm];
