import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import type { Membership } from './membership-plan.ts';

/** Tests that a membership gives its role, and takes it back at its end. */
export function membershipTests(plan: PluginPlan, [first]: readonly Membership[]): readonly TestCase[] {
  if (first === undefined) return [];
  const name = classOf(plan, 'Memberships');
  const role = siteRole(plan, first.role);
  // Whoever has the role at the end may have it from elsewhere: as what new users get.
  const isKept = first.role === 'subscriber';
  return [
    {
      name: 'Memberships',
      summary: 'Tests for memberships.',
      methods: [
        php`
          /**
           * A membership gives a role, and ends.
           */
          public function test_starts_and_ends() {
            if ( ! wp_roles()->is_role( ${role} ) ) {
              add_role( ${role}, ${role} );
            }
            $user_id     = self::factory()->user->create( array( 'role' => 'contributor' ) );
            $memberships = new ${name}();

            $this->assertTrue( $memberships->start( $user_id, 1 ) );
            $this->assertTrue( ${name}::is_member( $user_id, 1 ) );
            $this->assertContains( ${role}, get_userdata( $user_id )->roles );

            update_user_meta( $user_id, ${`${plan.names.prefix}_membership_1_until`}, '2001-01-01' );
            $memberships->run();

            $this->assertFalse( ${name}::is_member( $user_id, 1 ) );
            ${isKept || first.role === 'contributor' ? php`$this->assertTrue( user_can( $user_id, 'read' ) );` : php`$this->assertNotContains( ${role}, get_userdata( $user_id )->roles );`}
          }
        `,
      ],
    },
  ];
}
