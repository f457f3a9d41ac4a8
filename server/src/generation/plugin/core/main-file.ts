import { headerTitle, pluginHeader } from '../../package/plugin-header.ts';
import { identifier, joinPhp, php, phpFile } from '../../writers/php.ts';
import { classFile, classNameOf, constantOf } from '../code-names.ts';
import type { PluginClass } from '../feature-module.ts';
import type { PluginPlan } from '../plan.ts';

/** Which hooks of (de)activation the plugin's class has. */
export interface LifecycleHooks {
  readonly activation: boolean;
  readonly deactivation: boolean;
}

/** The name of a plugin as headers and readme.txt have it: the same text in both, which directories compare. */
export const headerName = ({ names }: PluginPlan): string => headerTitle(names.title);

/** `<slug>.php`: the header that WordPress reads, constants, and what is loaded and started. */
export function mainFile(plan: PluginPlan, classes: readonly PluginClass[], hooks: LifecycleHooks): string {
  const plugin = classNameOf(plan, 'Plugin');
  const path = constantOf(plan, 'PATH');
  const loaded = classes.filter(({ load }) => load !== 'on_demand');
  return phpFile(php`
    ${pluginHeader({
      title: plan.names.title,
      summary: plan.summary,
      slug: plan.names.slug,
      author: plan.author,
      packageName: plan.names.className,
    })}

    defined( 'ABSPATH' ) || exit;

    define( ${constantOf(plan, 'VERSION').text}, ${plan.version} );
    define( ${constantOf(plan, 'FILE').text}, __FILE__ );
    define( ${constantOf(plan, 'PATH').text}, plugin_dir_path( __FILE__ ) );
    define( ${constantOf(plan, 'URL').text}, plugin_dir_url( __FILE__ ) );

    ${joinPhp(loaded.map(({ name, kind }) => php`require_once ${path} . ${classFile(name, kind)};`))}
    require_once ${path} . ${classFile(plugin)};

    ${hooks.activation ? php`register_activation_hook( __FILE__, array( ${identifier(plugin)}::class, 'activate' ) );` : php``}
    ${hooks.deactivation ? php`register_deactivation_hook( __FILE__, array( ${identifier(plugin)}::class, 'deactivate' ) );` : php``}

    add_action( 'plugins_loaded', array( ${identifier(plugin)}::class, 'boot' ) );
  `);
}
