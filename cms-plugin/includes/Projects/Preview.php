<?php
/**
 * What a version is, before it is installed.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures of a version, and a page that shows a block of it in an editor of its own.
 */
final class Preview {

	/** Endings of pictures to their types; SVG is left out, because it may hold scripts. */
	private const PICTURES = array(
		'gif'  => 'image/gif',
		'jpeg' => 'image/jpeg',
		'jpg'  => 'image/jpeg',
		'png'  => 'image/png',
		'webp' => 'image/webp',
	);

	/** What the page with the editor needs of WordPress besides what the block names. */
	private const SCRIPTS = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-format-library', 'wp-hooks' );

	/** A frame without an origin has no storage, and scripts of WordPress stop where they look for it. */
	private const STORAGE = '<script>Object.defineProperty( window, "localStorage", { value: { getItem: () => null, setItem() {}, removeItem() {} } } );</script>';

	private const LAYOUT = 'body{margin:0;background:#fff;font:13px/1.5 sans-serif}#preview{display:flex;flex-wrap:wrap;min-height:100vh}.presswright-stage{flex:999 1 320px;box-sizing:border-box;min-width:0;padding:24px}.presswright-inspector{flex:1 1 280px;box-sizing:border-box;box-shadow:0 0 0 1px #dcdcde}';

	private const STYLES = array( 'dashicons', 'wp-components', 'wp-block-editor', 'wp-edit-blocks', 'wp-block-library' );

	/**
	 * A picture as an address that holds it.
	 *
	 * @param string $path    Path of the file.
	 * @param string $content Content.
	 * @return string The empty string: it is none.
	 */
	public static function picture( string $path, string $content ): string {
		$type = self::PICTURES[ strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ) ] ?? '';
		return '' === $type ? '' : "data:$type;base64," . base64_encode( $content ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- A picture in JSON.
	}

	/**
	 * A page with an editor that holds the block of a version and nothing else.
	 *
	 * It is meant for a frame without an origin: scripts of the version run in it, so that they reach neither this
	 * site's cookies nor its pages.
	 *
	 * @param array<string, string> $files  Path to content.
	 * @param array<string, mixed>  $sample What the block is filled with: attribute to value.
	 * @return string|WP_Error
	 */
	public static function block_page( array $files, array $sample ) {
		$metadata = self::metadata( $files );
		if ( null === $metadata ) {
			return new WP_Error( 'presswright_no_block', __( 'This version has no block that can be shown before it is installed. Look at its files instead.', 'presswright' ), array( 'status' => 404 ) );
		}
		list( $folder, $block ) = $metadata;

		$script = $files[ $folder . self::local( $block['editorScript'] ?? '' ) ] ?? '';
		$styles = '';
		foreach ( array( 'style', 'editorStyle' ) as $field ) {
			foreach ( (array) ( $block[ $field ] ?? array() ) as $name ) {
				$styles .= $files[ $folder . self::local( $name ) ] ?? '';
			}
		}
		ob_start();
		wp_styles()->do_items( self::STYLES );
		wp_scripts()->do_items( self::SCRIPTS );
		$head = (string) ob_get_clean();
		$data = wp_json_encode( $block, JSON_HEX_TAG | JSON_HEX_AMP );
		$fill = wp_json_encode( (object) $sample, JSON_HEX_TAG | JSON_HEX_AMP );
		$code = wp_json_encode( $script, JSON_HEX_TAG | JSON_HEX_AMP );
		$css  = wp_json_encode( $styles, JSON_HEX_TAG | JSON_HEX_AMP );
		$run  = (string) file_get_contents( dirname( __DIR__, 2 ) . '/includes/Projects/block-preview.js' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
		return '<!doctype html><html ' . get_language_attributes() . '><head><meta charset="utf-8"><title>' . esc_html( (string) ( $block['title'] ?? '' ) ) . '</title>' . self::STORAGE . "$head<style>" . self::LAYOUT . '</style></head>'
			. "<body><div id=\"preview\"></div><script>var presswrightPreview = { block: $data, sample: $fill, script: $code, styles: $css };</script><script>$run</script></body></html>";
	}

	/**
	 * What the first block is filled with in the inserter.
	 *
	 * @param array<string, string> $files Path to content.
	 * @return array<string, mixed> Attribute to value; empty: it has no example.
	 */
	public static function example( array $files ): array {
		list( , $block ) = self::metadata( $files ) ?? array( '', array() );
		return (array) ( $block['example']['attributes'] ?? array() );
	}

	/**
	 * Folder and metadata of the first block.
	 *
	 * @param array<string, string> $files Path to content.
	 * @return array{string, array<string, mixed>}|null
	 */
	private static function metadata( array $files ): ?array {
		foreach ( $files as $path => $content ) {
			$block = 'block.json' === basename( $path ) ? json_decode( $content, true ) : null;
			if ( is_array( $block ) && isset( $block['name'], $block['editorScript'] ) ) {
				return array( substr( $path, 0, -strlen( 'block.json' ) ), $block );
			}
		}
		return null;
	}

	/**
	 * The path that `file:./index.js` names.
	 *
	 * @param mixed $name Value in block.json.
	 */
	private static function local( $name ): string {
		return is_string( $name ) ? (string) preg_replace( '#^file:(?:\./)?#', '', $name ) : '';
	}
}
