import { license, versions } from '../../package/versions.ts';
import { jsonFile } from '../../writers/json.ts';
import { identifier, type PhpCode, php, phpFile } from '../../writers/php.ts';
import { registerAssets } from '../class-parts.ts';
import { fileConstant, type Layout, type ScaffoldPlan, versionConstant, versionOption } from '../plan.ts';
import { assetFiles, fileComment, headerOf, readmeOf, uninstallOf } from '../shared-files.ts';

/** Classes in a namespace below `src/`, loaded by PSR-4 with or without Composer. */
export function objectOriented(plan: ScaffoldPlan): Layout {
  const { slug } = plan.names;
  return {
    paths: {
      main_file: `${slug}.php`,
      includes_dir: 'src/',
      assets_dir: 'assets/',
      languages_dir: 'languages/',
      readme_file: 'readme.txt',
      uninstall_file: 'uninstall.php',
    },
    files: [
      { path: `${slug}.php`, role: 'main_file', content: mainFile(plan) },
      { path: 'src/Autoloader.php', role: 'autoloader', content: autoloader(plan) },
      { path: 'src/Registrable.php', role: 'service_interface', content: registrable(plan) },
      { path: 'src/Plugin.php', role: 'main_class', content: pluginClass(plan) },
      { path: 'src/Assets.php', role: 'assets_class', content: assetsClass(plan) },
      { path: 'src/Upgrades.php', role: 'upgrades_class', content: upgradesClass(plan) },
      ...assetFiles(plan),
      { path: 'composer.json', role: 'composer_json', content: composerJson(plan) },
      { path: 'readme.txt', role: 'readme_file', content: readmeOf(plan) },
      { path: 'uninstall.php', role: 'uninstall_file', content: uninstallOf(plan) },
    ],
    installation:
      'Upload the ZIP file under **Plugins → Add Plugin → Upload Plugin** and activate the plugin. Classes in `src/` are ' +
      'autoloaded; add classes with hooks to `src/Plugin.php`.',
  };
}

function mainFile(plan: ScaffoldPlan): string {
  const space = identifier(plan.names.namespace);
  const boot = identifier(`${plan.names.prefix}_boot`);
  return phpFile(php`
    ${headerOf(plan)}

    defined( 'ABSPATH' ) || exit;

    define( ${versionConstant(plan)}, '1.0.0' );
    define( ${fileConstant(plan)}, __FILE__ );

    require_once __DIR__ . '/src/Autoloader.php';
    ${space}\Autoloader::register( ${plan.names.namespace}, __DIR__ . '/src' );

    /**
     * Starts the plugin after all plugins have been loaded.
     */
    function ${boot}() {
      ( new ${space}\Plugin() )->register();
    }
    add_action( 'plugins_loaded', ${boot.text} );
  `);
}

/** A file with one class, interface or trait in the plugin's namespace. */
function classFile(plan: ScaffoldPlan, summary: string, code: PhpCode): string {
  return phpFile(php`
    ${fileComment(plan, summary)}

    namespace ${identifier(plan.names.namespace)};

    defined( 'ABSPATH' ) || exit;

    ${code}
  `);
}

function autoloader(plan: ScaffoldPlan): string {
  return classFile(
    plan,
    'PSR-4 autoloader.',
    php`
      /**
       * PSR-4 autoloader.
       */
      final class Autoloader {

        /**
         * Registers a directory for a namespace.
         *
         * @param string $prefix Namespace without trailing backslash.
         * @param string $folder Directory without trailing slash.
         */
        public static function register( $prefix, $folder ) {
          spl_autoload_register(
            static function ( $class_name ) use ( $prefix, $folder ) {
              if ( 0 !== strpos( $class_name, $prefix . '\\' ) ) {
                return;
              }

              $name = str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) + 1 ) );
              $file = $folder . '/' . $name . '.php';

              if ( is_readable( $file ) ) {
                require_once $file;
              }
            }
          );
        }
      }
    `,
  );
}

function registrable(plan: ScaffoldPlan): string {
  return classFile(
    plan,
    'Interface of plugin components.',
    php`
      /**
       * A plugin component with hooks.
       */
      interface Registrable {

        /**
         * Registers the hooks of the component.
         */
        public function register();
      }
    `,
  );
}

function pluginClass(plan: ScaffoldPlan): string {
  return classFile(
    plan,
    'Main plugin class.',
    php`
      /**
       * Main plugin class.
       */
      final class Plugin implements Registrable {

        /**
         * Starts all components.
         */
        public function register() {
          foreach ( $this->parts() as $part ) {
            $part->register();
          }
        }

        /**
         * Gets the components. Add new ones here.
         *
         * @return Registrable[]
         */
        private function parts() {
          return array(
            new Upgrades(),
            new Assets(),
          );
        }
      }
    `,
  );
}

function assetsClass(plan: ScaffoldPlan): string {
  return classFile(
    plan,
    'Front-end assets.',
    php`
      /**
       * Registers the stylesheet and the script. Enqueue them where they are needed.
       */
      final class Assets implements Registrable {

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'wp_enqueue_scripts', array( $this, 'register_assets' ) );
        }

        /**
         * Registers the stylesheet and the script with the plugin slug as handle.
         */
        public function register_assets() {
          ${registerAssets(plan, identifier(fileConstant(plan)), identifier(versionConstant(plan)))}
        }
      }
    `,
  );
}

function upgradesClass(plan: ScaffoldPlan): string {
  const version = identifier(versionConstant(plan));
  return classFile(
    plan,
    'Version upgrades.',
    php`
      /**
       * Runs upgrade routines.
       */
      final class Upgrades implements Registrable {

        const OPTION = ${versionOption(plan)};

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'init', array( $this, 'upgrade' ) );
        }

        /**
         * Runs once after each update.
         */
        public function upgrade() {
          if ( get_option( self::OPTION ) === ${version} ) {
            return;
          }

          // Add database upgrades here.
          update_option( self::OPTION, ${version}, true );
        }
      }
    `,
  );
}

function composerJson({ names, summary }: ScaffoldPlan): string {
  return jsonFile({
    name: `${names.slug}/${names.slug}`,
    description: summary,
    type: 'wordpress-plugin',
    license: license.name,
    require: { php: `>=${versions.php}` },
    autoload: { 'psr-4': { [`${names.namespace}\\`]: 'src/' } },
  });
}
