import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import { noteKey } from './notes-class.ts';

/** Tests that notes are protected, escaped and counted. */
export const notesTests = (plan: PluginPlan, types: readonly string[]): readonly TestCase[] => [
  {
    name: 'Internal_Notes',
    summary: 'Tests for internal notes.',
    methods: [
      php`
        /**
         * Notes are protected metadata, which is shown as text.
         */
        public function test_notes_are_protected() {
          $id = self::factory()->post->create( array( 'post_type' => ${types[0] ?? 'post'} ) );
          add_post_meta(
            $id,
            ${noteKey(plan)},
            array(
              'text' => '<b>Call</b>',
              'user' => 0,
              'time' => time(),
            )
          );

          $this->assertTrue( is_protected_meta( ${noteKey(plan)}, 'post' ) );
          $this->assertStringContainsString( '&lt;b&gt;Call', ( new ${classOf(plan, 'Internal_Notes')}() )->list_html( $id ) );
        }
      `,
    ],
  },
];
