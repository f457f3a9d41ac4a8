import { handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { attributesRead, type MadeRule } from './rule-plan.ts';

const posts = (rules: readonly MadeRule[]): readonly MadeRule[] =>
  rules.filter(({ kind }) => kind.storage === 'post' && kind.key !== 'media');
const kindsOf = (rules: readonly MadeRule[]) => [
  ...new Map(posts(rules).map(({ kind, type }) => [type, kind])).entries(),
];

export const postHooks = (_plan: PluginPlan, rules: readonly MadeRule[]): PhpCode =>
  posts(rules).length === 0
    ? noPhp
    : php`
      ${joinPhp(kindsOf(rules).map(([type]) => php`add_filter( ${`rest_pre_insert_${type}`}, array( $this, 'check_rest_post' ), 20, 2 );`))}
      add_action( 'wp_after_insert_post', array( $this, 'check_post' ), 99, 4 );
      add_action( 'admin_notices', array( $this, 'print_notice' ) );
      add_action( 'enqueue_block_editor_assets', array( $this, 'show_notice_in_editor' ) );
    `;

/** Posts: the REST API refuses at once; whatever comes another way is held back after it was stored. */
export function postMethods(plan: PluginPlan, rules: readonly MadeRule[]): PhpCode {
  if (posts(rules).length === 0) return noPhp;
  const keys = new Set(attributesRead(posts(rules)));
  const metas = Object.fromEntries(
    kindsOf(rules).map(([type, kind]) => [
      type,
      Object.fromEntries(
        kind.attributes.flatMap(({ key, metaKey }) =>
          metaKey === undefined || !keys.has(key) ? [] : [[key, metaKey] as const],
        ),
      ),
    ]),
  );
  return php`
    /**
     * Whether a post is being held back, which saves it again.
     *
     * @var bool
     */
    private $is_holding = false;

    /**
     * Gets the values of a stored post.
     *
     * @param WP_Post $post Post object.
     * @return array Values by attribute.
     */
    private function stored_values( $post ) {
      switch ( $post->post_type ) {
        ${joinPhp(
          kindsOf(rules).map(
            ([type, kind]) => php`
              case ${type}:
                return $this->${identifier(`values_of_${kind.key}`)}( $post );
            `,
          ),
        )}
      }

      return array();
    }

    /**
     * Gets the moments that a status stands for.
     *
     * @param string $status Post status.
     * @param bool   $is_new Whether the post is new.
     * @return string[]
     */
    private function moments( $status, $is_new ) {
      $moments = $is_new ? array( 'created', 'saved' ) : array( 'saved' );
      if ( in_array( $status, array( 'publish', 'future', 'private' ), true ) ) {
        $moments[] = 'published';
      }

      return $moments;
    }

    /**
     * Checks a post of the block editor or of another program before it is saved.
     *
     * @param stdClass|WP_Error $prepared Post that is to be saved.
     * @param WP_REST_Request   $request  Request.
     * @return stdClass|WP_Error
     */
    public function check_rest_post( $prepared, $request ) {
      if ( is_wp_error( $prepared ) ) {
        return $prepared;
      }

      $before = empty( $prepared->ID ) ? null : get_post( $prepared->ID );
      $is_new = null === $before || 'auto-draft' === $before->post_status;
      $post   = new WP_Post( (object) array_merge( $before ? $before->to_array() : array( 'ID' => 0, 'post_status' => 'draft' ), array_filter( (array) $prepared, 'is_scalar' ), array( 'filter' => 'raw' ) ) );
      $values = $this->stored_values( $post );
      $type   = $post->post_type;
      $metas  = ${metas}[ $type ] ?? array();
      $given  = (array) $request['meta'];
      foreach ( $metas as $key => $meta_key ) {
        if ( array_key_exists( $meta_key, $given ) ) {
          $values[ $key ] = $given[ $meta_key ];
        } elseif ( $this->has_boxes_to_come( $request ) ) {
          unset( $values[ $key ] );
        }
      }
      ${
        keys.has('featured_image')
          ? php`
      if ( isset( $request['featured_media'] ) ) {
        $values['featured_image'] = (int) $request['featured_media'];
      }
      `
          : noPhp
      }
      ${termOverlay(keys, 'category', 'categories')}
      ${termOverlay(keys, 'tag', 'tags')}

      $found = $this->faults( $type, $this->moments( $post->post_status, $is_new ), $values, $is_new ? 0 : $post->ID );
      if ( '' === $found['outcome'] ) {
        return $prepared;
      }
      if ( 'refuse' === $found['outcome'] ) {
        return $this->error( $found );
      }

      $prepared->post_status = 'hold' === $found['outcome'] ? 'pending' : 'draft';
      $this->keep_notice( $found['messages'] );

      return $prepared;
    }

    /**
     * Determines whether the block editor sends the meta boxes in a second request.
     *
     * @param WP_REST_Request $request Request.
     * @return bool
     */
    private function has_boxes_to_come( $request ) {
      return 'user' === $request['_locale'] && isset( $request['id'] );
    }

    /**
     * Checks a post after it was stored with all its values, and holds it back.
     *
     * @param int          $post_id Post ID.
     * @param WP_Post      $post    Post object.
     * @param bool         $update  Whether an existing post is being updated.
     * @param WP_Post|null $before  Post object before the update.
     */
    public function check_post( $post_id, $post, $update, $before ) {
      if (
        $this->is_holding
        || ! in_array( $post->post_type, ${kindsOf(rules).map(([type]) => type)}, true )
        || in_array( $post->post_status, array( 'auto-draft', 'trash', 'inherit' ), true )
      ) {
        return;
      }

      $is_new = ! $update || null === $before || in_array( $before->post_status, array( 'new', 'auto-draft' ), true );
      $values = $this->stored_values( $post );
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only tells the block editor from other programs.
      if ( wp_is_serving_rest_request() && isset( $_GET['_locale'] ) ) {
        $values = array_diff_key( $values, ${metas}[ $post->post_type ] ?? array() );
      }
      $found = $this->faults( $post->post_type, $this->moments( $post->post_status, $is_new ), $values, $post_id );
      if ( '' === $found['outcome'] ) {
        return;
      }

      $this->keep_notice( $found['messages'] );
      $status = 'hold' === $found['outcome'] ? 'pending' : 'draft';
      if ( in_array( $post->post_status, array( 'publish', 'future', 'private', 'pending' ), true ) && $status !== $post->post_status ) {
        $this->is_holding = true;
        wp_update_post(
          array(
            'ID'          => $post_id,
            'post_status' => $status,
          )
        );
        $this->is_holding = false;
      }
    }

    /**
     * Keeps messages for the next screen of the current user.
     *
     * @param string[] $messages Messages.
     */
    private function keep_notice( $messages ) {
      if ( is_user_logged_in() ) {
        set_transient( ${prefixed(plan, 'rule_notice_')} . get_current_user_id(), $messages, 5 * MINUTE_IN_SECONDS );
      }
    }

    /**
     * Gets the messages that were kept, once.
     *
     * @return string[]
     */
    private function take_notice() {
      $key      = ${prefixed(plan, 'rule_notice_')} . get_current_user_id();
      $messages = get_transient( $key );
      if ( ! is_array( $messages ) ) {
        return array();
      }
      delete_transient( $key );

      return $messages;
    }

    /**
     * Prints the messages on screens of the administration.
     */
    public function print_notice() {
      $screen = get_current_screen();
      if ( $screen && $screen->is_block_editor() ) {
        return;
      }
      foreach ( $this->take_notice() as $message ) {
        wp_admin_notice(
          esc_html( $message ),
          array(
            'type'        => 'error',
            'dismissible' => true,
          )
        );
      }
    }

    /**
     * Shows the messages in the block editor.
     */
    public function show_notice_in_editor() {
      $script = '';
      foreach ( $this->take_notice() as $message ) {
        $script .= sprintf( 'wp.data.dispatch( "core/notices" ).createErrorNotice( %s );', wp_json_encode( $message, JSON_HEX_TAG | JSON_HEX_AMP ) );
      }
      if ( '' !== $script ) {
        wp_register_script( ${handleOf(plan, 'rule-notices')}, false, array( 'wp-data', 'wp-notices', 'wp-dom-ready' ), '1', true );
        wp_enqueue_script( ${handleOf(plan, 'rule-notices')} );
        wp_add_inline_script( ${handleOf(plan, 'rule-notices')}, 'wp.domReady( function () {' . $script . '} );' );
      }
    }
  `;
}

const termOverlay = (keys: ReadonlySet<string>, key: string, member: string): PhpCode =>
  keys.has(key)
    ? php`
      if ( isset( $request[${member}] ) ) {
        $values[${key}] = array_filter( array_map( 'strval', array_map( array( $this, 'name_of_term' ), (array) $request[${member}] ) ) );
      }
    `
    : noPhp;

/** Whether rules about posts read terms, whose names a method looks up. */
export const readsTerms = (rules: readonly MadeRule[]): boolean =>
  attributesRead(posts(rules)).some((key) => key === 'category' || key === 'tag');
