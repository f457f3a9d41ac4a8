import { identifier, php } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { editedEntities } from './edited.ts';

/** Tests of saving: nothing is saved without a nonce and the capability. */
export function metaBoxesTests(plan: PluginPlan): TestCase {
  const [entity] = editedEntities(plan);
  const type = entity === undefined ? php`'post'` : php`${identifier(entity.classes.definition)}::POST_TYPE`;
  const box = classOf(plan, 'Meta_Boxes');
  const field = entity?.fields.find(({ type: one }) => one === 'text' || one === 'textarea');
  const [key, meta] = [field?.key ?? 'missing', field?.metaKey ?? 'missing'];
  const saved = field === undefined ? '' : 'Kept';
  return {
    name: 'Meta_Boxes',
    summary: 'Tests for saving meta boxes.',
    methods: [
      php`
        /**
         * Fields are not saved without a nonce.
         */
        public function test_nonce_is_required() {
          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

          $post_id = self::factory()->post->create( array( 'post_type' => ${type} ) );

          $_POST[ ${box}::INPUT ] = array( ${key} => 'Kept' );

          ( new ${box}() )->save( $post_id );

          $this->assertSame( '', get_post_meta( $post_id, ${meta}, true ) );
        }
      `,
      php`
        /**
         * Fields are saved with a nonce and the required capability.
         */
        public function test_values_are_saved() {
          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

          $post_id = self::factory()->post->create( array( 'post_type' => ${type} ) );

          $_POST[ ${box}::NONCE ] = wp_create_nonce( ${box}::NONCE . $post_id );
          $_POST[ ${box}::INPUT ] = array( ${key} => 'Kept' );

          ( new ${box}() )->save( $post_id );

          $this->assertSame( ${saved}, get_post_meta( $post_id, ${meta}, true ) );
        }
      `,
      php`
        /**
         * Subscribers cannot save fields.
         */
        public function test_capability_is_required() {
          $post_id = self::factory()->post->create( array( 'post_type' => ${type} ) );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );

          $_POST[ ${box}::NONCE ] = wp_create_nonce( ${box}::NONCE . $post_id );
          $_POST[ ${box}::INPUT ] = array( ${key} => 'Kept' );

          ( new ${box}() )->save( $post_id );

          $this->assertSame( '', get_post_meta( $post_id, ${meta}, true ) );
        }

        /**
         * Resets the submitted data.
         */
        public function tear_down() {
          unset( $_POST[ ${box}::NONCE ], $_POST[ ${box}::INPUT ] );
          parent::tear_down();
        }
      `,
    ],
  };
}
