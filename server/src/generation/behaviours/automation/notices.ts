import { prefixed, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Methods that keep notices, show them and let people dismiss them. */
export const noticeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Adds a notice for the users with a role. The newest 20 are kept.
   *
   * @param string $role    Role.
   * @param string $message Message.
   */
  private function add_notice( $role, $message ) {
    $notices = (array) get_option( ${prefixed(plan, 'notices')}, array() );
    $message = wp_strip_all_tags( $message );

    $notices[ md5( $role . $message ) ] = array(
      'role'    => $role,
      'message' => $message,
    );

    update_option( ${prefixed(plan, 'notices')}, array_slice( $notices, -20, null, true ), false );
  }

  /**
   * Displays the notices for the current user.
   */
  public function show_notices() {
    $roles = wp_get_current_user()->roles;

    foreach ( (array) get_option( ${prefixed(plan, 'notices')}, array() ) as $id => $notice ) {
      if ( ! in_array( $notice['role'], $roles, true ) ) {
        continue;
      }

      $url = wp_nonce_url( admin_url( ${`admin-post.php?action=${prefixed(plan, 'dismiss')}&id=`} . $id ), ${prefixed(plan, 'dismiss_')} . $id );

      printf(
        '<div class="notice notice-info"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
        esc_html( $notice['message'] ),
        esc_url( $url ),
        ${translatedHtml(plan, 'Dismiss')}
      );
    }
  }

  /**
   * Removes a notice for everyone with its role.
   */
  public function dismiss_notice() {
    $id      = isset( $_GET['id'] ) ? sanitize_key( wp_unslash( $_GET['id'] ) ) : '';
    $notices = (array) get_option( ${prefixed(plan, 'notices')}, array() );

    check_admin_referer( ${prefixed(plan, 'dismiss_')} . $id );

    if ( ! isset( $notices[ $id ] ) || ( ! in_array( $notices[ $id ]['role'], wp_get_current_user()->roles, true ) && ! current_user_can( 'manage_options' ) ) ) {
      wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to dismiss this notice.')}, '', array( 'response' => 403 ) );
    }

    unset( $notices[ $id ] );
    update_option( ${prefixed(plan, 'notices')}, $notices, false );
    wp_safe_redirect( wp_get_referer() ? wp_get_referer() : admin_url() );
    exit;
  }
`;
