import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';

/** Methods that find what a message says of an event. */
export const factMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the data of an event.
   *
   * @param string     $event Event name.
   * @param int|string $id    ID of the post, user or comment, or the plugin with the ID of who activates it.
   * @return array|null Text, title, URL and author, or null if it is so no longer.
   */
  private function facts( $event, $id ) {
    switch ( $event ) {
      case 'user_registered':
      case 'admin_created':
        return $this->user_facts( $event, get_userdata( (int) $id ) );
      case 'comment_posted':
      case 'comment_pending':
        return $this->comment_facts( $event, get_comment( (int) $id ) );
      case 'plugin_activated':
        return $this->plugin_facts( explode( '|', (string) $id ) );
    }

    $post = get_post( (int) $id );

    return $post && 'publish' === $post->post_status ? array(
      /* translators: %s: Site title. */
      'text'   => sprintf( __( 'New on %s', ${plan.domain} ), $this->site() ),
      'title'  => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ),
      'url'    => get_permalink( $post ),
      'author' => (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
    ) : null;
  }

  /**
   * Gets the data of a user.
   *
   * @param string        $event Event name.
   * @param WP_User|false $user  User.
   * @return array|null
   */
  private function user_facts( $event, $user ) {
    $is_admin = 'admin_created' === $event;
    if ( ! $user || ( $is_admin && ! in_array( 'administrator', $user->roles, true ) ) ) {
      return null;
    }

    return array(
      'text'   => sprintf(
        $is_admin
          /* translators: %s: Site title. */
          ? __( 'New administrator on %s', ${plan.domain} )
          /* translators: %s: Site title. */
          : __( 'New user on %s', ${plan.domain} ),
        $this->site()
      ),
      'title'  => $user->display_name,
      'url'    => admin_url( 'user-edit.php?user_id=' . $user->ID ),
      'author' => '',
    );
  }

  /**
   * Gets the data of a comment.
   *
   * @param string          $event   Event name.
   * @param WP_Comment|null $comment Comment.
   * @return array|null
   */
  private function comment_facts( $event, $comment ) {
    $is_pending = 'comment_pending' === $event;
    $post       = $comment ? get_post( (int) $comment->comment_post_ID ) : null;
    if ( ! $post || ( $is_pending ? '0' !== (string) $comment->comment_approved : 'publish' !== $post->post_status ) ) {
      return null;
    }

    return array(
      'text'   => sprintf(
        $is_pending
          /* translators: %s: Site title. */
          ? __( 'A comment awaits moderation on %s', ${plan.domain} )
          /* translators: %s: Site title. */
          : __( 'New comment on %s', ${plan.domain} ),
        $this->site()
      ),
      'title'  => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ),
      'url'    => $is_pending ? admin_url( 'comment.php?action=editcomment&c=' . $comment->comment_ID ) : get_comment_link( $comment ),
      'author' => $comment->comment_author,
    );
  }

  /**
   * Gets the data of a plugin that was activated.
   *
   * @param string[] $activated File of the plugin, and ID of who activated it.
   * @return array|null
   */
  private function plugin_facts( $activated ) {
    require_once ABSPATH . 'wp-admin/includes/plugin.php';

    list( $file, $user_id ) = $activated + array( '', 0 );
    if ( 0 !== validate_file( $file ) || ! is_plugin_active( $file ) ) {
      return null;
    }

    $data = get_plugin_data( WP_PLUGIN_DIR . '/' . $file, false );
    $user = get_userdata( (int) $user_id );

    return array(
      /* translators: %s: Site title. */
      'text'   => sprintf( __( 'A plugin was activated on %s', ${plan.domain} ), $this->site() ),
      'title'  => '' === $data['Name'] ? $file : html_entity_decode( wp_strip_all_tags( $data['Name'] ), ENT_QUOTES, 'UTF-8' ),
      'url'    => admin_url( 'plugins.php' ),
      'author' => $user ? $user->display_name : '',
    );
  }
`;
