import { html, markup } from '../../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { CsvExport } from './options.ts';

const labels: Readonly<Record<string, string>> = { post: 'Posts', page: 'Pages', users: 'Users' };

/** The class of the screen and of the download. */
export function csvExportClass(plan: PluginPlan, { kinds }: CsvExport): PhpCode {
  const { domain } = plan;
  const action = toolName(plan, 'csv_download');
  const hasUsers = kinds.includes('users');
  const hasPosts = kinds.some((kind) => kind !== 'users');
  const id = toolHandle(plan, 'csv_kind');
  const kindCheck = hasUsers && hasPosts ? php`'users' === $kind` : hasUsers ? php`true` : php`false`;
  return php`
    /**
     * Exports site content as CSV, page by page.
     */
    class ${toolClass(plan, 'csv_export', 'Download')} {

      const PAGE   = ${toolHandle(plan, 'csv_export')};
      const ACTION = ${action};

      /**
       * Number of rows to read at once.
       */
      const BATCH = 200;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_action( 'admin_post_' . self::ACTION, array( $this, 'download' ) );
      }

      /**
       * Adds the page to the Tools menu.
       */
      public function add_page() {
        add_management_page(
          __( 'Export CSV', ${domain} ),
          __( 'Export CSV', ${domain} ),
          'export',
          self::PAGE,
          array( $this, 'render' )
        );
      }

      /**
       * Gets the content that the current user can export.
       *
       * @return string[] Labels, keyed by kind.
       */
      private function kinds() {
        $kinds = array();
        ${joinPhp(
          kinds.map(
            (kind) => php`
              if ( current_user_can( ${kind === 'users' ? 'list_users' : 'export'} ) ) {
                $kinds[${kind}] = __( ${labels[kind] ?? kind}, ${domain} );
              }
            `,
          ),
        )}

        return $kinds;
      }

      /**
       * Renders the page.
       */
      public function render() {
        ${markup(html`
          <div class="wrap">
            <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
            <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
              <input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
              <?php wp_nonce_field( self::ACTION ); ?>
              <p>
                <label for="${id}"><?php esc_html_e( 'Choose what to export', ${domain} ); ?></label>
                <select id="${id}" name="kind">
                  <?php foreach ( $this->kinds() as $kind => $label ) : ?>
                    <option value="<?php echo esc_attr( $kind ); ?>"><?php echo esc_html( $label ); ?></option>
                  <?php endforeach; ?>
                </select>
              </p>
              <?php submit_button( __( 'Download Export File', ${domain} ) ); ?>
            </form>
          </div>
        `)}
      }

      /**
       * Sends the CSV file.
       */
      public function download() {
        if ( ! current_user_can( 'export' ) ) {
          wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${domain} ), '', array( 'response' => 403 ) );
        }
        check_admin_referer( self::ACTION );

        $kind = isset( $_POST['kind'] ) ? sanitize_key( $_POST['kind'] ) : '';
        if ( ! isset( $this->kinds()[ $kind ] ) ) {
          wp_die( esc_html__( 'Invalid export type.', ${domain} ), '', array( 'response' => 400 ) );
        }

        nocache_headers();
        header( 'Content-Type: text/csv; charset=utf-8' );
        header( 'Content-Disposition: attachment; filename="' . $kind . '-' . wp_date( 'Y-m-d' ) . '.csv"' );

        $file = fopen( 'php://output', 'w' );
        // Byte order mark, so that spreadsheet software detects UTF-8.
        fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- Writes to the output, not to a file.
        fputcsv( $file, $this->columns( $kind ), ',', '"', '' );
        $page = 1;
        do {
          $rows = ${hasUsers && hasPosts ? php`${kindCheck} ? $this->user_rows( $page ) : $this->post_rows( $kind, $page )` : hasUsers ? php`$this->user_rows( $page )` : php`$this->post_rows( $kind, $page )`};
          foreach ( $rows as $row ) {
            /**
             * Filters a row of the export.
             *
             * @param array  $row  Values in column order.
             * @param string $kind Kind of content.
             */
            fputcsv( $file, self::disarm( (array) apply_filters( ${toolName(plan, 'csv_row')}, $row, $kind ) ), ',', '"', '' );
          }
          ++$page;
        } while ( self::BATCH === count( $rows ) );
        exit;
      }

      /**
       * Gets the header row.
       *
       * @param string $kind Kind of content.
       * @return string[]
       */
      private function columns( $kind ) {
        ${
          hasUsers
            ? hasPosts
              ? php`
                if ( 'users' === $kind ) {
                  return array( 'id', 'login', 'name', 'email', 'roles', 'registered' );
                }
              `
              : php`return array( 'id', 'login', 'name', 'email', 'roles', 'registered' );`
            : noPhp
        }
        ${hasPosts ? php`return array( 'id', 'title', 'status', 'date', 'author', 'link', 'categories', 'tags', 'excerpt', 'content' );` : noPhp}
      }

      ${hasPosts ? postRows : noPhp}

      ${hasUsers ? userRows : noPhp}

      /**
       * Prevents spreadsheet software from interpreting text as formulas.
       *
       * @param array $row Values.
       * @return string[]
       */
      public static function disarm( $row ) {
        return array_map(
          static function ( $value ) {
            $value = (string) $value;

            return preg_match( '/^[=+\-@\t\r]/', $value ) && ! is_numeric( $value ) ? "'" . $value : $value;
          },
          array_values( $row )
        );
      }
    }
  `;
}

const postRows = php`
  /**
   * Gets a page of posts as rows.
   *
   * @param string $post_type Post type.
   * @param int    $page      Page number.
   * @return array[]
   */
  private function post_rows( $post_type, $page ) {
    $posts = get_posts(
      array(
        'post_type'      => $post_type,
        'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private' ),
        'posts_per_page' => self::BATCH,
        'paged'          => $page,
        'orderby'        => 'ID',
        'order'          => 'ASC',
      )
    );
    $rows  = array();
    foreach ( $posts as $post ) {
      $rows[] = array(
        $post->ID,
        $post->post_title,
        $post->post_status,
        $post->post_date,
        get_the_author_meta( 'display_name', (int) $post->post_author ),
        get_permalink( $post ),
        $this->names( $post->ID, 'category' ),
        $this->names( $post->ID, 'post_tag' ),
        $post->post_excerpt,
        $post->post_content,
      );
    }

    return $rows;
  }

  /**
   * Gets the names of the terms of a post.
   *
   * @param int    $post_id  Post ID.
   * @param string $taxonomy Taxonomy name.
   * @return string
   */
  private function names( $post_id, $taxonomy ) {
    $terms = get_the_terms( $post_id, $taxonomy );

    return is_array( $terms ) ? implode( ', ', wp_list_pluck( $terms, 'name' ) ) : '';
  }
`;

const userRows = php`
  /**
   * Gets a page of users as rows.
   *
   * @param int $page Page number.
   * @return array[]
   */
  private function user_rows( $page ) {
    $users = get_users(
      array(
        'number'  => self::BATCH,
        'paged'   => $page,
        'orderby' => 'ID',
      )
    );
    $rows  = array();
    foreach ( $users as $user ) {
      $rows[] = array(
        $user->ID,
        $user->user_login,
        $user->display_name,
        $user->user_email,
        implode( ', ', $user->roles ),
        $user->user_registered,
      );
    }

    return $rows;
  }
`;
