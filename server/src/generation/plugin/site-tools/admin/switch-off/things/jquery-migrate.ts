import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove jQuery Migrate" from the site; the admin keeps it. */
export const jqueryMigrate: SwitchedOff = {
  thing: 'jquery_migrate',
  label: 'jQuery Migrate',
  names: /^jquery[- ]migrate(?:\.js)?(?: script)? /,
  says: () => 'jQuery is loaded without jQuery Migrate on the site; the admin keeps it.',
  register: () => php`add_action( 'wp_default_scripts', array( $this, 'remove' ) );`,
  methods: () => [
    php`
      /**
       * Loads jQuery without it.
       *
       * @param WP_Scripts $scripts The scripts of WordPress.
       */
      public function remove( $scripts ) {
        if ( ! is_admin() && isset( $scripts->registered['jquery'] ) ) {
          $jquery       = $scripts->registered['jquery'];
          $jquery->deps = array_values( array_diff( $jquery->deps, array( 'jquery-migrate' ) ) );
        }
      }
    `,
  ],
  test: (plan) => php`
    /**
     * jQuery no longer needs it.
     */
    public function test_jquery_migrate_is_off() {
      ( new ${toolClass(plan, 'no_jquery_migrate')}() )->register();

      $this->assertNotContains( 'jquery-migrate', ( new WP_Scripts() )->registered['jquery']->deps );
    }
  `,
};
