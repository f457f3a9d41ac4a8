import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type HtmlCode, html, noHtml } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Option with the record of downloads. */
export const logOption = (plan: PluginPlan): string => prefixed(plan, 'download_log');

/** The record of downloads below the forms, for administrators. */
export const logTable = (plan: PluginPlan, isUsed: boolean): HtmlCode =>
  isUsed
    ? html`
        <?php if ( current_user_can( 'manage_options' ) && array() !== self::log() ) : ?>
          <h2><?php esc_html_e( 'Recent downloads', ${plan.domain} ); ?></h2>
          <table class="widefat striped">
            <thead>
              <tr>
                <th scope="col"><?php esc_html_e( 'Date', ${plan.domain} ); ?></th>
                <th scope="col"><?php esc_html_e( 'User', ${plan.domain} ); ?></th>
                <th scope="col"><?php esc_html_e( 'Download', ${plan.domain} ); ?></th>
                <th scope="col"><?php esc_html_e( 'Filter', ${plan.domain} ); ?></th>
              </tr>
            </thead>
            <tbody>
              <?php foreach ( self::log() as $entry ) : ?>
                <?php $user = get_userdata( $entry['user'] ); ?>
                <tr>
                  <td><?php echo esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $entry['time'] ) ); ?></td>
                  <td><?php echo esc_html( $user ? $user->user_login : $entry['user'] ); ?></td>
                  <td><?php echo esc_html( $entry['name'] . '.' . $entry['format'] ); ?></td>
                  <td><?php echo esc_html( $entry['filter'] ); ?></td>
                </tr>
              <?php endforeach; ?>
            </tbody>
          </table>
        <?php endif; ?>
      `
    : noHtml;

/** The methods that keep the record of downloads. */
export const logMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Determines whether the current user may download something. A role is a capability of those who have it.
   *
   * @param array $export Download.
   * @return bool
   */
  private static function may( $export ) {
    foreach ( array_merge( array( 'manage_options' ), $export['roles'] ) as $capability ) {
      if ( current_user_can( $capability ) ) {
        return true;
      }
    }

    return false;
  }

  /**
   * Gets the recorded downloads, newest first.
   *
   * @return array[] Time, user ID, name, format and filter.
   */
  public static function log() {
    return (array) get_option( ${logOption(plan)}, array() );
  }

  /**
   * Records a download. It is recorded before it is sent, so that one that is interrupted is recorded too.
   *
   * @param string $name   Name of the download.
   * @param string $format File format: csv or json.
   * @param array  $filter What was chosen, keyed by label.
   */
  private static function record( $name, $format, $filter ) {
    $chosen = array();
    foreach ( $filter as $label => $value ) {
      $chosen[] = $label . ': ' . implode( ' – ', (array) $value );
    }

    $entry = array(
      'time'   => time(),
      'user'   => get_current_user_id(),
      'name'   => $name,
      'format' => $format,
      'filter' => implode( ', ', $chosen ),
    );
    update_option( ${logOption(plan)}, array_slice( array_merge( array( $entry ), self::log() ), 0, 1000 ), false );
  }
`;
