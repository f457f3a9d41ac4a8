import { handleOf, prefixed, translatedHtml } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type CommentAuthors, editAction, minutesKey } from './authors-plan.ts';

/** Methods with which authors change their comment while it is fresh. */
export const editMethods = (plan: PluginPlan, one: CommentAuthors): PhpCode => php`
  /**
   * Gets the seconds that are left to change a comment.
   *
   * @param WP_Comment $comment Comment object.
   * @return int
   */
  private static function seconds_left( $comment ) {
    $minutes = (int) ${settingValue(plan, minutesKey, one.edit_minutes ?? 0)};

    return max( 0, (int) strtotime( $comment->comment_date_gmt . ' UTC' ) + $minutes * MINUTE_IN_SECONDS - time() );
  }

  /**
   * Gets what proves that a visitor wrote a comment.
   *
   * @param int $id Comment ID.
   * @return string
   */
  private static function token( $id ) {
    return wp_hash( ${`${prefixed(plan, 'comment')}_`} . (int) $id );
  }

  /**
   * Determines whether the current visitor may change a comment.
   *
   * @param WP_Comment $comment Comment object.
   * @return bool
   */
  public static function may_change( $comment ) {
    if ( ! in_array( $comment->comment_type, array( '', 'comment' ), true ) || ! in_array( $comment->comment_approved, array( '0', '1' ), true ) || 0 === self::seconds_left( $comment ) ) {
      return false;
    }
    if ( 0 !== (int) $comment->user_id ) {
      return get_current_user_id() === (int) $comment->user_id;
    }

    $name = ${`${prefixed(plan, 'comment')}_`} . (int) $comment->comment_ID;

    return isset( $_COOKIE[ $name ] ) && hash_equals( self::token( $comment->comment_ID ), sanitize_key( $_COOKIE[ $name ] ) );
  }

  /**
   * Remembers in a cookie that the visitor wrote a comment.
   *
   * @param int $id Comment ID.
   */
  public function remember_author( $id ) {
    $comment = get_comment( $id );
    if ( ! $comment || 0 !== (int) $comment->user_id || headers_sent() ) {
      return;
    }

    setcookie(
      ${`${prefixed(plan, 'comment')}_`} . (int) $id,
      self::token( $id ),
      array(
        'expires'  => time() + self::seconds_left( $comment ),
        'path'     => COOKIEPATH ? COOKIEPATH : '/',
        'secure'   => is_ssl(),
        'httponly' => true,
        'samesite' => 'Lax',
      )
    );
  }

  /**
   * Adds the form to a comment, for its author alone.
   *
   * @param string          $text    Text of the comment.
   * @param WP_Comment|null $comment Comment object.
   * @return string
   */
  public function add_form( $text, $comment = null ) {
    if ( ! $comment instanceof WP_Comment || is_admin() || is_feed() || ! is_singular() || ! self::may_change( $comment ) ) {
      return $text;
    }

    $id    = (int) $comment->comment_ID;
    $field = ${`${handleOf(plan, 'comment')}-`} . $id;
    $form  = sprintf(
      '<details class="%1$s"><summary>%2$s</summary><form method="post" action="%3$s"><input type="hidden" name="action" value="%4$s"><input type="hidden" name="comment" value="%5$d">%6$s<p><label for="%7$s">%8$s</label><textarea id="%7$s" name="content" rows="5" required>%9$s</textarea></p><p><button type="submit" class="wp-element-button">%10$s</button>%11$s</p></form></details>',
      ${handleOf(plan, 'comment-form')},
      /* translators: %s: Number of minutes. */
      esc_html( sprintf( _n( 'Edit (%s minute left)', 'Edit (%s minutes left)', (int) ceil( self::seconds_left( $comment ) / MINUTE_IN_SECONDS ), ${plan.domain} ), number_format_i18n( ceil( self::seconds_left( $comment ) / MINUTE_IN_SECONDS ) ) ) ),
      esc_url( admin_url( 'admin-post.php' ) ),
      ${editAction(plan)},
      $id,
      wp_nonce_field( ${`${editAction(plan)}_`} . $id, '_wpnonce', false, false ),
      esc_attr( $field ),
      ${translatedHtml(plan, 'Your comment')},
      esc_textarea( $comment->comment_content ),
      ${translatedHtml(plan, 'Save')},
      ${one.can_delete === true ? php`' <button type="submit" name="delete" value="1" formnovalidate>' . ${translatedHtml(plan, 'Delete')} . '</button>'` : php`''`}
    );

    return $text . $form;
  }

  /**
   * Changes a comment as its author wants. It is looked at like a new one.
   */
  public function change() {
    $id = isset( $_POST['comment'] ) ? absint( $_POST['comment'] ) : 0;
    check_admin_referer( ${`${editAction(plan)}_`} . $id );
    $comment = get_comment( $id );
    if ( ! $comment || ! self::may_change( $comment ) ) {
      wp_die( ${translatedHtml(plan, 'This comment cannot be changed any more.')}, '', array( 'response' => 403, 'back_link' => true ) );
    }

    $back = get_comment_link( $comment );
    ${
      one.can_delete === true
        ? php`
          if ( isset( $_POST['delete'] ) ) {
            wp_trash_comment( $id );
            wp_safe_redirect( get_permalink( (int) $comment->comment_post_ID ) );
            exit;
          }
        `
        : noPhp
    }
    $content = isset( $_POST['content'] ) ? trim( wp_kses( wp_unslash( $_POST['content'] ), 'pre_comment_content' ) ) : '';
    $data    = array( 'comment_content' => $content ) + $comment->to_array();
    $length  = wp_check_comment_data_max_lengths( $data );
    if ( '' === $content || is_wp_error( $length ) ) {
      wp_die( esc_html( is_wp_error( $length ) ? $length->get_error_message() : __( 'Please type your comment text.', ${plan.domain} ) ), '', array( 'response' => 400, 'back_link' => true ) );
    }

    $is_fine = check_comment( $data['comment_author'], $data['comment_author_email'], $data['comment_author_url'], $content, $data['comment_author_IP'], $data['comment_agent'], 'comment' );
    // This filter is documented in wp-includes/comment.php.
    $approved = apply_filters( 'pre_comment_approved', $is_fine ? 1 : 0, $data ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- What decides about new comments decides about changed ones.
    if ( is_wp_error( $approved ) ) {
      wp_die( esc_html( $approved->get_error_message() ), '', array( 'response' => 400, 'back_link' => true ) );
    }
    wp_update_comment(
      wp_slash(
        array(
          'comment_ID'       => $id,
          'comment_content'  => $content,
          'comment_approved' => (string) $approved,
        )
      )
    );

    wp_safe_redirect( $back );
    exit;
  }
`;
