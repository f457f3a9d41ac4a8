// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { joinPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import type { Redirects } from './options.ts';

/** The kinds of redirects that can be chosen. */
export const redirectStatuses = [301, 302, 307, 308] as const;

/** The class of the table of redirects: reading, checking, writing and finding them. */
export function redirectStoreClass(plan: PluginPlan, { status, sources, targets }: Redirects): PhpCode {
  const { domain } = plan;
  const first = sources.map(
    (source, index) => php`
      $this->save(
        array(
          'source' => ${source},
          'target' => ${targets[index] ?? '/'},
        )
      );
    `,
  );
  return php`
    /**
     * Stores the redirects in a custom table.
     */
    final class ${classOf(plan, 'Redirect_Store')} {

      const VERSION        = '1';
      const VERSION_OPTION = ${prefixed(plan, 'redirects_version')};
      const STATUSES       = ${[...redirectStatuses]};

      /**
       * Maximum length of a source, limited by the database index.
       */
      const LONGEST = 191;

      /**
       * Maximum number of redirects to follow when looking for loops.
       */
      const MOST_HOPS = 20;

      /**
       * Gets the table name for the current site.
       *
       * @return string
       */
      public static function table() {
        global $wpdb;

        return $wpdb->prefix . ${prefixed(plan, 'redirects')};
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'upgrade' ), 5 );
      }

      /**
       * Creates the table, or upgrades it after a plugin update.
       */
      public function upgrade() {
        global $wpdb;

        if ( self::VERSION === get_option( self::VERSION_OPTION ) ) {
          return;
        }

        require_once ABSPATH . 'wp-admin/includes/upgrade.php';

        dbDelta(
          'CREATE TABLE ' . self::table() . " (
          id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
          source varchar(191) NOT NULL,
          target text NOT NULL,
          status smallint(5) unsigned NOT NULL DEFAULT 301,
          hits bigint(20) unsigned NOT NULL DEFAULT 0,
          last_hit datetime DEFAULT NULL,
          PRIMARY KEY  (id),
          UNIQUE KEY source_key (source)
          ) " . $wpdb->get_charset_collate()
        );
        update_option( self::VERSION_OPTION, self::VERSION );
        ${joinPhp(first)}
      }

      /**
       * Gets redirects.
       *
       * @param array $args Optional. Query arguments: per_page, page, search, orderby and order.
       * @return array[] Redirects.
       */
      public function find( $args = array() ) {
        global $wpdb;

        $args += array(
          'per_page' => 20,
          'page'     => 1,
          'search'   => '',
          'orderby'  => 'id',
          'order'    => 'desc',
        );

        $column = in_array( $args['orderby'], array( 'source', 'target', 'status', 'hits', 'last_hit' ), true ) ? $args['orderby'] : 'id';
        $order  = 'asc' === $args['order'] ? 'ASC' : 'DESC';
        $like   = '%' . $wpdb->esc_like( $args['search'] ) . '%';

        // phpcs:disable WordPress.DB -- Custom table; the order is either ASC or DESC.
        $rows = $wpdb->get_results(
          $wpdb->prepare(
            "SELECT * FROM %i WHERE source LIKE %s OR target LIKE %s ORDER BY %i $order, id DESC LIMIT %d OFFSET %d",
            self::table(),
            $like,
            $like,
            $column,
            $args['per_page'],
            ( max( 1, $args['page'] ) - 1 ) * $args['per_page']
          ),
          ARRAY_A
        );
        // phpcs:enable WordPress.DB

        return array_map( array( $this, 'typed' ), (array) $rows );
      }

      /**
       * Counts redirects.
       *
       * @param string $search Optional. Text to look for in the source and target.
       * @return int
       */
      public function count( $search = '' ) {
        global $wpdb;

        $like = '%' . $wpdb->esc_like( $search ) . '%';

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE source LIKE %s OR target LIKE %s', self::table(), $like, $like ) );
      }

      /**
       * Gets a redirect.
       *
       * @param int $id Redirect ID.
       * @return array|null
       */
      public function get( $id ) {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        $row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', self::table(), $id ), ARRAY_A );

        return $row ? $this->typed( $row ) : null;
      }

      /**
       * Finds the redirect for a URL: an exact match, or the closest wildcard match.
       *
       * @param string $address Path and query string, relative to the site root.
       * @return array|null Redirect with its resolved target, or null if there is none.
       */
      public function match( $address ) {
        global $wpdb;

        list( $path ) = explode( '?', $address, 2 );

        $sources = array_unique( array( $address, $path ) );
        $parent  = $path;
        while ( '' !== $parent && count( $sources ) < 20 ) {
          $parent    = (string) substr( $parent, 0, (int) strrpos( $parent, '/' ) );
          $sources[] = $parent . '/*';
        }

        $places = implode( ', ', array_fill( 0, count( $sources ), '%s' ) );
        // phpcs:ignore WordPress.DB -- Custom table; only placeholders are interpolated.
        $rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE source IN ( $places )", array_merge( array( self::table() ), array_values( $sources ) ) ), ARRAY_A );
        $rows = array_column( (array) $rows, null, 'source' );
        foreach ( $sources as $source ) {
          if ( ! isset( $rows[ $source ] ) ) {
            continue;
          }

          $redirect = $this->typed( $rows[ $source ] );
          if ( '*' === substr( $source, -1 ) ) {
            $rest               = (string) substr( $path, strlen( $source ) - 1 );
            $redirect['target'] = preg_replace_callback(
              '/\*$/',
              static function () use ( $rest ) {
                return implode( '/', array_map( 'rawurlencode', explode( '/', $rest ) ) );
              },
              $redirect['target']
            );
          }

          return $redirect;
        }

        return null;
      }

      /**
       * Adds or updates a redirect.
       *
       * @param array $values Source, target and, optionally, status.
       * @param int   $id     Optional. ID of the redirect to update; 0 to add one. Default 0.
       * @return int|WP_Error ID of the redirect, or a WP_Error object on failure.
       */
      public function save( $values, $id = 0 ) {
        global $wpdb;

        $row   = array(
          'source' => self::source_of( $values['source'] ),
          'target' => self::target_of( $values['target'] ),
          'status' => isset( $values['status'] ) && in_array( (int) $values['status'], self::STATUSES, true ) ? (int) $values['status'] : ${status},
        );
        $error = $this->check( $row, $id );
        if ( null !== $error ) {
          return $error;
        }

        // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
        $saved = 0 === $id
          ? $wpdb->insert( self::table(), $row, array( '%s', '%s', '%d' ) )
          : $wpdb->update( self::table(), $row, array( 'id' => $id ), array( '%s', '%s', '%d' ), array( '%d' ) );
        // phpcs:enable WordPress.DB.DirectDatabaseQuery

        if ( false === $saved ) {
          return new WP_Error( 'not_saved', __( 'Could not save the redirect.', ${domain} ) );
        }

        return 0 === $id ? (int) $wpdb->insert_id : $id;
      }

      /**
       * Deletes a redirect.
       *
       * @param int $id Redirect ID.
       * @return bool True if the redirect was deleted, false otherwise.
       */
      public function delete( $id ) {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        return 0 < $wpdb->delete( self::table(), array( 'id' => $id ), array( '%d' ) );
      }

      /**
       * Increases the hit count of a redirect.
       *
       * @param int $id Redirect ID.
       */
      public function count_hit( $id ) {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        $wpdb->query( $wpdb->prepare( 'UPDATE %i SET hits = hits + 1, last_hit = %s WHERE id = %d', self::table(), current_time( 'mysql', true ), $id ) );
      }

      /**
       * Normalizes the source of a redirect: a path relative to the site root, without trailing slash, and its query
       * string.
       *
       * @param string $address Path or URL of this site.
       * @return string Normalized source, or an empty string for external URLs.
       */
      public static function source_of( $address ) {
        $parts = wp_parse_url( trim( $address ) );
        $home  = wp_parse_url( home_url() );
        if ( ! is_array( $parts ) || ( isset( $parts['host'] ) && $parts['host'] !== $home['host'] ) ) {
          return '';
        }

        $path = '/' . trim( rawurldecode( isset( $parts['path'] ) ? $parts['path'] : '' ), '/' );
        $base = isset( $home['path'] ) ? untrailingslashit( $home['path'] ) : '';
        if ( '' !== $base && 0 === strpos( $path . '/', $base . '/' ) ) {
          $path = '/' . ltrim( substr( $path, strlen( $base ) ), '/' );
        }

        return strtolower( wp_check_invalid_utf8( $path ) ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
      }

      /**
       * Normalizes the target of a redirect.
       *
       * @param string $address Path relative to the site root, or URL.
       * @return string Normalized target, or an empty string if it is invalid.
       */
      public static function target_of( $address ) {
        $address = trim( $address );
        if ( '' !== $address && '/' !== $address[0] && false === strpos( $address, ':' ) ) {
          $address = '/' . $address;
        }

        return sanitize_url( $address, array( 'http', 'https' ) );
      }

      /**
       * Validates a redirect.
       *
       * @param array $row Redirect.
       * @param int   $id  Redirect ID; 0 for a new one.
       * @return WP_Error|null
       */
      private function check( $row, $id ) {
        global $wpdb;

        if ( '' === $row['source'] ) {
          return new WP_Error( 'source', __( 'The source must be a path on this site, such as /old-page.', ${domain} ) );
        }
        if ( mb_strlen( $row['source'] ) > self::LONGEST ) {
          return new WP_Error( 'source', __( 'The source is too long.', ${domain} ) );
        }
        if ( preg_match( '#^/(wp-admin|wp-login\.php|wp-json)(/|$)#', $row['source'] ) ) {
          return new WP_Error( 'source', __( 'WordPress core URLs cannot be redirected.', ${domain} ) );
        }
        if ( '' === $row['target'] ) {
          return new WP_Error( 'target', __( 'The target must be a path on this site, such as /new-page, or a URL starting with https://.', ${domain} ) );
        }

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        if ( $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE source = %s AND id <> %d', self::table(), $row['source'], $id ) ) ) {
          return new WP_Error( 'source', __( 'A redirect for this source already exists.', ${domain} ) );
        }
        if ( $this->leads_back( $row, $id ) ) {
          return new WP_Error( 'target', __( 'This redirect would create a loop.', ${domain} ) );
        }

        return null;
      }

      /**
       * Determines whether a redirect would create a loop.
       *
       * @param array $row Redirect.
       * @param int   $id  Redirect ID; 0 for a new one.
       * @return bool
       */
      private function leads_back( $row, $id ) {
        $address = self::source_of( $row['target'] );
        for ( $hop = 0; '' !== $address && $hop < self::MOST_HOPS; $hop++ ) {
          if ( self::covers( $row['source'], $address ) ) {
            return true;
          }

          $next = $this->match( $address );
          if ( null === $next || $next['id'] === $id ) {
            return false;
          }
          $address = self::source_of( $next['target'] );
        }

        return '' !== $address;
      }

      /**
       * Determines whether a redirect applies to a URL.
       *
       * @param string $source  Source of the redirect.
       * @param string $address URL.
       * @return bool
       */
      private static function covers( $source, $address ) {
        list( $path ) = explode( '?', $address, 2 );
        if ( '*' === substr( $source, -1 ) ) {
          return 0 === strpos( $path . '/', substr( $source, 0, -1 ) );
        }

        return $source === $address || $source === $path;
      }

      /**
       * Casts the numeric columns of a row.
       *
       * @param array $row Database row.
       * @return array
       */
      private function typed( $row ) {
        foreach ( array( 'id', 'status', 'hits' ) as $key ) {
          $row[ $key ] = (int) $row[ $key ];
        }

        return $row;
      }
    }
  `;
}
