import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { clicksAreCounted, downloadVar } from '../downloads/downloads-plan.ts';
import { fileVar, placeHook, publicFileKey } from './file-names.ts';
import { movingMethods } from './moving-files.ts';
import { about, type Rule } from './rules.ts';

/** Rules whose files cannot be opened by their address either. */
export const fileRules = (rules: readonly Rule[]): readonly Rule[] =>
  about(rules, ['read'], ['post']).filter(({ kind, one }) => kind?.key === 'media' && one.protects_files === true);

/** The class that keeps files where nobody can open them, and serves them to who may see them. */
export const protectedFilesClass = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Keeps restricted files where no address leads to them, and serves them to who may see them.
   */
  class ${classOf(plan, 'Protected_Files')} {

    /**
     * Numbers of the restrictions whose files are kept there.
     */
    const RULES = ${fileRules(rules).map(({ number }) => number)};

    /**
     * Metadata of a file that is kept there: its path below the uploads before.
     */
    const PUBLIC_FILE = ${publicFileKey(plan)};

    /**
     * Files that were changed in this request.
     *
     * @var array<int, bool>
     */
    private $changed = array();

    /**
     * Whether files are brought back for good: the same request changes them, and must not protect them again.
     *
     * @var bool
     */
    private static $is_over = false;

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'add_attachment', array( $this, 'note' ) );
      add_action( 'edit_attachment', array( $this, 'note' ) );
      add_action( 'set_object_terms', array( $this, 'note' ) );
      add_action( 'added_post_meta', array( $this, 'note_meta' ), 10, 3 );
      add_action( 'updated_post_meta', array( $this, 'note_meta' ), 10, 3 );
      add_action( 'deleted_post_meta', array( $this, 'note_meta' ), 10, 3 );
      add_action( 'shutdown', array( $this, 'place_changed' ) );
      add_action( 'deleted_post', array( $this, 'remove_folder' ) );
      add_action( ${placeHook(plan)}, array( $this, 'place_all' ) );
      add_filter( 'wp_get_attachment_url', array( $this, 'address' ), 10, 2 );
      add_filter( 'image_downsize', array( $this, 'sized_address' ), 10, 3 );
      add_filter( 'wp_calculate_image_srcset_meta', array( $this, 'leave_out_sizes' ), 10, 4 );
      add_action( 'template_redirect', array( $this, 'serve' ), -2 );

      if ( ! wp_next_scheduled( ${placeHook(plan)} ) ) {
        wp_schedule_event( time(), 'daily', ${placeHook(plan)} );
      }
    }

    /**
     * Determines whether a file is kept where no address leads to it.
     *
     * @param int $id Attachment ID.
     * @return bool
     */
    public static function is_protected( $id ) {
      return '' !== (string) get_post_meta( $id, self::PUBLIC_FILE, true );
    }

    /**
     * Determines whether the current user may open a file.
     *
     * @param WP_Post $file Attachment.
     * @return bool
     */
    public static function may_open( $file ) {
      return ! in_array( ( new ${classOf(plan, 'Restrictions')}() )->refusal( 'read', 'attachment', $file ), self::RULES, true );
    }

    /**
     * Replaces the address of a protected file by one at which this class serves it.
     *
     * @param string $url URL.
     * @param int    $id  Attachment ID.
     * @return string
     */
    public function address( $url, $id ) {
      return self::is_protected( $id ) ? add_query_arg( ${fileVar(plan)}, (int) $id, home_url( '/' ) ) : $url;
    }

    /**
     * Replaces the address of a size of a protected image.
     *
     * @param array|false  $image Address, width, height and whether it is a smaller size; false: not decided.
     * @param int          $id    Attachment ID.
     * @param string|int[] $size  Size.
     * @return array|false
     */
    public function sized_address( $image, $id, $size ) {
      if ( ! self::is_protected( $id ) ) {
        return $image;
      }

      $url  = $this->address( '', $id );
      $data = wp_get_attachment_metadata( $id );
      $one  = is_string( $size ) ? ( $data['sizes'][ $size ] ?? null ) : image_get_intermediate_size( $id, $size );
      if ( ! is_array( $one ) ) {
        return wp_attachment_is_image( $id ) ? array( $url, (int) ( $data['width'] ?? 0 ), (int) ( $data['height'] ?? 0 ), false ) : $image;
      }

      return array( add_query_arg( 'size', rawurlencode( $one['file'] ), $url ), (int) $one['width'], (int) $one['height'], true );
    }

    /**
     * Offers browsers no other sizes of a protected image: their addresses would lead nowhere.
     *
     * @param array  $data   Metadata of the image.
     * @param int[]  $sizes  Width and height.
     * @param string $source Address of the image.
     * @param int    $id     Attachment ID.
     * @return array
     */
    public function leave_out_sizes( $data, $sizes, $source, $id ) {
      return self::is_protected( $id ) ? array() : $data;
    }

    /**
     * Serves a protected file. Who asks for its former address is led to the present one.
     */
    public function serve() {
      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- A link to a file, which may be anywhere.
      $id   = isset( $_GET[${fileVar(plan)}] ) ? absint( $_GET[${fileVar(plan)}] ) : 0;
      $size = isset( $_GET['size'] ) ? sanitize_file_name( wp_unslash( $_GET['size'] ) ) : '';
      // phpcs:enable
      if ( 0 === $id ) {
        $this->lead_to_present_address();
        return;
      }

      $file = get_post( $id );
      $path = $file instanceof WP_Post && 'attachment' === $file->post_type ? (string) get_attached_file( $id ) : '';
      // Only names that the file's own metadata knows.
      if ( '' !== $size && in_array( $size, self::names( $id ), true ) ) {
        $path = path_join( dirname( $path ), $size );
      }
      if ( '' === $path || ! is_file( $path ) ) {
        global $wp_query;

        $wp_query->set_404();
        status_header( 404 );
        return;
      }

      nocache_headers();
      if ( ! self::may_open( $file ) ) {
        $this->refuse();
      }
      $this->send( $path, (string) wp_check_filetype( $path )['type'] );
    }

    /**
     * Asks visitors to log in, and refuses others.
     */
    private function refuse() {
      if ( ! is_user_logged_in() ) {
        wp_safe_redirect( wp_login_url( home_url( add_query_arg( array() ) ) ) );
        exit;
      }

      wp_die(
        ${translated(plan, 'Sorry, you are not allowed to open this file.')},
        ${translated(plan, 'Access denied')},
        array( 'response' => 403 )
      );
    }

    /**
     * Sends a file. Pictures, sounds, videos and PDF open in the browser; all else is saved.
     *
     * @param string $path Path.
     * @param string $type MIME type; empty if it is unknown.
     */
    private function send( $path, $type ) {
      $opens = 'image/svg+xml' !== $type && 1 === preg_match( '#^(?:(?:image|audio|video)/|application/pdf$)#', $type );
      header( 'Content-Type: ' . ( '' === $type ? 'application/octet-stream' : $type ) );
      header( 'X-Content-Type-Options: nosniff' );
      header( 'Content-Length: ' . filesize( $path ) );
      header( 'Content-Disposition: ' . ( $opens ? 'inline' : 'attachment' ) . "; filename*=UTF-8''" . rawurlencode( wp_basename( $path ) ) );
      while ( ob_get_level() > 0 ) {
        ob_end_clean();
      }
      readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- Large files do not fit in memory.
      exit;
    }

    /**
     * Leads from the address that a file had before it was protected to the present one.
     */
    private function lead_to_present_address() {
      if ( ! is_404() ) {
        return;
      }

      $base  = (string) wp_parse_url( wp_get_upload_dir()['baseurl'], PHP_URL_PATH ) . '/';
      $asked = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
      $path  = rawurldecode( (string) wp_parse_url( $asked, PHP_URL_PATH ) );
      if ( 0 !== strpos( $path, $base ) ) {
        return;
      }

      $path  = substr( $path, strlen( $base ) );
      $whole = preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', $path );
      $found = get_posts(
        array(
          'post_type'        => 'attachment',
          'post_status'      => 'any',
          'fields'           => 'ids',
          'numberposts'      => 1,
          'suppress_filters' => true,
          // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only for files that are not there.
          'meta_query'       => array(
            array(
              'key'     => self::PUBLIC_FILE,
              'value'   => array( $path, $whole, preg_replace( '/(?=\.\w+$)/', '-scaled', $whole ) ),
              'compare' => 'IN',
            ),
          ),
        )
      );
      if ( array() === $found ) {
        return;
      }

      nocache_headers();
      $url = $this->address( '', $found[0] );
      ${
        clicksAreCounted(plan)
          ? php`
            $is_picture = isset( $_SERVER['HTTP_SEC_FETCH_DEST'] ) && 'image' === $_SERVER['HTTP_SEC_FETCH_DEST'];
            if ( ! $is_picture && $path === $whole ) {
              $url = add_query_arg( ${downloadVar(plan)}, $found[0], home_url( '/' ) );
            }
          `
          : noPhp
      }
      wp_safe_redirect( $path === $whole ? $url : add_query_arg( 'size', rawurlencode( wp_basename( $path ) ), $url ) );
      exit;
    }

    ${movingMethods(plan)}
  }
`;
