import { html, markup } from '../../../writers/html.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { hookOf } from './hook-of.ts';
import { reportedTargets, reportOption, siteCleanupName } from './site-cleanup-tasks.ts';

export const cleanupLabels = {
  transients: 'Expired transients',
  auto_drafts: 'Auto-drafts',
  revisions: 'Revisions',
  spam_comments: 'Spam comments',
  trash: 'Trash',
} as const;

/** The method of the schedule that notes how much was removed; runs that go on in batches count as one. */
export const reportMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Notes how much was removed, for the dashboard.
   *
   * @param string $target    What was removed.
   * @param int    $removed   Number of removed items of this batch.
   * @param bool   $continues Whether another batch follows.
   */
  private function report( $target, $removed, $continues ) {
    $report = get_option( ${reportOption(plan)}, array() );
    $report = is_array( $report ) ? $report : array();
    $before = empty( $report[ $target ]['continues'] ) ? 0 : (int) $report[ $target ]['removed'];

    $report[ $target ] = array(
      'removed'   => $before + $removed,
      'time'      => time(),
      'continues' => $continues,
    );
    update_option( ${reportOption(plan)}, $report, false );
  }
`;

/** The class of the box on the dashboard that tells how much was removed the last time. */
export function cleanupReportClass(plan: PluginPlan): PluginClass {
  const targets = reportedTargets(plan);
  return {
    name: classNameOf(plan, 'Cleanup_Report'),
    summary: 'The dashboard widget about the cleanup.',
    code: php`
      /**
       * A dashboard widget that shows how much was removed the last time, and when it happens again.
       */
      final class ${classOf(plan, 'Cleanup_Report')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'wp_dashboard_setup', array( $this, 'add' ) );
        }

        /**
         * Adds the widget for administrators.
         */
        public function add() {
          if ( current_user_can( 'manage_options' ) ) {
            wp_add_dashboard_widget( ${handleOf(plan, 'cleanup')}, ${translated(plan, 'Cleanup')}, array( $this, 'render' ) );
          }
        }

        /**
         * Renders the widget.
         */
        public function render() {
          $report = get_option( ${reportOption(plan)}, array() );
          $format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
          $rows   = ${Object.fromEntries(
            targets.map((target) => [
              target,
              [translated(plan, cleanupLabels[target]), hookOf(plan, { name: siteCleanupName(target) })],
            ]),
          )};
          ${markup(html`
            <table class="widefat striped">
              <thead>
                <tr>
                  <th scope="col"><?php esc_html_e( 'What', ${plan.domain} ); ?></th>
                  <th scope="col"><?php esc_html_e( 'Removed last', ${plan.domain} ); ?></th>
                  <th scope="col"><?php esc_html_e( 'When', ${plan.domain} ); ?></th>
                  <th scope="col"><?php esc_html_e( 'Next time', ${plan.domain} ); ?></th>
                </tr>
              </thead>
              <tbody>
                <?php foreach ( $rows as $target => $row ) : ?>
                  <?php
                  $last = isset( $report[ $target ] ) && is_array( $report[ $target ] ) ? $report[ $target ] : null;
                  $next = wp_next_scheduled( $row[1] );
                  ?>
                  <tr>
                    <th scope="row"><?php echo esc_html( $row[0] ); ?></th>
                    <td><?php echo esc_html( null === $last ? '—' : number_format_i18n( (int) $last['removed'] ) ); ?></td>
                    <td><?php echo esc_html( null === $last ? __( 'Not yet', ${plan.domain} ) : wp_date( $format, (int) $last['time'] ) ); ?></td>
                    <td><?php echo esc_html( false === $next ? '—' : wp_date( $format, $next ) ); ?></td>
                  </tr>
                <?php endforeach; ?>
              </tbody>
            </table>
          `)}
        }
      }
    `,
  };
}

/** A test that the widget shows what the first reported task has removed. */
export function reportTest(plan: PluginPlan): PhpCode {
  const [target = 'revisions'] = reportedTargets(plan);
  return php`
    /**
     * The dashboard shows how much was removed the last time.
     */
    public function test_removals_are_reported() {
      delete_option( ${reportOption(plan)} );
      do_action( ${prefixed(plan, siteCleanupName(target))} );

      $this->assertIsInt( get_option( ${reportOption(plan)} )[${target}]['removed'] );

      update_option( ${reportOption(plan)}, array( ${target} => array( 'removed' => 1234, 'time' => time(), 'continues' => false ) ) );
      ob_start();
      ( new ${classOf(plan, 'Cleanup_Report')}() )->render();

      $this->assertStringContainsString( number_format_i18n( 1234 ), (string) ob_get_clean() );
    }
  `;
}
