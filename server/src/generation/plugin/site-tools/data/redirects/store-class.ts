// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { followsContent, hasSeasons, knowsGone, type Redirects } from './options.ts';
import { followMethods, seasonMethod, tableStatement } from './store-methods.ts';

/** The kinds of redirects that can be chosen. */
export const redirectStatuses = [301, 302, 307, 308] as const;

/** The class of the table of redirects: reading, checking, writing and finding them. */
export function redirectStoreClass(plan: PluginPlan, options: Redirects): PhpCode {
  const { status, sources, targets, seasonFrom = '', seasonUntil = '', imports = false } = options;
  const { domain } = plan;
  const seasons = hasSeasons(options);
  const follows = followsContent(options);
  const gone = knowsGone(options);
  const columns = [
    ...(seasons ? ["season_from char(5) NOT NULL DEFAULT ''", "season_until char(5) NOT NULL DEFAULT ''"] : []),
    ...(follows ? ['post_id bigint(20) unsigned NOT NULL DEFAULT 0'] : []),
  ];
  // Another set of columns is another version, so that the table is upgraded when they change.
  const version = ['1', ...(seasons ? ['season'] : []), ...(follows ? ['post'] : [])].join('-');
  const first = sources.map(
    (source, index) => php`
      $this->save(
        ${{
          source,
          target: targets[index] ?? '/',
          ...(seasons && { season_from: seasonFrom, season_until: seasonUntil }),
        }}
      );
    `,
  );
  const formats = ['%s', '%s', '%d', ...(seasons ? ['%s', '%s'] : [])];
  return php`
    /**
     * Stores the redirects in a custom table.
     */
    final class ${classOf(plan, 'Redirect_Store')} {

      const VERSION        = ${version};
      const VERSION_OPTION = ${prefixed(plan, 'redirects_version')};
      const STATUSES       = ${[...redirectStatuses, ...(gone ? [410] : [])]};

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

        ${tableStatement(columns)}
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
       ${seasons ? php`* @param bool   $any_season Optional. Whether to find redirects at any time of the year. Default false.` : noPhp}
       * @return array|null Redirect with its resolved target, or null if there is none.
       */
      public function match( $address${seasons ? php`, $any_season = false` : noPhp} ) {
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
          ${
            seasons
              ? php`
                if ( ! $any_season && ! self::is_in_season( $redirect ) ) {
                  continue;
                }
              `
              : noPhp
          }
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

        $row   = $this->row( $values );
        $error = $this->check( $row, $id );
        if ( null !== $error ) {
          return $error;
        }

        // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
        $saved = 0 === $id
          ? $wpdb->insert( self::table(), $row, ${formats} )
          : $wpdb->update( self::table(), $row, array( 'id' => $id ), ${formats}, array( '%d' ) );
        // phpcs:enable WordPress.DB.DirectDatabaseQuery

        if ( false === $saved ) {
          return new WP_Error( 'not_saved', __( 'Could not save the redirect.', ${domain} ) );
        }

        return 0 === $id ? (int) $wpdb->insert_id : $id;
      }

      /**
       * Normalizes the values of a redirect.
       *
       * @param array $values Source, target and, optionally, status${seasons ? ' and season' : ''}.
       * @return array Row of the table.
       */
      private function row( $values ) {
        return ${{
          source: php`self::source_of( $values['source'] )`,
          target: php`self::target_of( $values['target'] )`,
          status: php`isset( $values['status'] ) && in_array( (int) $values['status'], self::STATUSES, true ) ? (int) $values['status'] : ${status}`,
          ...(seasons && {
            season_from: php`isset( $values['season_from'] ) ? trim( $values['season_from'] ) : ''`,
            season_until: php`isset( $values['season_until'] ) ? trim( $values['season_until'] ) : ''`,
          }),
        }};
      }

      ${
        imports
          ? php`
            /**
             * Validates a redirect without saving it.
             *
             * @param array $values Source, target and, optionally, status.
             * @param int   $id     ID of the redirect to update; 0 for a new one.
             * @return true|WP_Error
             */
            public function validate( $values, $id ) {
              $error = $this->check( $this->row( $values ), $id );

              return null === $error ? true : $error;
            }

            /**
             * Gets the ID of the redirect with a source.
             *
             * @param string $source Normalized source.
             * @return int ID; 0 if there is none.
             */
            public function id_of( $source ) {
              global $wpdb;

              // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
              return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE source = %s', self::table(), $source ) );
            }
          `
          : noPhp
      }

      ${follows ? followMethods(gone) : noPhp}

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
        if ( ${gone ? php`'' === $row['target'] && 410 !== $row['status']` : php`'' === $row['target']`} ) {
          return new WP_Error( 'target', __( 'The target must be a path on this site, such as /new-page, or a URL starting with https://.', ${domain} ) );
        }

        ${
          seasons
            ? php`
              foreach ( array( 'season_from', 'season_until' ) as $key ) {
                if ( '' !== $row[ $key ] && ! preg_match( '/^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/', $row[ $key ] ) ) {
                  return new WP_Error( $key, __( 'A season begins and ends on a month and day such as 12-01.', ${domain} ) );
                }
              }
              if ( ( '' === $row['season_from'] ) !== ( '' === $row['season_until'] ) ) {
                return new WP_Error( 'season_until', __( 'A season needs a first and a last day.', ${domain} ) );
              }
            `
            : noPhp
        }
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        if ( $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE source = %s AND id <> %d', self::table(), $row['source'], $id ) ) ) {
          return new WP_Error( 'source', __( 'A redirect for this source already exists.', ${domain} ) );
        }
        if ( ${gone ? php`410 !== $row['status'] && $this->leads_back( $row, $id )` : php`$this->leads_back( $row, $id )`} ) {
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

          $next = $this->match( $address${seasons ? php`, true` : noPhp} );
          if ( ${gone ? php`null === $next || $next['id'] === $id || 410 === $next['status']` : php`null === $next || $next['id'] === $id`} ) {
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

      ${seasons ? seasonMethod : noPhp}

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
