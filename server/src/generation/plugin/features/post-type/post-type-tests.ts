import { identifier, noPhp, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity } from '../../plan.ts';

/** Tests of a post type: that it is there, and that only its editors change it. */
export function postTypeTests(entity: PlanEntity): TestCase {
  const type = php`${identifier(entity.classes.definition)}::POST_TYPE`;
  const [field] = entity.fields.filter(({ type: one }) => one === 'text');
  return {
    name: `${testName(entity)}_Post_Type`,
    summary: `Tests for the post type for ${entity.pluralLower}.`,
    methods: [
      php`
        /**
         * The post type is registered on init and has an admin menu.
         */
        public function test_is_registered() {
          $definition = new ${identifier(entity.classes.definition)}();
          $definition->register();

          $this->assertSame( 10, has_action( 'init', array( $definition, 'register_post_type' ) ) );

          $post_type = get_post_type_object( ${type} );

          $this->assertInstanceOf( WP_Post_Type::class, $post_type );
          $this->assertTrue( $post_type->show_ui );
          $this->assertSame( ${entity.isPublic}, $post_type->public );
        }
      `,
      php`
        /**
         * Administrators can edit posts of the type, subscribers cannot.
         */
        public function test_only_editors_change_posts() {
          $post_id = self::factory()->post->create( array( 'post_type' => ${type} ) );

          $this->assertFalse( user_can( self::factory()->user->create( array( 'role' => 'subscriber' ) ), 'edit_post', $post_id ) );
          $this->assertTrue( user_can( self::factory()->user->create( array( 'role' => 'administrator' ) ), 'edit_post', $post_id ) );
        }
      `,
      field === undefined
        ? noPhp
        : php`
            /**
             * Metadata is sanitized before it is stored.
             */
            public function test_metadata_is_sanitized() {
              $post_id = self::factory()->post->create( array( 'post_type' => ${type} ) );

              update_post_meta( $post_id, ${field.metaKey}, '<script>alert( 1 )</script>Plain' );

              $this->assertSame( 'Plain', get_post_meta( $post_id, ${field.metaKey}, true ) );
            }
          `,
    ].filter(({ text }) => text !== ''),
  };
}

const testName = ({ key }: PlanEntity): string =>
  key.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
