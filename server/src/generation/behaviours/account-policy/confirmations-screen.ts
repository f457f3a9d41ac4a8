import { handleOf, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** Methods of the screen with roles that wait, and of the notice about them. */
export const confirmationsScreen = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the address of the screen.
   *
   * @return string
   */
  private static function url() {
    return admin_url( ${`users.php?page=${handleOf(plan, 'confirmations')}`} );
  }

  /**
   * Gets the name of a role.
   *
   * @param string $role Role.
   * @return string
   */
  private static function role_name( $role ) {
    $names = wp_roles()->get_names();

    return isset( $names[ $role ] ) ? translate_user_role( $names[ $role ] ) : $role;
  }

  /**
   * Adds the screen below Users, with the number of roles that wait.
   */
  public function add_page() {
    $title  = ${translated(plan, 'Confirmations')};
    $count  = count( self::pending() );
    $bubble = $count ? sprintf( ' <span class="awaiting-mod">%s</span>', number_format_i18n( $count ) ) : '';
    add_users_page( $title, $title . $bubble, 'promote_users', ${handleOf(plan, 'confirmations')}, array( $this, 'render' ) );
  }

  /**
   * Says on the screens of users that roles wait.
   */
  public function show_notice() {
    $screen = get_current_screen();
    $count  = count( self::pending() );
    if ( ! $count || ! $screen || ! in_array( $screen->id, array( 'users', 'user', 'user-edit' ), true ) || ! current_user_can( 'promote_users' ) ) {
      return;
    }

    wp_admin_notice(
      esc_html(
        sprintf(
          /* translators: %s: Number of roles. */
          _n( '%s role waits until somebody else confirms it.', '%s roles wait until somebody else confirms them.', $count, ${plan.domain} ),
          number_format_i18n( $count )
        )
      ) . ' <a href="' . esc_url( self::url() ) . '">' . ${translatedHtml(plan, 'View')} . '</a>',
      array( 'type' => 'warning' )
    );
  }

  /**
   * Renders the screen.
   */
  public function render() {
    $pending = self::pending();
    ${markup(html`
      <div class="wrap">
        <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
        <?php if ( ! $pending ) : ?>
          <p><?php echo ${translatedHtml(plan, 'No roles are waiting.')}; ?></p>
        <?php else : ?>
          <table class="widefat striped">
            <thead>
              <tr>
                <th scope="col"><?php echo ${translatedHtml(plan, 'User')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Role')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Given by')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Date')}; ?></th>
                <th scope="col"><?php echo ${translatedHtml(plan, 'Actions')}; ?></th>
              </tr>
            </thead>
            <tbody>
              <?php foreach ( $pending as $user_id => $waiting ) : ?>
                <?php
                $user = get_userdata( $user_id );
                $by   = get_userdata( $waiting['by'] );
                ?>
                <tr>
                  <td><?php echo esc_html( $user ? $user->user_login : '#' . $user_id ); ?></td>
                  <td><?php echo esc_html( self::role_name( $waiting['role'] ) ); ?></td>
                  <td><?php echo esc_html( $by ? $by->user_login : '–' ); ?></td>
                  <td><?php echo esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $waiting['time'] ) ); ?></td>
                  <td>
                    <?php if ( self::can_confirm( $user_id ) ) : ?>
                      <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
                        <input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
                        <input type="hidden" name="user" value="<?php echo esc_attr( $user_id ); ?>">
                        <?php wp_nonce_field( self::ACTION . $user_id ); ?>
                        <button class="button button-primary" name="confirm" value="1"><?php echo ${translatedHtml(plan, 'Confirm')}; ?></button>
                        <button class="button" name="decline" value="1"><?php echo ${translatedHtml(plan, 'Decline')}; ?></button>
                      </form>
                    <?php else : ?>
                      <?php echo ${translatedHtml(plan, 'Somebody else has to decide on this one.')}; ?>
                    <?php endif; ?>
                  </td>
                </tr>
              <?php endforeach; ?>
            </tbody>
          </table>
        <?php endif; ?>
      </div>
    `)}
  }
`;
