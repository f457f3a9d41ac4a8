import { classOf, prefixed } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type AccountForm, needsEmail, needsStaff } from './account-form-plan.ts';

export const mailTexts = {
  confirm: {
    label: 'Email to confirm the address',
    subject: 'Please confirm your email address',
    message: 'Hello {name},\n\nplease open this link to confirm your email address:\n\n{link}',
  },
  approved: {
    label: 'Email after approval',
    subject: 'Your account has been approved',
    message: 'Hello {name},\n\nyour account has been approved. You can log in now:\n\n{link}',
  },
} as const;

/** The class that keeps new accounts out until what has to happen has happened. */
export function approvalClass(plan: PluginPlan, form: AccountForm): PhpCode {
  const { domain } = plan;
  const meta = prefixed(plan, 'account_waits');
  const key = prefixed(plan, 'account_key');
  const noPassword = prefixed(plan, 'account_no_password');
  const [byEmail, byStaff] = [needsEmail(form), needsStaff(form)];
  const task = prefixed(plan, 'approve_account');
  const mail = (name: 'confirm' | 'approved'): PhpCode => php`
    array(
      ${settingValue(plan, `account_${name}_subject`, mailTexts[name].subject)},
      ${settingValue(plan, `account_${name}_message`, mailTexts[name].message)},
    )
  `;
  return php`
    /**
     * Keeps new accounts from logging in until they are confirmed or approved.
     */
    class ${classOf(plan, 'Account_Approval')} {

      /**
       * Meta key of what an account waits for: email or staff.
       */
      const META = ${meta};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'user_register', array( $this, 'hold_others' ), 5 );
        add_filter( 'wp_authenticate_user', array( $this, 'refuse' ), 5 );
        add_action( 'wp_authenticate_application_password_errors', array( $this, 'refuse_application' ), 10, 2 );
        add_filter( 'allow_password_reset', array( $this, 'refuse_reset' ), 10, 2 );
        ${byEmail ? php`add_action( 'template_redirect', array( $this, 'confirm' ) );` : noPhp}
        ${
          byStaff
            ? php`
        add_filter( 'user_row_actions', array( $this, 'add_actions' ), 10, 2 );
        add_filter( 'manage_users_columns', array( $this, 'add_column' ) );
        add_filter( 'manage_users_custom_column', array( $this, 'fill_column' ), 10, 3 );
        add_action( ${`admin_post_${task}`}, array( $this, 'approve_by_link' ) );
        `
            : noPhp
        }
      }

      /**
       * Holds accounts that are not made by staff, wherever they come from.
       *
       * @param int $user_id User ID.
       */
      public function hold_others( $user_id ) {
        if ( ! current_user_can( 'create_users' ) && ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI ) ) {
          update_user_meta( $user_id, self::META, ${byEmail ? 'email' : 'staff'} );
          ${byEmail ? php`self::send_link( $user_id );` : php`self::tell_staff( $user_id );`}
        }
      }

      /**
       * Notes whether somebody who registered has chosen no password.
       *
       * @param int  $user_id         User ID.
       * @param bool $has_no_password Whether no password was chosen.
       */
      public static function hold( $user_id, $has_no_password ) {
        if ( $has_no_password ) {
          update_user_meta( $user_id, ${noPassword}, '1' );
        }
      }

      /**
       * Gets what an account waits for.
       *
       * @param int $user_id User ID.
       * @return string email, staff, or an empty string.
       */
      public static function waits_for( $user_id ) {
        return (string) get_user_meta( $user_id, self::META, true );
      }

      /**
       * Refuses to log in accounts that wait.
       *
       * @param WP_User|WP_Error $user User object.
       * @return WP_User|WP_Error
       */
      public function refuse( $user ) {
        if ( ! $user instanceof WP_User || '' === self::waits_for( $user->ID ) ) {
          return $user;
        }

        return new WP_Error(
          'account_pending',
          'email' === self::waits_for( $user->ID )
            ? __( 'Please confirm your email address first: open the link that we have sent you.', ${domain} )
            : __( 'Your account has not been approved yet.', ${domain} )
        );
      }

      /**
       * Refuses application passwords of accounts that wait.
       *
       * @param WP_Error $errors Errors so far.
       * @param WP_User  $user   User object.
       */
      public function refuse_application( $errors, $user ) {
        if ( '' !== self::waits_for( $user->ID ) ) {
          $errors->add( 'account_pending', __( 'Your account has not been approved yet.', ${domain} ) );
        }
      }

      /**
       * Sends accounts that wait no link to a new password.
       *
       * @param bool $is_allowed Whether a link is sent.
       * @param int  $user_id    User ID.
       * @return bool
       */
      public function refuse_reset( $is_allowed, $user_id ) {
        return $is_allowed && '' === self::waits_for( $user_id );
      }

      /**
       * Lets an account in.
       *
       * @param int $user_id User ID.
       */
      public static function release( $user_id ) {
        delete_user_meta( $user_id, self::META );
        delete_user_meta( $user_id, ${key} );
        if ( get_user_meta( $user_id, ${noPassword}, true ) ) {
          delete_user_meta( $user_id, ${noPassword} );
          wp_new_user_notification( $user_id, null, 'user' );
        } else {
          ${byStaff ? php`self::send( $user_id, ${mail('approved')}, wp_login_url() );` : php`wp_cache_delete( $user_id, 'user_meta' );`}
        }

        /**
         * Fires after an account was let in.
         *
         * @param int $user_id User ID.
         */
        do_action( ${prefixed(plan, 'account_released')}, $user_id );
      }

      ${joinPhp(
        [
          byEmail ? emailMethods(plan, key, byStaff, mail('confirm')) : noPhp,
          byStaff ? staffMethods(plan, task) : noPhp,
          byStaff || byEmail ? sendMethod : noPhp,
        ],
        '\n\n',
      )}
    }
  `;
}

const emailMethods = (plan: PluginPlan, key: string, byStaff: boolean, mail: PhpCode): PhpCode => php`
  /**
   * Sends the link that confirms an email address. It is good for two days.
   *
   * @param int $user_id User ID.
   */
  private static function send_link( $user_id ) {
    $secret = wp_generate_password( 32, false );
    update_user_meta( $user_id, ${key}, ( time() + 2 * DAY_IN_SECONDS ) . ':' . wp_hash( $secret ) );
    self::send(
      $user_id,
      ${mail},
      add_query_arg(
        array(
          ${prefixed(plan, 'confirm')} => $secret,
          'account' => $user_id,
        ),
        home_url( '/' )
      )
    );
  }

  /**
   * Confirms an email address by the link that was sent to it.
   */
  public function confirm() {
    // phpcs:disable WordPress.Security.NonceVerification.Recommended -- The link holds a secret of its own.
    if ( ! isset( $_GET[${prefixed(plan, 'confirm')}], $_GET['account'] ) || ! is_string( $_GET[${prefixed(plan, 'confirm')}] ) || ! is_string( $_GET['account'] ) ) {
      return;
    }

    $user_id = absint( $_GET['account'] );
    $secret  = sanitize_key( wp_unslash( $_GET[${prefixed(plan, 'confirm')}] ) );
    $given   = sanitize_text_field( wp_unslash( $_GET[${prefixed(plan, 'confirm')}] ) );
    // phpcs:enable
    $parts = explode( ':', (string) get_user_meta( $user_id, ${key}, true ) );
    $is_ok = '' !== $secret && 2 === count( $parts ) && (int) $parts[0] > time() && hash_equals( $parts[1], wp_hash( $given ) );
    if ( ! $is_ok || 'email' !== self::waits_for( $user_id ) ) {
      wp_die( esc_html__( 'This link is not valid any more.', ${plan.domain} ), '', array( 'response' => 403 ) );
    }

    delete_user_meta( $user_id, ${key} );
    ${
      byStaff
        ? php`
    update_user_meta( $user_id, self::META, 'staff' );
    self::tell_staff( $user_id );
    wp_die( esc_html__( 'Thank you. You can log in once your account has been approved.', ${plan.domain} ), esc_html__( 'Email address confirmed', ${plan.domain} ), array( 'response' => 200 ) );
    `
        : php`
    self::release( $user_id );
    wp_safe_redirect( wp_login_url() );
    exit;
    `
    }
  }
`;

const staffMethods = ({ domain }: PluginPlan, task: string): PhpCode => php`
  /**
   * Tells the administrator of an account that waits.
   *
   * @param int $user_id User ID.
   */
  private static function tell_staff( $user_id ) {
    $user = get_userdata( $user_id );
    wp_mail(
      get_option( 'admin_email' ),
      /* translators: %s: name of the site. */
      sprintf( __( '[%s] An account waits for approval', ${domain} ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) ),
      implode(
        "\n",
        array(
          /* translators: %s: username. */
          sprintf( __( 'Username: %s', ${domain} ), $user->user_login ),
          /* translators: %s: email address. */
          sprintf( __( 'Email: %s', ${domain} ), $user->user_email ),
          admin_url( 'users.php' ),
        )
      )
    );
  }

  /**
   * Adds links that approve and refuse accounts to the list of users.
   *
   * @param string[] $actions Links.
   * @param WP_User  $user    User object.
   * @return string[]
   */
  public function add_actions( $actions, $user ) {
    if ( 'staff' !== self::waits_for( $user->ID ) || ! current_user_can( 'edit_user', $user->ID ) || ! current_user_can( 'create_users' ) ) {
      return $actions;
    }

    $url = add_query_arg(
      array(
        'action' => ${task},
        'user'   => $user->ID,
      ),
      admin_url( 'admin-post.php' )
    );

    $actions[${task}] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( wp_nonce_url( $url, ${`${task}_`} . $user->ID ) ), esc_html__( 'Approve', ${domain} ) );

    return $actions;
  }

  /**
   * Adds a column to the list of users.
   *
   * @param string[] $columns Labels by column.
   * @return string[]
   */
  public function add_column( $columns ) {
    $columns[ self::META ] = __( 'Account', ${domain} );

    return $columns;
  }

  /**
   * Fills the column.
   *
   * @param string $output  Output so far.
   * @param string $column  Column.
   * @param int    $user_id User ID.
   * @return string
   */
  public function fill_column( $output, $column, $user_id ) {
    if ( self::META !== $column ) {
      return $output;
    }
    $labels = array(
      'email' => __( 'Email not confirmed', ${domain} ),
      'staff' => __( 'Waits for approval', ${domain} ),
    );

    return esc_html( $labels[ self::waits_for( $user_id ) ] ?? '' );
  }

  /**
   * Approves an account by the link in the list of users.
   */
  public function approve_by_link() {
    $user_id = isset( $_GET['user'] ) ? absint( $_GET['user'] ) : 0;
    check_admin_referer( ${`${task}_`} . $user_id );
    if ( ! current_user_can( 'create_users' ) || ! current_user_can( 'edit_user', $user_id ) ) {
      wp_die( esc_html__( 'Sorry, you are not allowed to approve accounts.', ${domain} ), '', array( 'response' => 403 ) );
    }
    if ( 'staff' === self::waits_for( $user_id ) ) {
      self::release( $user_id );
    }
    wp_safe_redirect( admin_url( 'users.php' ) );
    exit;
  }
`;

const sendMethod = php`
  /**
   * Sends an email to the holder of an account.
   *
   * @param int      $user_id User ID.
   * @param string[] $texts   Subject and message.
   * @param string   $link    What {link} stands for.
   */
  private static function send( $user_id, $texts, $link ) {
    $user   = get_userdata( $user_id );
    $values = array(
      '{name}' => $user->display_name,
      '{link}' => $link,
      '{site}' => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
    );
    wp_mail( $user->user_email, wp_strip_all_tags( strtr( $texts[0], $values ) ), strtr( $texts[1], $values ) );
  }
`;
