import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { attribute, dateQuery, metaDateQuery, type RecordEvent, type RecordKind } from './record-kind.ts';

const userId = { name: 'user_id', type: 'int', about: 'User ID.' };
const byId = (hook: string): RecordEvent => ({ hook, parameters: [userId], record: php`get_userdata( $user_id )` });

/** Changes one column of the user. */
const column =
  (name: string) =>
  (record: PhpCode, value: PhpCode): PhpCode =>
    php`
    wp_update_user(
      wp_slash(
        array(
          'ID' => ${record}->ID,
          ${name} => ${value},
        )
      )
    );
  `;
const text = (key: string, label: string, property: PhpCode, name: string, isPublic = true) =>
  attribute(key, label, 'text', (record) => php`${record}->${property}`, { write: column(name), isPublic });

/** Key of the metadata in which the last log-in is noted by every plugin that reads it. */
export const lastLoginKey = 'presswright_last_login';

/** Option with the moment from which on log-ins are noted. */
export const loginsSinceKey = 'presswright_logins_since';

/** People with an account. */
export const siteUsers: RecordKind = {
  key: 'user',
  singular: 'user',
  plural: 'users',
  storage: 'user',
  type: null,
  className: 'WP_User',
  needsShop: false,
  attributes: [
    text('name', 'Name', php`display_name`, 'display_name'),
    text('first_name', 'First name', php`first_name`, 'first_name'),
    text('last_name', 'Last name', php`last_name`, 'last_name'),
    text('email', 'Email', php`user_email`, 'user_email', false),
    attribute('account', 'Account', 'person', (record) => php`(int) ${record}->ID`),
    attribute('login', 'Username', 'text', (record) => php`${record}->user_login`, { isPublic: false }),
    text('url', 'Website', php`user_url`, 'user_url'),
    text('bio', 'Biographical info', php`description`, 'description'),
    attribute('role', 'Role', 'list', (record) => php`array_values( ${record}->roles )`, {
      isPublic: false,
      text: (record) =>
        php`implode( ', ', array_map( static fn( $role ) => translate_user_role( wp_roles()->role_names[ $role ] ?? $role ), array_values( ${record}->roles ) ) )`,
      write: (record, value) => php`${record}->set_role( ${value} );`,
      add: (record, value) => php`${record}->add_role( ${value} );`,
      remove: (record, value) => php`${record}->remove_role( ${value} );`,
    }),
    attribute('registered', 'Registered', 'date', (record) => php`get_date_from_gmt( ${record}->user_registered )`, {
      isPublic: false,
      dated: (side, moment) =>
        dateQuery('user_registered', side, php`${moment}->setTimezone( new DateTimeZone( 'UTC' ) )`),
    }),
    attribute(
      'last_login',
      'Last login',
      'date',
      (record) => php`(string) get_user_meta( ${record}->ID, ${lastLoginKey}, true )`,
      {
        isPublic: false,
        metaKey: lastLoginKey,
        dated: (side, moment) => metaDateQuery(lastLoginKey, 'Y-m-d H:i:s', side, moment),
      },
    ),
    // Who has never logged in since log-ins are noted has been idle since then, or since the account was made.
    attribute(
      'idle_since',
      'Idle since',
      'date',
      (record) =>
        php`( get_user_meta( ${record}->ID, ${lastLoginKey}, true ) ? (string) get_user_meta( ${record}->ID, ${lastLoginKey}, true ) : max( get_date_from_gmt( ${record}->user_registered ), (string) get_option( ${loginsSinceKey}, current_time( 'mysql' ) ) ) )`,
      { isPublic: false },
    ),
    attribute('avatar', 'Profile picture', 'image', (record) => php`(int) ( ${record}->ID > 0 )`, {
      text: (record) => php`(string) get_avatar_url( ${record}->ID )`,
      html: (record) => php`get_avatar( ${record}->ID, 96, '', ${record}->display_name )`,
    }),
    attribute('link', 'Link', 'text', (record) => php`get_author_posts_url( ${record}->ID )`),
    attribute('post_count', 'Posts', 'number', (record) => php`(int) count_user_posts( ${record}->ID )`, {
      ofMany: {
        variable: php`$post_counts`,
        from: (ids) => php`count_many_users_posts( ${ids} )`,
        read: (record) => php`(int) $post_counts[ ${record}->ID ]`,
      },
    }),
  ],
  events: {
    created: byId('user_register'),
    updated: byId('profile_update'),
    deleted: byId('delete_user'),
    login: {
      hook: 'wp_login',
      parameters: [
        { name: 'user_login', type: 'string', about: 'Username.' },
        { name: 'user', type: 'WP_User', about: 'User object.' },
      ],
      record: php`$user`,
    },
    logout: byId('wp_logout'),
    role: {
      hook: 'set_user_role',
      parameters: [userId, { name: 'role', type: 'string', about: 'New role.' }],
      record: php`get_userdata( $user_id )`,
    },
  },
  id: (record) => php`${record}->ID`,
  get: (id) => php`get_userdata( ${id} )`,
  link: (record) => php`get_author_posts_url( ${record}->ID )`,
  editLink: (record) => php`admin_url( 'user-edit.php?user_id=' . ${record}->ID )`,
  ownerId: (record) => php`${record}->ID`,
  ownerEmail: (record) => php`${record}->user_email`,
  find: (limit, members) => php`
    get_users(
      array(
        'number'  => ${limit},
        'orderby' => 'ID',
        ${joinPhp(members)}
      )
    )
  `,
  ids: (members) => php`
    array_map(
      'intval',
      get_users(
        array(
          'fields'  => 'ID',
          'orderby' => 'ID',
          ${joinPhp(members)}
        )
      )
    )
  `,
  remove: (record) => php`
    require_once ABSPATH . 'wp-admin/includes/user.php';
    wp_delete_user( ${record}->ID );
  `,
  capability: 'list_users',
};
