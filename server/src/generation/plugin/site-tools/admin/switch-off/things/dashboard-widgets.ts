import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the default dashboard widgets." Warnings about old browsers and PHP stay. */
export const dashboardWidgets: SwitchedOff = {
  thing: 'dashboard_widgets',
  label: 'Default dashboard widgets',
  names:
    /^(?:(?:admin )?dashboard (?:widgets?|meta ?boxes|boxes)|(?:widgets?|boxes) (?:from|on|in) the (?:admin |wordpress |wp )?dashboard|welcome (?:panel|screen)) /,
  says: () =>
    'The default widgets and the welcome panel are removed from the dashboard; warnings about outdated browsers or PHP versions are kept.',
  register: () => php`
    add_action( 'wp_dashboard_setup', array( $this, 'remove' ), 100 );
    add_action( 'admin_init', array( $this, 'remove_welcome' ) );
  `,
  methods: () => [
    php`
      /**
       * Removes the default dashboard widgets.
       */
      public function remove() {
        $widgets = array(
          'dashboard_site_health' => 'normal',
          'dashboard_right_now'   => 'normal',
          'dashboard_activity'    => 'normal',
          'dashboard_quick_press' => 'side',
          'dashboard_primary'     => 'side',
        );

        foreach ( $widgets as $widget => $context ) {
          remove_meta_box( $widget, 'dashboard', $context );
        }
      }
    `,
    php`
      /**
       * Removes the welcome panel.
       */
      public function remove_welcome() {
        remove_action( 'welcome_panel', 'wp_welcome_panel' );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The default widgets are removed.
     */
    public function test_the_dashboard_is_empty() {
      global $wp_meta_boxes;

      require_once ABSPATH . 'wp-admin/includes/dashboard.php';
      require_once ABSPATH . 'wp-admin/includes/template.php';
      set_current_screen( 'dashboard' );
      wp_add_dashboard_widget( 'dashboard_activity', 'Activity', '__return_true' );
      ( new ${toolClass(plan, 'no_dashboard_widgets')}() )->remove();

      $this->assertFalse( $wp_meta_boxes['dashboard']['normal']['core']['dashboard_activity'] );
    }
  `,
};
