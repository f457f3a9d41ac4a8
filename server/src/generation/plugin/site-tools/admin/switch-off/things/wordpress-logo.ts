import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the WordPress logo from the admin bar." */
export const wordpressLogo: SwitchedOff = {
  thing: 'wordpress_logo',
  label: 'WordPress logo in the toolbar',
  names:
    /^(?:(?:wordpress|wp)(?: |-)?(?:logo|icon|menu)|admin bar (?:wordpress |wp )?logo)(?: (?:from|in|of) the (?:admin |wordpress |top )?(?:bar|toolbar))? /,
  unless: / log-?in (?:page|screen|form) /,
  says: () => 'The WordPress logo and its menu are removed from the toolbar.',
  register: () => php`add_action( 'admin_bar_menu', array( $this, 'remove' ), 100 );`,
  methods: () => [
    php`
      /**
       * Removes the WordPress logo and its menu.
       *
       * @param WP_Admin_Bar $admin_bar Toolbar instance.
       */
      public function remove( $admin_bar ) {
        $admin_bar->remove_node( 'wp-logo' );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The logo is removed.
     */
    public function test_the_logo_is_gone() {
      require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
      $admin_bar = new WP_Admin_Bar();
      $admin_bar->add_node( array( 'id' => 'wp-logo' ) );
      ( new ${toolClass(plan, 'no_wordpress_logo')}() )->remove( $admin_bar );

      $this->assertNull( $admin_bar->get_node( 'wp-logo' ) );
    }
  `,
};
