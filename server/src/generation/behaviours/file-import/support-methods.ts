import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';

/** The methods that runs need: the file, its version, whom new entries belong to, and the lock. */
export const supportMethods = (plan: PluginPlan, hasUrls: boolean): PhpCode => php`
  /**
   * Gets the file of an import.
   *
   * @param array $import Import.
   * @return string|WP_Error Path, or a WP_Error object on failure.
   */
  private static function file( $import ) {
    ${
      hasUrls
        ? php`
            if ( isset( $import['url'] ) ) {
              require_once ABSPATH . 'wp-admin/includes/file.php';

              return download_url( $import['url'], 60 );
            }
          `
        : noPhp
    }

    $path = isset( $import['path'] ) ? ltrim( $import['path'], '/' ) : '';
    $file = wp_get_upload_dir()['basedir'] . '/' . $path;

    if ( '' === $path || 0 !== validate_file( $path ) || ! is_file( $file ) || ! is_readable( $file ) ) {
      /* translators: %s: Path of a file. */
      return new WP_Error( ${prefixed(plan, 'no_file')}, sprintf( ${translated(plan, 'The file %s is not in the uploads folder, or cannot be read.')}, $path ) );
    }

    return $file;
  }

  /**
   * Gets what tells one version of a file from another.
   *
   * @param string $file Path.
   * @return string Empty if there is no file.
   */
  private static function stamp( $file ) {
    clearstatcache( true, $file );

    return is_readable( $file ) ? filemtime( $file ) . '-' . filesize( $file ) : '';
  }

  /**
   * Gets the user whom new entries belong to: the first administrator.
   *
   * @return int User ID; 0 if there is none.
   */
  private static function author() {
    $users = get_users(
      array(
        'role'    => 'administrator',
        'orderby' => 'ID',
        'number'  => 1,
        'fields'  => 'ID',
      )
    );

    return $users ? (int) $users[0] : 0;
  }

  /**
   * Prevents two processes from importing the same rows.
   *
   * @param string $name Name of the import.
   * @return bool Whether this process may go on.
   */
  private static function lock( $name ) {
    $lock = self::option( $name, 'lock' );
    if ( add_option( $lock, time(), '', false ) ) {
      return true;
    }

    // The process that locked it has died.
    return (int) get_option( $lock ) < time() - 10 * MINUTE_IN_SECONDS && update_option( $lock, time(), false );
  }
`;
