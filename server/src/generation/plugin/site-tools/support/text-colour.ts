import { type PhpCode, php } from '../../../writers/php.ts';

/** The method `text_on( $background )`: the colour of a text that can be read on a background. */
export const textOnMethod: PhpCode = php`
  /**
   * Gets a readable text color for a background, based on its perceived brightness.
   *
   * @param string $background Color, such as #1e3a8a or #fff.
   * @return string Dark text color for light backgrounds, light text color for dark ones.
   */
  private static function text_on( $background ) {
    $digits = ltrim( $background, '#' );
    $digits = 3 === strlen( $digits ) ? preg_replace( '/./', '$0$0', $digits ) : $digits;

    list( $red, $green, $blue ) = array_map( 'hexdec', str_split( $digits, 2 ) );

    return 0.299 * $red + 0.587 * $green + 0.114 * $blue > 150 ? '#111111' : '#ffffff';
  }
`;
