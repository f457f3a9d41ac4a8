import { joinPhp, php } from '../../writers/php.ts';
import { attribute, dateQuery, type RecordEvent, type RecordKind } from './record-kind.ts';

const comment = { name: 'comment', type: 'WP_Comment', about: 'Comment object.' };
const becomes = (status: string): RecordEvent => ({
  hook: 'transition_comment_status',
  parameters: [
    { name: 'new_status', type: 'string', about: 'New comment status.' },
    { name: 'old_status', type: 'string', about: 'Old comment status.' },
    comment,
  ],
  guard: php`${status} === $new_status`,
  record: php`$comment`,
});

/** What visitors write below posts. */
export const siteComments: RecordKind = {
  key: 'comment',
  singular: 'comment',
  plural: 'comments',
  storage: 'comment',
  type: null,
  className: 'WP_Comment',
  needsShop: false,
  attributes: [
    attribute('name', 'Author', 'text', (record) => php`${record}->comment_author`),
    attribute('email', 'Email', 'text', (record) => php`${record}->comment_author_email`, { isPublic: false }),
    attribute('url', 'Website', 'text', (record) => php`${record}->comment_author_url`),
    attribute('content', 'Comment', 'text', (record) => php`wp_strip_all_tags( ${record}->comment_content )`),
    attribute('date', 'Date', 'date', (record) => php`${record}->comment_date`, {
      dated: (side, moment) => dateQuery('comment_date', side, moment),
    }),
    attribute('status', 'Status', 'text', (record) => php`wp_get_comment_status( ${record} )`, {
      isPublic: false,
      names: { pending: 'unapproved', hold: 'unapproved', trashed: 'trash' },
      write: (record, value) =>
        php`wp_set_comment_status( (int) ${record}->comment_ID, str_replace( array( 'unapproved', 'approved' ), array( 'hold', 'approve' ), ${value} ) );`,
    }),
    attribute('post', 'Post', 'text', (record) => php`get_the_title( ${record}->comment_post_ID )`),
    attribute('link', 'Link', 'text', (record) => php`get_comment_link( ${record} )`),
    attribute(
      'link_count',
      'Links',
      'number',
      (record) => php`preg_match_all( '~https?://~i', ${record}->comment_content )`,
    ),
  ],
  events: {
    created: {
      hook: 'comment_post',
      parameters: [{ name: 'comment_id', type: 'int', about: 'Comment ID.' }],
      record: php`get_comment( $comment_id )`,
    },
    updated: {
      hook: 'edit_comment',
      parameters: [{ name: 'comment_id', type: 'int', about: 'Comment ID.' }],
      record: php`get_comment( $comment_id )`,
    },
    approved: becomes('approved'),
    deleted: becomes('trash'),
  },
  status: (status) =>
    becomes(status === 'pending' || status === 'hold' ? 'unapproved' : status === 'trashed' ? 'trash' : status),
  id: (record) => php`(int) ${record}->comment_ID`,
  get: (id) => php`get_comment( ${id} )`,
  link: (record) => php`get_comment_link( ${record} )`,
  editLink: (record) => php`admin_url( 'comment.php?action=editcomment&c=' . ${record}->comment_ID )`,
  ownerId: (record) => php`(int) ${record}->user_id`,
  ownerEmail: (record) => php`${record}->comment_author_email`,
  find: (limit, members) => php`
    get_comments(
      array(
        'number'  => ${limit},
        'orderby' => 'comment_ID',
        'order'   => 'ASC',
        ${joinPhp(members)}
      )
    )
  `,
  ids: (members) => php`
    array_map(
      'intval',
      get_comments(
        array(
          'fields'  => 'ids',
          'orderby' => 'comment_ID',
          'order'   => 'ASC',
          ${joinPhp(members)}
        )
      )
    )
  `,
  remove: (record, toTrash) => php`wp_delete_comment( ${record}, ${!toTrash} );`,
  capability: 'moderate_comments',
};
