import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import { notFound } from '../not-found.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the site search." */
export const search: SwitchedOff = {
  thing: 'search',
  label: 'Search of the site',
  names:
    /^(?:(?:front-?end|site|website|wordpress|built-in) )?search(?:es)?(?: (?:function|functionality|feature|forms?|results?(?: pages?)?|box(?:es)?|pages?|widgets?|and search forms?)(?= ))* /,
  unless: /^ ?(?:engines?|indexing|by|for) /,
  says: () => 'The search of the site is closed: its results are not found, and its forms are not shown.',
  register: () => php`
    add_action( 'template_redirect', array( $this, 'close' ), 1 );
    add_filter( 'get_search_form', '__return_empty_string', 100 );
    add_filter( 'render_block_core/search', '__return_empty_string' );
    add_action( 'widgets_init', array( $this, 'remove_widget' ) );
    add_action( 'admin_bar_menu', array( $this, 'remove_from_bar' ), 100 );
  `,
  methods: () => [
    notFound('is_search()', 'Answers searches with "not found".'),
    php`
      /**
       * Takes the search widget away.
       */
      public function remove_widget() {
        unregister_widget( 'WP_Widget_Search' );
      }
    `,
    php`
      /**
       * Takes the search out of the admin bar.
       *
       * @param WP_Admin_Bar $admin_bar The admin bar.
       */
      public function remove_from_bar( $admin_bar ) {
        $admin_bar->remove_node( 'search' );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * A search is not found, and there is no form for one.
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
