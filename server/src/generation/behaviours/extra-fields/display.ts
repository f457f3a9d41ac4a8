import { classOf, handleOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Methods that show values to those who may see them. */
export function displayMethods(plan: PluginPlan): PhpCode {
  const fields = classOf(plan, 'Fields');
  return php`
    /**
     * Gets the values of an object that the current user can see, as text.
     *
     * @param string $kind Object type.
     * @param int    $id   Object ID.
     * @return array[] Label, text and field definition of each value that is filled in, keyed by field.
     */
    public static function visible( $kind, $id ) {
      $visible = array();

      foreach ( self::fields_of( $kind, $id ) as $key => $field ) {
        $value = self::get( $kind, $id, $field );
        $text  = null === $value || array() === $value || ! self::can_see( $kind, $id, $field ) ? '' : self::text_of( $value, $field );

        if ( '' !== $text ) {
          $visible[ $key ] = array(
            'label' => $field['label'],
            'text'  => $text,
            'value' => $value,
            'field' => $field,
          );
        }
      }

      return $visible;
    }

    /**
     * Formats a value as text. Posts that the user cannot read are left out.
     *
     * @param mixed $value Typed value.
     * @param array $field Field definition.
     * @return string
     */
    public static function text_of( $value, $field ) {
      if ( isset( $field['target'] ) ) {
        $value = array_values( array_filter( (array) $value, 'is_post_publicly_viewable' ) );

        if ( array() === $value ) {
          return '';
        }

        $value = 'relation' === $field['input'] ? $value[0] : $value;
      }

      return ${fields}::format( $value, $field );
    }

    /**
     * Gets the values of an object that the current user can see, as a list.
     *
     * @param string $kind Object type.
     * @param int    $id   Object ID.
     * @return string HTML, or an empty string if there is nothing to see.
     */
    public static function listing( $kind, $id ) {
      $items = '';

      foreach ( self::visible( $kind, $id ) as $item ) {
        $items .= sprintf( '<dt>%1$s</dt><dd>%2$s</dd>', esc_html( $item['label'] ), self::markup( $item ) );
      }

      return '' === $items ? '' : ${`<dl class="${handleOf(plan, 'extra-fields')}">`} . $items . '</dl>';
    }

    /**
     * Gets the markup of a value.
     *
     * @param array $item Text, value and field definition.
     * @return string HTML.
     */
    private static function markup( $item ) {
      switch ( $item['field']['input'] ) {
        case 'email':
          return sprintf( '<a href="%1$s">%2$s</a>', esc_url( 'mailto:' . $item['text'] ), esc_html( $item['text'] ) );

        case 'url':
          return sprintf( '<a href="%1$s" rel="nofollow">%2$s</a>', esc_url( $item['text'] ), esc_html( $item['text'] ) );

        case 'phone':
          return sprintf( '<a href="%1$s">%2$s</a>', esc_url( 'tel:' . preg_replace( '/[^+0-9]/', '', $item['text'] ) ), esc_html( $item['text'] ) );

        case 'image':
          return wp_get_attachment_image( $item['value'], 'medium' );

        case 'gallery':
          return implode(
            ' ',
            array_map(
              static function ( $id ) {
                return wp_get_attachment_image( $id, 'thumbnail' );
              },
              $item['value']
            )
          );

        case 'file':
          return sprintf( '<a href="%1$s">%2$s</a>', esc_url( $item['text'] ), esc_html( wp_basename( $item['text'] ) ) );

        case 'html':
          return wp_kses_post( wpautop( $item['value'] ) );

        case 'textarea':
          return nl2br( esc_html( $item['text'] ) );
      }

      return esc_html( $item['text'] );
    }
  `;
}
