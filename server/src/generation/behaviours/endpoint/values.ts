import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';
import type { NumberedEndpoint } from './endpoint-plan.ts';

/** A value of a record as JSON has it. */
export function jsonPhp({ type, read }: Attribute, record: PhpCode): PhpCode {
  const value = read(record);
  if (type === 'number' || type === 'money') return php`(float) ${value}`;
  if (type === 'boolean') return php`(bool) ${value}`;
  if (type === 'person') return php`(int) ${value}`;
  if (type === 'list') return php`array_values( (array) ${value} )`;
  if (type === 'image') return php`(string) wp_get_attachment_url( ${value} )`;
  return php`(string) ${value}`;
}

/** The type of an attribute in JSON Schema. */
export const jsonType = ({ type }: Attribute): string =>
  type === 'number' || type === 'money'
    ? 'number'
    : type === 'boolean'
      ? 'boolean'
      : type === 'person'
        ? 'integer'
        : type === 'list'
          ? 'array'
          : 'string';

/** PHP that makes a value of an attribute of what was sent; null where it is none. */
export function cleanedPhp({ key, type }: Attribute, value: PhpCode): PhpCode {
  if (type === 'number' || type === 'money') return php`is_numeric( ${value} ) ? (float) ${value} : null`;
  if (type === 'boolean') return php`rest_sanitize_boolean( ${value} )`;
  if (type === 'person' || type === 'image') return php`is_numeric( ${value} ) ? absint( ${value} ) : null`;
  if (type === 'list') return php`array_map( 'sanitize_text_field', array_filter( (array) ${value}, 'is_scalar' ) )`;
  if (type === 'date')
    return php`is_string( ${value} ) && strtotime( ${value} ) ? wp_date( 'Y-m-d H:i:s', strtotime( ${value} ) ) : null`;
  if (key === 'content') return php`is_scalar( ${value} ) ? wp_kses_post( (string) ${value} ) : null`;
  if (key === 'email') return php`is_string( ${value} ) && is_email( ${value} ) ? sanitize_email( ${value} ) : null`;
  if (key === 'status') return php`is_string( ${value} ) ? sanitize_key( ${value} ) : null`;
  return php`is_scalar( ${value} ) ? sanitize_textarea_field( (string) ${value} ) : null`;
}

/** An expression: id of a new record made of `$values`, or `WP_Error`; nothing where the kind cannot be made. */
export function createdPhp(kind: RecordKind, status: string): PhpCode {
  switch (kind.storage) {
    case 'post':
      return php`
        wp_insert_post(
          wp_slash(
            array(
              'post_type'   => ${kind.type ?? 'post'},
              'post_status' => ${status},
              'post_title'  => (string) $values['title'],
              'post_author' => get_current_user_id(),
            )
          ),
          true
        )
      `;
    case 'user':
      return php`
        wp_insert_user(
          wp_slash(
            array(
              'user_login' => sanitize_user( (string) $values['email'], true ),
              'user_email' => (string) $values['email'],
              'user_pass'  => wp_generate_password( 24 ),
              'role'       => get_option( 'default_role' ),
            )
          )
        )
      `;
    case 'term':
      return php`$this->insert_term( (string) ( $values['name'] ?? $values['title'] ?? '' ) )`;
    case 'row':
      return php`$this->insert_row( $values )`;
    default:
      return php`new WP_Error( 'rest_cannot_create', 'Not possible.', array( 'status' => 400 ) )`;
  }
}

/** All records that a list can have, at most 1,000, in the order that the plan says: an expression. */
export function listedPhp({ one, kind }: NumberedEndpoint): PhpCode {
  const isForEveryone = one.readers.by === 'everyone';
  const saysStatus = (one.conditions ?? []).some(({ attribute }) => attribute === 'status');
  const order = one.order === 'oldest' ? 'ASC' : 'DESC';
  const isByChange = one.order === 'changed';
  const isMedia = kind.type === 'attachment';
  const statuses = isMedia
    ? 'inherit'
    : saysStatus && !isForEveryone
      ? ['publish', 'pending', 'draft', 'future', 'private']
      : 'publish';
  if (kind.storage === 'post')
    return php`
      get_posts(
        array(
          'post_type'    => ${kind.type ?? 'post'},
          'post_status'  => ${statuses},
          ${isForEveryone ? php`'has_password' => false,` : noPhp}
          'numberposts'  => 1000,
          ${isByChange ? php`'orderby'      => array( 'modified' => 'DESC', 'ID' => 'DESC' ),` : php`'orderby'      => 'ID',`}
          'order'        => ${order},
        )
      )
    `;
  if (kind.storage === 'user')
    return php`
      get_users(
        array(
          'number'  => 1000,
          'orderby' => 'ID',
          'order'   => ${order},
        )
      )
    `;
  if (kind.storage === 'comment')
    return php`
      get_comments(
        array(
          'number'  => 1000,
          'status'  => ${isForEveryone ? 'approve' : 'all'},
          'orderby' => 'comment_ID',
          'order'   => ${order},
        )
      )
    `;
  if (kind.storage === 'term')
    return php`
      get_terms(
        array(
          'taxonomy'   => ${kind.type ?? 'category'},
          'hide_empty' => false,
          'number'     => 1000,
          'orderby'    => 'term_id',
          'order'      => ${order},
        )
      )
    `;
  if (kind.storage === 'order')
    return php`
      wc_get_orders(
        array(
          'limit'   => 1000,
          'type'    => 'shop_order',
          'orderby' => ${isByChange ? 'date_modified' : 'ID'},
          'order'   => ${order},
        )
      )
    `;
  const rows = kind.find(1000, []);
  return one.order !== 'oldest' ? php`array_reverse( ${rows} )` : rows;
}

/** Tests of a record that everybody may read, whatever the plan says besides. */
export function visibleTests(kind: RecordKind, isForEveryone: boolean, saysStatus: boolean): readonly PhpCode[] {
  if (kind.storage === 'post' && kind.type !== 'attachment')
    return [
      ...(saysStatus && !isForEveryone ? [] : [php`'publish' === $record->post_status`]),
      ...(isForEveryone ? [php`'' === $record->post_password`] : []),
    ];
  if (kind.storage === 'comment' && isForEveryone) return [php`'1' === (string) $record->comment_approved`];
  return [];
}
