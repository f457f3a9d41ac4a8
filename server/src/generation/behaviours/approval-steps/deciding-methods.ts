import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type Approval, writeStand } from './approval.ts';

/** Methods that take a decision, and what follows from it. */
export const deciding = (plan: PluginPlan, approval: Approval): PhpCode => php`
  /**
   * Takes the decision of the current user.
   *
   * @param int    $id          Post ID.
   * @param bool   $is_approved Whether it is approved.
   * @param string $comment     Comment.
   * @return true|WP_Error
   */
  public function decide( $id, $is_approved, $comment = '' ) {
    $record = get_post( $id );
    if ( ! $record || ! current_user_can( ${prefixed(plan, `decide_${approval.number}`)}, $id ) ) {
      return new WP_Error( ${prefixed(plan, 'not_asked')}, ${translated(plan, 'Sorry, you are not allowed to do that.')} );
    }
    ${
      approval.one.comment === 'to_reject'
        ? php`
          if ( ! $is_approved && '' === trim( $comment ) ) {
            return new WP_Error( ${prefixed(plan, 'no_comment')}, ${translated(plan, 'Please say in a comment why it is rejected.')} );
          }
        `
        : noPhp
    }

    $step = $this->step( $record );
    add_post_meta(
      $id,
      self::LOG,
      wp_slash(
        array(
          'step'     => $step,
          'user'     => get_current_user_id(),
          'time'     => time(),
          'approved' => (bool) $is_approved,
          'comment'  => $comment,
        )
      )
    );

    if ( ! $is_approved ) {
      delete_post_meta( $id, self::STEPS );
      ${writeStand(approval, 'rejected')}
      wp_update_post(
        array(
          'ID'          => $id,
          'post_status' => 'draft',
        )
      );
      ${approval.one.tells_owner ? php`$this->tell( get_post( $id ), 'rejected', $step, $comment );` : noPhp}

      return true;
    }

    $next = ${approval.one.steps.some(({ conditions }) => conditions !== undefined) ? php`$this->step_from( $record, $step + 1 )` : php`$step + 1`};
    update_post_meta( $id, self::STEPS, $next );
    if ( $next < count( self::labels() ) ) {
      $this->ask( $record );

      return true;
    }

    ${writeStand(approval, 'approved')}
    wp_update_post(
      array(
        'ID'          => $id,
        'post_status' => 'publish',
      )
    );
    ${approval.one.tells_owner ? php`$this->tell( get_post( $id ), 'approved', $step, $comment );` : noPhp}

    return true;
  }

  /**
   * Takes a decision from the screen.
   */
  public function receive() {
    $id = isset( $_POST['id'] ) ? absint( $_POST['id'] ) : 0;
    // Of this step: who sends it twice does not decide twice.
    check_admin_referer( self::ACTION . $id . '-' . self::approved( $id ) );

    $comment = isset( $_POST['comment'] ) ? sanitize_textarea_field( wp_unslash( $_POST['comment'] ) ) : '';
    $done    = $this->decide( $id, isset( $_POST['decision'] ) && 'approve' === $_POST['decision'], $comment );
    if ( is_wp_error( $done ) ) {
      wp_die(
        esc_html( $done->get_error_message() ),
        '',
        array(
          'response'  => ${prefixed(plan, 'not_asked')} === $done->get_error_code() ? 403 : 400,
          'back_link' => true,
        )
      );
    }

    wp_safe_redirect( add_query_arg( 'decided', 1, $this->page_url() ) );
    exit;
  }
`;
