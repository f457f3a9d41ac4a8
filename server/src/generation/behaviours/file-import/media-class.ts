import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { sourceMeta } from './import-plan.ts';

/** The class that puts files of other sites into the media library, each once. */
export const mediaClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Loads pictures and files from their URLs into the media library, each once.
   */
  class ${classOf(plan, 'Import_Media')} {

    /**
     * Metadata with the URL that a file was loaded from.
     */
    const SOURCE = ${sourceMeta(plan)};

    /**
     * Splits the text of a cell into URLs.
     *
     * @param string $text URLs, separated by spaces, vertical bars, semicolons or commas.
     * @return string[]
     */
    public static function urls( $text ) {
      $parts = preg_split( '/[\s|;]+|,\s*(?=https?:)/i', trim( $text ) );

      return array_values( array_unique( array_filter( array_map( static fn( $part ) => trim( $part, ', ' ), $parts ), 'strlen' ) ) );
    }

    /**
     * Gets the file of a URL, and loads it if it is not there yet.
     *
     * @param string $url    URL.
     * @param int    $parent Post ID that it belongs to; 0 for none yet.
     * @return int|WP_Error Attachment ID, or a WP_Error object on failure.
     */
    public static function load( $url, $parent ) {
      $known = get_posts(
        array(
          'post_type'   => 'attachment',
          'post_status' => 'inherit',
          'fields'      => 'ids',
          'numberposts' => 1,
          'meta_key'    => self::SOURCE, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- In the background only.
          'meta_value'  => $url, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- In the background only.
        )
      );
      if ( $known ) {
        return $known[0];
      }
      if ( ! preg_match( '#^https?://[^/]#i', $url ) ) {
        return new WP_Error( ${prefixed(plan, 'no_url')}, ${translated(plan, 'A valid URL was not provided.')} );
      }

      require_once ABSPATH . 'wp-admin/includes/file.php';
      require_once ABSPATH . 'wp-admin/includes/media.php';
      require_once ABSPATH . 'wp-admin/includes/image.php';

      $path = download_url( $url, 30 );
      if ( is_wp_error( $path ) ) {
        return $path;
      }

      $id = media_handle_sideload(
        array(
          'name'     => self::name( $url, $path ),
          'tmp_name' => $path,
        ),
        $parent
      );
      if ( is_wp_error( $id ) ) {
        wp_delete_file( $path );

        return $id;
      }

      update_post_meta( $id, self::SOURCE, wp_slash( $url ) );

      return $id;
    }

    /**
     * Gets a name for a file. URLs of pictures need not end in one.
     *
     * @param string $url  URL.
     * @param string $path Path of the loaded file.
     * @return string
     */
    private static function name( $url, $path ) {
      $name = sanitize_file_name( wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
      $type = wp_get_image_mime( $path );
      $ends = false === $type ? false : wp_get_default_extension_for_mime_type( $type );
      if ( false !== $ends && 0 !== strpos( (string) wp_check_filetype( $name )['type'], 'image/' ) ) {
        return ( '' === $name ? 'picture' : $name ) . '.' . $ends;
      }

      return $name;
    }
  }
`;
