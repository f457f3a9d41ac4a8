import { type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed, translated, translatedHtml } from '../../../code-names.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolHandle } from '../../support/tool-names.ts';
import type { MaintenanceMode } from './maintenance-options.ts';

/** The option that holds since when the site is closed; without it, the site is open. */
export const switchOption = (plan: PluginPlan): string => prefixed(plan, 'maintenance_since');

/** The request that opens or closes the site. */
export const actionOf = (plan: PluginPlan): string => prefixed(plan, 'switch_maintenance');

/** Statements of `end()` that know when the switch turns itself off. */
export const switchEnd = (plan: PluginPlan, options: MaintenanceMode): PhpCode =>
  (options.switchHours ?? 0) === 0
    ? php`
      if ( 0 === (int) get_option( ${switchOption(plan)}, 0 ) ) {
        return 0;
      }
    `
    : php`
      $since = (int) get_option( ${switchOption(plan)}, 0 );
      $hours = (int) ${settingValue(plan, 'off_after', options.switchHours ?? 0)};
      if ( $hours > 0 ) {
        return 0 === $since ? 0 : $since + $hours * HOUR_IN_SECONDS;
      }
    `;

/** Methods of the switch in the admin bar, for administrators alone. */
export const switchMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Adds the switch to the toolbar.
   *
   * @param WP_Admin_Bar $admin_bar Toolbar instance.
   */
  public function add_switch( $admin_bar ) {
    if ( ! current_user_can( 'manage_options' ) ) {
      return;
    }

    $is_on = $this->is_on();
    $admin_bar->add_node(
      array(
        'id'    => ${toolHandle(plan, 'maintenance_mode')},
        'title' => $is_on ? ${translatedHtml(plan, 'Maintenance: on')} : ${translatedHtml(plan, 'Maintenance: off')},
        'href'  => wp_nonce_url( admin_url( 'admin-post.php?action=' . ${actionOf(plan)} . '&to=' . ( $is_on ? 'off' : 'on' ) ), ${actionOf(plan)} ),
        'meta'  => array( 'title' => $is_on ? ${translated(plan, 'Open the site to visitors')} : ${translated(plan, 'Close the site to visitors')} ),
      )
    );
  }

  /**
   * Opens or closes the site, and goes back to where the switch was used.
   */
  public function flip_switch() {
    check_admin_referer( ${actionOf(plan)} );

    if ( ! current_user_can( 'manage_options' ) ) {
      wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, '', array( 'response' => 403 ) );
    }

    if ( isset( $_GET['to'] ) && 'on' === $_GET['to'] ) {
      update_option( ${switchOption(plan)}, time() );
    } else {
      delete_option( ${switchOption(plan)} );
    }

    $back = wp_get_referer();
    wp_safe_redirect( $back ? $back : admin_url() );
    exit;
  }
`;
