import { classOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { confirmationsScreen } from './confirmations-screen.ts';
import type { AccountPolicy } from './policy-plan.ts';

/** Option with the roles that wait. */
export const pendingOption = (plan: PluginPlan): string => prefixed(plan, 'pending_roles');

/** The class that holds roles back until somebody else confirms them. */
export const roleConfirmationsClass = (plan: PluginPlan, one: AccountPolicy): PhpCode => php`
  /**
   * Holds roles back until somebody else confirms them.
   */
  final class ${classOf(plan, 'Role_Confirmations')} {

    /**
     * Roles that have to be confirmed.
     */
    const ROLES = ${(one.confirmed_roles ?? []).map((role) => siteRole(plan, role))};

    /**
     * Option with the roles that wait: by user, the role, who has given it, and when.
     */
    const PENDING = ${pendingOption(plan)};

    /**
     * Action of the forms.
     */
    const ACTION = ${prefixed(plan, 'confirm_role')};

    /**
     * Whether the roles of a user are being saved as they are.
     *
     * @var bool
     */
    private static $is_saving = false;

    /**
     * Registers the hooks.
     */
    public function register() {
      add_filter( 'add_user_metadata', array( $this, 'hold' ), 10, 4 );
      add_filter( 'update_user_metadata', array( $this, 'hold' ), 10, 4 );
      add_action( 'deleted_user', array( __CLASS__, 'forget' ) );
      add_action( 'remove_user_from_blog', array( __CLASS__, 'forget' ) );
      add_action( 'admin_menu', array( $this, 'add_page' ) );
      add_action( 'admin_notices', array( $this, 'show_notice' ) );
      add_action( 'admin_post_' . self::ACTION, array( $this, 'decide' ) );
    }

    /**
     * Gets the roles that wait.
     *
     * @return array[] By user ID: role, by and time.
     */
    public static function pending() {
      $pending = get_option( self::PENDING );

      return is_array( $pending ) ? $pending : array();
    }

    /**
     * Forgets the role that waits for a user.
     *
     * @param int $user_id User ID.
     */
    public static function forget( $user_id ) {
      $pending = self::pending();
      if ( isset( $pending[ $user_id ] ) ) {
        unset( $pending[ $user_id ] );
        update_option( self::PENDING, $pending, false );
      }
    }

    /**
     * Determines whether the current user may confirm the role that waits for a user: nobody does for a role that they
     * have given themselves, or that is their own.
     *
     * @param int $user_id User ID.
     * @return bool
     */
    public static function can_confirm( $user_id ) {
      $waiting = self::pending()[ $user_id ] ?? null;
      $own     = get_current_user_id();

      return null !== $waiting && $own !== (int) $waiting['by'] && $own !== (int) $user_id && current_user_can( 'promote_users' ) && current_user_can( 'promote_user', $user_id );
    }

    /**
     * Gets the users who can confirm what somebody gives to a user.
     *
     * @param int $user_id User ID.
     * @param int $by      ID of who gives it.
     * @return WP_User[] Twenty at most.
     */
    private static function confirmers( $user_id, $by ) {
      return get_users(
        array(
          'capability' => 'promote_users',
          'exclude'    => array_filter( array( (int) $user_id, (int) $by ) ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- Two users.
          'number'     => 20,
        )
      );
    }

    /**
     * Keeps a role that has to be confirmed out of the roles of a user that are about to be saved. Whatever gives it saves
     * them here.
     *
     * @param mixed  $saved   Null; else what others have made of it.
     * @param int    $user_id User ID.
     * @param string $key     Key of the metadata.
     * @param mixed  $roles   Roles and capabilities of the user.
     * @return mixed True where it is saved without the role.
     */
    public function hold( $saved, $user_id, $key, $roles ) {
      global $wpdb;

      if ( null !== $saved || self::$is_saving || $wpdb->get_blog_prefix() . 'capabilities' !== $key || ! is_array( $roles ) ) {
        return $saved;
      }

      $before = get_user_meta( $user_id, $key, true );
      $before = is_array( $before ) ? $before : array();
      $new    = array_values( array_filter( self::ROLES, static fn( $role ) => ! empty( $roles[ $role ] ) && empty( $before[ $role ] ) ) );
      if ( ! $new || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
        return $saved;
      }

      $waiting = self::pending()[ $user_id ] ?? null;
      if ( null !== $waiting && array( $waiting['role'] ) === $new && self::can_confirm( $user_id ) ) {
        // Somebody else gives the same role: that confirms it.
        self::forget( $user_id );

        return $saved;
      }

      $by         = get_current_user_id();
      $confirmers = self::confirmers( $user_id, $by );
      if ( ! $confirmers ) {
        return $saved;
      }

      $kept = array_diff_key( $roles, array_flip( $new ) );
      if ( ! array_intersect( array_keys( array_filter( $kept ) ), array_keys( wp_roles()->roles ) ) ) {
        // A user who had a role keeps it; a new one gets that of new users.
        $default = (string) get_option( 'default_role' );
        $kept   += $before || in_array( $default, self::ROLES, true ) ? $before : array( $default => true );
      }
      self::save( $user_id, $key, $kept );

      $pending             = self::pending();
      $pending[ $user_id ] = array(
        'role' => $new[0],
        'by'   => $by,
        'time' => time(),
      );
      update_option( self::PENDING, $pending, false );
      if ( null === $waiting ) {
        self::tell( $user_id, $new[0], $confirmers );
      }

      return true;
    }

    /**
     * Saves the roles of a user as they are.
     *
     * @param int    $user_id User ID.
     * @param string $key     Key of the metadata.
     * @param array  $roles   Roles and capabilities.
     */
    private static function save( $user_id, $key, $roles ) {
      self::$is_saving = true;
      update_user_meta( $user_id, $key, $roles );
      self::$is_saving = false;
    }

    /**
     * Tells those who can confirm a role.
     *
     * @param int       $user_id    User ID.
     * @param string    $role       Role.
     * @param WP_User[] $confirmers Users.
     */
    private static function tell( $user_id, $role, $confirmers ) {
      $site = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
      $user = get_userdata( $user_id );
      foreach ( $confirmers as $confirmer ) {
        wp_mail(
          $confirmer->user_email,
          /* translators: %s: Site title. */
          sprintf( ${translated(plan, '[%s] A role has to be confirmed')}, $site ),
          sprintf(
            /* translators: 1: Username, 2: role, 3: URL. */
            __( '%1$s shall have the role %2$s. Confirm or decline it: %3$s', ${plan.domain} ),
            $user ? $user->user_login : '#' . $user_id,
            self::role_name( $role ),
            self::url()
          )
        );
      }
    }

    /**
     * Confirms or declines a role.
     */
    public function decide() {
      $user_id = isset( $_POST['user'] ) ? absint( $_POST['user'] ) : 0;
      check_admin_referer( self::ACTION . $user_id );
      if ( ! self::can_confirm( $user_id ) ) {
        wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, 403 );
      }

      if ( isset( $_POST['confirm'] ) ) {
        self::confirm( $user_id );
      } else {
        self::forget( $user_id );
      }
      wp_safe_redirect( self::url() );
      exit;
    }

    /**
     * Gives a user the role that waits.
     *
     * @param int $user_id User ID.
     */
    public static function confirm( $user_id ) {
      $waiting = self::pending()[ $user_id ] ?? null;
      $user    = get_userdata( $user_id );
      self::forget( $user_id );
      if ( null !== $waiting && $user ) {
        self::$is_saving = true;
        $user->set_role( $waiting['role'] );
        self::$is_saving = false;
      }
    }

    ${confirmationsScreen(plan)}
  }
`;
