import type { CleanupTarget } from '../../../understanding/understanding.ts';
import { html, markup } from '../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, handleOf, prefixed, translated, translatedHtml } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { cleanupLabels } from './cleanup-report.ts';
import { hookOf } from './hook-of.ts';
import {
  cleanupOf,
  extentOf,
  pageTargets,
  reportOption,
  siteCleanupName,
  surplusRevisions,
} from './site-cleanup-tasks.ts';

const ofComments = (status: string): PhpCode => php`
  get_comments(
    array(
      'status'     => ${status},
      'count'      => true,
      'date_query' => array(
        'column' => 'comment_date_gmt',
        'before' => $before,
      ),
    )
  )
`;

/** How much there is of each kind: an expression that may read `$before` and `$wpdb`. */
const amounts: { readonly [Target in CleanupTarget]: (kept: number | undefined) => PhpCode } = {
  transients: () =>
    php`$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ( option_name LIKE %s OR option_name LIKE %s ) AND option_value + 0 < %d', $wpdb->options, $wpdb->esc_like( '_transient_timeout_' ) . '%', $wpdb->esc_like( '_site_transient_timeout_' ) . '%', time() ) )`,
  auto_drafts: () =>
    php`$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_status = %s AND post_date < %s', $wpdb->posts, 'auto-draft', wp_date( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS ) ) )`,
  revisions: (kept) =>
    kept === undefined
      ? php`$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_modified_gmt < %s', $wpdb->posts, 'revision', $before ) )`
      : php`$wpdb->get_var( $wpdb->prepare( ${`SELECT COUNT(*) ${surplusRevisions(kept).from}`}, ${surplusRevisions(kept).values} ) )`,
  spam_comments: () => ofComments('spam'),
  trash: () =>
    php`( $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE post_status = %s AND post_modified_gmt < %s', $wpdb->posts, 'trash', $before ) ) + ${ofComments('trash')} )`,
};

const hasAge: ReadonlySet<CleanupTarget> = new Set(['revisions', 'spam_comments', 'trash']);

function amountCase(plan: PluginPlan, target: CleanupTarget): PhpCode {
  const cleanup = cleanupOf(plan, target);
  const { days, kept } = cleanup === undefined ? { days: 0, kept: undefined } : extentOf(cleanup);
  return php`
    case ${target}:
      ${
        hasAge.has(target)
          ? php`
            /** This filter is documented in the class of the schedule. */
            $days   = (int) apply_filters( ${prefixed(plan, `${siteCleanupName(target)}_days`)}, ${days} );
            $before = gmdate( 'Y-m-d H:i:s', time() - max( 0, $days ) * DAY_IN_SECONDS );

          `
          : noPhp
      }
      return (int) ${amounts[target](kept)};
  `;
}

/** The class of the page below Tools that shows how much there is to delete, with a button that deletes it. */
export function cleanupPageClass(plan: PluginPlan): PluginClass {
  const targets = pageTargets(plan);
  const slug = handleOf(plan, 'cleanup');
  return {
    name: classNameOf(plan, 'Cleanup_Page'),
    summary: 'The page about the cleanup.',
    code: php`
      /**
       * A page below Tools that shows how much there is to delete, with a button that deletes it at once.
       */
      final class ${classOf(plan, 'Cleanup_Page')} {

        /**
         * Action of the form.
         */
        const ACTION = ${prefixed(plan, 'clean_up')};

        /**
         * Time after which the rest is left to the schedule, in seconds.
         */
        const PATIENCE = 20;

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'admin_menu', array( $this, 'add' ) );
          add_action( 'admin_post_' . self::ACTION, array( $this, 'clean_up' ) );
        }

        /**
         * Adds the page.
         */
        public function add() {
          add_management_page( ${translated(plan, 'Cleanup')}, ${translated(plan, 'Cleanup')}, 'manage_options', ${slug}, array( $this, 'render' ) );
        }

        /**
         * Gets what is deleted.
         *
         * @return array[] Label and hook, keyed by what it is.
         */
        private static function rows() {
          return ${Object.fromEntries(
            targets.map((target) => [
              target,
              [translated(plan, cleanupLabels[target]), hookOf(plan, { name: siteCleanupName(target) })],
            ]),
          )};
        }

        /**
         * Counts what there is to delete.
         *
         * @param string $target What is deleted.
         * @return int
         */
        public static function amount( $target ) {
          global $wpdb;

          // phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress does not count it.
          switch ( $target ) {
            ${joinPhp(
              targets.map((target) => amountCase(plan, target)),
              '\n\n',
            )}
          }
          // phpcs:enable

          return 0;
        }

        /**
         * Deletes what there is, batch after batch; what takes too long goes on in the background.
         */
        public function clean_up() {
          check_admin_referer( self::ACTION );
          if ( ! current_user_can( 'manage_options' ) ) {
            wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, 403 );
          }

          $end = time() + self::PATIENCE;
          foreach ( self::rows() as $target => $row ) {
            self::run( $target, $row[1], $end );
          }
          wp_safe_redirect( admin_url( ${`tools.php?page=${slug}&done=1`} ) );
          exit;
        }

        /**
         * Deletes what there is of one kind.
         *
         * @param string $target What is deleted.
         * @param string $hook   Hook of its task.
         * @param int    $end    Unix timestamp from which on the rest is left to the schedule.
         */
        public static function run( $target, $hook, $end ) {
          $amount = self::amount( $target );
          do {
            $before = $amount;
            do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Hook of this plugin.
            $amount = self::amount( $target );
          } while ( $amount > 0 && $amount < $before && time() < $end );

          // Batches ask for another one by themselves; there is nothing left for it.
          $next = 0 === $amount ? wp_get_scheduled_event( $hook ) : false;
          if ( $next && ! $next->schedule ) {
            wp_unschedule_event( $next->timestamp, $hook );
          }
        }

        /**
         * Renders the page.
         */
        public function render() {
          $report = get_option( ${reportOption(plan)}, array() );
          $format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
          $total  = 0;
          // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects what is shown.
          if ( isset( $_GET['done'] ) ) {
            wp_admin_notice( ${translatedHtml(plan, 'Cleanup finished.')}, array( 'type' => 'success' ) );
          }
          ${markup(html`
            <div class="wrap">
              <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
              <table class="widefat striped">
                <thead>
                  <tr>
                    <th scope="col"><?php esc_html_e( 'What', ${plan.domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'To be removed', ${plan.domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'Removed last', ${plan.domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'When', ${plan.domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'Next time', ${plan.domain} ); ?></th>
                  </tr>
                </thead>
                <tbody>
                  <?php foreach ( self::rows() as $target => $row ) : ?>
                    <?php
                    $last   = isset( $report[ $target ] ) && is_array( $report[ $target ] ) ? $report[ $target ] : null;
                    $next   = wp_next_scheduled( $row[1] );
                    $amount = self::amount( $target );
                    $total += $amount;
                    ?>
                    <tr>
                      <th scope="row"><?php echo esc_html( $row[0] ); ?></th>
                      <td><?php echo esc_html( number_format_i18n( $amount ) ); ?></td>
                      <td><?php echo esc_html( null === $last ? '—' : number_format_i18n( (int) $last['removed'] ) ); ?></td>
                      <td><?php echo esc_html( null === $last ? __( 'Not yet', ${plan.domain} ) : wp_date( $format, (int) $last['time'] ) ); ?></td>
                      <td><?php echo esc_html( false === $next ? '—' : wp_date( $format, $next ) ); ?></td>
                    </tr>
                  <?php endforeach; ?>
                </tbody>
              </table>
              <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
                <input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
                <?php wp_nonce_field( self::ACTION ); ?>
                <p><button class="button button-primary" <?php disabled( 0, $total ); ?>><?php esc_html_e( 'Clean up now', ${plan.domain} ); ?></button></p>
              </form>
            </div>
          `)}
        }
      }
    `,
  };
}

/** A test that what there is to delete is counted, and gone afterwards. */
export function cleanupPageTest(plan: PluginPlan): PhpCode {
  const targets = pageTargets(plan);
  const page = classOf(plan, 'Cleanup_Page');
  return php`
    /**
     * What there is to delete is counted, and gone afterwards.
     */
    public function test_cleanup_page_removes_what_it_counts() {
      foreach ( ${Object.fromEntries(targets.map((target) => [target, hookOf(plan, { name: siteCleanupName(target) })]))} as $target => $hook ) {
        $this->assertIsInt( ${page}::amount( $target ) );

        ${page}::run( $target, $hook, time() + 20 );

        $this->assertSame( 0, ${page}::amount( $target ) );
        $this->assertArrayHasKey( $target, get_option( ${reportOption(plan)} ) );
      }
    }
  `;
}
