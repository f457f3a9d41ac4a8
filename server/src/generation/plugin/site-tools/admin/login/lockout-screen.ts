import { html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';

/** Methods that list lockouts below the settings and end one. */
export const lockoutScreenMethods = (plan: PluginPlan, name: string): readonly PhpCode[] => [
  php`
    /**
     * Displays the active lockouts below the settings.
     */
    public function print_lockouts() {
      $lockouts = $this->lockouts();

      printf( '<h2>%s</h2>', esc_html__( 'Active lockouts', ${plan.domain} ) );
      if ( array() === $lockouts ) {
        printf( '<p>%s</p>', esc_html__( 'There are no active lockouts.', ${plan.domain} ) );
        return;
      }
      ${markup(html`
        <table class="widefat striped">
          <thead>
            <tr>
              <th scope="col"><?php esc_html_e( 'IP address', ${plan.domain} ); ?></th>
              <th scope="col"><?php esc_html_e( 'Locked out until', ${plan.domain} ); ?></th>
              <th scope="col"><?php esc_html_e( 'Action', ${plan.domain} ); ?></th>
            </tr>
          </thead>
          <tbody>
            <?php foreach ( $lockouts as $address => $until ) : ?>
              <tr>
                <td><?php echo esc_html( $address ); ?></td>
                <td><?php echo esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $until ) ); ?></td>
                <td>
                  <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
                    <?php wp_nonce_field( ${`${name}_unlock`} ); ?>
                    <input type="hidden" name="action" value="${`${name}_unlock`}">
                    <input type="hidden" name="address" value="<?php echo esc_attr( $address ); ?>">
                    <button type="submit" class="button"><?php esc_html_e( 'Unlock', ${plan.domain} ); ?></button>
                  </form>
                </td>
              </tr>
            <?php endforeach; ?>
          </tbody>
        </table>
      `)}
    }
  `,
  php`
    /**
     * Handles a request to unlock an IP address.
     */
    public function handle_unlock() {
      check_admin_referer( ${`${name}_unlock`} );

      if ( ! current_user_can( 'manage_options' ) ) {
        wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }

      $this->unlock( isset( $_POST['address'] ) ? sanitize_text_field( wp_unslash( $_POST['address'] ) ) : '' );
      wp_safe_redirect( wp_get_referer() ? wp_get_referer() : admin_url() );
      exit;
    }
  `,
];
