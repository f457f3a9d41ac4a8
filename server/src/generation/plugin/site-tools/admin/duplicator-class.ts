import { type PhpCode, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import { contentTypes } from '../support/content-types.ts';
import { toolClass, toolName } from '../support/tool-names.ts';

export type DuplicatePost = {
  readonly content: readonly string[];
  /** Behind the title of a copy, with a space before it. */
  readonly suffix: string;
  readonly status: string;
  /** Where one is led to: the editor of the copy, or the list. */
  readonly after: string;
};

export function duplicatorClass(plan: PluginPlan, { content, suffix, status, after }: DuplicatePost): PhpCode {
  const action = toolName(plan, 'duplicate_post');
  return php`
    /**
     * Duplicates posts.
     */
    class ${toolClass(plan, 'duplicate_post', 'Duplicator')} {

      /**
       * Name of the action; followed by a post ID, it is also the nonce action.
       */
      const ACTION = ${action};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'post_row_actions', array( $this, 'add_link' ), 10, 2 );
        add_filter( 'page_row_actions', array( $this, 'add_link' ), 10, 2 );
        add_action( 'admin_action_' . self::ACTION, array( $this, 'handle' ) );
        add_action( 'admin_notices', array( $this, 'print_notice' ) );
        add_filter( 'removable_query_args', array( $this, 'forget_notice' ) );
      }

      /**
       * Adds the “Duplicate” link to the row actions of a post.
       *
       * @param string[] $actions Row action links.
       * @param WP_Post  $post    Current post.
       * @return string[] Filtered row action links.
       */
      public function add_link( $actions, $post ) {
        if ( ! $this->can_copy( $post ) ) {
          return $actions;
        }

        $url = add_query_arg(
          array(
            'action' => self::ACTION,
            'post'   => $post->ID,
          ),
          admin_url( 'admin.php' )
        );

        $actions[ self::ACTION ] = sprintf(
          '<a href="%1$s" aria-label="%2$s">%3$s</a>',
          esc_url( wp_nonce_url( $url, self::ACTION . '_' . $post->ID ) ),
          /* translators: %s: Post title. */
          esc_attr( sprintf( __( 'Duplicate “%s”', ${plan.domain} ), _draft_or_post_title( $post ) ) ),
          esc_html__( 'Duplicate', ${plan.domain} )
        );

        return $actions;
      }

      /**
       * Determines whether the current user can duplicate a post.
       *
       * @param WP_Post $post The post.
       * @return bool True if the user can duplicate the post, false otherwise.
       */
      public function can_copy( $post ) {
        $type = get_post_type_object( $post->post_type );

        return null !== $type
          && in_array( $post->post_type, ${contentTypes(plan, content.length === 0 ? ['any'] : content)}, true )
          && 'trash' !== $post->post_status
          && current_user_can( $type->cap->create_posts )
          && current_user_can( 'edit_post', $post->ID );
      }

      /**
       * Handles a request to duplicate a post.
       */
      public function handle() {
        $post_id = isset( $_GET['post'] ) ? absint( $_GET['post'] ) : 0;
        check_admin_referer( self::ACTION . '_' . $post_id );

        $post = get_post( $post_id );
        if ( null === $post || ! $this->can_copy( $post ) ) {
          wp_die(
            esc_html__( 'Sorry, you are not allowed to duplicate this item.', ${plan.domain} ),
            '',
            array(
              'response'  => 403,
              'back_link' => true,
            )
          );
        }

        $copy_id = $this->copy( $post );
        if ( is_wp_error( $copy_id ) ) {
          wp_die( esc_html( $copy_id->get_error_message() ), '', array( 'back_link' => true ) );
        }

        $list = add_query_arg(
          array(
            'post_type'  => $post->post_type,
            self::ACTION => $copy_id,
          ),
          admin_url( 'edit.php' )
        );

        wp_safe_redirect( 'list' === ${settingValue(plan, 'after_copying', after)} ? $list : get_edit_post_link( $copy_id, 'raw' ) );
        exit;
      }

      /**
       * Duplicates a post with its terms and metadata.
       *
       * @param WP_Post $post The post.
       * @return int|WP_Error ID of the copy, or a WP_Error object on failure.
       */
      public function copy( $post ) {
        $status = ${settingValue(plan, 'copy_status', status)};
        $suffix = ${settingValue(plan, 'suffix', suffix.trim())};
        $type   = get_post_type_object( $post->post_type );
        if ( 'same' === $status ) {
          $status = $post->post_status;
        }
        if ( in_array( $status, array( 'publish', 'future', 'private' ), true ) && ! current_user_can( $type->cap->publish_posts ) ) {
          $status = 'pending';
        }

        $copy_id = wp_insert_post(
          wp_slash(
            array(
              'post_type'      => $post->post_type,
              'post_status'    => $status,
              'post_title'     => trim( $post->post_title . ' ' . $suffix ),
              'post_content'   => $post->post_content,
              'post_excerpt'   => $post->post_excerpt,
              'post_author'    => get_current_user_id(),
              'post_parent'    => $post->post_parent,
              'post_password'  => $post->post_password,
              'menu_order'     => $post->menu_order,
              'comment_status' => $post->comment_status,
              'ping_status'    => $post->ping_status,
            )
          ),
          true
        );
        if ( is_wp_error( $copy_id ) ) {
          return $copy_id;
        }

        foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
          $terms = wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) );
          if ( ! is_wp_error( $terms ) ) {
            wp_set_object_terms( $copy_id, $terms, $taxonomy );
          }
        }

        $this->copy_meta( $post->ID, $copy_id );

        /**
         * Fires after a post has been duplicated.
         *
         * @param int     $copy_id ID of the copy.
         * @param WP_Post $post    Original post.
         */
        do_action( ${`${action}_copied`}, $copy_id, $post );

        return $copy_id;
      }

      /**
       * Copies the metadata, except for keys that only apply to the original.
       *
       * @param int $post_id ID of the original.
       * @param int $copy_id ID of the copy.
       */
      private function copy_meta( $post_id, $copy_id ) {
        $own = array( '_edit_lock', '_edit_last', '_wp_old_slug', '_wp_old_date', '_encloseme', '_pingme' );

        foreach ( get_post_meta( $post_id ) as $key => $values ) {
          if ( in_array( $key, $own, true ) ) {
            continue;
          }

          foreach ( $values as $value ) {
            add_post_meta( $copy_id, wp_slash( $key ), wp_slash( maybe_unserialize( $value ) ) );
          }
        }
      }

      /**
       * Displays a notice after a post has been duplicated.
       */
      public function print_notice() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only displays a message.
        $copy_id = isset( $_GET[ self::ACTION ] ) ? absint( $_GET[ self::ACTION ] ) : 0;
        if ( 0 === $copy_id || ! current_user_can( 'edit_post', $copy_id ) ) {
          return;
        }

        printf(
          '<div class="notice notice-success is-dismissible"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
          esc_html__( 'Item duplicated.', ${plan.domain} ),
          esc_url( get_edit_post_link( $copy_id, 'raw' ) ),
          esc_html__( 'Edit the copy', ${plan.domain} )
        );
      }

      /**
       * Removes the query argument of the notice from the URL.
       *
       * @param string[] $args Query arguments to remove.
       * @return string[] Filtered query arguments.
       */
      public function forget_notice( $args ) {
        $args[] = self::ACTION;

        return $args;
      }
    }
  `;
}

export const duplicatorTest = (plan: PluginPlan): TestCase => ({
  name: 'Duplicate_Post',
  summary: 'Tests for duplicated posts.',
  methods: [
    php`
      /**
       * A copy keeps the terms and metadata of the original.
       */
      public function test_copies_have_terms_and_meta() {
        wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
        $id = self::factory()->post->create( array( 'post_content' => 'A \\\\ backslash' ) );
        wp_set_object_terms( $id, array( 'red' ), 'post_tag' );
        update_post_meta( $id, 'colors', array( 'red', 'blue' ) );

        $copy_id = ( new ${toolClass(plan, 'duplicate_post', 'Duplicator')}() )->copy( get_post( $id ) );

        $this->assertNotSame( $id, $copy_id );
        $this->assertSame( get_post( $id )->post_content, get_post( $copy_id )->post_content );
        $this->assertSame( array( 'red', 'blue' ), get_post_meta( $copy_id, 'colors', true ) );
        $this->assertSame( array( 'red' ), wp_get_object_terms( $copy_id, 'post_tag', array( 'fields' => 'names' ) ) );
      }
    `,
    php`
      /**
       * Users who cannot edit a post cannot duplicate it.
       */
      public function test_copies_need_a_capability() {
        $post = self::factory()->post->create_and_get();
        wp_set_current_user( self::factory()->user->create( array( 'role' => 'subscriber' ) ) );

        $this->assertFalse( ( new ${toolClass(plan, 'duplicate_post', 'Duplicator')}() )->can_copy( $post ) );
      }
    `,
  ],
});
