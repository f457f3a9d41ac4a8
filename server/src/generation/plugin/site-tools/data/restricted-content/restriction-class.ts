import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { contentTypes } from '../../support/content-types.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { RestrictedContent } from './options.ts';

/** The class that decides who may read what, and shows everybody else a message. */
export function restrictionClass(plan: PluginPlan, { access, roles, content }: RestrictedContent): PhpCode {
  const { domain } = plan;
  return php`
    /**
     * Restricts access to content on pages, in feeds and in the REST API.
     */
    class ${toolClass(plan, 'restriction')} {

      /**
       * Meta key of the access setting: empty for the default, or everyone, members or roles.
       */
      const ACCESS = ${toolName(plan, 'access')};

      /**
       * Meta key of the roles that can read a post.
       */
      const ROLES = ${toolName(plan, 'roles')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'register_meta' ), 20 );
        // Runs first, so that restricted content is not processed for visitors without access.
        add_filter( 'the_content', array( $this, 'cut' ), 0 );
        add_filter( 'the_content', array( $this, 'add_message' ), 20 );
        add_filter( 'get_the_excerpt', array( $this, 'cut_excerpt' ), 5, 2 );
        add_filter( 'comments_open', array( $this, 'close_comments' ), 10, 2 );
        add_shortcode( ${toolName(plan, 'members')}, array( $this, 'render_shortcode' ) );
      }

      /**
       * Registers the post meta.
       */
      public function register_meta() {
        foreach ( self::post_types() as $post_type ) {
          register_post_meta(
            $post_type,
            self::ACCESS,
            array(
              'type'              => 'string',
              'single'            => true,
              'default'           => '',
              'sanitize_callback' => array( __CLASS__, 'sanitize_access' ),
            )
          );
          register_post_meta(
            $post_type,
            self::ROLES,
            array(
              'type'              => 'array',
              'single'            => true,
              'default'           => array(),
              'sanitize_callback' => array( __CLASS__, 'sanitize_roles' ),
            )
          );
        }
      }

      /**
       * Gets the post types that can be restricted.
       *
       * @return string[] Post types.
       */
      public static function post_types() {
        return ${contentTypes(plan, content)};
      }

      /**
       * Sanitizes the access setting.
       *
       * @param mixed $value Submitted value.
       * @return string
       */
      public static function sanitize_access( $value ) {
        return in_array( $value, array( 'everyone', 'members', 'roles' ), true ) ? $value : '';
      }

      /**
       * Sanitizes a list of roles.
       *
       * @param mixed $value Submitted value.
       * @return string[] Existing roles.
       */
      public static function sanitize_roles( $value ) {
        return array_values( array_intersect( array_keys( wp_roles()->roles ), array_map( 'strval', (array) $value ) ) );
      }

      /**
       * Determines whether the current user can read a post.
       *
       * @param WP_Post $post Post object.
       * @return bool
       */
      public static function may_read( $post ) {
        $access = get_post_meta( $post->ID, self::ACCESS, true );
        $roles  = get_post_meta( $post->ID, self::ROLES, true );
        if ( ! in_array( $post->post_type, self::post_types(), true ) ) {
          $access = 'everyone';
        } elseif ( '' === $access ) {
          $access = ${settingValue(plan, 'default_access', access)};
          $roles  = ${settingValue(plan, 'roles', roles)};
        }

        $may_read = 'everyone' === $access
          || ( 'members' === $access && is_user_logged_in() )
          || ( 'roles' === $access && self::has_role( (array) $roles ) )
          || current_user_can( 'edit_post', $post->ID );

        /**
         * Filters whether the current user can read a post.
         *
         * @param bool    $may_read Whether the user can read the post.
         * @param WP_Post $post     Post object.
         */
        return (bool) apply_filters( ${toolName(plan, 'may_read')}, $may_read, $post );
      }

      /**
       * Removes restricted content.
       *
       * @param string $content Post content.
       * @return string
       */
      public function cut( $content ) {
        $post = get_post();
        if ( null === $post || self::may_read( $post ) ) {
          return $content;
        }

        // The “More” tag is a comment in the stored content and an anchor in the rendered one.
        $parts = preg_split( '/<!--more.*?-->|<span id="more-\d+"/', $content, 2 );

        return 1 < count( $parts ) && ${settingValue(plan, 'show_teaser', true)} ? $parts[0] : '';
      }

      /**
       * Adds the message below the remaining content.
       *
       * @param string $content Remaining content.
       * @return string
       */
      public function add_message( $content ) {
        $post = get_post();

        return null === $post || self::may_read( $post ) ? $content : $content . $this->message( get_permalink( $post ) );
      }

      /**
       * Keeps restricted content out of generated excerpts. Manual excerpts are public.
       *
       * @param string       $excerpt Post excerpt.
       * @param WP_Post|null $post    Post object.
       * @return string
       */
      public function cut_excerpt( $excerpt, $post = null ) {
        if ( '' !== $excerpt || ! $post instanceof WP_Post || self::may_read( $post ) ) {
          return $excerpt;
        }

        return wp_strip_all_tags( $this->text() );
      }

      /**
       * Closes comments for users who cannot read the post.
       *
       * @param bool $is_open Whether comments are open.
       * @param int  $post_id Post ID.
       * @return bool
       */
      public function close_comments( $is_open, $post_id ) {
        $post = get_post( $post_id );

        return $is_open && ( null === $post || self::may_read( $post ) );
      }

      /**
       * Renders the enclosed content for users with access.
       *
       * @param array|string $attributes Shortcode attributes: roles, separated by commas; empty for all logged-in users.
       * @param string|null  $content    Enclosed content.
       * @return string HTML.
       */
      public function render_shortcode( $attributes, $content = null ) {
        $attributes = shortcode_atts( array( 'roles' => '' ), $attributes, ${toolName(plan, 'members')} );
        $roles      = array_filter( array_map( 'trim', explode( ',', $attributes['roles'] ) ) );
        $post       = get_post();
        $may_read   = array() === $roles ? is_user_logged_in() : self::has_role( $roles );
        if ( $may_read || ( null !== $post && current_user_can( 'edit_post', $post->ID ) ) ) {
          return do_shortcode( (string) $content );
        }

        return $this->message( null === $post ? home_url( '/' ) : get_permalink( $post ) );
      }

      /**
       * Determines whether the current user has one of the given roles.
       *
       * @param string[] $roles Roles.
       * @return bool
       */
      private static function has_role( $roles ) {
        return array() !== array_intersect( $roles, wp_get_current_user()->roles ) || current_user_can( 'manage_options' );
      }

      /**
       * Gets the text of the message.
       *
       * @return string
       */
      private function text() {
        $text = trim( (string) ${settingValue(plan, 'members_message', '')} );

        return '' === $text ? __( 'This content is for members only.', ${domain} ) : $text;
      }

      /**
       * Renders the message shown instead of restricted content. Logged-in users see no login link.
       *
       * @param string $back URL to redirect to after login.
       * @return string HTML.
       */
      private function message( $back ) {
        $links = array();
        if ( ! is_user_logged_in() ) {
          $links[] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( wp_login_url( $back ) ), esc_html__( 'Log in', ${domain} ) );
          if ( get_option( 'users_can_register' ) ) {
            $links[] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( wp_registration_url() ), esc_html__( 'Register', ${domain} ) );
          }
        }

        return sprintf(
          '<div class="%1$s">%2$s%3$s</div>',
          ${toolHandle(plan, 'members_only')},
          wpautop( esc_html( $this->text() ) ),
          array() === $links ? '' : '<p>' . implode( ' · ', $links ) . '</p>'
        );
      }
    }
  `;
}
