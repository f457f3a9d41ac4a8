import { prefixed, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { boxTitle, fieldKey } from './field-keys.ts';
import type { MadeSeo } from './seo-plan.ts';

/** Hooks and methods of the box in which authors enter what search engines are told of a record. */
export function fieldMethods(
  plan: PluginPlan,
  made: readonly MadeSeo[],
): { readonly hooks: PhpCode; readonly methods: PhpCode } {
  if (made.length === 0) return { hooks: noPhp, methods: noPhp };
  const types = made.map(({ kind }) => kind.type ?? '');
  const nonce = prefixed(plan, 'seo_fields');
  const keys = {
    title: fieldKey(plan, 'title'),
    description: fieldKey(plan, 'description'),
    noindex: fieldKey(plan, 'noindex'),
  };
  const limits = Object.fromEntries(
    made.flatMap(({ one, kind }) =>
      one.limits_fields === true && one.description_length !== undefined
        ? [[kind.type ?? '', one.description_length] as const]
        : [],
    ),
  );
  const isLimited = Object.keys(limits).length > 0;
  /** Characters that can be entered of a record of the type. */
  const most = (type: PhpCode): PhpCode => (isLimited ? php`( ${limits}[ ${type} ] ?? 500 )` : php`500`);
  return {
    hooks: php`
      add_action( 'add_meta_boxes', array( $this, 'add_box' ) );
      foreach ( ${types} as $type ) {
        add_action( 'save_post_' . $type, array( $this, 'save_box' ) );
      }
      add_action( 'edit_attachment', array( $this, 'save_box' ) );
    `,
    methods: php`
      /**
       * Adds the box to the edit screen.
       */
      public function add_box() {
        add_meta_box( ${nonce}, ${boxTitle(plan)}, array( $this, 'show_box' ), ${types}, 'normal' );
      }

      /**
       * Shows the box.
       *
       * @param WP_Post $post Post object.
       */
      public function show_box( $post ) {
        wp_nonce_field( ${nonce}, ${`${nonce}_nonce`} );
        printf(
          '<p><label>%1$s<br><input type="text" class="widefat" maxlength="200" name="%2$s[title]" value="%3$s"></label></p><p><label>%4$s<br><textarea class="widefat" rows="3" maxlength="%8$d" name="%2$s[description]">%5$s</textarea></label></p><p><label><input type="checkbox" name="%2$s[noindex]" value="1"%6$s> %7$s</label></p>',
          ${translatedHtml(plan, 'Title in search results')},
          ${nonce},
          esc_attr( (string) get_post_meta( $post->ID, ${keys.title}, true ) ),
          ${translatedHtml(plan, 'Description in search results')},
          esc_textarea( (string) get_post_meta( $post->ID, ${keys.description}, true ) ),
          checked( '1', get_post_meta( $post->ID, ${keys.noindex}, true ), false ),
          ${translatedHtml(plan, 'Hide from search engines')},
          ${most(php`$post->post_type`)}
        );
      }

      /**
       * Saves the box.
       *
       * @param int $post_id Post ID.
       */
      public function save_box( $post_id ) {
        $nonce = isset( $_POST[${`${nonce}_nonce`}] ) ? sanitize_key( wp_unslash( $_POST[${`${nonce}_nonce`}] ) ) : '';
        if ( ! wp_verify_nonce( $nonce, ${nonce} ) || ! current_user_can( 'edit_post', $post_id ) || wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) ) {
          return;
        }

        $given = isset( $_POST[${nonce}] ) && is_array( $_POST[${nonce}] ) ? map_deep( wp_unslash( $_POST[${nonce}] ), 'sanitize_text_field' ) : array();
        foreach ( ${{ title: keys.title, description: keys.description, noindex: keys.noindex }} as $name => $key ) {
          $value = is_string( $given[ $name ] ?? '' ) ? $given[ $name ] ?? '' : '';
          if ( '' === $value ) {
            delete_post_meta( $post_id, $key );
          } else {
            update_post_meta( $post_id, $key, wp_slash( mb_substr( $value, 0, 'description' === $name ? ${most(php`get_post_type( $post_id )`)} : 500 ) ) );
          }
        }
      }
    `,
  };
}
