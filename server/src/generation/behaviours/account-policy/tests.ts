import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { type AccountPolicy, earlierPasswords, watchesPasswords } from './policy-plan.ts';

/** The first of some roles that every site has; without any, one that is seldom confirmed. */
const roleOf = (roles: readonly string[] | undefined): string | undefined =>
  (roles ?? ['author']).find((role) => role !== 'customer' && role !== 'shop_manager');

/** Makes `$user` one with a role. */
const userWith = (plan: PluginPlan, one: AccountPolicy, role: string): PhpCode => php`
  $user = self::factory()->user->create_and_get( array( 'role' => ${siteRole(plan, role)} ) );
  ${
    one.confirmed_roles?.includes(role) === true
      ? php`
        ${classOf(plan, 'Role_Confirmations')}::confirm( $user->ID );
        $user = get_userdata( $user->ID );
      `
      : noPhp
  }
`;

function passwordTests(plan: PluginPlan, one: AccountPolicy): readonly PhpCode[] {
  const name = classOf(plan, 'Account_Passwords');
  const role = one.password_age === undefined ? undefined : roleOf(one.password_age.roles);
  return [
    php`
      /**
       * The present password and the kept ones cannot be used again; older ones can.
       */
      public function test_kept_passwords_are_refused() {
        $id    = self::factory()->user->create( array( 'user_pass' => 'password 0' ) );
        $count = ${earlierPasswords(one) + 1};
        for ( $number = 1; $number <= $count; $number++ ) {
          wp_set_password( "password $number", $id );
        }

        $this->assertTrue( ${name}::is_known( "password $count", $id ) );
        $this->assertTrue( ${name}::is_known( 'password 1', $id ) );
        $this->assertFalse( ${name}::is_known( 'password 0', $id ) );
      }
    `,
    ...(role === undefined
      ? []
      : [
          php`
            /**
             * Passwords expire, and a new one does not.
             */
            public function test_passwords_expire() {
              ${userWith(plan, one, role)}
              $this->assertFalse( ${name}::has_expired( $user ) );

              update_user_meta( $user->ID, ${name}::CHANGED, time() - 4000 * DAY_IN_SECONDS );
              $this->assertTrue( ${name}::has_expired( $user ) );
              $this->assertWPError( apply_filters( 'authenticate', $user, $user->user_login, 'password' ) );

              wp_set_password( 'another password', $user->ID );
              $this->assertFalse( ${name}::has_expired( $user ) );
            }
          `,
        ]),
  ];
}

function sessionTests(plan: PluginPlan, one: AccountPolicy): readonly PhpCode[] {
  const name = classOf(plan, 'Account_Sessions');
  const { idle_logout: idle, sessions } = one;
  const idleRole = idle === undefined ? undefined : roleOf(idle.roles);
  const role = sessions === undefined ? undefined : roleOf(sessions.roles);
  return [
    ...(idleRole === undefined
      ? []
      : [
          php`
            /**
             * A login is idle when nothing was done with it for long.
             */
            public function test_idle_logins_are_found() {
              ${userWith(plan, one, idleRole)}
              $old  = time() - YEAR_IN_SECONDS;
              $this->assertTrue( ${name}::is_idle( array( 'login' => $old ), $user ) );
              $this->assertFalse( ${name}::is_idle( array( 'login' => $old, ${name}::ACTIVE => time() ), $user ) );
            }
          `,
        ]),
    ...(role === undefined
      ? []
      : [
          php`
            /**
             * No account has more logins than it may have.
             */
            public function test_oldest_logins_end() {
              ${userWith(plan, one, role)}
              $manager = WP_Session_Tokens::get_instance( $user->ID );
              $limiter = new ${name}();
              $first   = '';
              for ( $number = 0; $number <= ${name}::MAXIMUM; $number++ ) {
                $token = $manager->create( time() + HOUR_IN_SECONDS );
                $first = '' === $first ? $token : $first;
                $limiter->limit( '', 0, 0, $user->ID, 'logged_in', $token );
              }

              $this->assertCount( ${name}::MAXIMUM, $manager->get_all() );
              $this->assertIsArray( $manager->get( $token ) );
            }
          `,
        ]),
  ];
}

function confirmationTests(plan: PluginPlan, { confirmed_roles: roles = [] }: AccountPolicy): readonly PhpCode[] {
  const name = classOf(plan, 'Role_Confirmations');
  const first = roleOf(roles);
  if (first === undefined) return [];
  const role = siteRole(plan, first);
  return [
    php`
      /**
       * A role waits until somebody else confirms it.
       */
      public function test_role_waits_for_another_user() {
        $first  = self::factory()->user->create();
        $second = self::factory()->user->create();
        foreach ( array( $first, $second ) as $id ) {
          ( new WP_User( $id ) )->add_cap( 'promote_users' );
          ( new WP_User( $id ) )->add_cap( 'edit_users' );
        }
        $other = self::factory()->user->create( array( 'role' => 'subscriber' ) );

        wp_set_current_user( $first );
        ( new WP_User( $other ) )->set_role( ${role} );
        $this->assertNotContains( ${role}, get_userdata( $other )->roles );
        $this->assertFalse( ${name}::can_confirm( $other ) );

        wp_set_current_user( $second );
        $this->assertTrue( ${name}::can_confirm( $other ) );
        ${name}::confirm( $other );
        $this->assertContains( ${role}, get_userdata( $other )->roles );
        $this->assertArrayNotHasKey( $other, ${name}::pending() );
      }
    `,
  ];
}

/** Tests that accounts are held to what the policy says. */
export const policyTests = (plan: PluginPlan, one: AccountPolicy): readonly TestCase[] => [
  {
    name: 'Account_Policy',
    summary: 'Tests for what accounts are held to.',
    methods: [
      ...(watchesPasswords(one) ? passwordTests(plan, one) : []),
      ...sessionTests(plan, one),
      ...(one.confirmed_roles === undefined ? [] : confirmationTests(plan, one)),
    ],
  },
];
