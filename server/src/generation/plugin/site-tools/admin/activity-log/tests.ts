import { type PhpCode, php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { ActivityLog } from './options.ts';

/** A test that the download has every entry once, below its headings. */
const downloadTest = (plan: PluginPlan): PhpCode => php`
  /**
   * The download has all entries, newest first, and no formulas.
   */
  public function test_rows_of_the_download() {
    $recorder = new ${toolClass(plan, 'activity_log', 'Recorder')}();
    $recorder->install();
    $recorder->record( 'login_failed', 'first' );
    $recorder->record( 'login_failed', '=2+3' );
    $screen = new ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')}();

    $subjects = wp_list_pluck( iterator_to_array( $screen->rows( array( 'event' => 'login_failed' ) ), false ), 3 );

    $this->assertSame( array( '=2+3', 'first' ), array_slice( $subjects, 1, 2 ) );
    $this->assertSame( "'=2+3", $screen->disarm( '=2+3' ) );
    $this->assertCount( 2, iterator_to_array( $screen->rows( array( 's' => 'first' ) ), false ) );
  }
`;

/** A test that a kind of events finds all of its events, and a user only theirs. */
const filterTest = (plan: PluginPlan): PhpCode => php`
  /**
   * The filter finds single events and whole kinds, and the entries of one user.
   */
  public function test_filters() {
    $screen = ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')}::filter(
      array(
        'event' => 'roles',
        'user'  => '7',
      )
    );

    $this->assertSame( array( 'role%', 7 ), array( $screen['event'], $screen['user'] ) );
    $this->assertSame( '%', ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')}::filter( array() )['event'] );
  }
`;

/** A test that old addresses lose their end and new ones do not. */
const addressTest = (plan: PluginPlan): PhpCode => php`
  /**
   * Old IP addresses lose their end.
   */
  public function test_addresses_are_shortened() {
    global $wpdb;

    $recorder = new ${toolClass(plan, 'activity_log', 'Recorder')}();
    $recorder->install();
    foreach ( array( '2020-01-01 00:00:00', current_time( 'mysql', true ) ) as $date ) {
      $wpdb->insert(
        ${toolClass(plan, 'activity_log', 'Recorder')}::table(),
        array(
          'created_at' => $date,
          'event'      => 'login',
          'address'    => '192.0.2.77',
        )
      );
    }

    $recorder->shorten_addresses();

    $this->assertSame(
      array( '192.0.2.77', '192.0.2.0' ),
      $wpdb->get_col( $wpdb->prepare( 'SELECT address FROM %i ORDER BY id DESC LIMIT 2', ${toolClass(plan, 'activity_log', 'Recorder')}::table() ) )
    );
  }
`;

export const recorderTest = (plan: PluginPlan, { hasDownload = false, addressDays }: ActivityLog): TestCase => ({
  name: 'Activity_Log',
  summary: 'Tests of the activity log.',
  methods: [
    php`
      /**
       * Recorded events are stored as plain text.
       */
      public function test_entries_are_written() {
        global $wpdb;

        $recorder = new ${toolClass(plan, 'activity_log', 'Recorder')}();
        $recorder->install();
        $recorder->record( 'login_failed', '<b>ann</b>' );

        $this->assertSame( 'ann', $wpdb->get_var( $wpdb->prepare( 'SELECT subject FROM %i ORDER BY id DESC LIMIT 1', ${toolClass(plan, 'activity_log', 'Recorder')}::table() ) ) );
      }
    `,
    filterTest(plan),
    ...(hasDownload ? [downloadTest(plan)] : []),
    ...(addressDays === undefined ? [] : [addressTest(plan)]),
  ],
});
