import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated, translatedHtml } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanField, PlanFieldType, PluginPlan } from '../../plan.ts';

/** Lists with more columns are hard to read. */
const maxColumns = 4;

const unlisted: ReadonlySet<PlanFieldType> = new Set([
  'textarea',
  'html',
  'gallery',
  'file',
  'list',
  'relations',
  'color',
]);

/** Fields that are columns of the list in the admin area: the first short ones. */
export const listedFields = ({ fields }: PlanEntity): readonly PlanField[] =>
  fields.filter(({ type }) => !unlisted.has(type)).slice(0, maxColumns);

/** The class that shows fields as columns of lists of posts, to sort by and to filter by. */
export function columnsClass(plan: PluginPlan): PluginClass {
  const types = new Set(
    plan.entities
      .filter(({ storage }) => storage === 'post_type')
      .flatMap((one) => listedFields(one).map(({ type }) => type)),
  );
  const hasChoices = types.has('choice');
  return {
    name: classNameOf(plan, 'Columns'),
    summary: 'List table columns for fields.',
    code: php`
      /**
       * Adds ${hasChoices ? 'sortable and filterable' : 'sortable'} columns for fields to the post list.
       */
      final class ${classOf(plan, 'Columns')} {

        /**
         * Post type.
         *
         * @var string
         */
        private $post_type;

        /**
         * Callback that returns the fields of the post type.
         *
         * @var callable
         */
        private $fields;

        /**
         * Keys of the fields shown as columns.
         *
         * @var string[]
         */
        private $columns;

        /**
         * Constructor.
         *
         * @param string   $post_type Post type.
         * @param callable $fields    Callback that returns the fields; called after translations have been loaded.
         * @param string[] $columns   Keys of the fields shown as columns.
         */
        public function __construct( $post_type, $fields, $columns ) {
          $this->post_type = $post_type;
          $this->fields    = $fields;
          $this->columns   = $columns;
        }

        /**
         * Registers the hooks.
         */
        public function register() {
          add_filter( "manage_{$this->post_type}_posts_columns", array( $this, 'add_columns' ) );
          add_action( "manage_{$this->post_type}_posts_custom_column", array( $this, 'show_column' ), 10, 2 );
          add_filter( "manage_edit-{$this->post_type}_sortable_columns", array( $this, 'sortable_columns' ) );
          add_action( 'pre_get_posts', array( $this, 'change_query' ) );
          ${hasChoices ? php`add_action( 'restrict_manage_posts', array( $this, 'show_filters' ) );` : noPhp}
        }

        /**
         * Gets the fields shown as columns.
         *
         * @return array[]
         */
        private function listed_fields() {
          return array_intersect_key( call_user_func( $this->fields ), array_flip( $this->columns ) );
        }

        /**
         * Adds the columns after the title.
         *
         * @param string[] $columns Column labels.
         * @return string[]
         */
        public function add_columns( $columns ) {
          $date = array_intersect_key( $columns, array( 'date' => true ) );
          $own  = wp_list_pluck( $this->listed_fields(), 'label' );

          return array_diff_key( $columns, $date ) + array_map( 'esc_html', $own ) + $date;
        }

        /**
         * Renders the column of a field.
         *
         * @param string $column  Column name.
         * @param int    $post_id Post ID.
         */
        public function show_column( $column, $post_id ) {
          $fields = $this->listed_fields();

          if ( ! isset( $fields[ $column ] ) ) {
            return;
          }

          $value = ${classOf(plan, 'Fields')}::cast( get_post_meta( $post_id, $fields[ $column ]['meta'], true ), $fields[ $column ] );

          ${
            types.has('image')
              ? php`
                  if ( $value && 'image' === $fields[ $column ]['input'] ) {
                    echo wp_get_attachment_image( $value, array( 60, 60 ) );
                    return;
                  }
                `
              : noPhp
          }

          $text = ${classOf(plan, 'Fields')}::format( $value, $fields[ $column ] );

          if ( '' === $text ) {
            echo '<span aria-hidden="true">&#8212;</span><span class="screen-reader-text">' . ${translatedHtml(plan, 'None')} . '</span>';
            return;
          }

          echo esc_html( $text );
        }

        /**
         * Makes the columns sortable.
         *
         * @param array $columns Sortable columns.
         * @return array
         */
        public function sortable_columns( $columns ) {
          foreach ( $this->columns as $key ) {
            $columns[ $key ] = $key;
          }

          return $columns;
        }

        ${queryMethod(hasChoices)}

        ${hasChoices ? filtersMethods(plan) : noPhp}
      }
    `,
  };
}

const queryMethod = (hasChoices: boolean): PhpCode => php`
  /**
   * ${hasChoices ? 'Sorts and filters' : 'Sorts'} the list by fields. Posts without a value are kept.
   *
   * @param WP_Query $query Query of the list.
   */
  public function change_query( $query ) {
    if ( ! $query->is_main_query() || $this->post_type !== $query->get( 'post_type' ) ) {
      return;
    }

    $fields     = $this->listed_fields();
    $meta_query = array();
    $orderby    = $query->get( 'orderby' );

    if ( is_string( $orderby ) && isset( $fields[ $orderby ] ) ) {
      $is_number    = in_array( $fields[ $orderby ]['schema']['type'], array( 'integer', 'number', 'boolean' ), true );
      $meta_query[] = array(
        'relation' => 'OR',
        array(
          'key'     => $fields[ $orderby ]['meta'],
          'compare' => 'EXISTS',
        ),
        // This clause joins on the meta key, so that posts without a value are included.
        'own'      => array(
          'key'     => $fields[ $orderby ]['meta'],
          'compare' => 'NOT EXISTS',
          'type'    => $is_number ? 'DECIMAL(20,6)' : 'CHAR',
        ),
      );

      $query->set( 'orderby', array( 'own' => 'asc' === strtolower( $query->get( 'order' ) ) ? 'ASC' : 'DESC' ) );
    }

    ${
      hasChoices
        ? php`
            foreach ( $fields as $key => $field ) {
              if ( 'choice' === $field['input'] && '' !== $this->chosen( $key ) ) {
                $meta_query[] = array(
                  'key'   => $field['meta'],
                  'value' => $this->chosen( $key ),
                );
              }
            }
          `
        : noPhp
    }

    if ( $meta_query ) {
      $query->set( 'meta_query', $meta_query );
    }
  }
`;

const filtersMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the current value of a filter.
   *
   * @param string $key Field key.
   * @return string
   */
  private function chosen( $key ) {
    $name = ${`${plan.names.prefix}_`} . $key;

    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Read-only list filtering.
    return isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
  }

  /**
   * Renders a filter for each choice field.
   *
   * @param string $post_type Post type of the list.
   */
  public function show_filters( $post_type ) {
    if ( $this->post_type !== $post_type ) {
      return;
    }

    foreach ( $this->listed_fields() as $key => $field ) {
      if ( 'choice' !== $field['input'] ) {
        continue;
      }

      $name = ${prefixed(plan, '')} . $key;

      printf( '<label class="screen-reader-text" for="%1$s">%2$s</label>', esc_attr( $name ), esc_html( $field['label'] ) );
      printf( '<select name="%1$s" id="%1$s">', esc_attr( $name ) );
      /* translators: %s: Field label. */
      printf( '<option value="">%s</option>', esc_html( sprintf( ${translated(plan, '%s: All')}, $field['label'] ) ) );

      foreach ( $field['choices'] as $value => $label ) {
        printf(
          '<option value="%1$s"%2$s>%3$s</option>',
          esc_attr( $value ),
          selected( $this->chosen( $key ), (string) $value, false ),
          esc_html( $label )
        );
      }

      echo '</select>';
    }
  }
`;
