import { classNameOf, classOf, constantOf, handleOf } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import { mediaScript } from '../../plugin/features/meta-boxes/script.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type JsCode, js } from '../../writers/js.ts';
import { php } from '../../writers/php.ts';
import { mediaTypes } from './inputs.ts';
import type { FieldGroup } from './planned-fields.ts';

/** Whether a field is chosen from the media library. */
export const needsAssets = (groups: readonly FieldGroup[]): boolean =>
  groups.some(({ fields }) => fields.some(({ type }) => mediaTypes.includes(type)));

/** The script that opens the media library. */
export const pickerScript = (plan: PluginPlan): JsCode => js`
  /**
   * Selects files for fields from the media library.
   */
  ( function ( wp ) {
    const { __ } = wp.i18n;

    ${mediaScript(plan)}
  } )( window.wp );
`;

const screens: Readonly<Record<string, readonly string[]>> = {
  user: ['profile.php', 'user-edit.php', 'user-new.php'],
  comment: ['comment.php'],
  category: ['edit-tags.php', 'term.php'],
  tag: ['edit-tags.php', 'term.php'],
  post: ['post.php', 'post-new.php'],
  page: ['post.php', 'post-new.php'],
  product: ['post.php', 'post-new.php'],
  order: ['post.php', 'post-new.php', 'woocommerce_page_wc-orders'],
};

/** The class that loads it where a field needs it. */
export function assetsClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  const pages = [
    ...new Set(groups.filter((group) => needsAssets([group])).flatMap(({ entity }) => screens[entity] ?? [])),
  ];
  const handle = handleOf(plan, 'extra-fields');
  return {
    name: classNameOf(plan, 'Extra_Fields_Assets'),
    summary: 'Script of the custom fields.',
    code: php`
      /**
       * Enqueues the script that selects files from the media library.
       */
      final class ${classOf(plan, 'Extra_Fields_Assets')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
        }

        /**
         * Enqueues the script on screens with such fields.
         *
         * @param string $page Hook suffix of the current page.
         */
        public function enqueue( $page ) {
          if ( ! in_array( $page, ${pages}, true ) ) {
            return;
          }

          wp_enqueue_media();
          wp_enqueue_script( ${handle}, ${constantOf(plan, 'URL')} . 'assets/js/extra-fields.js', array( 'wp-i18n' ), ${constantOf(plan, 'VERSION')}, true );
          wp_set_script_translations( ${handle}, ${plan.domain}, ${constantOf(plan, 'PATH')} . 'languages' );
        }
      }
    `,
  };
}
