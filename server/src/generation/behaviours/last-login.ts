import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { classNameOf, classOf } from '../plugin/code-names.ts';
import type { SiteTool } from '../plugin/site-tool.ts';
import { php } from '../writers/php.ts';
import { lastLoginKey, loginsSinceKey } from './records/users.ts';

/** Whether a behaviour reads when users have logged in, which WordPress does not keep. */
export const readsLastLogin = (behaviours: readonly PlanBehaviour[]): boolean =>
  /\b(?:last_login|idle_since)\b/.test(JSON.stringify(behaviours));

/** The part that keeps it. */
export const lastLogin: SiteTool = {
  tool: 'last_login',
  example: '',
  recognize: () => null,
  describe: () => 'Records when users log in.',
  contribute: (plan) => ({
    classes: [
      {
        name: classNameOf(plan, 'Last_Login'),
        summary: 'Records when users log in.',
        code: php`
          /**
           * Records when users log in.
           */
          final class ${classOf(plan, 'Last_Login')} {

            /**
             * Registers the hooks.
             */
            public function register() {
              add_action( 'wp_login', array( $this, 'record' ), 10, 2 );
              add_action( 'init', array( $this, 'start' ) );
            }

            /**
             * Notes from when on logins are recorded.
             */
            public function start() {
              if ( false === get_option( ${loginsSinceKey} ) ) {
                add_option( ${loginsSinceKey}, current_time( 'mysql' ) );
              }
            }

            /**
             * Records that a user has logged in.
             *
             * @param string  $user_login Username.
             * @param WP_User $user       User.
             */
            public function record( $user_login, $user ) {
              update_user_meta( $user->ID, ${lastLoginKey}, current_time( 'mysql' ) );
            }
          }
        `,
      },
    ],
    boot: [php`( new ${classOf(plan, 'Last_Login')}() )->register();`],
    cleanup: { userMeta: [lastLoginKey], options: [loginsSinceKey] },
    privacy: ['The time of the last login is stored with each user account.'],
    tests: [
      {
        name: 'Last_Login',
        summary: 'Tests for the recorded logins.',
        methods: [
          php`
            /**
             * A login is recorded.
             */
            public function test_login_is_recorded() {
              $user = self::factory()->user->create_and_get();

              do_action( 'wp_login', $user->user_login, $user );

              $this->assertNotEmpty( get_user_meta( $user->ID, ${lastLoginKey}, true ) );
            }
          `,
        ],
      },
    ],
  }),
};
