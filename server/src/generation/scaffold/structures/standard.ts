import { identifier, php, phpFile } from '../../writers/php.ts';
import { noteVersion, registerAssets } from '../class-parts.ts';
import { fileConstant, type Layout, type ScaffoldPlan, versionConstant } from '../plan.ts';
import { assetFiles, fileComment, headerOf, readmeOf, uninstallOf } from '../shared-files.ts';

/** A main file, one class below `includes/`, assets, readme.txt and uninstall.php. */
export function standard(plan: ScaffoldPlan): Layout {
  const { slug, className } = plan.names;
  const classFile = `includes/class-${className.toLowerCase().replaceAll('_', '-')}.php`;
  return {
    paths: {
      main_file: `${slug}.php`,
      includes_dir: 'includes/',
      assets_dir: 'assets/',
      languages_dir: 'languages/',
      readme_file: 'readme.txt',
      uninstall_file: 'uninstall.php',
    },
    files: [
      { path: `${slug}.php`, role: 'main_file', content: mainFile(plan, classFile) },
      { path: classFile, role: 'main_class', content: mainClass(plan) },
      ...assetFiles(plan),
      { path: 'readme.txt', role: 'readme_file', content: readmeOf(plan) },
      { path: 'uninstall.php', role: 'uninstall_file', content: uninstallOf(plan) },
    ],
    installation: 'Upload the ZIP file under **Plugins → Add Plugin → Upload Plugin** and activate the plugin.',
  };
}

function mainFile(plan: ScaffoldPlan, classFile: string): string {
  const name = identifier(plan.names.className);
  const boot = identifier(`${plan.names.prefix}_boot`);
  return phpFile(php`
    ${headerOf(plan)}

    defined( 'ABSPATH' ) || exit;

    define( ${versionConstant(plan)}, '1.0.0' );
    define( ${fileConstant(plan)}, __FILE__ );

    require_once __DIR__ . ${`/${classFile}`};

    /**
     * Starts the plugin after all plugins have been loaded.
     */
    function ${boot}() {
      ( new ${name}() )->register();
    }
    add_action( 'plugins_loaded', ${boot.text} );
  `);
}

function mainClass(plan: ScaffoldPlan): string {
  const name = identifier(plan.names.className);
  return phpFile(php`
    ${fileComment(plan, 'Main plugin class.')}

    defined( 'ABSPATH' ) || exit;

    /**
     * Main plugin class.
     */
    final class ${name} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'note_version' ) );
        add_action( 'wp_enqueue_scripts', array( $this, 'register_assets' ) );
      }

      /**
       * Stores the installed version, so that later versions can run upgrades.
       */
      public function note_version() {
        ${noteVersion(plan)}
      }

      /**
       * Registers the stylesheet and the script. Enqueue them where they are needed.
       */
      public function register_assets() {
        ${registerAssets(plan, identifier(fileConstant(plan)), identifier(versionConstant(plan)))}
      }
    }
  `);
}
