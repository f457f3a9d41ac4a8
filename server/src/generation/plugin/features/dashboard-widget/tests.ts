import { noPhp, php } from '../../../writers/php.ts';
import { classOf, handleOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { isEasilyMade, newRecord } from '../support/test-records.ts';

/** Tests of the box on the dashboard: who has it. */
export function widgetTests(plan: PluginPlan): TestCase {
  const widget = classOf(plan, 'Dashboard_Widget');
  const counted = plan.entities.find((entity) => !entity.isLog && entity.storage !== 'posts' && isEasilyMade(entity));
  return {
    name: 'Dashboard_Widget',
    summary: 'Tests for the dashboard widget.',
    methods: [
      php`
        /**
         * Administrators see the widget, subscribers do not.
         */
        public function test_box_is_for_editors() {
          require_once ABSPATH . 'wp-admin/includes/admin.php';
          require_once ABSPATH . 'wp-admin/includes/dashboard.php';
          set_current_screen( 'dashboard' );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );
          ( new ${widget}() )->add();

          $this->assertStringNotContainsString( ${handleOf(plan, 'widget')}, wp_json_encode( $GLOBALS['wp_meta_boxes'] ?? array() ) );

          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
          ( new ${widget}() )->add();

          $this->assertStringContainsString( ${handleOf(plan, 'widget')}, wp_json_encode( $GLOBALS['wp_meta_boxes'] ) );
        }
      `,
      counted === undefined
        ? noPhp
        : php`
            /**
             * The widget counts entries and is updated when entries are added.
             */
            public function test_box_counts() {
              wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
              ${newRecord(plan, counted, 'First')};

              ob_start();
              ( new ${widget}() )->render();

              $this->assertStringContainsString( ${`1 ${counted.singularLower}`}, wp_specialchars_decode( (string) ob_get_clean(), ENT_QUOTES ) );

              ${newRecord(plan, counted, 'Second')};

              ob_start();
              ( new ${widget}() )->render();

              $this->assertStringContainsString( ${`2 ${counted.pluralLower}`}, wp_specialchars_decode( (string) ob_get_clean(), ENT_QUOTES ) );
            }
          `,
    ].filter(({ text }) => text !== ''),
  };
}
