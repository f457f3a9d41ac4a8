import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** Tests that administrators alone may download, rows are as wide as the header, and formulas are disarmed. */
export function exportTests(plan: PluginPlan, all: readonly BehaviourOf<'record_export'>[]): readonly TestCase[] {
  const exports = classOf(plan, 'Record_Exports');
  return [
    {
      name: 'Record_Exports',
      summary: 'Tests for the downloads.',
      methods: [
        php`
          /**
           * Administrators may download everything, visitors nothing.
           */
          public function test_who_may_download() {
            wp_set_current_user( 0 );
            $this->assertSame( array(), ( new ${exports}() )->allowed() );

            wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
            $this->assertCount( ${all.length}, ( new ${exports}() )->allowed() );
          }
        `,
        ...all.map(
          ({ name, columns }) => php`
            /**
             * Rows are as wide as the header.
             */
            public function ${identifier(`test_${name}_rows_are_whole`)}() {
              wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
              $exports = new ${exports}();
              $this->assertCount( ${columns.length}, $exports->allowed()[${name}]['columns'] );
              foreach ( $exports->${identifier(`${name}_rows`)}() as $row ) {
                $this->assertCount( ${columns.length}, $row );
              }
            }
          `,
        ),
        ...all.flatMap(({ name, filters = [] }) =>
          filters.map(
            ({ attribute, by }) => php`
              /**
               * What nothing is like is not in the file.
               */
              public function ${identifier(`test_${name}_by_${attribute}`)}() {
                $filter = array( ${attribute} => ${by === 'period' ? php`array( 'from' => '9998-01-01' )` : php`'9998 no such value'`} );
                $this->assertSame( 0, iterator_count( ( new ${exports}() )->${identifier(`${name}_rows`)}( $filter ) ) );
                $this->assertIsArray( ( new ${exports}() )->choices( ${name} ) );
              }
            `,
          ),
        ),
        php`
          /**
           * Formulas are text for spreadsheets.
           */
          public function test_formulas_are_disarmed() {
            $this->assertSame( array( "'=1+1", '-5', 'a' ), ${exports}::disarm( array( '=1+1', -5, 'a' ) ) );
          }
        `,
      ],
    },
  ];
}
