import { classNameOf, classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, php } from '../../writers/php.ts';
import { inDivisions, inTable, rowsPhp } from './form-rows.ts';
import { type FieldGroup, kindsOf } from './planned-fields.ts';

/** The class that shows and saves the fields of categories and tags. */
export function termFieldsClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  const kinds = kindsOf(groups).filter((kind) => kind === 'category' || kind === 'tag');
  const taxonomies = Object.fromEntries(kinds.map((kind) => [kind === 'tag' ? 'post_tag' : 'category', kind]));
  const extra = classOf(plan, 'Extra_Fields');
  return {
    name: classNameOf(plan, 'Term_Fields'),
    summary: 'Custom fields of terms.',
    code: php`
      /**
       * Displays and saves the custom fields of terms.
       */
      final class ${classOf(plan, 'Term_Fields')} {

        const KINDS = ${taxonomies};

        /**
         * Registers the hooks.
         */
        public function register() {
          ${joinPhp(
            Object.keys(taxonomies).flatMap((taxonomy) => [
              php`add_action( ${`${taxonomy}_add_form_fields`}, array( $this, 'show_new' ) );`,
              php`add_action( ${`${taxonomy}_edit_form_fields`}, array( $this, 'show_edit' ) );`,
              php`add_action( ${`created_${taxonomy}`}, array( $this, 'save' ) );`,
              php`add_action( ${`edited_${taxonomy}`}, array( $this, 'save' ) );`,
            ]),
          )}
          add_filter( 'pre_insert_term', array( $this, 'check_new' ), 10, 2 );
          add_action( 'admin_notices', array( $this, 'show_errors' ) );
          add_filter( 'get_the_archive_description', array( $this, 'add_to_description' ) );
          add_filter( 'render_block_core/query-title', array( $this, 'add_to_description' ) );
        }

        /**
         * Renders the fields of a new term.
         *
         * @param string $taxonomy Taxonomy.
         */
        public function show_new( $taxonomy ) {
          $kind   = self::KINDS[ $taxonomy ];
          $id     = 0;
          $fields = ${extra}::editable( $kind, 0 );

          ${extra}::show_nonce( $kind, 0 );
          ${rowsPhp(plan, php`$kind`, inDivisions)}
        }

        /**
         * Renders the fields of a term.
         *
         * @param WP_Term $term Term.
         */
        public function show_edit( $term ) {
          $kind   = self::KINDS[ $term->taxonomy ];
          $id     = $term->term_id;
          $fields = ${extra}::editable( $kind, $id );

          ${rowsPhp(plan, php`$kind`, inTable)}

          if ( $fields ) {
            echo '<tr hidden><td>';
            ${extra}::show_nonce( $kind, $id );
            echo '</td></tr>';
          }
        }

        /**
         * Rejects a new term with invalid values.
         *
         * @param string|WP_Error $name     Term name.
         * @param string          $taxonomy Taxonomy.
         * @return string|WP_Error
         */
        public function check_new( $name, $taxonomy ) {
          $kind = isset( self::KINDS[ $taxonomy ] ) ? self::KINDS[ $taxonomy ] : '';

          if ( '' === $kind || ! ${extra}::is_submitted( $kind, 0 ) ) {
            return $name;
          }

          list( , $errors ) = ${extra}::validate( $kind, 0, ${extra}::submitted(), ${extra}::editable( $kind, 0 ) );

          return $errors->has_errors() ? new WP_Error( 'invalid_fields', implode( ' ', $errors->get_error_messages() ) ) : $name;
        }

        /**
         * Saves the fields of a term. Invalid values are reported and not saved.
         *
         * @param int $term_id Term ID.
         */
        public function save( $term_id ) {
          $term = get_term( $term_id );

          if ( ! $term instanceof WP_Term || ! isset( self::KINDS[ $term->taxonomy ] ) ) {
            return;
          }

          $kind   = self::KINDS[ $term->taxonomy ];
          $is_new = doing_action( 'created_' . $term->taxonomy );

          if ( ! ${extra}::is_submitted( $kind, $is_new ? 0 : $term_id ) ) {
            return;
          }

          $fields                  = ${extra}::editable( $kind, $term_id );
          list( $values, $errors ) = ${extra}::validate( $kind, $term_id, ${extra}::submitted(), $fields );

          ${extra}::store( $kind, $term_id, $values, $fields );

          if ( $errors->has_errors() ) {
            set_transient( ${prefixed(plan, 'term_errors_')} . get_current_user_id(), $errors->get_error_messages(), 5 * MINUTE_IN_SECONDS );
          }
        }

        /**
         * Displays the errors once.
         */
        public function show_errors() {
          $name   = ${prefixed(plan, 'term_errors_')} . get_current_user_id();
          $errors = in_array( get_current_screen()->base, array( 'edit-tags', 'term' ), true ) ? get_transient( $name ) : false;

          if ( ! is_array( $errors ) ) {
            return;
          }

          delete_transient( $name );
          wp_admin_notice(
            /* translators: %s: Error messages. */
            esc_html( sprintf( ${translated(plan, 'Some values were not saved: %s')}, implode( ' ', $errors ) ) ),
            array(
              'type'        => 'error',
              'dismissible' => true,
            )
          );
        }

        /**
         * Adds the fields to the head of the archive of a term.
         *
         * @param string $text Archive description, or markup of its title in block themes.
         * @return string
         */
        public function add_to_description( $text ) {
          $term = is_admin() ? null : get_queried_object();

          if ( ! $term instanceof WP_Term || ! isset( self::KINDS[ $term->taxonomy ] ) ) {
            return $text;
          }

          return $text . ${extra}::listing( self::KINDS[ $term->taxonomy ], $term->term_id );
        }
      }
    `,
  };
}
