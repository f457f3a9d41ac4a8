import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { Approval } from './approval.ts';

/** Tests that nothing is published before all have approved it, and that what is rejected is a draft again. */
export const approvalTests = (plan: PluginPlan, approvals: readonly Approval[]): readonly TestCase[] =>
  approvals.map(({ one, kind, number }) => ({
    name: `Approval_Steps_${number}`,
    summary: `Tests for the approval of ${kind.plural}.`,
    methods: [
      php`
        /**
         * Nothing is published before all steps have approved it.
         */
        public function test_all_steps_have_to_approve() {
          $approval = new ${classOf(plan, `Approval_Steps_${number}`)}();
          $id       = self::factory()->post->create(
            array(
              'post_type'   => ${kind.type},
              'post_status' => 'publish',
            )
          );
          $this->assertSame( 'pending', get_post_status( $id ) );

          wp_set_current_user( self::factory()->user->create( array( 'role' => '' ) ) );
          $this->assertWPError( $approval->decide( $id, true ) );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
          ${
            one.steps.some(({ conditions }) => conditions !== undefined)
              ? php`
                for ( $step = 0; $step < ${one.steps.length} && 'pending' === get_post_status( $id ); $step++ ) {
                  $this->assertTrue( $approval->decide( $id, true ) );
                }
              `
              : php`
                for ( $step = 0; $step < ${one.steps.length}; $step++ ) {
                  $this->assertSame( 'pending', get_post_status( $id ) );
                  $this->assertTrue( $approval->decide( $id, true ) );
                }
              `
          }
          $this->assertSame( 'publish', get_post_status( $id ) );
        }
      `,
      php`
        /**
         * What is rejected is a draft again, and begins anew.
         */
        public function test_rejected_posts_are_drafts() {
          $approval = new ${classOf(plan, `Approval_Steps_${number}`)}();
          $id       = self::factory()->post->create(
            array(
              'post_type'   => ${kind.type},
              'post_status' => 'pending',
            )
          );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
          $this->assertTrue( $approval->decide( $id, false, 'Not yet' ) );
          $this->assertSame( 'draft', get_post_status( $id ) );
          $this->assertStringContainsString( 'Not yet', $approval->history( $id ) );
          $this->assertSame( 0, ${classOf(plan, `Approval_Steps_${number}`)}::approved( $id ) );
        }
      `,
      ...(one.own === 'nobody' && kind.ownerMeta === undefined
        ? [
            php`
              /**
               * Not even administrators decide on what is their own.
               */
              public function test_nobody_decides_on_their_own() {
                $author = self::factory()->user->create( array( 'role' => 'administrator' ) );
                $id     = self::factory()->post->create(
                  array(
                    'post_type'   => ${kind.type},
                    'post_status' => 'pending',
                    'post_author' => $author,
                  )
                );

                wp_set_current_user( $author );
                $this->assertWPError( ( new ${classOf(plan, `Approval_Steps_${number}`)}() )->decide( $id, true ) );
              }
            `,
          ]
        : []),
    ],
  }));
