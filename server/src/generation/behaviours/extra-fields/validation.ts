import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Extendable, type FieldGroup, kindsOf } from './planned-fields.ts';
import { metaTypes } from './storage.ts';

const typeOf: Readonly<Partial<Record<Extendable, string>>> = {
  media: 'attachment',
  category: 'category',
  tag: 'post_tag',
};

/** An expression: IDs of other records with a value, at most one. */
function othersWith(kind: Extendable): PhpCode {
  const same = php`
    'meta_key'   => $field['meta'], // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
    'meta_value' => (string) $value, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
  `;
  switch (metaTypes[kind]) {
    case 'user':
      return php`
        get_users(
          array(
            ${same}
            'exclude'    => array( $id ),
            'number'     => 1,
            'fields'     => 'ID',
          )
        )
      `;
    case 'comment':
      return php`
        get_comments(
          array(
            ${same}
            'comment__not_in' => array( $id ),
            'status'          => 'all',
            'number'          => 1,
            'fields'          => 'ids',
          )
        )
      `;
    case 'term':
      return php`
        get_terms(
          array(
            ${same}
            'taxonomy'   => ${typeOf[kind] ?? kind},
            'hide_empty' => false,
            'exclude'    => array( $id ),
            'number'     => 1,
            'fields'     => 'ids',
          )
        )
      `;
    case 'post':
      return php`
        get_posts(
          array(
            ${same}
            'post_type'   => ${typeOf[kind] ?? kind},
            'post_status' => array( 'publish', 'pending', 'draft', 'future', 'private', 'inherit' ),
            'exclude'     => array( $id ),
            'numberposts' => 1,
            'fields'      => 'ids',
          )
        )
      `;
    default:
      return php`
        wc_get_orders(
          array(
            ${same}
            'exclude'    => array( $id ),
            'limit'      => 1,
            'return'     => 'ids',
          )
        )
      `;
  }
}

/** Methods that read what is submitted, and tell right values from wrong ones. */
export function validationMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const unique = kindsOf(groups.filter(({ one }) => (one.unique ?? []).length > 0));
  const hasLists = groups.some(({ fields }) => fields.some(({ type }) => type === 'list'));
  return joinPhp(
    [
      php`
        /**
         * Determines whether the fields of an object were submitted by its form.
         *
         * @param string $kind Object type.
         * @param int    $id   Object ID, or 0 for a new one.
         * @return bool
         */
        public static function is_submitted( $kind, $id ) {
          $nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( wp_unslash( $_POST[ self::NONCE ] ) ) : '';

          return (bool) wp_verify_nonce( $nonce, self::NONCE . '_' . $kind . '_' . $id );
        }
      `,
      php`
        /**
         * Gets the submitted values. They are validated by validate().
         *
         * @return array Values, keyed by field.
         */
        public static function submitted() {
          // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Callers verify the nonce; validate() sanitizes each value.
          return isset( $_POST[ self::INPUT ] ) ? (array) wp_unslash( $_POST[ self::INPUT ] ) : array();
        }
      `,
      php`
        /**
         * Validates values.
         *
         * @param string  $kind      Object type.
         * @param int     $id        Object ID, or 0 for a new one.
         * @param array   $submitted Values, keyed by field.
         * @param array[] $fields    Definitions of the fields to validate.
         * @return array Typed values, keyed by field, and a WP_Error object with a message for each invalid value.
         */
        public static function validate( $kind, $id, $submitted, $fields ) {
          $values = array();
          $errors = new WP_Error();

          foreach ( $fields as $key => $field ) {
            $value = isset( $submitted[ $key ] ) ? $submitted[ $key ] : null;

            ${
              hasLists
                ? php`
                    if ( 'list' === $field['input'] && is_string( $value ) ) {
                      $value = array_values( array_filter( array_map( 'trim', explode( "\n", $value ) ), 'strlen' ) );
                    }
                  `
                : noPhp
            }

            $value = ${classOf(plan, 'Fields')}::prepare( $value, $field );

            ${
              unique.length > 0
                ? php`
                    if ( ! is_wp_error( $value ) && null !== $value && ! empty( $field['unique'] ) && self::is_taken( $kind, $id, $field, $value ) ) {
                      $value = new WP_Error(
                        ${prefixed(plan, 'value_taken')},
                        /* translators: %s: Field label. */
                        sprintf( ${translated(plan, '%s is already in use.')}, $field['label'] )
                      );
                    }
                  `
                : noPhp
            }

            if ( is_wp_error( $value ) ) {
              $message = $value->get_error_message();

              // Not every message of WordPress names the field.
              $errors->add( ${`${plan.names.prefix}_`} . $key, false === strpos( $message, $field['label'] ) ? $field['label'] . ': ' . $message : $message );
            } else {
              $values[ $key ] = $value;
            }
          }

          return array( $values, $errors );
        }
      `,
      php`
        /**
         * Stores valid values.
         *
         * @param string  $kind   Object type.
         * @param int     $id     Object ID.
         * @param array   $values Typed values, keyed by field.
         * @param array[] $fields Field definitions.
         */
        public static function store( $kind, $id, $values, $fields ) {
          foreach ( $values as $key => $value ) {
            self::set( $kind, $id, $fields[ $key ], $value );
          }
        }

        /**
         * Gets the fields of an object that the current user can change.
         *
         * @param string $kind Object type.
         * @param int    $id   Object ID, or 0 for a new one.
         * @return array[] Field definitions, keyed by field.
         */
        public static function editable( $kind, $id ) {
          return array_filter(
            self::fields_of( $kind, $id ),
            static function ( $field ) use ( $kind, $id ) {
              return self::can_edit( $kind, $id, $field );
            }
          );
        }
      `,
      unique.length > 0 ? takenMethod(unique) : noPhp,
    ],
    '\n\n',
  );
}

function takenMethod(kinds: readonly Extendable[]): PhpCode {
  return php`
    /**
     * Determines whether another object has a value.
     *
     * @param string $kind  Object type.
     * @param int    $id    Object ID, or 0 for a new one.
     * @param array  $field Field definition.
     * @param mixed  $value Typed value.
     * @return bool
     */
    private static function is_taken( $kind, $id, $field, $value ) {
      switch ( $kind ) {
        ${joinPhp(
          kinds.map(
            (kind) => php`
              case ${kind}:
                return (bool) ${othersWith(kind)};
            `,
          ),
          '\n\n',
        )}
      }

      return false;
    }
  `;
}
