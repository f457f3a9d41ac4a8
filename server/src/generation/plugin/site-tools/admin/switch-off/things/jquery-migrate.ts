import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove jQuery Migrate" from the site; the admin keeps it. */
export const jqueryMigrate: SwitchedOff = {
  thing: 'jquery_migrate',
  label: 'jQuery Migrate',
  names: /^jquery[- ]migrate(?:\.js)?(?: script)? /,
  says: () => 'jQuery is loaded without jQuery Migrate on the front end; the admin keeps it.',
  register: () => php`add_action( 'wp_default_scripts', array( $this, 'remove' ) );`,
  methods: () => [
    php`
      /**
       * Removes jQuery Migrate from the dependencies of jQuery.
       *
       * @param WP_Scripts $scripts Registered scripts.
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
     * jQuery does not depend on jQuery Migrate.
     */
    public function test_jquery_migrate_is_off() {
      ( new ${toolClass(plan, 'no_jquery_migrate')}() )->register();

      $this->assertNotContains( 'jquery-migrate', ( new WP_Scripts() )->registered['jquery']->deps );
    }
  `,
};
