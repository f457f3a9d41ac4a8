import type { PluginFeature } from '../../../../../../shared/src/schemas/plugin-features.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, constantOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** Features whose output themes can change; the first of them that a plugin has brings the class. */
const templated: readonly PluginFeature[] = ['shortcode', 'email'];

/** The class that finds templates, for the feature that brings it. */
export function templateClasses(plan: PluginPlan, feature: PluginFeature): readonly PluginClass[] {
  if (templated.find((name) => plan.features.has(name)) !== feature) return [];
  return [
    {
      name: classNameOf(plan, 'Templates'),
      summary: 'Template loader.',
      code: templatesClass(plan),
    },
  ];
}

const templatesClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Locates templates in the theme or the plugin and renders them.
   */
  class ${classOf(plan, 'Templates')} {

    /**
     * Outputs a template. Themes can override it with a file of the same name in the folder ${plan.names.slug}.
     *
     * @param string $name Template path relative to templates/, such as list.php.
     * @param array  $args Template arguments.
     */
    public static function show( $name, $args ) {
      $file = locate_template( ${`${plan.names.slug}/`} . $name );
      if ( '' === $file ) {
        $file = ${constantOf(plan, 'PATH')} . 'templates/' . $name;
      }

      load_template( $file, false, $args );
    }

    /**
     * Renders a template.
     *
     * @param string $name Template path relative to templates/.
     * @param array  $args Template arguments.
     * @return string HTML.
     */
    public static function render( $name, $args ) {
      ob_start();
      self::show( $name, $args );

      return (string) ob_get_clean();
    }
  }
`;
