import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { translated } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import type { ActivityLog } from './options.ts';

/** Labels of events of roles and options. */
export const changeLabels = (plan: PluginPlan): PhpCode => php`
  'role_given'         => ${translated(plan, 'Role assigned')},
  'role_taken'         => ${translated(plan, 'Role removed')},
  'role_changed'       => ${translated(plan, 'Capabilities of roles changed')},
  'option_changed'     => ${translated(plan, 'Setting changed')},
`;

/** The method that gets the kinds of events: how keys of their events begin. */
export const groupsMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the kinds of events.
   *
   * @return array[] Label and beginning of the keys of their events, by key.
   */
  public static function groups() {
    return array(
      'logins'  => array( ${translated(plan, 'Logins')}, 'log' ),
      'content' => array( ${translated(plan, 'Content')}, 'content' ),
      'plugins' => array( ${translated(plan, 'Plugins')}, 'plugin' ),
      'themes'  => array( ${translated(plan, 'Themes')}, 'theme' ),
      'users'   => array( ${translated(plan, 'Users')}, 'user' ),
      'roles'   => array( ${translated(plan, 'Roles')}, 'role' ),
      'options' => array( ${translated(plan, 'Settings')}, 'option' ),
    );
  }
`;

/** The methods that record changes of roles and options. */
export const changeMethods: PhpCode = php`
  /**
   * Records that a user was given a role.
   *
   * @param int    $user_id User ID.
   * @param string $role    Role.
   */
  public function record_role_given( $user_id, $role ) {
    $this->record( 'role_given', get_userdata( $user_id )->user_login . ': ' . $role, get_current_user_id() );
  }

  /**
   * Records that a role was taken from a user.
   *
   * @param int    $user_id User ID.
   * @param string $role    Role.
   */
  public function record_role_taken( $user_id, $role ) {
    $this->record( 'role_taken', get_userdata( $user_id )->user_login . ': ' . $role, get_current_user_id() );
  }

  /**
   * Records that roles were added, removed, or may do something else.
   *
   * @param array[] $before Roles before the update.
   * @param array[] $after  Roles.
   */
  public function record_capabilities( $before, $after ) {
    $changed = array();

    foreach ( array_keys( $before + $after ) as $role ) {
      if ( ( $before[ $role ] ?? null ) !== ( $after[ $role ] ?? null ) ) {
        $changed[] = $role;
      }
    }

    $this->record( 'role_changed', implode( ', ', $changed ), get_current_user_id() );
  }

  /**
   * Records that a user changed an option. Its value can be secret and is not recorded.
   *
   * @param string $option Name of the option.
   */
  public function record_option( $option ) {
    $is_own = 0 === strpos( $option, '_' ) || in_array( $option, array( 'cron', 'rewrite_rules', 'recently_activated', wp_roles()->role_key ), true );

    // What the site stores for itself in the background is no change of a setting.
    if ( ! $is_own && 0 !== get_current_user_id() && ! wp_doing_cron() ) {
      $this->record( 'option_changed', $option, get_current_user_id() );
    }
  }
`;

/** The method that removes the end of old addresses; nothing where they stay. */
export const shortenMethod = (plan: PluginPlan, { addressDays: days }: ActivityLog): PhpCode =>
  days === undefined
    ? noPhp
    : php`
      /**
       * Removes the end of IP addresses that are old.
       */
      public function shorten_addresses() {
        global $wpdb;

        $days   = max( 1, (int) ${settingValue(plan, 'address_days', days)} );
        $before = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );

        // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
        foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT address FROM %i WHERE address <> '' AND created_at < %s", self::table(), $before ) ) as $address ) {
          $short = wp_privacy_anonymize_ip( $address );
          if ( $short !== $address ) {
            $wpdb->query( $wpdb->prepare( 'UPDATE %i SET address = %s WHERE address = %s AND created_at < %s', self::table(), $short, $address, $before ) );
          }
        }
        // phpcs:enable WordPress.DB.DirectDatabaseQuery
      }
    `;
