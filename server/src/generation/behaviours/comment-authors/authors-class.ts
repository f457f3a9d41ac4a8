import { classOf } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type CommentAuthors, editAction, trustedKey } from './authors-plan.ts';
import { editMethods } from './edit-methods.ts';

/** The class that decides about comments by who wrote them. */
export const authorsClass = (plan: PluginPlan, one: CommentAuthors): PhpCode => php`
  /**
   * Says what becomes of comments by who wrote them, and what authors may do with their own.
   */
  final class ${classOf(plan, 'Comment_Authors')} {

    /**
     * Registers the hooks.
     */
    public function register() {
      ${
        one.trusted_after === undefined
          ? noPhp
          : php`
            // Before rules about what is in a comment, which can still hold it back.
            add_filter( 'pre_comment_approved', array( $this, 'decide' ), 15, 2 );
          `
      }
      ${
        one.edit_minutes === undefined
          ? noPhp
          : php`
            add_action( 'comment_post', array( $this, 'remember_author' ) );
            add_filter( 'comment_text', array( $this, 'add_form' ), 40, 2 );
            add_action( ${`admin_post_${editAction(plan)}`}, array( $this, 'change' ) );
            add_action( ${`admin_post_nopriv_${editAction(plan)}`}, array( $this, 'change' ) );
          `
      }
    }

    ${one.trusted_after === undefined ? noPhp : decideMethods(plan, one.trusted_after)}

    ${one.edit_minutes === undefined ? noPhp : editMethods(plan, one)}
  }
`;

const decideMethods = (plan: PluginPlan, trusted: number): PhpCode => php`
  /**
   * Lets comments wait until their author has enough approved ones.
   *
   * @param int|string|WP_Error $approved What becomes of the comment so far.
   * @param array               $data     Comment data.
   * @return int|string|WP_Error
   */
  public function decide( $approved, $data ) {
    if ( is_wp_error( $approved ) || ! in_array( (string) $approved, array( '0', '1' ), true ) || ! in_array( $data['comment_type'] ?? '', array( '', 'comment' ), true ) || current_user_can( 'moderate_comments' ) ) {
      return $approved;
    }

    $count = (int) ${settingValue(plan, trustedKey, trusted)};

    return self::approved_by( $data, $count ) >= $count && $this->is_harmless( $data ) ? 1 : 0;
  }

  /**
   * Counts the approved comments of an author: of the account, or of the name and email address.
   *
   * @param array $data  Comment data.
   * @param int   $limit How many are enough.
   * @return int
   */
  private static function approved_by( $data, $limit ) {
    $user  = (int) ( $data['user_id'] ?? 0 );
    $email = (string) ( $data['comment_author_email'] ?? '' );
    if ( $limit < 1 || ( 0 === $user && '' === $email ) ) {
      return 0;
    }

    $found = get_comments(
      array(
        'status' => 'approve',
        'type'   => 'comment',
        'fields' => 'ids',
        'number' => $limit,
      ) + ( 0 === $user ? array( 'author_email' => $email ) : array( 'user_id' => $user ) )
    );

    return count( $found );
  }

  /**
   * Determines whether nothing in a comment asks for moderation: the words and the number of links of the discussion settings.
   *
   * @param array $data Comment data.
   * @return bool
   */
  private function is_harmless( $data ) {
    // Who wrote it has been looked at.
    add_filter( 'pre_option_comment_moderation', array( $this, 'zero' ) );
    add_filter( 'pre_option_comment_previously_approved', array( $this, 'zero' ) );
    $is_harmless = check_comment(
      (string) ( $data['comment_author'] ?? '' ),
      (string) ( $data['comment_author_email'] ?? '' ),
      (string) ( $data['comment_author_url'] ?? '' ),
      (string) ( $data['comment_content'] ?? '' ),
      (string) ( $data['comment_author_IP'] ?? '' ),
      (string) ( $data['comment_agent'] ?? '' ),
      'comment'
    );
    remove_filter( 'pre_option_comment_moderation', array( $this, 'zero' ) );
    remove_filter( 'pre_option_comment_previously_approved', array( $this, 'zero' ) );

    return $is_harmless;
  }

  /**
   * Switches an option off.
   *
   * @return int
   */
  public function zero() {
    return 0;
  }
`;
