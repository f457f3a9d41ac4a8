import { identifier, joinPhp, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { isEasilyMade, newRecord, sampleOf } from '../support/test-records.ts';

/** Tests of the tables: what is written is read, changed and deleted. */
export function tableTests(plan: PluginPlan, kept: readonly PlanEntity[]): TestCase {
  const log = kept.find(({ isLog }) => isLog);
  const logged = plan.entities.find(({ storage }) => storage === 'post_type');
  const simple = kept.filter(isEasilyMade);
  return {
    name: 'Tables',
    summary: 'Tests for the database tables.',
    methods: [
      php`
        /**
         * The tables are dropped when a site is deleted from the network.
         */
        public function test_tables_go_with_their_site() {
          $tables = apply_filters( 'wpmu_drop_tables', array(), get_current_blog_id() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress.

          ${joinPhp(kept.map(({ classes }) => php`$this->assertContains( ${identifier(classes.definition)}::name(), $tables );`))}
        }
      `,
      ...(log === undefined || logged === undefined
        ? []
        : [
            php`
              /**
               * New content is logged.
               */
              public function test_log_is_written() {
                $log    = new ${identifier(log.classes.repository)}();
                $before = $log->count();

                ${newRecord(plan, logged, 'First')};

                $this->assertSame( $before + 1, $log->count() );
              }
            `,
          ]),
      ...simple.map(
        (entity) => php`
        /**
         * Rows are created, read, updated and deleted.
         */
        public function ${identifier(`test_rows_of_${entity.key}`)}() {
          $repository = new ${identifier(entity.classes.repository)}();
          $values     = ${{ title: 'First', ...sampleOf(entity) }};
          $id         = $repository->create( $values );

          $this->assertIsInt( $id );
          $this->assertSame( 'First', $repository->get( $id )['title'] );
          $this->assertSame( 1, $repository->count() );

          $repository->update( $id, array( 'title' => 'Second' ) );

          $this->assertSame( 'Second', $repository->get( $id )['title'] );
          $this->assertTrue( $repository->delete( $id ) );
          $this->assertNull( $repository->get( $id ) );
        }
      `,
      ),
    ],
  };
}
