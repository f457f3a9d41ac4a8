<?php
/**
 * What can be analysed.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * An installed plugin or theme. Its folder comes from WordPress's own lists, never from a request: a request names
 * an entry of those lists and nothing else.
 */
final class Target {

	/**
	 * Names the target in requests, such as `plugin:akismet/akismet.php` or `theme:twentytwentyfive`.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * `plugin` or `theme`.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * Name for people.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * Version.
	 *
	 * @var string
	 */
	public $version;

	/**
	 * Whether the site uses it.
	 *
	 * @var bool
	 */
	public $active;

	/**
	 * Folder that holds its files.
	 *
	 * @var string
	 */
	public $folder;

	/**
	 * The one file it consists of, for a plugin without a folder; else empty.
	 *
	 * @var string
	 */
	public $single_file = '';

	/**
	 * Every installed plugin and theme.
	 *
	 * @return array<string, self> By id.
	 */
	public static function all(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$targets = array();
		foreach ( get_plugins() as $file => $header ) {
			$target          = new self();
			$target->id      = 'plugin:' . $file;
			$target->kind    = 'plugin';
			$target->name    = '' !== $header['Name'] ? $header['Name'] : $file;
			$target->version = $header['Version'];
			$target->active  = is_plugin_active( $file );
			$target->folder  = WP_PLUGIN_DIR;
			if ( '.' === dirname( $file ) ) {
				$target->single_file = $file;
			} else {
				$target->folder .= '/' . dirname( $file );
			}
			$targets[ $target->id ] = $target;
		}
		$used = array( get_stylesheet(), get_template() );
		foreach ( wp_get_themes() as $slug => $theme ) {
			$target          = new self();
			$target->id      = 'theme:' . $slug;
			$target->kind    = 'theme';
			$target->name    = (string) $theme->get( 'Name' );
			$target->version = (string) $theme->get( 'Version' );
			$target->active  = in_array( (string) $slug, $used, true );
			$target->folder  = $theme->get_stylesheet_directory();

			$targets[ $target->id ] = $target;
		}
		return $targets;
	}

	/**
	 * Ids of what the site uses.
	 *
	 * @return string[]
	 */
	public static function active(): array {
		return array_keys(
			array_filter(
				self::all(),
				static function ( self $target ): bool {
					return $target->active;
				}
			)
		);
	}

	/**
	 * One of them.
	 *
	 * @param string $id As in a request.
	 * @return self|WP_Error
	 */
	public static function find( string $id ) {
		$targets = self::all();
		return $targets[ $id ] ?? new WP_Error(
			'presswright_unknown_target',
			__( 'There is no installed plugin or theme with this ID. It may have been removed since the page was loaded.', 'presswright' ),
			array( 'status' => 404 )
		);
	}

	/**
	 * For the browser.
	 *
	 * @return array<string, mixed>
	 */
	public function describe(): array {
		return array(
			'id'      => $this->id,
			'kind'    => $this->kind,
			'name'    => wp_strip_all_tags( $this->name ),
			'version' => wp_strip_all_tags( $this->version ),
			'active'  => $this->active,
		);
	}
}
