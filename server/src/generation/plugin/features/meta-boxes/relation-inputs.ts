import { type PhpCode, php } from '../../../writers/php.ts';
import { translated, translatedHtml } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { editedTypes } from './edited.ts';
import { inputDoc } from './input-doc.ts';

/** Whether there are fields that point to posts. */
export const hasRelations = (plan: PluginPlan): boolean =>
  editedTypes(plan).has('relation') || editedTypes(plan).has('relations');

/** The method that reads what fields can point to, once for all of them. */
export const relatedMethod = php`
  /**
   * Loads the posts that can be selected in relation fields.
   *
   * @param array[] $fields Fields of the post type.
   * @return WP_Post[]
   */
  private function related_posts( $fields ) {
    $targets = array_unique( wp_list_pluck( array_filter( $fields, array( $this, 'is_relation' ) ), 'target' ) );

    if ( ! $targets ) {
      return array();
    }

    return get_posts(
      array(
        'post_type'   => $targets,
        'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
        'numberposts' => 500,
        'orderby'     => 'title',
        'order'       => 'ASC',
      )
    );
  }

  /**
   * Determines whether a field is a relation.
   *
   * @param array $field Field definition.
   * @return bool
   */
  private function is_relation( $field ) {
    return isset( $field['target'] );
  }
`;

/** Other posts. */
export function postsMethod(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const isMixed = types.has('relations');
  return php`
    ${inputDoc('Renders a relation field.')}
    private function show_posts( $key, $field, $value ) {
      $chosen  = array_filter( array_map( 'intval', (array) $value ) );
      $options = wp_list_filter( $this->related, array( 'post_type' => $field['target'] ) );
      $others  = array_diff( $chosen, wp_list_pluck( $options, 'ID' ) );

      if ( $others ) {
        $options = array_merge( array_filter( array_map( 'get_post', $others ) ), $options );
      }

      $this->show_label( $key, $field );
      ${
        isMixed
          ? php`
              $is_multiple = 'relations' === $field['input'];
              printf(
                '<select id="%1$s" name="%2$s"%3$s',
                esc_attr( $this->id_of( $key ) ),
                esc_attr( $this->name_of( $key ) . ( $is_multiple ? '[]' : '' ) ),
                $is_multiple ? ' multiple size="6"' : ''
              );
            `
          : php`printf( '<select id="%1$s" name="%2$s"', esc_attr( $this->id_of( $key ) ), esc_attr( $this->name_of( $key ) ) );`
      }
      $this->show_required( $field );
      echo '>';
      ${
        isMixed
          ? php`

              if ( ! $is_multiple ) {
                printf( '<option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );
              }
            `
          : php`printf( '<option value="">%s</option>', ${translatedHtml(plan, '— Select —')} );`
      }

      foreach ( $options as $option ) {
        printf(
          '<option value="%1$d"%2$s>%3$s</option>',
          (int) $option->ID,
          selected( in_array( $option->ID, $chosen, true ), true, false ),
          esc_html( '' === $option->post_title ? ${translated(plan, '(no title)')} : $option->post_title )
        );
      }

      echo '</select>';
    }
  `;
}
