import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import { changeLabels, changeMethods, groupsMethod, shortenMethod } from './change-methods.ts';
import type { ActivityLog } from './options.ts';

/** The class that keeps the table and writes into it. */
export function recorderClass(plan: PluginPlan, options: ActivityLog): PhpCode {
  const name = toolName(plan, 'activity_log');
  return php`
    /**
     * Records events on the site in a custom table.
     */
    class ${toolClass(plan, 'activity_log', 'Recorder')} {

      /**
       * Version of the database table.
       */
      const VERSION = '1';

      /**
       * Name of the cron event that deletes old entries.
       */
      const CLEANUP = ${`${name}_cleanup`};

      /**
       * Registers the hooks for recorded events.
       */
      public function register() {
        add_action( 'init', array( $this, 'set_up' ) );
        add_action( self::CLEANUP, array( $this, 'delete_old' ) );

        $events = ${settingValue(plan, 'recorded_events', options.events)};
        if ( in_array( 'logins', $events, true ) ) {
          add_action( 'wp_login', array( $this, 'record_login' ), 10, 2 );
          add_action( 'wp_login_failed', array( $this, 'record_failure' ) );
          add_action( 'wp_logout', array( $this, 'record_logout' ) );
        }
        if ( in_array( 'content', $events, true ) ) {
          add_action( 'wp_after_insert_post', array( $this, 'record_save' ), 10, 3 );
          add_action( 'before_delete_post', array( $this, 'record_deletion' ), 10, 2 );
        }
        if ( in_array( 'plugins', $events, true ) ) {
          add_action( 'activated_plugin', array( $this, 'record_activation' ) );
          add_action( 'deactivated_plugin', array( $this, 'record_deactivation' ) );
          add_action( 'switch_theme', array( $this, 'record_theme' ) );
        }
        if ( in_array( 'users', $events, true ) ) {
          add_action( 'user_register', array( $this, 'record_user' ) );
          add_action( 'profile_update', array( $this, 'record_profile' ) );
          add_action( 'delete_user', array( $this, 'record_user_deletion' ) );
        }
        if ( in_array( 'roles', $events, true ) ) {
          add_action( 'add_user_role', array( $this, 'record_role_given' ), 10, 2 );
          add_action( 'remove_user_role', array( $this, 'record_role_taken' ), 10, 2 );
          add_action( 'update_option_' . wp_roles()->role_key, array( $this, 'record_capabilities' ), 10, 2 );
        }
        if ( in_array( 'options', $events, true ) ) {
          add_action( 'added_option', array( $this, 'record_option' ) );
          add_action( 'updated_option', array( $this, 'record_option' ) );
          add_action( 'deleted_option', array( $this, 'record_option' ) );
        }
      }

      /**
       * Gets the name of the table.
       *
       * @return string Table name, including the prefix.
       */
      public static function table() {
        global $wpdb;

        return $wpdb->prefix . ${name};
      }

      /**
       * Creates the table if it does not exist, and schedules the daily cleanup.
       */
      public function set_up() {
        if ( self::VERSION !== get_option( ${`${name}_version`} ) ) {
          $this->install();
        }

        if ( ! wp_next_scheduled( self::CLEANUP ) ) {
          wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::CLEANUP );
        }
      }

      /**
       * Creates the table.
       */
      public function install() {
        global $wpdb;

        require_once ABSPATH . 'wp-admin/includes/upgrade.php';

        $columns = array(
          'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
          'created_at datetime NOT NULL,',
          'user_id bigint(20) unsigned NOT NULL DEFAULT 0,',
          'event varchar(40) NOT NULL,',
          "subject varchar(200) NOT NULL DEFAULT '',",
          "address varchar(45) NOT NULL DEFAULT '',",
          'PRIMARY KEY  (id),',
          'KEY created_at (created_at),',
          'KEY event (event)',
        );

        dbDelta( 'CREATE TABLE ' . self::table() . " (\n" . implode( "\n", $columns ) . "\n) " . $wpdb->get_charset_collate() );
        update_option( ${`${name}_version`}, self::VERSION );
      }

      /**
       * Gets the labels of the events.
       *
       * @return string[] Labels by key.
       */
      public static function labels() {
        return array(
          'login'              => __( 'Logged in', ${plan.domain} ),
          'login_failed'       => __( 'Login failed', ${plan.domain} ),
          'logout'             => __( 'Logged out', ${plan.domain} ),
          'content_created'    => __( 'Content created', ${plan.domain} ),
          'content_updated'    => __( 'Content updated', ${plan.domain} ),
          'content_deleted'    => __( 'Content deleted', ${plan.domain} ),
          'plugin_activated'   => __( 'Plugin activated', ${plan.domain} ),
          'plugin_deactivated' => __( 'Plugin deactivated', ${plan.domain} ),
          'theme_switched'     => __( 'Theme switched', ${plan.domain} ),
          'user_registered'    => __( 'User registered', ${plan.domain} ),
          'user_updated'       => __( 'User updated', ${plan.domain} ),
          'user_deleted'       => __( 'User deleted', ${plan.domain} ),
          ${changeLabels(plan)}
        );
      }

      ${groupsMethod(plan)}

      /**
       * Adds an entry to the log.
       *
       * @param string $event   Key of the event.
       * @param string $subject Object of the event.
       * @param int    $user_id Optional. ID of the user; 0 if unknown. Default 0.
       */
      public function record( $event, $subject, $user_id = 0 ) {
        global $wpdb;

        $address = '';
        if ( ${settingValue(plan, 'keep_address', options.keepsAddress)} && isset( $_SERVER['REMOTE_ADDR'] ) ) {
          $address = sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) );
        }

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- Custom table.
        $wpdb->insert(
          self::table(),
          array(
            'created_at' => current_time( 'mysql', true ),
            'user_id'    => $user_id,
            'event'      => $event,
            'subject'    => mb_substr( wp_strip_all_tags( $subject ), 0, 200 ),
            'address'    => $address,
          ),
          array( '%s', '%d', '%s', '%s', '%s' )
        );
      }

      /**
       * Deletes expired entries.
       */
      public function delete_old() {
        global $wpdb;

        $days = max( 1, (int) ${settingValue(plan, 'log_days', options.days)} );

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created_at < %s', self::table(), gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) );
        ${options.addressDays === undefined ? noPhp : php`$this->shorten_addresses();`}
      }

      ${shortenMethod(plan, options)}

      /**
       * Records a login.
       *
       * @param string  $username Username.
       * @param WP_User $user     The user.
       */
      public function record_login( $username, $user ) {
        $this->record( 'login', $username, $user->ID );
      }

      /**
       * Records a failed login.
       *
       * @param string $username Submitted username.
       */
      public function record_failure( $username ) {
        $this->record( 'login_failed', $username );
      }

      /**
       * Records a logout.
       *
       * @param int $user_id The user.
       */
      public function record_logout( $user_id ) {
        $user = get_userdata( $user_id );

        $this->record( 'logout', false === $user ? '' : $user->user_login, $user_id );
      }

      /**
       * Records that content was created or updated.
       *
       * @param int     $post_id   The post.
       * @param WP_Post $post      The post.
       * @param bool    $is_update Whether an existing post is being updated.
       */
      public function record_save( $post_id, $post, $is_update ) {
        if ( wp_is_post_revision( $post_id ) || wp_is_post_autosave( $post_id ) || 'auto-draft' === $post->post_status ) {
          return;
        }

        $this->record( $is_update ? 'content_updated' : 'content_created', $post->post_title, get_current_user_id() );
      }

      /**
       * Records that content was deleted.
       *
       * @param int     $post_id The post.
       * @param WP_Post $post    The post.
       */
      public function record_deletion( $post_id, $post ) {
        if ( 'revision' !== $post->post_type && 'auto-draft' !== $post->post_status ) {
          $this->record( 'content_deleted', $post->post_title, get_current_user_id() );
        }
      }

      /**
       * Records that a plugin was activated.
       *
       * @param string $plugin Path of the main plugin file.
       */
      public function record_activation( $plugin ) {
        $this->record( 'plugin_activated', $plugin, get_current_user_id() );
      }

      /**
       * Records that a plugin was deactivated.
       *
       * @param string $plugin Path of the main plugin file.
       */
      public function record_deactivation( $plugin ) {
        $this->record( 'plugin_deactivated', $plugin, get_current_user_id() );
      }

      /**
       * Records a theme switch.
       *
       * @param string $theme Name of the new theme.
       */
      public function record_theme( $theme ) {
        $this->record( 'theme_switched', $theme, get_current_user_id() );
      }

      /**
       * Records a new user.
       *
       * @param int $user_id The new user.
       */
      public function record_user( $user_id ) {
        $this->record( 'user_registered', get_userdata( $user_id )->user_login, get_current_user_id() );
      }

      /**
       * Records that a user was updated.
       *
       * @param int $user_id The user.
       */
      public function record_profile( $user_id ) {
        $this->record( 'user_updated', get_userdata( $user_id )->user_login, get_current_user_id() );
      }

      /**
       * Records that a user was deleted.
       *
       * @param int $user_id The user.
       */
      public function record_user_deletion( $user_id ) {
        $this->record( 'user_deleted', get_userdata( $user_id )->user_login, get_current_user_id() );
      }

      ${changeMethods}
    }
  `;
}
