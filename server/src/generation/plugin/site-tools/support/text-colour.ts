import { type PhpCode, php } from '../../../writers/php.ts';

/** The method `text_on( $background )`: the colour of a text that can be read on a background. */
export const textOnMethod: PhpCode = php`
  /**
   * The colour of a text that can be read on a background: brightness as the eye sees it decides.
   *
   * @param string $background A colour such as #1e3a8a or #fff.
   * @return string Dark on light colours, light on dark ones.
   */
  private static function text_on( $background ) {
    $digits = ltrim( $background, '#' );
    $digits = 3 === strlen( $digits ) ? preg_replace( '/./', '$0$0', $digits ) : $digits;

    list( $red, $green, $blue ) = array_map( 'hexdec', str_split( $digits, 2 ) );

    return 0.299 * $red + 0.587 * $green + 0.114 * $blue > 150 ? '#111111' : '#ffffff';
  }
`;
