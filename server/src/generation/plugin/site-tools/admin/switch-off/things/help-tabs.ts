import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the help tabs and screen options." */
export const helpTabs: SwitchedOff = {
  thing: 'help_tabs',
  label: 'Help tabs and screen options',
  names:
    /^(?:(?:contextual )?help tabs?|screen options?(?: tabs?)?)(?: (?:and|,) (?:the )?(?:(?:contextual )?help(?: tabs?)?|screen options?))? /,
  says: () => 'Help tabs and screen options are removed from the admin.',
  register: () => php`
    add_action( 'admin_head', array( $this, 'remove_help' ), 100 );
    add_filter( 'screen_options_show_screen', '__return_false' );
  `,
  methods: () => [
    php`
      /**
       * Removes the help tabs of the current screen.
       */
      public function remove_help() {
        get_current_screen()->remove_help_tabs();
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Screens have no help tabs.
     */
    public function test_help_is_gone() {
      set_current_screen( 'dashboard' );
      get_current_screen()->add_help_tab(
        array(
          'id'    => 'overview',
          'title' => 'Overview',
        )
      );
      ( new ${toolClass(plan, 'no_help_tabs')}() )->remove_help();

      $this->assertSame( array(), get_current_screen()->get_help_tabs() );
    }
  `,
};
