import { handleOf, translated, translatedHtml } from '../../plugin/code-names.ts';
import { repositoryOf } from '../../plugin/features/support/entity-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type MadeOwn, ownKey } from './own-plan.ts';

/** Methods that render the form of a record, and what was said of it. */
export function controlMethods(plan: PluginPlan, made: MadeOwn): PhpCode {
  const { one, entity, fields, number } = made;
  const keys = fields.map(({ key }) => key);
  const labels = { title: entity?.titleLabel ?? 'Title', content: 'Description' };
  return php`
    ${
      entity === undefined || keys.length === 0
        ? noPhp
        : php`
          /**
           * Gets the fields that owners change.
           *
           * @return array[] Fields, keyed by field key.
           */
          private function fields() {
            return array_intersect_key( ( new ${repositoryOf(entity)}() )->fields(), array_flip( ${keys} ) );
          }
        `
    }

    /**
     * Renders what was done, or what is wrong.
     *
     * @return string HTML; empty where there is nothing to say.
     */
    private function message() {
      if ( $this->error ) {
        return '<p role="alert">' . esc_html( $this->error->get_error_message() ) . '</p>';
      }

      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
      return isset( $_GET['saved'] ) ? '<p role="status">' . ${translatedHtml(plan, 'Your change has been saved.')} . '</p>' : '';
    }

    /**
     * Renders the form of a record.
     *
     * @param WP_Post $record Record.
     * @return string HTML.
     */
    private function form( $record ) {
      $status = get_post_status_object( (string) get_post_status( $record ) );
      $html   = '<form method="post" class="' . esc_attr( ${handleOf(plan, 'own-record')} ) . '" id="' . esc_attr( ${`${ownKey(plan, number)}-`} . $record->ID ) . '">';
      $html  .= '<h3>' . esc_html( get_the_title( $record ) ) . '</h3>';
      $html  .= '<p>' . esc_html( $status ? $status->label : '' ) . '</p>';
      $html  .= wp_nonce_field( self::MARKER . $record->ID, '_wpnonce', true, false );
      $html  .= sprintf( '<input type="hidden" name="%1$s" value="%2$d">', esc_attr( self::MARKER ), $record->ID );
      ${joinPhp(
        one.fields.flatMap((key) =>
          key === 'title' || key === 'content'
            ? [
                php`$html .= $this->control( $record->ID, ${key}, ${translated(plan, labels[key])}, ${key === 'title' ? 'text' : 'textarea'}, array(), ${key === 'title' ? php`$record->post_title` : php`$record->post_content`} );`,
              ]
            : [],
        ),
      )}
      ${
        entity === undefined || keys.length === 0
          ? noPhp
          : php`
            $values = ( new ${repositoryOf(entity)}() )->get( $record->ID );
            foreach ( $this->fields() as $key => $field ) {
              $html .= $this->control( $record->ID, $key, $field['label'], $field['input'], isset( $field['choices'] ) ? $field['choices'] : array(), isset( $values[ $key ] ) && is_scalar( $values[ $key ] ) ? (string) $values[ $key ] : '' );
            }
          `
      }
      $html .= '<p>';
      ${one.fields.length > 0 ? php`$html .= '<button class="wp-element-button" name="own_deed" value="save">' . ${translatedHtml(plan, 'Save')} . '</button> ';` : noPhp}
      ${joinPhp(
        one.marks.map(
          ({ label }, index) =>
            php`$html .= '<button class="wp-element-button" formnovalidate name="own_deed" value="' . ${`mark_${index}`} . '">' . ${translatedHtml(plan, label)} . '</button> ';`,
        ),
      )}
      ${one.can_delete ? php`$html .= '<button class="wp-element-button" formnovalidate name="own_deed" value="delete">' . ${translatedHtml(plan, 'Delete')} . '</button>';` : noPhp}

      return $html . '</p></form>';
    }

    ${one.fields.length > 0 ? controlMethod : noPhp}
  `;
}

const controlMethod: PhpCode = php`
  /**
   * Renders a control with its label.
   *
   * @param int      $id      Record ID.
   * @param string   $key     Field key.
   * @param string   $label   Label.
   * @param string   $input   Type of the field.
   * @param string[] $choices Labels, keyed by value.
   * @param string   $value   Value.
   * @return string HTML.
   */
  private function control( $id, $key, $label, $input, $choices, $value ) {
    $name    = 'own[' . $key . ']';
    $element = self::MARKER . '-' . $id . '-' . $key;
    $types   = array(
      'integer'  => 'number',
      'number'   => 'number',
      'money'    => 'number',
      'date'     => 'date',
      'time'     => 'time',
      'datetime' => 'datetime-local',
      'email'    => 'email',
      'url'      => 'url',
      'phone'    => 'tel',
      'color'    => 'color',
    );
    $before  = sprintf( '<p><label for="%1$s">%2$s</label><br>', esc_attr( $element ), esc_html( $label ) );
    if ( 'textarea' === $input ) {
      return $before . sprintf( '<textarea id="%1$s" name="%2$s" rows="5">%3$s</textarea></p>', esc_attr( $element ), esc_attr( $name ), esc_textarea( $value ) );
    }

    if ( 'boolean' === $input ) {
      return $before . sprintf( '<input type="checkbox" id="%1$s" name="%2$s" value="1"%3$s></p>', esc_attr( $element ), esc_attr( $name ), checked( (bool) $value, true, false ) );
    }

    if ( $choices ) {
      $options = '<option value=""></option>';
      foreach ( $choices as $choice => $text ) {
        $options .= sprintf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $choice ), selected( (string) $choice, $value, false ), esc_html( $text ) );
      }

      return $before . sprintf( '<select id="%1$s" name="%2$s">%3$s</select></p>', esc_attr( $element ), esc_attr( $name ), $options );
    }

    $type = isset( $types[ $input ] ) ? $types[ $input ] : 'text';

    return $before . sprintf( '<input type="%1$s" id="%2$s" name="%3$s" value="%4$s"%5$s></p>', esc_attr( $type ), esc_attr( $element ), esc_attr( $name ), esc_attr( $value ), 'number' === $type ? ' step="any"' : '' );
  }
`;
