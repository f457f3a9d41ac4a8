import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import { notFound } from '../not-found.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the site search." */
export const search: SwitchedOff = {
  thing: 'search',
  label: 'Site search',
  names:
    /^(?:(?:front-?end|site|website|wordpress|built-in) )?search(?:es)?(?: (?:function|functionality|feature|forms?|results?(?: pages?)?|box(?:es)?|pages?|widgets?|and search forms?)(?= ))* /,
  unless: /^ ?(?:engines?|indexing|by|for) /,
  says: () => 'Search results return a 404 error, and search forms are hidden.',
  register: () => php`
    add_action( 'template_redirect', array( $this, 'close' ), 1 );
    add_filter( 'get_search_form', '__return_empty_string', 100 );
    add_filter( 'render_block_core/search', '__return_empty_string' );
    add_action( 'widgets_init', array( $this, 'remove_widget' ) );
    add_action( 'admin_bar_menu', array( $this, 'remove_from_bar' ), 100 );
  `,
  methods: () => [
    notFound('is_search()', 'Returns a 404 error for searches.'),
    php`
      /**
       * Unregisters the search widget.
       */
      public function remove_widget() {
        unregister_widget( 'WP_Widget_Search' );
      }
    `,
    php`
      /**
       * Removes the search from the toolbar.
       *
       * @param WP_Admin_Bar $admin_bar Toolbar instance.
       */
      public function remove_from_bar( $admin_bar ) {
        $admin_bar->remove_node( 'search' );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Searches return a 404 error, and there is no search form.
     */
    public function test_search_is_off() {
      $search = new ${toolClass(plan, 'no_search')}();
      $search->register();
      $this->go_to( home_url( '/?s=word' ) );
      $search->close();

      $this->assertTrue( is_404() );
      $this->assertSame( '', get_search_form( array( 'echo' => false ) ) );
    }
  `,
};
