import { html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { contentTypes } from '../../support/content-types.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { PostExpiry } from './options.ts';

/** The class that keeps the dates and takes posts off the site. */
export function expiryClass(plan: PluginPlan, { outcome, days, content }: PostExpiry): PhpCode {
  const { domain } = plan;
  const id = toolHandle(plan, 'expires_at');
  const name = toolName(plan, 'expires_at');
  const nonce = toolName(plan, 'expiry_nonce');
  return php`
    /**
     * Unpublishes posts on their expiration date.
     */
    class ${toolClass(plan, 'post_expiry', 'Expiry')} {

      /**
       * Meta key of the expiration date, in UTC: 2030-01-31 09:30:00.
       */
      const META = ${name};

      /**
       * Cron event that expires a single post.
       */
      const HOOK = ${toolName(plan, 'expire_post')};

      /**
       * Cron event that looks for missed posts.
       */
      const SWEEP = ${toolName(plan, 'expire_posts')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'add_meta_boxes', array( $this, 'add_box' ) );
        add_action( 'save_post', array( $this, 'save' ) );
        add_action( 'transition_post_status', array( $this, 'set_default' ), 10, 3 );
        add_action( self::HOOK, array( $this, 'expire' ) );
        add_action( self::SWEEP, array( $this, 'sweep' ) );
        add_filter( 'manage_posts_columns', array( $this, 'add_column' ), 10, 2 );
        add_filter( 'manage_pages_columns', array( $this, 'add_page_column' ) );
        add_action( 'manage_posts_custom_column', array( $this, 'print_column' ), 10, 2 );
        add_action( 'manage_pages_custom_column', array( $this, 'print_column' ), 10, 2 );
      }

      /**
       * Schedules the check for missed posts on plugin activation.
       */
      public static function schedule() {
        if ( ! wp_next_scheduled( self::SWEEP ) ) {
          wp_schedule_event( time() + MINUTE_IN_SECONDS, 'hourly', self::SWEEP );
        }
      }

      /**
       * Unschedules all cron events on plugin deactivation.
       */
      public static function unschedule() {
        wp_unschedule_hook( self::SWEEP );
        wp_unschedule_hook( self::HOOK );
      }

      /**
       * Gets the post types that can expire.
       *
       * @return string[] Post types.
       */
      private function post_types() {
        return ${contentTypes(plan, content)};
      }

      /**
       * Adds the meta box.
       *
       * @param string $post_type Post type of the current screen.
       */
      public function add_box( $post_type ) {
        if ( in_array( $post_type, $this->post_types(), true ) ) {
          add_meta_box(
            ${id},
            __( 'Expiration date', ${domain} ),
            array( $this, 'print_box' ),
            $post_type,
            'side'
          );
        }
      }

      /**
       * Renders the meta box.
       *
       * @param WP_Post $post Current post.
       */
      public function print_box( $post ) {
        $moment = get_post_meta( $post->ID, self::META, true );
        wp_nonce_field( ${name}, ${nonce} );
        ${markup(html`
          <p>
            <label for="${id}-field"><?php esc_html_e( 'Date and time', ${domain} ); ?></label><br>
            <input type="datetime-local" id="${id}-field" name="${name}" value="<?php echo esc_attr( $moment ? get_date_from_gmt( $moment, 'Y-m-d\TH:i' ) : '' ); ?>" aria-describedby="${id}-description">
          </p>
          <p class="description" id="${id}-description"><?php esc_html_e( 'In the time zone of the site. Leave empty to use the default from the settings.', ${domain} ); ?></p>
        `)}
      }

      /**
       * Saves the expiration date.
       *
       * @param int $post_id Post ID.
       */
      public function save( $post_id ) {
        if (
          ! isset( $_POST[${nonce}], $_POST[${name}] )
          || ! wp_verify_nonce( sanitize_key( $_POST[${nonce}] ), ${name} )
          || ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE )
          || wp_is_post_revision( $post_id )
          || ! current_user_can( 'edit_post', $post_id )
          || ! in_array( get_post_type( $post_id ), $this->post_types(), true )
        ) {
          return;
        }

        $typed  = sanitize_text_field( wp_unslash( $_POST[${name}] ) );
        $moment = date_create_immutable_from_format( 'Y-m-d\TH:i', substr( $typed, 0, 16 ), wp_timezone() );
        self::set( $post_id, $moment ? $moment->getTimestamp() : 0 );
      }

      /**
       * Sets the expiration date of a post.
       *
       * @param int $post_id Post ID.
       * @param int $time    Unix timestamp; 0 to never expire.
       */
      public static function set( $post_id, $time ) {
        wp_clear_scheduled_hook( self::HOOK, array( $post_id ) );
        if ( 0 >= $time ) {
          delete_post_meta( $post_id, self::META );
          return;
        }

        update_post_meta( $post_id, self::META, gmdate( 'Y-m-d H:i:s', $time ) );
        wp_schedule_single_event( $time, self::HOOK, array( $post_id ) );
      }

      /**
       * Sets the default expiration date when a post is published without one.
       *
       * @param string  $new_status New post status.
       * @param string  $old_status Old post status.
       * @param WP_Post $post       Post object.
       */
      public function set_default( $new_status, $old_status, $post ) {
        $days = (int) ${settingValue(plan, 'expires_after_days', days)};
        if (
          'publish' === $new_status
          && 'publish' !== $old_status
          && 0 < $days
          && in_array( $post->post_type, $this->post_types(), true )
          && ! get_post_meta( $post->ID, self::META, true )
        ) {
          self::set( $post->ID, time() + $days * DAY_IN_SECONDS );
        }
      }

      /**
       * Expires a post, unless its date has been changed or it is no longer published.
       *
       * @param int $post_id Post ID.
       */
      public function expire( $post_id ) {
        $post   = get_post( $post_id );
        $moment = get_post_meta( $post_id, self::META, true );
        if ( null === $post || ! $moment || strtotime( $moment . ' UTC' ) > time() || ! in_array( $post->post_status, array( 'publish', 'private' ), true ) ) {
          return;
        }

        delete_post_meta( $post_id, self::META );
        $status = ${settingValue(plan, 'expired_status', outcome)};
        if ( 'trash' === $status ) {
          wp_trash_post( $post_id );
        } else {
          wp_update_post(
            array(
              'ID'          => $post_id,
              'post_status' => $status,
            )
          );
        }

        /**
         * Fires after a post has expired.
         *
         * @param int $post_id Post ID.
         */
        do_action( ${toolName(plan, 'expired')}, $post_id );
      }

      /**
       * Expires posts whose cron event was missed.
       */
      public function sweep() {
        $missed = get_posts(
          array(
            'post_type'      => $this->post_types(),
            'post_status'    => array( 'publish', 'private' ),
            'posts_per_page' => 50,
            'fields'         => 'ids',
            'meta_query'     => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Once an hour, in the background.
              array(
                'key'     => self::META,
                'value'   => gmdate( 'Y-m-d H:i:s' ),
                'compare' => '<=',
                'type'    => 'DATETIME',
              ),
            ),
          )
        );
        array_map( array( $this, 'expire' ), $missed );
      }

      /**
       * Adds the column to post lists.
       *
       * @param string[] $columns   Column labels.
       * @param string   $post_type Post type of the list.
       * @return string[]
       */
      public function add_column( $columns, $post_type ) {
        if ( in_array( $post_type, $this->post_types(), true ) ) {
          $columns[ self::META ] = __( 'Expires', ${domain} );
        }

        return $columns;
      }

      /**
       * Adds the column to the list of pages.
       *
       * @param string[] $columns Column labels.
       * @return string[]
       */
      public function add_page_column( $columns ) {
        return $this->add_column( $columns, 'page' );
      }

      /**
       * Renders the column.
       *
       * @param string $column  Column name.
       * @param int    $post_id Post ID.
       */
      public function print_column( $column, $post_id ) {
        if ( self::META === $column ) {
          $moment = get_post_meta( $post_id, self::META, true );

          echo esc_html( $moment ? get_date_from_gmt( $moment, get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) : '—' );
        }
      }
    }
  `;
}
