import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** Placeholders that need no record. */
export const sitePlaceholders = [
  'site',
  'site_link',
  'user',
  'year',
  'today',
  'login_link',
  'logout_link',
  'registration_link',
] as const;

/** The method `fill()`, which puts values in place of placeholders; what somebody may not see is left out. */
export const fillMethod = (_plan: PluginPlan, hasRecords: boolean): PhpCode => php`
  /**
   * Puts values in place of placeholders.
   *
   * @param string      $text      Text with placeholders.
   * @param string      $reader    Class that reads the record; empty where there is none.
   * @param object|null $record    Record.
   * @param bool        $is_url    Whether values become part of an address.
   * @param bool        $is_theirs Whether it is shown to whom the record belongs, who may not be logged in.
   * @return string Not escaped.
   */
  private function fill( $text, $reader = '', $record = null, $is_url = false, $is_theirs = false ) {
    return preg_replace_callback(
      '/\{([a-z0-9_]+)\}/',
      static function ( $found ) use ( $text, $reader, $record, $is_url, $is_theirs ) {
        $key   = $found[1];
        $value = null;
        switch ( $key ) {
          case 'site':
            $value = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
            break;
          case 'site_link':
            $value = home_url( '/' );
            break;
          case 'user':
            $value = wp_get_current_user()->display_name;
            break;
          case 'year':
            $value = wp_date( 'Y' );
            break;
          case 'today':
            $value = wp_date( get_option( 'date_format' ) );
            break;
          case 'login_link':
            $value = wp_login_url();
            break;
          case 'logout_link':
            $value = html_entity_decode( wp_logout_url() );
            break;
          case 'registration_link':
            $value = wp_registration_url();
            break;
        }
        ${
          hasRecords
            ? php`
              if ( null === $value && null !== $record && '' !== $reader && isset( $reader::labels()[ $key ] ) ) {
                $value = $is_theirs || $reader::can_see( $record, $key ) ? $reader::text( $record, $key ) : '';
              }
            `
            : noPhp
        }

        if ( null === $value ) {
          return $found[0];
        }

        return $is_url && 0 !== strpos( $text, $found[0] ) ? rawurlencode( $value ) : $value;
      },
      $text
    );
  }
`;
