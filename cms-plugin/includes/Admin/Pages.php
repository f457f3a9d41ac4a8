<?php
/**
 * Screens in the admin area.
 *
 * @package Presswright
 */

namespace Presswright\Admin;

use Presswright\Capabilities;
use Presswright\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * The screens: menu entries, the element in which the script draws, script and style.
 */
final class Pages {

	public const ANALYZE  = 'presswright';
	public const CREATE   = 'presswright-create';
	public const PROJECTS = 'presswright-projects';
	public const SETTINGS = 'presswright-settings';

	/** Name of a screen's script to its page and the capability that opens it, in the order of the menu. */
	private const SCREENS = array(
		'analyze'  => array( self::ANALYZE, Capabilities::ANALYZE ),
		'create'   => array( self::CREATE, Capabilities::BUILD ),
		'projects' => array( self::PROJECTS, Capabilities::BUILD ),
		'settings' => array( self::SETTINGS, Capabilities::MANAGE ),
	);

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
	private $hooks = array();

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
		add_filter( 'plugin_action_links', array( $this, 'add_analyze_link' ), 10, 3 );
		add_filter( 'plugin_action_links_' . plugin_basename( $this->file ), array( $this, 'add_links' ) );
	}

	/**
	 * Adds the menu entries: the menu of the plugin opens the first screen that the user may open. Whoever may only
	 * change the settings finds them under Settings.
	 */
	public function add_menu(): void {
		$titles = self::titles();
		$parent = '';
		foreach ( self::SCREENS as $name => list( $page, $capability ) ) {
			if ( ! current_user_can( $capability ) ) {
				continue;
			}
			list( $menu, $heading ) = $titles[ $name ];
			$render                 = function () use ( $name, $heading ): void {
				$this->render( $heading, $name );
			};
			if ( '' === $parent && 'settings' === $name ) {
				$hook = add_options_page( $heading, __( 'Presswright', 'presswright' ), $capability, $page, $render );
			} else {
				if ( '' === $parent ) {
					$parent = $page;
					add_menu_page( $heading, __( 'Presswright', 'presswright' ), $capability, $page, $render, 'dashicons-code-standards', 81 );
				}
				$hook = add_submenu_page( $parent, $heading, $menu, $capability, $page, $page === $parent ? '' : $render );
			}
			$this->hooks[ (string) $hook ] = $name;
			add_action(
				"load-$hook",
				static function () use ( $name ): void {
					HelpTabs::add( $name );
				}
			);
		}
	}

	/**
	 * Loads script and style on our own screens.
	 *
	 * @param string $hook Screen.
	 */
	public function enqueue( $hook ): void {
		$name = $this->hooks[ $hook ] ?? '';
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
	 * Adds links beside the plugin's name in the list of plugins.
	 *
	 * @param string[] $links Links.
	 * @return string[]
	 */
	public function add_links( array $links ): array {
		$own    = array();
		$titles = self::titles();
		foreach ( self::addresses() as $name => $address ) {
			$own[] = '<a href="' . esc_url( $address ) . '">' . esc_html( $titles[ $name ][0] ) . '</a>';
		}
		return array_merge( $own, $links );
	}

	/**
	 * Adds a link to the analysis in the row of every other plugin.
	 *
	 * @param string[] $links Links.
	 * @param string   $file  Main file of the plugin in the row.
	 * @param mixed[]  $data  Headers of that plugin.
	 * @return string[]
	 */
	public function add_analyze_link( array $links, string $file, array $data ): array {
		$analyze = self::addresses()['analyze'] ?? '';
		if ( '' !== $analyze && plugin_basename( $this->file ) !== $file ) {
			$address = add_query_arg( 'target', rawurlencode( "plugin:$file" ), $analyze );
			$name    = self::titles()['analyze'][0];
			/* translators: %s: name of a plugin. */
			$label                        = sprintf( __( 'Analyze %s', 'presswright' ), $data['Name'] ?? $file );
			$links['presswright-analyze'] = '<a href="' . esc_url( $address ) . '" aria-label="' . esc_attr( $label ) . '">' . esc_html( $name ) . '</a>';
		}
		return $links;
	}

	/**
	 * What each screen is called in the menu, and its heading.
	 *
	 * @return array<string, array{string, string}>
	 */
	private static function titles(): array {
		return array(
			'analyze'  => array( __( 'Analyze', 'presswright' ), __( 'Analyze a plugin or theme', 'presswright' ) ),
			'create'   => array( __( 'Create', 'presswright' ), __( 'Create', 'presswright' ) ),
			'projects' => array( __( 'Projects', 'presswright' ), __( 'Projects', 'presswright' ) ),
			'settings' => array( __( 'Settings', 'presswright' ), __( 'Presswright Settings', 'presswright' ) ),
		);
	}

	/**
	 * Addresses of the screens that this user may open.
	 *
	 * @return array<string, string>
	 */
	public static function addresses(): array {
		$addresses = array();
		foreach ( self::SCREENS as $name => list( $page, $capability ) ) {
			if ( current_user_can( $capability ) ) {
				$addresses[ $name ] = html_entity_decode( menu_page_url( $page, false ) );
			}
		}
		return $addresses;
	}

	/**
	 * Prints a screen: the script fills it.
	 *
	 * @param string $title Heading.
	 * @param string $name  Name of the script.
	 */
	private function render( string $title, string $name ): void {
		$built = is_readable( plugin_dir_path( $this->file ) . "build/$name.asset.php" );

		$connection = ( new SettingsStore() )->connection();
		$told       = array(
			'pages'   => (object) self::addresses(),
			'problem' => is_wp_error( $connection ) ? $connection->get_error_message() : '',
			'site'    => home_url( '/' ),
		);
		?>
		<div class="wrap presswright">
			<h1><?php echo esc_html( $title ); ?></h1>
			<hr class="wp-header-end">
			<?php if ( $built ) : ?>
				<div id="presswright-<?php echo esc_attr( $name ); ?>" data-screen="<?php echo esc_attr( (string) wp_json_encode( $told ) ); ?>">
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
