import { classOf, handleOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { chosenKey, type Rule } from './rules.ts';

/** Rules whose records staff choose in the editor. */
export const chosenRules = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter(
    ({ one: { subject }, kind }) =>
      subject.of === 'records' && (subject.applies_to ?? 'all') !== 'all' && kind?.storage === 'post',
  );

/** The class of the box in the editor that says whether a rule is about a post. */
export function chosenBoxClass(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const { domain } = plan;
  const boxes = Object.fromEntries(
    chosenRules(rules).map((rule) => [
      chosenKey(plan, rule),
      {
        type: rule.type,
        except: rule.one.subject.of === 'records' && rule.one.subject.applies_to === 'all_but_chosen',
      },
    ]),
  );
  const nonce = prefixed(plan, 'restrictions_nonce');
  const action = prefixed(plan, 'restrictions');
  const id = handleOf(plan, 'restrictions');
  return php`
    /**
     * The meta box that says whether access to a post is restricted.
     */
    class ${classOf(plan, 'Restriction_Box')} {

      /**
       * Post types by meta key, and whether a tick takes the restriction away.
       */
      const BOXES = ${boxes};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'add_meta_boxes', array( $this, 'add' ) );
        add_action( 'save_post', array( $this, 'save' ) );
        add_action( 'edit_attachment', array( $this, 'save' ) );
      }

      /**
       * Adds the meta box.
       *
       * @param string $post_type Post type of the current screen.
       */
      public function add( $post_type ) {
        if ( in_array( $post_type, wp_list_pluck( self::BOXES, 'type' ), true ) ) {
          add_meta_box( ${id}, __( 'Access', ${domain} ), array( $this, 'render' ), $post_type, 'side' );
        }
      }

      /**
       * Renders the meta box.
       *
       * @param WP_Post $post Current post.
       */
      public function render( $post ) {
        wp_nonce_field( ${action}, ${nonce} );
        foreach ( self::BOXES as $key => $box ) {
          if ( $post->post_type !== $box['type'] ) {
            continue;
          }
          $label = $box['except'] ? __( 'Do not restrict access', ${domain} ) : __( 'Restrict access', ${domain} );
          ${markup(html`
            <p><label>
              <input type="checkbox" name="<?php echo esc_attr( $key ); ?>" value="1"<?php checked( (bool) get_post_meta( $post->ID, $key, true ) ); ?>>
              <?php echo esc_html( $label ); ?>
            </label></p>
          `)}
        }
      }

      /**
       * Saves what was chosen.
       *
       * @param int $post_id Post ID.
       */
      public function save( $post_id ) {
        if (
          ! isset( $_POST[${nonce}] )
          || ! is_string( $_POST[${nonce}] )
          || ! wp_verify_nonce( sanitize_key( $_POST[${nonce}] ), ${action} )
          || ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE )
          || wp_is_post_revision( $post_id )
          || ! current_user_can( 'edit_post', $post_id )
        ) {
          return;
        }

        foreach ( self::BOXES as $key => $box ) {
          if ( get_post_type( $post_id ) !== $box['type'] ) {
            continue;
          }
          if ( ! empty( $_POST[ $key ] ) ) {
            update_post_meta( $post_id, $key, '1' );
          } else {
            delete_post_meta( $post_id, $key );
          }
        }
      }
    }
  `;
}
