import { identifier, php, phpFile } from '../../writers/php.ts';
import type { Layout, ScaffoldPlan } from '../plan.ts';
import { fileComment, headerOf, readmeOf } from '../shared-files.ts';

/** A loader for wp-content/mu-plugins, and the plugin in a folder beside it: WordPress loads no files below folders there. */
export function muPlugin(plan: ScaffoldPlan): Layout {
  const { slug, className } = plan.names;
  const classFile = `${slug}/includes/class-${className.toLowerCase().replaceAll('_', '-')}.php`;
  return {
    folder: 'mu-plugins',
    paths: {
      main_file: `${slug}.php`,
      includes_dir: `${slug}/includes/`,
      assets_dir: '',
      languages_dir: `${slug}/languages/`,
      readme_file: `${slug}/readme.txt`,
      uninstall_file: '',
    },
    files: [
      { path: `${slug}.php`, role: 'main_file', content: loader(plan, classFile) },
      { path: classFile, role: 'main_class', content: mainClass(plan) },
      { path: `${slug}/readme.txt`, role: 'readme_file', content: readmeOf(plan) },
    ],
    installation:
      'Extract the ZIP file in `wp-content`; its files belong in `wp-content/mu-plugins`. Must-use plugins are active ' +
      'immediately. To remove the plugin, delete its files.',
  };
}

function loader(plan: ScaffoldPlan, classFile: string): string {
  const name = identifier(plan.names.className);
  return phpFile(php`
    ${headerOf(plan, `/${plan.names.slug}/languages`)}

    defined( 'ABSPATH' ) || exit;

    require_once __DIR__ . ${`/${classFile}`};

    ( new ${name}() )->register();
  `);
}

function mainClass(plan: ScaffoldPlan): string {
  const { slug, className } = plan.names;
  return phpFile(php`
    ${fileComment(plan, 'Main plugin class.')}

    defined( 'ABSPATH' ) || exit;

    /**
     * Main plugin class.
     */
    final class ${identifier(className)} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'load_translations' ) );
      }

      /**
       * Loads the translations, which WordPress does not do automatically for must-use plugins.
       */
      public function load_translations() {
        load_muplugin_textdomain( ${slug}, ${`${slug}/languages`} );
      }
    }
  `);
}
