import { noPhp, php } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { isEasilyMade, newRecord } from '../support/test-records.ts';

/** Tests of export and import: formulas are disarmed, and a trial run writes nothing. */
export function transferTests(plan: PluginPlan): TestCase {
  const kinds = classOf(plan, 'Transfer_Kinds');
  const entity = plan.entities.find(({ fields }) => fields.every(({ isRequired }) => !isRequired));
  const key = entity?.key ?? plan.entities[0]?.key ?? '';
  const exported = plan.entities.find((one) => one.storage !== 'posts' && !one.isLog && isEasilyMade(one));
  return {
    name: 'Transfer',
    summary: 'Tests for export and import.',
    methods: [
      php`
        /**
         * The first row of a CSV file contains the column names.
         */
        public function test_csv_begins_with_columns() {
          $kind = ${kinds}::all()[${key}];

          ob_start();
          ( new ${classOf(plan, 'Exporter')}( $kind ) )->print_csv();

          $this->assertStringStartsWith( 'id,title,', (string) ob_get_clean() );
        }
      `,
      php`
        /**
         * ${entity === undefined ? 'A dry run creates no entries.' : 'An import creates entries, a dry run does not.'}
         */
        public function test_trial_run_writes_nothing() {
          require_once ABSPATH . 'wp-admin/includes/file.php';
          wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );

          $kind   = ${kinds}::all()[${key}];
          $path   = wp_tempnam();
          $before = $kind['repository']->count( array( 'status' => 'any' ) );

          ( new SplFileObject( $path, 'w' ) )->fwrite( "title\nFirst\n" );
          ( new ${classOf(plan, 'Importer')}( $kind, true ) )->import( $path, 'csv' );

          $this->assertSame( $before, $kind['repository']->count( array( 'status' => 'any' ) ) );

          ${
            entity === undefined
              ? noPhp
              : php`
                  ( new ${classOf(plan, 'Importer')}( $kind, false ) )->import( $path, 'csv' );

                  $this->assertSame( $before + 1, $kind['repository']->count( array( 'status' => 'any' ) ) );
                `
          }

          wp_delete_file( $path );
        }
      `,
      exported === undefined
        ? noPhp
        : php`
            /**
             * Titles that look like formulas are escaped.
             */
            public function test_formulas_are_disarmed() {
              ${newRecord(plan, exported, '=1+1')};

              ob_start();
              ( new ${classOf(plan, 'Exporter')}( ${kinds}::all()[${exported.key}] ) )->print_csv();

              $this->assertStringContainsString( ",'=1+1", (string) ob_get_clean() );
            }
          `,
    ].filter(({ text }) => text !== ''),
  };
}
