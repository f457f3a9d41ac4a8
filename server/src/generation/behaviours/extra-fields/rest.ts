import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Extendable, type FieldGroup, kindsOf } from './planned-fields.ts';
import { metaTypes } from './storage.ts';

/** What REST and the registry of metadata call a kind of records. */
const restTypes: Readonly<Record<Extendable, string>> = {
  post: 'post',
  page: 'page',
  media: 'attachment',
  product: 'product',
  user: 'user',
  comment: 'comment',
  category: 'category',
  tag: 'tag',
  order: 'shop_order',
};

/** Taxonomies and post types, for which metadata is registered alone. */
export const subtypes: Readonly<Partial<Record<Extendable, string>>> = {
  post: 'post',
  page: 'page',
  media: 'attachment',
  product: 'product',
  category: 'category',
  tag: 'post_tag',
};

/** Methods that register the fields: as metadata that is kept clean, and in REST for those who may see them. */
export function restMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const kinds = kindsOf(groups);
  const registered = kinds.filter((kind) => kind !== 'order');
  return php`
    /**
     * Registers the hooks.
     */
    public function register() {
      ${registered.length > 0 ? php`add_action( 'init', array( $this, 'register_meta' ) );` : noPhp}
      add_action( 'rest_api_init', array( $this, 'register_rest_fields' ) );
    }

    ${registered.length > 0 ? metaMethod(plan, registered) : noPhp}

    /**
     * Adds the fields to the REST API.
     */
    public function register_rest_fields() {
      foreach ( ${Object.fromEntries(kinds.map((kind) => [kind, restTypes[kind]]))} as $kind => $type ) {
        foreach ( self::fields( $kind ) as $key => $field ) {
          register_rest_field(
            $type,
            $field['meta'],
            array(
              'get_callback'    => static function ( $item ) use ( $kind, $key ) {
                return self::rest_value( $kind, (int) $item['id'], $key );
              },
              'update_callback' => static function ( $value, $item ) use ( $kind, $key ) {
                return self::rest_update( $kind, $item, $key, $value );
              },
              'schema'          => array(
                'type'        => array( $field['schema']['type'], 'null' ),
                'description' => $field['label'],
              ),
            )
          );
        }
      }
    }

    /**
     * Gets the value of a field if the current user can see it.
     *
     * @param string $kind Object type.
     * @param int    $id   Object ID.
     * @param string $key  Field key.
     * @return mixed Typed value, or null.
     */
    private static function rest_value( $kind, $id, $key ) {
      $fields = self::fields_of( $kind, $id );

      return isset( $fields[ $key ] ) && self::can_see( $kind, $id, $fields[ $key ] ) ? self::get( $kind, $id, $fields[ $key ] ) : null;
    }

    /**
     * Changes the value of a field if the current user can change it.
     *
     * @param string $kind  Object type.
     * @param object $item  Object.
     * @param string $key   Field key.
     * @param mixed  $value Submitted value.
     * @return true|WP_Error
     */
    private static function rest_update( $kind, $item, $key, $value ) {
      $id     = ${idOf(kinds)};
      $fields = self::editable( $kind, $id );

      if ( ! isset( $fields[ $key ] ) ) {
        return new WP_Error(
          'rest_forbidden',
          ${translated(plan, 'Sorry, you are not allowed to edit this field.')},
          array( 'status' => rest_authorization_required_code() )
        );
      }

      list( $values, $errors ) = self::validate( $kind, $id, array( $key => $value ), array( $key => $fields[ $key ] ) );

      if ( $errors->has_errors() ) {
        return new WP_Error( 'rest_invalid_param', $errors->get_error_message(), array( 'status' => 400 ) );
      }

      self::store( $kind, $id, $values, $fields );

      return true;
    }
  `;
}

/** The ID of an object of REST, which each kind has in another place. */
function idOf(kinds: readonly Extendable[]): PhpCode {
  const tests = [
    ...(kinds.includes('comment') ? [php`isset( $item->comment_ID )`] : []),
    ...(kinds.some((kind) => metaTypes[kind] === 'term') ? [php`isset( $item->term_id )`] : []),
  ];
  const parts = [
    ...(kinds.includes('comment') ? [php`$item->comment_ID`] : []),
    ...(kinds.some((kind) => metaTypes[kind] === 'term') ? [php`$item->term_id`] : []),
  ];
  const hasGetter = kinds.includes('order') || kinds.includes('product');
  const rest = hasGetter ? php`( method_exists( $item, 'get_id' ) ? $item->get_id() : $item->ID )` : php`$item->ID`;
  const all = tests.reduceRight((last, test, index) => php`( ${test} ? ${parts[index] ?? last} : ${last} )`, rest);
  return php`(int) ${all}`;
}

function metaMethod(plan: PluginPlan, kinds: readonly Extendable[]): PhpCode {
  const types = Object.fromEntries(kinds.map((kind) => [kind, [metaTypes[kind] ?? 'post', subtypes[kind] ?? '']]));
  return php`
    /**
     * Registers the fields as metadata, so that only valid values are stored.
     */
    public function register_meta() {
      foreach ( ${types} as $kind => list( $type, $subtype ) ) {
        foreach ( self::fields( $kind ) as $field ) {
          register_meta(
            $type,
            $field['meta'],
            array(
              'object_subtype'    => $subtype,
              'type'              => $field['schema']['type'],
              'description'       => $field['label'],
              'single'            => true,
              'sanitize_callback' => static function ( $value ) use ( $field ) {
                return ${classOf(plan, 'Fields')}::sanitize( $value, $field );
              },
              'auth_callback'     => static function ( $allowed, $meta_key, $id ) use ( $kind, $field ) {
                return self::can_edit( $kind, $id, $field );
              },
              'show_in_rest'      => false,
            )
          );
        }
      }
    }
  `;
}
