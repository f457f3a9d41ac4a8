import { identifier, php, phpFile } from '../../writers/php.ts';
import { noteVersion } from '../class-parts.ts';
import { type Layout, type ScaffoldPlan, versionConstant } from '../plan.ts';
import { headerOf, readmeOf, uninstallOf } from '../shared-files.ts';

/** One file of functions, readme.txt and uninstall.php. */
export function simple(plan: ScaffoldPlan): Layout {
  const { slug } = plan.names;
  return {
    paths: {
      main_file: `${slug}.php`,
      includes_dir: '',
      assets_dir: '',
      languages_dir: 'languages/',
      readme_file: 'readme.txt',
      uninstall_file: 'uninstall.php',
    },
    files: [
      { path: `${slug}.php`, role: 'main_file', content: mainFile(plan) },
      { path: 'readme.txt', role: 'readme_file', content: readmeOf(plan) },
      { path: 'uninstall.php', role: 'uninstall_file', content: uninstallOf(plan) },
    ],
    installation: 'Upload the ZIP file under **Plugins → Add Plugin → Upload Plugin** and activate the plugin.',
  };
}

function mainFile(plan: ScaffoldPlan): string {
  const init = identifier(`${plan.names.prefix}_init`);
  return phpFile(php`
    ${headerOf(plan)}

    defined( 'ABSPATH' ) || exit;

    define( ${versionConstant(plan)}, '1.0.0' );

    /**
     * Stores the installed version, so that later versions can run upgrades.
     */
    function ${init}() {
      ${noteVersion(plan)}
    }
    add_action( 'init', ${init.text} );
  `);
}
