import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { fileVar } from '../restriction/file-names.ts';
import { type Downloads, downloadsKey, downloadVar, filesAreProtected } from './downloads-plan.ts';
import { libraryMethods } from './library-methods.ts';

/** The class that counts downloads and shows their number. */
export const downloadsClass = (plan: PluginPlan, one: Downloads): PhpCode => php`
  /**
   * Counts downloads of files of the media library.
   */
  final class ${classOf(plan, 'Downloads')} {

    /**
     * Metadata with the number of downloads.
     */
    const COUNT = ${downloadsKey(plan)};

    /**
     * Registers the hooks.
     */
    public function register() {
      add_filter( 'query_vars', array( $this, 'add_variable' ) );
      add_action( 'template_redirect', array( $this, 'download' ), -3 );
      add_filter( 'the_content', array( $this, 'count_links' ), 20 );
      add_filter( 'manage_media_columns', array( $this, 'add_column' ) );
      add_filter( 'manage_upload_sortable_columns', array( $this, 'sort_column' ) );
      add_action( 'manage_media_custom_column', array( $this, 'show_column' ), 10, 2 );
      add_filter( 'posts_clauses', array( $this, 'sort_by_count' ), 10, 2 );
      add_filter( 'attachment_fields_to_edit', array( $this, 'show_details' ), 10, 2 );
    }

    /**
     * Gets the address at which a download is counted.
     *
     * @param int $id Attachment ID.
     * @return string URL.
     */
    public static function address( $id ) {
      return add_query_arg( ${downloadVar(plan)}, (int) $id, home_url( '/' ) );
    }

    /**
     * Determines whether downloads of a file are counted.
     *
     * @param int $id Attachment ID.
     * @return bool
     */
    private static function is_counted( $id ) {
      if ( 'attachment' !== get_post_type( $id ) ) {
        return false;
      }
      ${
        one.types === undefined
          ? php`return true;`
          : php`
            $type = strtok( (string) get_post_mime_type( $id ), '/' );

            return in_array( in_array( $type, array( 'image', 'audio', 'video' ), true ) ? $type : 'document', ${[...one.types]}, true );
          `
      }
    }

    /**
     * Lets addresses name a file that is downloaded.
     *
     * @param string[] $variables Names of query variables.
     * @return string[]
     */
    public function add_variable( $variables ) {
      $variables[] = ${downloadVar(plan)};

      return $variables;
    }

    /**
     * Counts a download and leads to the file.
     */
    public function download() {
      $id = absint( get_query_var( ${downloadVar(plan)} ) );
      if ( 0 === $id ) {
        return;
      }

      $url = self::is_counted( $id ) ? wp_get_attachment_url( $id ) : false;
      if ( false === $url ) {
        global $wp_query;

        $wp_query->set_404();
        status_header( 404 );
        return;
      }

      $agent  = isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';
      $method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
      if ( 'get' === $method && 1 !== preg_match( '/bot\b|crawl|spider|slurp|externalhit|archiver/i', $agent )${one.counts_staff === true ? noPhp : php` && ! current_user_can( 'upload_files' )`}${filesAreProtected(plan) ? php` && ${classOf(plan, 'Protected_Files')}::may_open( get_post( $id ) )` : noPhp} ) {
        self::count( $id );
      }

      nocache_headers();
      // Uploads may be on another host.
      wp_redirect( $url ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- The address of a file of the media library.
      exit;
    }

    /**
     * Counts a download; in the database, so that none of the same moment is lost.
     *
     * @param int $id Attachment ID.
     */
    public static function count( $id ) {
      global $wpdb;

      add_post_meta( $id, self::COUNT, 0, true );
      // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Adds one without reading first.
      $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s", $id, self::COUNT ) );
      wp_cache_delete( $id, 'post_meta' );
    }

    /**
     * Leads links to files over the address at which they are counted. Pictures that open in the page stay as they are.
     *
     * @param string $content Text of a post.
     * @return string
     */
    public function count_links( $content ) {
      $tags = new WP_HTML_Tag_Processor( $content );
      while ( $tags->next_tag( 'a' ) ) {
        $id = $this->file_of( (string) $tags->get_attribute( 'href' ) );
        if ( 0 === $id || ! self::is_counted( $id ) || ( null === $tags->get_attribute( 'download' ) && $this->holds_picture( $tags ) ) ) {
          continue;
        }
        $tags->set_attribute( 'href', self::address( $id ) );
        $tags->set_attribute( 'rel', trim( $tags->get_attribute( 'rel' ) . ' nofollow' ) );
        ${
          one.shows_count === true
            ? php`
              /* translators: %s: Number of downloads. */
              $tags->set_attribute( 'data-downloads', sprintf( __( '%s downloads', ${plan.domain} ), number_format_i18n( (int) get_post_meta( $id, self::COUNT, true ) ) ) );
            `
            : noPhp
        }
      }

      return ${one.shows_count === true ? php`preg_replace( '#(<a\s[^>]*data-downloads="([^"]*)"[^>]*>.*?</a>)#is', '$1 <small>($2)</small>', $tags->get_updated_html() )` : php`$tags->get_updated_html()`};
    }

    /**
     * Gets the file to which a link leads.
     *
     * @param string $url URL.
     * @return int Attachment ID, or 0.
     */
    private function file_of( $url ) {
      ${
        filesAreProtected(plan)
          ? php`
            if ( 1 === preg_match( ${`/[?&](?:amp;|#038;)?${fileVar(plan)}=(\\d+)$/`}, $url, $found ) ) {
              return (int) $found[1];
            }
          `
          : noPhp
      }

      return 0 === strpos( $url, wp_get_upload_dir()['baseurl'] . '/' ) ? attachment_url_to_postid( $url ) : 0;
    }

    /**
     * Determines whether a picture is all that a link holds: it opens in the page.
     *
     * @param WP_HTML_Tag_Processor $tags Where the link begins.
     * @return bool
     */
    private function holds_picture( $tags ) {
      $tags->set_bookmark( 'link' );
      $is_picture = $tags->next_tag( array( 'tag_closers' => 'visit' ) ) && 'IMG' === $tags->get_tag();
      $tags->seek( 'link' );
      $tags->release_bookmark( 'link' );

      return $is_picture;
    }

    ${libraryMethods(plan)}
  }
`;
