import { classOf, handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';

export const membershipTag = (plan: PluginPlan): string => prefixed(plan, 'membership');

/** The shortcode that shows users their memberships, with what they can do about them. */
export function ownMembershipClass(plan: PluginPlan): PhpCode {
  const { domain } = plan;
  const memberships = classOf(plan, 'Memberships');
  const action = prefixed(plan, 'own_membership');
  return php`
    /**
     * Shows users their memberships: shortcode [${membershipTag(plan)}].
     */
    class ${classOf(plan, 'Own_Membership')} {

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
        add_shortcode( ${membershipTag(plan)}, array( $this, 'render' ) );
        add_action( ${`admin_post_${action}`}, array( $this, 'save' ) );
      }

      /**
       * Renders the memberships of the current user.
       *
       * @return string HTML.
       */
      public function render() {
        if ( ! is_user_logged_in() ) {
          return sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( wp_login_url( (string) get_permalink() ) ), esc_html__( 'Log in to see your membership', ${domain} ) );
        }

        ob_start();
        ${markup(html`
          <div class="${handleOf(plan, 'membership')}">
            <?php foreach ( ${memberships}::MEMBERSHIPS as $number => $plan ) : ?>
              <?php $member = ${memberships}::get( get_current_user_id(), $number ); ?>
              <h3><?php echo esc_html( ${memberships}::name( $number ) ); ?></h3>
              <p><?php echo esc_html( $this->state( $member ) ); ?></p>
              <?php
              if ( 'active' === $member['state'] && 'no' !== $plan['cancel'] ) {
                $this->print_button( $number, 'cancel', __( 'Cancel membership', ${domain} ) );
              } elseif ( $plan['request'] && in_array( $member['state'], array( '', 'ended' ), true ) ) {
                $this->print_button( $number, 'request', $plan['approval'] ? __( 'Request membership', ${domain} ) : __( 'Become a member', ${domain} ) );
              }
              ?>
            <?php endforeach; ?>
          </div>
        `)}

        return (string) ob_get_clean();
      }

      /**
       * Gets a sentence about a membership.
       *
       * @param array $member State, since and until.
       * @return string
       */
      private function state( $member ) {
        $until = '' === $member['until'] ? '' : mysql2date( get_option( 'date_format' ), $member['until'] );
        switch ( $member['state'] ) {
          case 'requested':
            return __( 'Your request is being reviewed.', ${domain} );

          case 'active':
            /* translators: %s: date. */
            return '' === $until ? __( 'You are a member.', ${domain} ) : sprintf( __( 'You are a member until %s.', ${domain} ), $until );

          case 'cancelled':
            /* translators: %s: date. */
            return sprintf( __( 'You have canceled your membership. It runs until %s.', ${domain} ), $until );

          case 'ended':
            return __( 'Your membership has ended.', ${domain} );
        }

        return __( 'You are not a member.', ${domain} );
      }

      /**
       * Prints a button.
       *
       * @param int    $number Number of the membership.
       * @param string $task   What it does: request or cancel.
       * @param string $label  Text of the button.
       */
      private function print_button( $number, $task, $label ) {
        ${markup(html`
          <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
            <input type="hidden" name="action" value="${action}">
            <input type="hidden" name="number" value="<?php echo esc_attr( (string) $number ); ?>">
            <input type="hidden" name="task" value="<?php echo esc_attr( $task ); ?>">
            <?php wp_nonce_field( ${action} . '_' . $number ); ?>
            <button type="submit" class="wp-element-button"><?php echo esc_html( $label ); ?></button>
          </form>
        `)}
      }

      /**
       * Requests or cancels a membership of the current user.
       */
      public function save() {
        $number = isset( $_POST['number'] ) ? absint( $_POST['number'] ) : 0;
        check_admin_referer( ${action} . '_' . $number );
        $task = isset( $_POST['task'] ) ? sanitize_key( $_POST['task'] ) : '';
        if ( isset( ${memberships}::MEMBERSHIPS[ $number ] ) && is_user_logged_in() ) {
          if ( 'cancel' === $task ) {
            $this->memberships->cancel( get_current_user_id(), $number );
          } elseif ( 'request' === $task ) {
            $this->memberships->request( get_current_user_id(), $number );
          }
        }

        $back = wp_get_referer();
        wp_safe_redirect( $back ? $back : home_url( '/' ) );
        exit;
      }
    }
  `;
}
