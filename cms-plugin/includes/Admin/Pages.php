<?php
/**
 * Screens in the admin area.
 *
 * @package Presswright
 */

namespace Presswright\Admin;

use Presswright\Capabilities;
use Presswright\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The two screens, Analyze and Settings: menu entries, the element in which the script draws, script and style.
 */
final class Pages {

	public const ANALYZE  = 'presswright';
	public const SETTINGS = 'presswright-settings';

	/**
	 * Main file of the plugin.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Screen hook to name of the script.
	 *
	 * @var array<string, string>
	 */
	private $screens = array();

	/**
	 * Remembers where the plugin lives.
	 *
	 * @param string $file Main file of the plugin.
	 */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_menu' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->file ), array( $this, 'add_links' ) );
	}

	/**
	 * Adds the menu entries. A user who may only change the settings finds them under Settings.
	 */
	public function add_menu(): void {
		$icon    = 'dashicons-code-standards';
		$analyze = array( $this, 'render_analyze' );
		$hook    = add_menu_page( __( 'Analyze', 'presswright' ), __( 'Presswright', 'presswright' ), Capabilities::ANALYZE, self::ANALYZE, $analyze, $icon, 81 );
		add_submenu_page( self::ANALYZE, __( 'Analyze', 'presswright' ), __( 'Analyze', 'presswright' ), Capabilities::ANALYZE, self::ANALYZE, $analyze );
		$parent        = Capabilities::can_analyze() ? self::ANALYZE : 'options-general.php';
		$settings_hook = add_submenu_page( $parent, __( 'Presswright Settings', 'presswright' ), Capabilities::can_analyze() ? __( 'Settings', 'presswright' ) : __( 'Presswright', 'presswright' ), Capabilities::MANAGE, self::SETTINGS, array( $this, 'render_settings' ) );

		$this->screens = array(
			(string) $hook          => 'analyze',
			(string) $settings_hook => 'settings',
		);
	}

	/**
	 * Loads script and style on our own screens.
	 *
	 * @param string $hook Screen.
	 */
	public function enqueue( $hook ): void {
		$name = $this->screens[ $hook ] ?? '';
		$path = plugin_dir_path( $this->file ) . "build/$name.asset.php";
		if ( '' === $name || ! is_readable( $path ) ) {
			return;
		}
		$asset  = require $path;
		$handle = "presswright-$name";
		wp_enqueue_script( $handle, plugins_url( "build/$name.js", $this->file ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( $handle, 'presswright', plugin_dir_path( $this->file ) . 'languages' );
		wp_enqueue_style( $handle, plugins_url( "build/$name.css", $this->file ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
	}

	/**
	 * The Analyze screen.
	 */
	public function render_analyze(): void {
		$settings = Capabilities::can_manage() ? menu_page_url( self::SETTINGS, false ) : '';
		$this->render( __( 'Analyze a plugin or theme', 'presswright' ), 'analyze', $settings );
	}

	/**
	 * The Settings screen.
	 */
	public function render_settings(): void {
		$this->render( __( 'Presswright Settings', 'presswright' ), 'settings', Capabilities::can_analyze() ? menu_page_url( self::ANALYZE, false ) : '' );
	}

	/**
	 * Adds links beside the plugin's name in the list of plugins.
	 *
	 * @param string[] $links Links.
	 * @return string[]
	 */
	public function add_links( array $links ): array {
		$own = array();
		if ( Capabilities::can_analyze() ) {
			$own[] = '<a href="' . esc_url( menu_page_url( self::ANALYZE, false ) ) . '">' . esc_html__( 'Analyze', 'presswright' ) . '</a>';
		}
		if ( Capabilities::can_manage() ) {
			$own[] = '<a href="' . esc_url( menu_page_url( self::SETTINGS, false ) ) . '">' . esc_html__( 'Settings', 'presswright' ) . '</a>';
		}
		return array_merge( $own, $links );
	}

	/**
	 * Prints a screen: the script fills it.
	 *
	 * @param string $title      Heading.
	 * @param string $name       Name of the script.
	 * @param string $other_page Address of the other screen, or the empty string.
	 */
	private function render( string $title, string $name, string $other_page ): void {
		$built = is_readable( plugin_dir_path( $this->file ) . "build/$name.asset.php" );
		?>
		<div class="wrap presswright">
			<h1><?php echo esc_html( $title ); ?></h1>
			<hr class="wp-header-end">
			<?php if ( $built ) : ?>
				<div id="presswright-<?php echo esc_attr( $name ); ?>" data-other-page="<?php echo esc_url( $other_page ); ?>">
					<p><?php esc_html_e( 'Loading…', 'presswright' ); ?></p>
					<noscript><p><?php esc_html_e( 'This page requires JavaScript.', 'presswright' ); ?></p></noscript>
				</div>
			<?php else : ?>
				<div class="notice notice-error"><p>
					<?php
					/* translators: %s: a command. */
					echo esc_html( sprintf( __( 'The scripts for this page have not been built. Run “%s” in the source folder, or install the release archive.', 'presswright' ), 'npm run build -w cms-plugin' ) );
					?>
				</p></div>
			<?php endif; ?>
		</div>
		<?php
	}
}
