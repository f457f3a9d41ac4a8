import { html, markup } from '../../../../writers/html.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';

/** The class of the box in the editor that says who may read. */
export function accessBoxClass(plan: PluginPlan): PhpCode {
  const { domain } = plan;
  const restriction = toolClass(plan, 'restriction');
  const id = toolHandle(plan, 'access');
  const nonce = toolName(plan, 'access_nonce');
  const access = toolName(plan, 'access');
  const roles = toolName(plan, 'roles');
  return php`
    /**
     * The meta box that controls who can read a post.
     */
    class ${toolClass(plan, 'access_box')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'add_meta_boxes', array( $this, 'add' ) );
        add_action( 'save_post', array( $this, 'save' ) );
      }

      /**
       * Adds the meta box.
       *
       * @param string $post_type Post type of the current screen.
       */
      public function add( $post_type ) {
        if ( in_array( $post_type, ${restriction}::post_types(), true ) ) {
          add_meta_box(
            ${id},
            __( 'Access', ${domain} ),
            array( $this, 'render' ),
            $post_type,
            'side'
          );
        }
      }

      /**
       * Renders the meta box.
       *
       * @param WP_Post $post Current post.
       */
      public function render( $post ) {
        $access  = get_post_meta( $post->ID, ${restriction}::ACCESS, true );
        $roles   = (array) get_post_meta( $post->ID, ${restriction}::ROLES, true );
        $choices = array(
          ''         => __( 'Default from the settings', ${domain} ),
          'everyone' => __( 'Everyone', ${domain} ),
          'members'  => __( 'Logged-in users', ${domain} ),
          'roles'    => __( 'Users with one of these roles', ${domain} ),
        );
        wp_nonce_field( ${access}, ${nonce} );
        ${markup(html`
          <p>
            <label class="screen-reader-text" for="${id}-choice"><?php esc_html_e( 'Access', ${domain} ); ?></label>
            <select id="${id}-choice" name="${access}">
              <?php foreach ( $choices as $value => $label ) : ?>
                <option value="<?php echo esc_attr( $value ); ?>"<?php selected( $access, $value ); ?>><?php echo esc_html( $label ); ?></option>
              <?php endforeach; ?>
            </select>
          </p>
          <fieldset>
            <legend class="screen-reader-text"><?php esc_html_e( 'Roles', ${domain} ); ?></legend>
            <?php foreach ( wp_roles()->get_names() as $role => $name ) : ?>
              <label>
                <input type="checkbox" name="${`${roles}[]`}" value="<?php echo esc_attr( $role ); ?>"<?php checked( in_array( (string) $role, $roles, true ) ); ?>>
                <?php echo esc_html( translate_user_role( $name ) ); ?>
              </label><br>
            <?php endforeach; ?>
          </fieldset>
        `)}
      }

      /**
       * Saves the access settings.
       *
       * @param int $post_id Post ID.
       */
      public function save( $post_id ) {
        if (
          ! isset( $_POST[${nonce}] )
          || ! wp_verify_nonce( sanitize_key( $_POST[${nonce}] ), ${access} )
          || ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE )
          || wp_is_post_revision( $post_id )
          || ! current_user_can( 'edit_post', $post_id )
          || ! in_array( get_post_type( $post_id ), ${restriction}::post_types(), true )
        ) {
          return;
        }

        $access = isset( $_POST[${access}] ) ? ${restriction}::sanitize_access( sanitize_key( $_POST[${access}] ) ) : '';
        $roles  = isset( $_POST[${roles}] ) ? ${restriction}::sanitize_roles( array_map( 'sanitize_text_field', wp_unslash( (array) $_POST[${roles}] ) ) ) : array();
        if ( '' === $access ) {
          delete_post_meta( $post_id, ${restriction}::ACCESS );
        } else {
          update_post_meta( $post_id, ${restriction}::ACCESS, $access );
        }
        if ( 'roles' === $access ) {
          update_post_meta( $post_id, ${restriction}::ROLES, $roles );
        } else {
          delete_post_meta( $post_id, ${restriction}::ROLES );
        }
      }
    }
  `;
}
