import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Do not load Dashicons for visitors"; who is logged in has the admin bar, which needs them. */
export const dashicons: SwitchedOff = {
  thing: 'dashicons',
  label: 'Dashicons for visitors',
  names: /^dash ?icons?(?: (?:css|styles?|fonts?|stylesheet))?(?: (?:for|from) (?:visitors|guests|logged-out users))? /,
  says: () => 'Dashicons are loaded for logged-in users only.',
  register: () => php`add_action( 'wp_enqueue_scripts', array( $this, 'remove' ), 100 );`,
  methods: () => [
    php`
      /**
       * Takes the file away from the style, which stays registered because styles of themes and plugins may depend on it.
       */
      public function remove() {
        $style = wp_styles()->query( 'dashicons' );
        if ( $style && ! is_user_logged_in() ) {
          wp_dequeue_style( 'dashicons' );
          $style->src = false;
        }
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Dashicons are not loaded for visitors, not even where other styles depend on them.
     */
    public function test_dashicons_are_off() {
      wp_set_current_user( 0 );
      $styles = $GLOBALS['wp_styles'] ?? null;
      $GLOBALS['wp_styles'] = new WP_Styles();
      wp_register_style( 'needs-icons', 'https://example.org/a.css', array( 'dashicons' ), '1' );
      wp_enqueue_style( 'needs-icons' );
      ( new ${toolClass(plan, 'no_dashicons')}() )->remove();

      ob_start();
      wp_styles()->do_items();
      $printed = (string) ob_get_clean();
      $GLOBALS['wp_styles'] = $styles;

      $this->assertStringContainsString( 'a.css', $printed );
      $this->assertStringNotContainsString( 'dashicons', $printed );
    }
  `,
};
