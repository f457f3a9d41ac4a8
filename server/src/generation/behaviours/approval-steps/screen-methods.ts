import { translated, translatedHtml } from '../../plugin/code-names.ts';
import { capitalised } from '../../plugin/features/support/format-text.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type HtmlCode, html, markup, noHtml } from '../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import { readerOf } from '../shown/reader-class.ts';
import type { Approval } from './approval.ts';

/** What of a record stands on the screen: the attributes that the plan names, or its content. */
function shown(plan: PluginPlan, { one, kind }: Approval): HtmlCode {
  const reader = readerOf(plan, kind);
  if (one.shows === undefined) return html`<div><?php echo wp_kses_post( wpautop( $record->post_content ) ); ?></div>`;
  return html`
    <?php $names = ${reader}::labels(); ?>
    <table class="widefat striped">
      <?php foreach ( ${[...one.shows]} as $key ) : ?>
        <tr><th scope="row"><?php echo esc_html( $names[ $key ] ); ?></th><td><?php echo wp_kses_post( ${reader}::html( $record, $key ) ); ?></td></tr>
      <?php endforeach; ?>
    </table>
  `;
}

/** Methods of the screen on which people decide, and of the box beside the editor. */
export function screenMethods(plan: PluginPlan, approval: Approval): PhpCode {
  const { one, kind } = approval;
  const title = `${capitalised(kind.plural)} to approve`;
  const roles = one.steps.flatMap(({ by }) => (by.who === 'roles' ? by.roles : []));
  const namesPeople = one.steps.some(({ by }) => by.who === 'person');
  const comment =
    one.comment === 'none'
      ? noHtml
      : html`
        <p>
          <label for="comment-<?php echo esc_attr( (string) $record->ID ); ?>"><?php echo ${translatedHtml(plan, 'Comment')}; ?></label><br>
          <textarea class="large-text" rows="2" id="comment-<?php echo esc_attr( (string) $record->ID ); ?>" name="comment"></textarea>
        </p>
      `;
  return php`
    /**
     * Gets the address of the screen on which people decide.
     *
     * @return string URL.
     */
    private function page_url() {
      return add_query_arg( 'page', self::PAGE, admin_url( 'admin.php' ) );
    }

    /**
     * Gets what waits for the current user, the oldest first.
     *
     * @return WP_Post[]
     */
    public function waiting() {
      $records = get_posts(
        array(
          'post_type'        => self::TYPE,
          'post_status'      => 'pending',
          'numberposts'      => 200,
          'order'            => 'ASC',
          'suppress_filters' => false,
        )
      );

      return array_values(
        array_filter(
          $records,
          function ( $record ) {
            return $this->can_decide( $record, get_current_user_id() );
          }
        )
      );
    }

    /**
     * Adds the screen for those who may be asked.
     */
    public function add_page() {
      ${
        namesPeople
          ? noPhp
          : php`
            if ( ! current_user_can( 'manage_options' ) && array() === array_intersect( ${[...new Set(roles.map((role) => siteRole(plan, role)))]}, (array) wp_get_current_user()->roles ) ) {
              return;
            }
          `
      }
      $count = count( $this->waiting() );
      $title = ${translated(plan, title)};
      add_menu_page(
        $title,
        esc_html( $title ) . ( $count ? ' <span class="awaiting-mod">' . esc_html( number_format_i18n( $count ) ) . '</span>' : '' ),
        'read',
        self::PAGE,
        array( $this, 'render' ),
        'dashicons-yes-alt'
      );
    }

    /**
     * Renders the screen.
     */
    public function render() {
      $records = $this->waiting();
      $labels  = self::labels();
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
          <?php // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message. ?>
          <?php if ( isset( $_GET['decided'] ) ) : ?>
            <div class="notice notice-success"><p><?php echo ${translatedHtml(plan, 'Your decision has been saved.')}; ?></p></div>
          <?php endif; ?>
          <?php if ( ! $records ) : ?>
            <p><?php echo ${translatedHtml(plan, 'Nothing waits for your decision.')}; ?></p>
          <?php endif; ?>
          <?php foreach ( $records as $record ) : ?>
            <form id="decide-<?php echo esc_attr( (string) $record->ID ); ?>" class="card" style="max-width: 60em" method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
              <h2><?php echo esc_html( get_the_title( $record ) ); ?></h2>
              <p class="description"><?php echo esc_html( get_the_author_meta( 'display_name', ${kind.ownerId(php`$record`)} ) . ' · ' . $labels[ $this->step( $record ) ] ); ?></p>
              ${shown(plan, approval)}
              <?php echo wp_kses_post( $this->history( $record->ID ) ); ?>
              <input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
              <input type="hidden" name="id" value="<?php echo esc_attr( (string) $record->ID ); ?>">
              <?php wp_nonce_field( self::ACTION . $record->ID . '-' . self::approved( $record->ID ) ); ?>
              ${comment}
              <p>
                <button class="button button-primary" name="decision" value="approve"><?php echo ${translatedHtml(plan, 'Approve')}; ?></button>
                <button class="button" name="decision" value="reject"><?php echo ${translatedHtml(plan, 'Reject')}; ?></button>
              </p>
            </form>
          <?php endforeach; ?>
        </div>
      `)}
    }

    /**
     * Gets the decisions about a post as a list, the oldest first.
     *
     * @param int $id Post ID.
     * @return string HTML; empty where there are none.
     */
    public function history( $id ) {
      $labels = self::labels();
      $items  = '';
      foreach ( (array) get_post_meta( $id, self::LOG ) as $one ) {
        $user   = get_userdata( (int) $one['user'] );
        $items .= sprintf(
          '<li>%1$s: <strong>%2$s</strong> – %3$s, %4$s%5$s</li>',
          esc_html( isset( $labels[ $one['step'] ] ) ? $labels[ $one['step'] ] : '' ),
          esc_html( $one['approved'] ? ${translated(plan, 'Approved')} : ${translated(plan, 'Rejected')} ),
          esc_html( $user ? $user->display_name : ${translated(plan, 'Former user')} ),
          esc_html( (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $one['time'] ) ),
          '' === $one['comment'] ? '' : '<br>' . nl2br( esc_html( $one['comment'] ) )
        );
      }

      return '' === $items ? '' : '<ul>' . $items . '</ul>';
    }

    /**
     * Adds the box beside the editor.
     *
     * @param string  $type   Post type.
     * @param WP_Post $record Post.
     */
    public function add_box( $type, $record ) {
      if ( self::TYPE === $type && current_user_can( 'edit_post', $record->ID ) ) {
        add_meta_box( self::PAGE, ${translatedHtml(plan, 'Approval')}, array( $this, 'render_box' ), $type, 'side' );
      }
    }

    /**
     * Renders the box: whom the post waits for, and what was decided.
     *
     * @param WP_Post $record Post.
     */
    public function render_box( $record ) {
      $labels = self::labels();
      $step   = $this->step( $record );
      if ( 'pending' === $record->post_status && isset( $labels[ $step ] ) ) {
        /* translators: %s: who decides. */
        echo '<p>' . esc_html( sprintf( ${translated(plan, 'Waits for: %s')}, $labels[ $step ] ) ) . '</p>';
      } elseif ( ! in_array( $record->post_status, array( 'publish', 'future', 'private' ), true ) ) {
        /* translators: %s: who decides, in order. */
        echo '<p>' . esc_html( sprintf( ${translated(plan, 'Needs the approval of: %s')}, implode( ', ', $labels ) ) ) . '</p>';
      }

      echo wp_kses_post( $this->history( $record->ID ) );
      if ( $this->can_decide( $record, get_current_user_id() ) ) {
        echo '<p><a class="button" href="' . esc_url( $this->page_url() ) . '">' . ${translatedHtml(plan, 'Decide')} . '</a></p>';
      }
    }
  `;
}
