import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** The screen below "Users" that lists members, and gives, extends and ends memberships. */
export function membersScreenClass(plan: PluginPlan): PhpCode {
  const { domain } = plan;
  const memberships = classOf(plan, 'Memberships');
  const action = prefixed(plan, 'membership');
  const capability = prefixed(plan, 'manage_members');
  const slug = `${plan.names.handlePrefix}-members`;
  return php`
    /**
     * The list of members below "Users".
     */
    class ${classOf(plan, 'Members_Screen')} {

      /**
       * Memberships.
       *
       * @var ${memberships}
       */
      private $memberships;

      /**
       * Constructor.
       *
       * @param ${memberships} $memberships Memberships.
       */
      public function __construct( $memberships ) {
        $this->memberships = $memberships;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add' ) );
        add_action( ${`admin_post_${action}`}, array( $this, 'save' ) );
      }

      /**
       * Adds the screen. Managers who may not list users find it in the main menu.
       */
      public function add() {
        $title = __( 'Members', ${domain} );
        if ( current_user_can( 'list_users' ) ) {
          add_users_page( $title, $title, ${capability}, ${slug}, array( $this, 'render' ) );
        } else {
          add_menu_page( $title, $title, ${capability}, ${slug}, array( $this, 'render' ), 'dashicons-groups', 70 );
        }
      }

      /**
       * Gets the labels of states.
       *
       * @return string[]
       */
      private static function states() {
        return array(
          'requested' => __( 'Requested', ${domain} ),
          'active'    => __( 'Active', ${domain} ),
          'cancelled' => __( 'Cancelled, runs until its end', ${domain} ),
          'ended'     => __( 'Ended', ${domain} ),
        );
      }

      /**
       * Renders the screen.
       */
      public function render() {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only selects what is shown.
        $page   = isset( $_GET['paged'] ) ? max( 1, absint( $_GET['paged'] ) ) : 1;
        $number = isset( $_GET['membership'] ) ? absint( $_GET['membership'] ) : 0;
        $state  = isset( $_GET['state'] ) ? sanitize_key( $_GET['state'] ) : '';
        $done   = isset( $_GET['done'] ) ? sanitize_key( $_GET['done'] ) : '';
        // phpcs:enable
        $states = self::states();
        $wanted = isset( $states[ $state ] ) ? array( $state ) : array_keys( $states );
        $shown  = array_values( array_filter( array_keys( ${memberships}::MEMBERSHIPS ), array( ${memberships}::class, 'can_manage' ) ) );
        $number = in_array( $number, $shown, true ) ? $number : (int) ( $shown[0] ?? 0 );
        $query  = ${memberships}::query( $number, $wanted, array( 'paged' => $page ) );
        ${markup(html`
          <div class="wrap">
            <h1><?php esc_html_e( 'Members', ${domain} ); ?></h1>
            <?php $this->print_result( $done ); ?>
            <ul class="subsubsub">
              <li><a href="<?php echo esc_url( remove_query_arg( array( 'state', 'paged', 'done' ) ) ); ?>"><?php esc_html_e( 'All', ${domain} ); ?></a></li>
              <?php foreach ( $states as $key => $label ) : ?>
                <li>| <a href="<?php echo esc_url( add_query_arg( 'state', $key, remove_query_arg( array( 'paged', 'done' ) ) ) ); ?>"<?php echo $key === $state ? ' class="current" aria-current="page"' : ''; ?>><?php echo esc_html( $label ); ?></a></li>
              <?php endforeach; ?>
            </ul>
            <div class="clear"></div>
            <?php if ( 1 < count( $shown ) ) : ?>
              <nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Memberships', ${domain} ); ?>">
                <?php foreach ( $shown as $one ) : ?>
                  <a class="nav-tab<?php echo $one === $number ? ' nav-tab-active' : ''; ?>" href="<?php echo esc_url( add_query_arg( 'membership', $one, remove_query_arg( array( 'paged', 'done' ) ) ) ); ?>"><?php echo esc_html( ${memberships}::name( $one ) ); ?></a>
                <?php endforeach; ?>
              </nav>
            <?php endif; ?>
              <h2><?php echo esc_html( ${memberships}::name( $number ) ); ?></h2>
              <table class="widefat striped">
                <thead>
                  <tr>
                    <th scope="col"><?php esc_html_e( 'Name', ${domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'Email', ${domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'State', ${domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'Since', ${domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'Until', ${domain} ); ?></th>
                    <th scope="col"><?php esc_html_e( 'Actions', ${domain} ); ?></th>
                  </tr>
                </thead>
                <tbody>
                  <?php foreach ( $query->get_results() as $user ) : ?>
                    <?php $member = ${memberships}::get( $user->ID, $number ); ?>
                    <tr>
                      <td><?php echo esc_html( $user->display_name ); ?></td>
                      <td><?php echo esc_html( $user->user_email ); ?></td>
                      <td><?php echo esc_html( $states[ $member['state'] ] ?? '' ); ?></td>
                      <td><?php echo esc_html( '' === $member['since'] ? '' : mysql2date( get_option( 'date_format' ), $member['since'] ) ); ?></td>
                      <td><?php echo esc_html( '' === $member['until'] ? '—' : mysql2date( get_option( 'date_format' ), $member['until'] ) ); ?></td>
                      <td>
                        <?php
                        if ( 'requested' === $member['state'] ) {
                          $this->print_button( $number, $user->ID, 'start', __( 'Approve', ${domain} ) );
                          $this->print_button( $number, $user->ID, 'refuse', __( 'Refuse', ${domain} ) );
                        } else {
                          $this->print_button( $number, $user->ID, 'start', __( 'Renew', ${domain} ) );
                          if ( 'ended' !== $member['state'] ) {
                            $this->print_button( $number, $user->ID, 'end', __( 'End', ${domain} ) );
                          }
                        }
                        ?>
                      </td>
                    </tr>
                  <?php endforeach; ?>
                  <?php if ( 0 === (int) $query->get_total() ) : ?>
                    <tr><td colspan="6"><?php esc_html_e( 'No members found.', ${domain} ); ?></td></tr>
                  <?php endif; ?>
                </tbody>
              </table>
              <?php
              echo wp_kses_post(
                (string) paginate_links(
                  array(
                    'base'    => add_query_arg( 'paged', '%#%' ),
                    'format'  => '',
                    'total'   => max( 1, (int) ceil( $query->get_total() / 50 ) ),
                    'current' => $page,
                  )
                )
              );
              $this->print_form( $number );
              ?>
          </div>
        `)}
      }

      /**
       * Prints what came of an action.
       *
       * @param string $done Result.
       */
      private function print_result( $done ) {
        $texts = array(
          'done'    => __( 'The membership has been changed.', ${domain} ),
          'nobody'  => __( 'This user does not exist.', ${domain} ),
          'refused' => __( 'The membership could not be started: all places are taken.', ${domain} ),
        );
        if ( isset( $texts[ $done ] ) ) {
          wp_admin_notice( esc_html( $texts[ $done ] ), array( 'type' => 'done' === $done ? 'success' : 'error' ) );
        }
      }

      /**
       * Prints a button that changes a membership.
       *
       * @param int    $number  Number of the membership.
       * @param int    $user_id User ID.
       * @param string $task    What it does: start, end or refuse.
       * @param string $label   Text of the button.
       */
      private function print_button( $number, $user_id, $task, $label ) {
        ${markup(html`
          <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" style="display:inline">
            <input type="hidden" name="action" value="${action}">
            <input type="hidden" name="number" value="<?php echo esc_attr( (string) $number ); ?>">
            <input type="hidden" name="user_id" value="<?php echo esc_attr( (string) $user_id ); ?>">
            <input type="hidden" name="task" value="<?php echo esc_attr( $task ); ?>">
            <?php wp_nonce_field( ${action} . '_' . $number ); ?>
            <button type="submit" class="button button-small"><?php echo esc_html( $label ); ?></button>
          </form>
        `)}
      }

      /**
       * Prints the form that gives a membership to a user.
       *
       * @param int $number Number of the membership.
       */
      private function print_form( $number ) {
        ${markup(html`
          <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
            <input type="hidden" name="action" value="${action}">
            <input type="hidden" name="number" value="<?php echo esc_attr( (string) $number ); ?>">
            <input type="hidden" name="task" value="start">
            <?php wp_nonce_field( ${action} . '_' . $number ); ?>
            <p>
              <label><?php esc_html_e( 'Username or email address', ${domain} ); ?> <input type="text" name="user" required></label>
              <label><?php esc_html_e( 'Until (leave empty for the usual time)', ${domain} ); ?> <input type="date" name="until"></label>
              <button type="submit" class="button"><?php esc_html_e( 'Add member', ${domain} ); ?></button>
            </p>
          </form>
        `)}
      }

      /**
       * Changes a membership.
       */
      public function save() {
        $number = isset( $_POST['number'] ) ? absint( $_POST['number'] ) : 0;
        check_admin_referer( ${action} . '_' . $number );
        if ( ! current_user_can( ${capability} ) || ! ${memberships}::can_manage( $number ) ) {
          wp_die( esc_html__( 'Sorry, you are not allowed to manage members.', ${domain} ), '', array( 'response' => 403 ) );
        }

        $task  = isset( $_POST['task'] ) ? sanitize_key( $_POST['task'] ) : '';
        $until = isset( $_POST['until'] ) ? sanitize_text_field( wp_unslash( $_POST['until'] ) ) : '';
        $given = isset( $_POST['user'] ) ? sanitize_text_field( wp_unslash( $_POST['user'] ) ) : '';
        $user  = isset( $_POST['user_id'] ) ? get_userdata( absint( $_POST['user_id'] ) ) : get_user_by( is_email( $given ) ? 'email' : 'login', $given );
        if ( ! preg_match( '/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/', $until ) ) {
          $until = '';
        }

        $done = 'done';
        if ( ! $user ) {
          $done = 'nobody';
        } elseif ( 'end' === $task ) {
          $this->memberships->end( $user->ID, $number );
        } elseif ( 'refuse' === $task ) {
          $this->memberships->refuse( $user->ID, $number );
        } elseif ( 'start' === $task && is_wp_error( $this->memberships->start( $user->ID, $number, $until ) ) ) {
          $done = 'refused';
        }

        $url = current_user_can( 'list_users' ) ? admin_url( 'users.php' ) : admin_url( 'admin.php' );
        wp_safe_redirect(
          add_query_arg(
            array(
              'page'       => ${slug},
              'membership' => $number,
              'done'       => $done,
            ),
            $url
          )
        );
        exit;
      }
    }
  `;
}
