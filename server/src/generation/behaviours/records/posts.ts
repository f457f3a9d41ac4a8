import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Attribute, attribute, dateQuery, type RecordEvent, type RecordKind } from './record-kind.ts';

const post = { name: 'post', type: 'WP_Post', about: 'Post object.' };
const statuses = [
  { name: 'new_status', type: 'string', about: 'New post status.' },
  { name: 'old_status', type: 'string', about: 'Old post status.' },
  post,
];

/** Statuses under the names that people have for them. */
const postStatuses: Readonly<Record<string, string>> = {
  published: 'publish',
  scheduled: 'future',
  trashed: 'trash',
  unpublished: 'draft',
  in_review: 'pending',
};

/** Changes one column of the post itself. */
const column =
  (name: string) =>
  (record: PhpCode, value: PhpCode): PhpCode =>
    php`
    wp_update_post(
      wp_slash(
        array(
          'ID' => ${record}->ID,
          ${name} => ${value},
        )
      )
    );
  `;

/** Terms of a taxonomy as a list of their names. */
export const terms = (key: string, label: string, taxonomy: string): Attribute =>
  attribute(
    key,
    label,
    'list',
    (record) =>
      php`array_map( 'wp_specialchars_decode', wp_get_object_terms( ${record}->ID, ${taxonomy}, array( 'fields' => 'names' ) ) )`,
    {
      write: (record, value) => php`wp_set_object_terms( ${record}->ID, ${value}, ${taxonomy} );`,
      add: (record, value) => php`wp_set_object_terms( ${record}->ID, ${value}, ${taxonomy}, true );`,
      remove: (record, value) => php`wp_remove_object_terms( ${record}->ID, ${value}, ${taxonomy} );`,
    },
  );

/** What WordPress knows of every post. */
export const commonAttributes: readonly Attribute[] = [
  attribute('title', 'Title', 'text', (record) => php`${record}->post_title`, { write: column('post_title') }),
  attribute('content', 'Content', 'text', (record) => php`wp_strip_all_tags( ${record}->post_content )`, {
    write: column('post_content'),
  }),
  attribute('excerpt', 'Excerpt', 'text', (record) => php`${record}->post_excerpt`, { write: column('post_excerpt') }),
  attribute('status', 'Status', 'text', (record) => php`get_post_status( ${record} )`, {
    write: column('post_status'),
    names: postStatuses,
  }),
  attribute('date', 'Publication date', 'date', (record) => php`${record}->post_date`, {
    dated: (side, moment) => dateQuery('post_date', side, moment),
    write: column('post_date'),
  }),
  attribute('modified', 'Last change', 'date', (record) => php`${record}->post_modified`, {
    dated: (side, moment) => dateQuery('post_modified', side, moment),
  }),
  attribute('author', 'Author', 'person', (record) => php`(int) ${record}->post_author`, {
    write: column('post_author'),
  }),
  attribute(
    'last_editor',
    'Last edited by',
    'person',
    (record) => php`(int) get_post_meta( ${record}->ID, '_edit_last', true )`,
  ),
  attribute('slug', 'Slug', 'text', (record) => php`${record}->post_name`, { write: column('post_name') }),
  attribute('link', 'Link', 'text', (record) => php`(string) get_permalink( ${record} )`),
  attribute('featured_image', 'Featured image', 'image', (record) => php`(int) get_post_thumbnail_id( ${record} )`, {
    write: (record, value) => php`set_post_thumbnail( ${record}->ID, ${value} );`,
  }),
  attribute(
    'word_count',
    'Words',
    'number',
    (record) => php`str_word_count( wp_strip_all_tags( ${record}->post_content ) )`,
  ),
  attribute(
    'comments_open',
    'Comments are open',
    'boolean',
    (record) => php`( 'open' === ${record}->comment_status )`,
    {
      write: (record, value) => column('comment_status')(record, php`${value} ? 'open' : 'closed'`),
    },
  ),
  attribute('comment_count', 'Comments', 'number', (record) => php`(int) ${record}->comment_count`),
];

const eventsOf = (type: string): RecordKind['events'] => {
  const isType = php`${type} === $post->post_type`;
  const becomes = (status: string): RecordEvent => ({
    hook: 'transition_post_status',
    parameters: statuses,
    guard: php`${isType} && ${status} === $new_status && ${status} !== $old_status`,
    record: php`$post`,
  });
  const saved = (isUpdate: boolean): RecordEvent => ({
    hook: 'wp_after_insert_post',
    parameters: [
      { name: 'post_id', type: 'int', about: 'Post ID.' },
      post,
      { name: 'update', type: 'bool', about: 'Whether an existing post is being updated.' },
      { name: 'before', type: 'WP_Post|null', about: 'Post object before the update.' },
    ],
    guard: isUpdate
      ? php`${isType} && $before && ! in_array( $before->post_status, array( 'new', 'auto-draft' ), true ) && 'trash' !== $post->post_status`
      : php`${isType} && ! in_array( $post->post_status, array( 'new', 'auto-draft', 'inherit' ), true ) && ( ! $before || in_array( $before->post_status, array( 'new', 'auto-draft' ), true ) )`,
    record: php`$post`,
  });
  return {
    created: saved(false),
    updated: saved(true),
    published: becomes('publish'),
    submitted: becomes('pending'),
    approved: {
      ...becomes('publish'),
      guard: php`${isType} && 'publish' === $new_status && 'pending' === $old_status`,
    },
    deleted: {
      hook: 'transition_post_status',
      parameters: statuses,
      guard: php`${isType} && 'trash' === $new_status && 'trash' !== $old_status`,
      record: php`$post`,
    },
    commented: {
      hook: 'comment_post',
      parameters: [
        { name: 'comment_id', type: 'int', about: 'Comment ID.' },
        { name: 'approved', type: 'int|string', about: '1 if the comment is approved.' },
        { name: 'data', type: 'array', about: 'Comment data.' },
      ],
      guard: php`${type} === get_post_type( $data['comment_post_ID'] ) && 1 === (int) $approved`,
      record: php`get_post( $data['comment_post_ID'] )`,
    },
  };
};

/** Posts of a type that the site has. */
export function postKind(
  key: string,
  type: string,
  [singular, plural]: readonly [string, string],
  more: readonly Attribute[] = [],
  found: readonly string[] = ['publish', 'pending', 'draft', 'future', 'private'],
): RecordKind {
  const isPage = type === 'page';
  return {
    key,
    singular,
    plural,
    storage: 'post',
    type,
    className: 'WP_Post',
    needsShop: type === 'product',
    attributes: [...commonAttributes.filter((one) => !more.some((own) => own.key === one.key)), ...more],
    events: eventsOf(type),
    status: (status) => {
      const own = postStatuses[status] ?? status;
      return {
        hook: 'transition_post_status',
        parameters: statuses,
        guard: php`${type} === $post->post_type && ${own} === $new_status && ${own} !== $old_status`,
        record: php`$post`,
      };
    },
    id: (record) => php`${record}->ID`,
    get: (id) => php`get_post( ${id} )`,
    link: (record) => php`(string) get_permalink( ${record} )`,
    editLink: (record) => php`admin_url( 'post.php?action=edit&post=' . ${record}->ID )`,
    ownerId: (record) => php`(int) ${record}->post_author`,
    ownerEmail: (record) => php`get_the_author_meta( 'user_email', (int) ${record}->post_author )`,
    find: (limit, members) => php`
      get_posts(
        array(
          'post_type'   => ${type},
          'post_status' => ${found},
          'numberposts' => ${limit},
          'orderby'     => 'ID',
          'order'       => 'ASC',
          ${joinPhp(members)}
        )
      )
    `,
    ids: (members) => php`
      get_posts(
        array(
          'post_type'   => ${type},
          'post_status' => ${found},
          'numberposts' => -1,
          'fields'      => 'ids',
          'orderby'     => 'ID',
          'order'       => 'ASC',
          ${joinPhp(members)}
        )
      )
    `,
    remove: (record, toTrash) =>
      toTrash ? php`wp_trash_post( ${record}->ID );` : php`wp_delete_post( ${record}->ID, true );`,
    capability: isPage ? 'edit_others_pages' : 'edit_others_posts',
  };
}

/** The posts and pages of the site. */
export const sitePosts: readonly RecordKind[] = [
  postKind(
    'post',
    'post',
    ['post', 'posts'],
    [terms('category', 'Categories', 'category'), terms('tag', 'Tags', 'post_tag')],
  ),
  postKind(
    'page',
    'page',
    ['page', 'pages'],
    [
      attribute('template', 'Template', 'text', (record) => php`(string) get_page_template_slug( ${record} )`),
      attribute(
        'parent',
        'Parent page',
        'text',
        (record) => php`( ${record}->post_parent ? get_the_title( ${record}->post_parent ) : '' )`,
      ),
    ],
  ),
];

/** Attributes that only products have. */
export const productTerms = [terms('category', 'Categories', 'product_cat'), terms('tag', 'Tags', 'product_tag')];
