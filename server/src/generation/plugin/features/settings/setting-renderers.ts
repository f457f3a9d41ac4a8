import { type PhpCode, php } from '../../../writers/php.ts';
import type { rendererOf } from './setting-php.ts';

/** The methods that print the fields of settings, by kind. */
export const fieldRenderers: Record<ReturnType<typeof rendererOf>, () => PhpCode> = {
  number: () => php`
    /**
     * Renders a number field.
     *
     * @param array $args Field arguments.
     */
    public function render_number( $args ) {
      printf(
        '<input type="number" class="small-text" id="%1$s" name="%2$s" value="%3$s" min="%4$s" max="%5$s" step="%6$s" aria-describedby="%1$s-description">',
        esc_attr( $args['label_for'] ),
        esc_attr( self::OPTION . '[' . $args['key'] . ']' ),
        esc_attr( self::get( $args['key'] ) ),
        esc_attr( $args['min'] ),
        esc_attr( $args['max'] ),
        esc_attr( $args['step'] )
      );
      $this->print_description( $args );
    }
  `,
  checkbox: () => php`
    /**
     * Renders a checkbox. The hidden field is submitted when it is unchecked.
     *
     * @param array $args Field arguments.
     */
    public function render_checkbox( $args ) {
      $name = self::OPTION . '[' . $args['key'] . ']';

      printf( '<input type="hidden" name="%s" value="0">', esc_attr( $name ) );
      printf(
        '<input type="checkbox" id="%1$s" name="%2$s" value="1" aria-describedby="%1$s-description"%3$s>',
        esc_attr( $args['label_for'] ),
        esc_attr( $name ),
        checked( self::get( $args['key'] ), true, false )
      );
      $this->print_description( $args );
    }
  `,
  select: () => php`
    /**
     * Renders a dropdown.
     *
     * @param array $args Field arguments.
     */
    public function render_select( $args ) {
      printf(
        '<select id="%1$s" name="%2$s" aria-describedby="%1$s-description">',
        esc_attr( $args['label_for'] ),
        esc_attr( self::OPTION . '[' . $args['key'] . ']' )
      );
      foreach ( $args['choices'] as $value => $label ) {
        printf(
          '<option value="%1$s"%2$s>%3$s</option>',
          esc_attr( $value ),
          selected( self::get( $args['key'] ), (string) $value, false ),
          esc_html( $label )
        );
      }
      echo '</select>';
      $this->print_description( $args );
    }
  `,
  checkboxes: () => php`
    /**
     * Renders a group of checkboxes. The hidden field is submitted when none is checked.
     *
     * @param array $args Field arguments.
     */
    public function render_checkboxes( $args ) {
      $name = self::OPTION . '[' . $args['key'] . ']';

      printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $args['legend'] ) );
      printf( '<input type="hidden" name="%s" value="">', esc_attr( $name ) );
      foreach ( $args['choices'] as $value => $label ) {
        printf(
          '<label><input type="checkbox" name="%1$s[]" value="%2$s"%3$s> %4$s</label><br>',
          esc_attr( $name ),
          esc_attr( $value ),
          checked( in_array( (string) $value, self::get( $args['key'] ), true ), true, false ),
          esc_html( $label )
        );
      }
      echo '</fieldset>';
      $this->print_description( $args );
    }
  `,
  textarea: () => php`
    /**
     * Renders a textarea.
     *
     * @param array $args Field arguments.
     */
    public function render_textarea( $args ) {
      printf(
        '<textarea class="large-text" rows="4" id="%1$s" name="%2$s" aria-describedby="%1$s-description">%3$s</textarea>',
        esc_attr( $args['label_for'] ),
        esc_attr( self::OPTION . '[' . $args['key'] . ']' ),
        esc_textarea( self::get( $args['key'] ) )
      );
      $this->print_description( $args );
    }
  `,
  code: () => php`
    /**
     * Renders a code field.
     *
     * @param array $args Field arguments.
     */
    public function render_code( $args ) {
      printf(
        '<textarea class="large-text code" rows="8" spellcheck="false" dir="ltr" id="%1$s" name="%2$s" aria-describedby="%1$s-description"%3$s>%4$s</textarea>',
        esc_attr( $args['label_for'] ),
        esc_attr( self::OPTION . '[' . $args['key'] . ']' ),
        wp_readonly( current_user_can( 'unfiltered_html' ), false, false ),
        esc_textarea( self::get( $args['key'] ) )
      );
      $this->print_description( $args );
    }
  `,
  secret: () => php`
    /**
     * Renders a password field.
     *
     * @param array $args Field arguments.
     */
    public function render_secret( $args ) {
      printf(
        '<input type="password" class="regular-text" id="%1$s" name="%2$s" value="%3$s" autocomplete="new-password" aria-describedby="%1$s-description">',
        esc_attr( $args['label_for'] ),
        esc_attr( self::OPTION . '[' . $args['key'] . ']' ),
        esc_attr( self::get( $args['key'] ) )
      );
      $this->print_description( $args );
    }
  `,
  input: () => php`
    /**
     * Renders a text field.
     *
     * @param array $args Field arguments.
     */
    public function render_input( $args ) {
      printf(
        '<input type="%1$s" class="regular-text" id="%2$s" name="%3$s" value="%4$s" aria-describedby="%2$s-description">',
        esc_attr( $args['type'] ),
        esc_attr( $args['label_for'] ),
        esc_attr( self::OPTION . '[' . $args['key'] . ']' ),
        esc_attr( self::get( $args['key'] ) )
      );
      $this->print_description( $args );
    }
  `,
};

/** The method that prints what a setting is for. */
export const descriptionMethod = (): PhpCode => php`
  /**
   * Renders the description of a field.
   *
   * @param array $args Field arguments.
   */
  private function print_description( $args ) {
    if ( ! empty( $args['description'] ) ) {
      $id = isset( $args['label_for'] ) ? $args['label_for'] : $args['id'];

      printf( '<p class="description" id="%1$s-description">%2$s</p>', esc_attr( $id ), esc_html( $args['description'] ) );
    }
  }
`;
