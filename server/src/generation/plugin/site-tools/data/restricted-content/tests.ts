import { php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';

/** Tests of who may read what. */
export function restrictionTests(plan: PluginPlan): TestCase {
  const restriction = toolClass(plan, 'restriction');
  const open = php`
    $post = self::factory()->post->create_and_get( array( 'post_content' => 'The secret' ) );
    update_post_meta( $post->ID, ${restriction}::ACCESS, 'members' );
    $this->go_to( '/?p=' . $post->ID );
    the_post();
  `;
  return {
    name: 'Restriction',
    summary: 'Tests for restricted content.',
    methods: [
      php`
        /**
         * Only logged-in users can read content for members.
         */
        public function test_members_read() {
          ${open}

          ob_start();
          the_content();

          $this->assertStringNotContainsString( 'secret', ob_get_clean() );
          $this->assertStringNotContainsString( 'secret', get_the_excerpt( $post ) );

          wp_set_current_user( self::factory()->user->create() );
          ob_start();
          the_content();

          $this->assertStringContainsString( 'secret', ob_get_clean() );
        }
      `,
      php`
        /**
         * Only the chosen roles have access.
         */
        public function test_roles_read() {
          ${open}
          update_post_meta( $post->ID, ${restriction}::ACCESS, 'roles' );
          update_post_meta( $post->ID, ${restriction}::ROLES, array( 'author' ) );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );
          $this->assertFalse( ${restriction}::may_read( $post ) );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'author' ) ) );
          $this->assertTrue( ${restriction}::may_read( $post ) );
        }
      `,
      php`
        /**
         * The shortcode shows its content to members only.
         */
        public function test_shortcode() {
          $text = ${`[${toolName(plan, 'members')}]the rest[/${toolName(plan, 'members')}]`};

          $this->assertStringNotContainsString( 'the rest', do_shortcode( $text ) );

          wp_set_current_user( self::factory()->user->create() );

          $this->assertStringContainsString( 'the rest', do_shortcode( $text ) );
        }
      `,
    ],
  };
}
