import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import { announceData } from './feed-value-class.ts';
import { type ApiFeed, hasValue } from './options.ts';

const usual: Readonly<Record<number, string>> = { 60: 'hourly', 720: 'twicedaily', 1440: 'daily', 10080: 'weekly' };

/** The class that fetches, reads and keeps the entries. */
export function feedClass(plan: PluginPlan, options: ApiFeed): PhpCode {
  const { minutes, endpoint } = options;
  const { domain } = plan;
  const own = toolName(plan, 'feed_interval');
  const isOwn = usual[minutes] === undefined;
  return php`
    /**
     * Fetches and stores entries from an external service.
     */
    class ${toolClass(plan, 'api_feed', 'Feed')} {

      const ITEMS  = ${toolName(plan, 'feed_items')};
      const STATUS = ${toolName(plan, 'feed_status')};
      const HOOK   = ${toolName(plan, 'fetch_feed')};

      /**
       * Maximum number of entries to store.
       */
      const MOST = 100;

      /**
       * Common property names of the parts of an entry.
       */
      const NAMES = array(
        'title'  => array( 'title', 'name', 'headline', 'subject' ),
        'text'   => array( 'text', 'content', 'body', 'description', 'summary', 'review', 'comment', 'message', 'excerpt' ),
        'author' => array( 'author', 'reviewer', 'user', 'author_name', 'reviewer_name', 'username', 'by' ),
        'date'   => array( 'date', 'published_at', 'created_at', 'published', 'time', 'timestamp', 'updated_at' ),
        'url'    => array( 'url', 'link', 'permalink', 'html_url', 'href' ),
        'image'  => array( 'image', 'image_url', 'thumbnail', 'photo', 'avatar', 'picture' ),
        'rating' => array( 'rating', 'stars', 'score' ),
      );

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( self::HOOK, array( $this, 'fetch' ) );
        add_action( ${`update_option_${prefixed(plan, 'settings')}`}, array( $this, 'fetch_soon' ), 10, 0 );
        ${isOwn ? php`add_filter( 'cron_schedules', array( __CLASS__, 'add_interval' ) );` : noPhp}
      }

      /**
       * Schedules the cron event on plugin activation.
       */
      public static function schedule() {
        ${
          isOwn
            ? php`
              // The hooks are not registered yet during activation.
              add_filter( 'cron_schedules', array( __CLASS__, 'add_interval' ) );
            `
            : noPhp
        }
        if ( ! wp_next_scheduled( self::HOOK ) ) {
          wp_schedule_event( time() + MINUTE_IN_SECONDS, ${usual[minutes] ?? own}, self::HOOK );
        }
      }

      /**
       * Unschedules the cron event on plugin deactivation.
       */
      public static function unschedule() {
        wp_unschedule_hook( self::HOOK );
      }

      ${
        isOwn
          ? php`
            /**
             * Adds a custom cron schedule.
             *
             * @param array $schedules Cron schedules.
             * @return array Filtered cron schedules.
             */
            public static function add_interval( $schedules ) {
              $schedules[${own}] = array(
                'interval' => ${minutes} * MINUTE_IN_SECONDS,
                'display'  => __( ${`Every ${minutes} minutes`}, ${domain} ),
              );

              return $schedules;
            }
          `
          : noPhp
      }

      /**
       * Schedules a fetch with the new settings, so that saving is not delayed.
       */
      public function fetch_soon() {
        wp_schedule_single_event( time(), self::HOOK );
      }

      /**
       * Gets the entries of the last successful fetch.
       *
       * @return array[] Entries, each with title, text, author, date, url, image and rating.
       */
      public function items() {
        $items = get_option( self::ITEMS, array() );

        return is_array( $items ) ? $items : array();
      }

      /**
       * Gets the status of the last fetch.
       *
       * @return array Time, error (empty on success) and count.
       */
      public function status() {
        return (array) get_option( self::STATUS, array() ) + array(
          'time'  => 0,
          'error' => '',
          'count' => 0,
        );
      }

      /**
       * Fetches the entries. On failure, the previous entries are kept.
       *
       * @return int|WP_Error Number of entries, or a WP_Error object on failure.
       */
      public function fetch() {
        $items = $this->request();
        if ( ! is_wp_error( $items ) ) {
          update_option( self::ITEMS, $items, false );
        }

        update_option(
          self::STATUS,
          array(
            'time'  => time(),
            'error' => is_wp_error( $items ) ? $items->get_error_message() : '',
            'count' => count( $this->items() ),
          ),
          false
        );

        return is_wp_error( $items ) ? $items : count( $items );
      }

      /**
       * Requests the entries from the service.
       *
       * @return array[]|WP_Error Entries.
       */
      private function request() {
        $endpoint = (string) ${settingValue(plan, 'endpoint', endpoint)};
        $key      = (string) ${settingValue(plan, 'api_key', '')};
        $place    = ${settingValue(plan, 'key_place', 'bearer')};
        $headers  = array( 'Accept' => 'application/json' );
        if ( '' === $endpoint ) {
          return new WP_Error( 'no_endpoint', __( 'No endpoint URL has been entered in the settings.', ${domain} ) );
        }
        if ( '' !== $key && 'query' === $place ) {
          $endpoint = add_query_arg( 'api_key', rawurlencode( $key ), $endpoint );
        } elseif ( '' !== $key && 'header' === $place ) {
          $headers['X-API-Key'] = $key;
        } elseif ( '' !== $key ) {
          $headers['Authorization'] = 'Bearer ' . $key;
        }

        $response = wp_safe_remote_get(
          $endpoint,
          array(
            'timeout'             => 10,
            'redirection'         => 2,
            'limit_response_size' => 2 * MB_IN_BYTES,
            'headers'             => $headers,
          )
        );
        if ( is_wp_error( $response ) ) {
          return $response;
        }

        $code = (int) wp_remote_retrieve_response_code( $response );
        if ( 200 !== $code ) {
          return new WP_Error(
            'bad_status',
            /* translators: %d: HTTP status code. */
            sprintf( __( 'The service responded with HTTP status %d.', ${domain} ), $code )
          );
        }

        $data = json_decode( wp_remote_retrieve_body( $response ), true );
        if ( ! is_array( $data ) ) {
          return new WP_Error( 'no_json', __( 'The response is not valid JSON.', ${domain} ) );
        }

        return $this->read( $data );
      }

      /**
       * Extracts the entries from a response.
       *
       * @param array $data Decoded response.
       * @return array[]|WP_Error Entries.
       */
      private function read( $data ) {
        ${hasValue(options) ? announceData(plan) : noPhp}
        foreach ( array_filter( explode( '.', (string) ${settingValue(plan, 'items_path', '')} ), 'strlen' ) as $name ) {
          if ( ! isset( $data[ $name ] ) || ! is_array( $data[ $name ] ) ) {
            return new WP_Error( 'no_items', __( 'The response has no entries at the configured path.', ${domain} ) );
          }
          $data = $data[ $name ];
        }

        return array_map( array( $this, 'read_item' ), array_slice( self::list_in( $data ), 0, self::MOST ) );
      }

      /**
       * Finds the list in a response: the response itself or the first list it contains.
       *
       * @param array $data Decoded response.
       * @return array
       */
      private static function list_in( $data ) {
        if ( array() === $data || wp_is_numeric_array( $data ) ) {
          return $data;
        }
        foreach ( $data as $value ) {
          if ( is_array( $value ) && array() !== $value && wp_is_numeric_array( $value ) ) {
            return $value;
          }
        }

        return array( $data );
      }

      /**
       * Normalizes an entry, whatever its properties are called.
       *
       * @param mixed $raw Raw entry.
       * @return array
       */
      private function read_item( $raw ) {
        $item = array();
        foreach ( self::NAMES as $part => $names ) {
          $item[ $part ] = is_array( $raw ) ? self::first( $raw, $names ) : '';
        }
        if ( is_scalar( $raw ) ) {
          $item['title'] = (string) $raw;
        }

        $time = ctype_digit( $item['date'] ) ? (int) $item['date'] : strtotime( $item['date'] );
        $item = array(
          'title'  => sanitize_text_field( $item['title'] ),
          'text'   => sanitize_textarea_field( $item['text'] ),
          'author' => sanitize_text_field( $item['author'] ),
          'date'   => $time ? gmdate( 'Y-m-d H:i:s', $time ) : '',
          'url'    => sanitize_url( $item['url'], array( 'http', 'https' ) ),
          'image'  => sanitize_url( $item['image'], array( 'http', 'https' ) ),
          'rating' => is_numeric( $item['rating'] ) ? (float) $item['rating'] : 0.0,
        );

        /**
         * Filters an entry before it is stored.
         *
         * @param array $item Normalized entry.
         * @param mixed $raw  Raw entry.
         */
        return (array) apply_filters( ${toolName(plan, 'feed_item')}, $item, $raw );
      }

      /**
       * Gets the first value found under any of the given names.
       *
       * @param array    $raw   The entry.
       * @param string[] $names Property names.
       * @return string
       */
      private static function first( $raw, $names ) {
        foreach ( $names as $name ) {
          if ( ! isset( $raw[ $name ] ) ) {
            continue;
          }
          // Nested values: array( 'rendered' => 'Title' ), array( 'name' => 'Ann' ).
          $value = is_array( $raw[ $name ] ) ? current( array_intersect_key( $raw[ $name ], array_flip( array( 'rendered', 'name', 'value', 'text', 'url', 'src' ) ) ) ) : $raw[ $name ];
          if ( is_scalar( $value ) && '' !== (string) $value ) {
            return (string) $value;
          }
        }

        return '';
      }
    }
  `;
}
