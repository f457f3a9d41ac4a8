<?php
/**
 * The block editor.
 *
 * @package Presswright
 */

namespace Presswright\Editor;

use Presswright\Admin\Pages;
use Presswright\Capabilities;
use Presswright\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Our sidebar and our entry of the block inserter, for users who may build, in the editors of posts and of the site.
 */
final class Editor {

	/** The block that asks what is to be made, and gives its place to what was made. */
	private const PLACEHOLDER = '/<!-- wp:presswright\/generate\b.*?\/-->\s*/s';

	/**
	 * Main file of the plugin.
	 *
	 * @var string
	 */
	private $file;

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
		add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
		add_filter( 'content_save_pre', array( self::class, 'without_placeholders' ) );
	}

	/**
	 * Loads script and style.
	 */
	public function enqueue(): void {
		$screen = get_current_screen();
		$path   = plugin_dir_path( $this->file ) . 'build/editor.asset.php';
		if ( null === $screen || ! in_array( $screen->base, array( 'post', 'site-editor' ), true ) || ! Capabilities::can_build() || ! is_readable( $path ) ) {
			return;
		}
		$asset      = require $path;
		$connection = ( new SettingsStore() )->connection();
		$told       = array(
			'pages'   => (object) Pages::addresses(),
			'problem' => is_wp_error( $connection ) ? $connection->get_error_message() : '',
			'site'    => home_url( '/' ),
		);
		wp_enqueue_script( 'presswright-editor', plugins_url( 'build/editor.js', $this->file ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_add_inline_script( 'presswright-editor', 'var presswrightEditor = ' . wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		wp_set_script_translations( 'presswright-editor', 'presswright', plugin_dir_path( $this->file ) . 'languages' );
		wp_enqueue_style( 'presswright-editor', plugins_url( 'build/editor.css', $this->file ), array( 'wp-components' ), $asset['version'] );
		wp_style_add_data( 'presswright-editor', 'rtl', 'replace' );
	}

	/**
	 * Content without blocks that only ask what is to be made.
	 *
	 * @param string $content Content, with or without slashes.
	 */
	public static function without_placeholders( $content ): string {
		return (string) preg_replace( self::PLACEHOLDER, '', (string) $content );
	}
}
