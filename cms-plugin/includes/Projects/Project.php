<?php
/**
 * A project.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Storage\Json;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin, block, scaffold or theme that was made here. Whether it is installed and active is read from WordPress
 * and the disk each time, so that it stays true whatever else changes them.
 */
final class Project {

	public const KINDS = array( 'plugin', 'block', 'theme', 'scaffold' );

	/**
	 * Id.
	 *
	 * @var int
	 */
	public $id;

	/**
	 * One of KINDS.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * Name of its folder.
	 *
	 * @var string
	 */
	public $slug;

	/**
	 * Name for people.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * What was asked for.
	 *
	 * @var string
	 */
	public $description;

	/**
	 * Main file of a plugin, `style.css` of a theme; relative to its folder.
	 *
	 * @var string
	 */
	public $main_file;

	/**
	 * Number of the version that is installed; 0 for none.
	 *
	 * @var int
	 */
	public $installed;

	/**
	 * Whether it was installed once and has been taken off the site.
	 *
	 * @var bool
	 */
	public $removed;

	/**
	 * Numbers of the versions that were installed before, the latest last; 0 stands for none.
	 *
	 * @var int[]
	 */
	public $history;

	/**
	 * Theme that was in use before this one; empty if none.
	 *
	 * @var string
	 */
	public $previous_theme;

	/**
	 * When it was made, in seconds.
	 *
	 * @var int
	 */
	public $created;

	/**
	 * When it was last changed, in seconds.
	 *
	 * @var int
	 */
	public $updated;

	/**
	 * Reads a row.
	 *
	 * @param array<string, string> $row Row of the table.
	 */
	public static function from_row( array $row ): self {
		$project                 = new self();
		$project->id             = (int) $row['id'];
		$project->kind           = $row['kind'];
		$project->slug           = $row['slug'];
		$project->name           = $row['name'];
		$project->description    = $row['description'];
		$project->main_file      = $row['main_file'];
		$project->installed      = (int) $row['installed'];
		$project->removed        = (bool) $row['removed'];
		$project->history        = array_map( 'intval', Json::decode( $row['history'] ) );
		$project->previous_theme = $row['previous_theme'];
		$project->created        = (int) $row['created'];
		$project->updated        = (int) $row['updated'];
		return $project;
	}

	/**
	 * Whether it is a theme; everything else is a plugin for WordPress.
	 */
	public function is_theme(): bool {
		return 'theme' === $this->kind;
	}

	/**
	 * Folder that plugins or themes live in.
	 */
	public function root(): string {
		return $this->is_theme() ? get_theme_root() : WP_PLUGIN_DIR;
	}

	/**
	 * Folder that it is installed in.
	 */
	public function folder(): string {
		return $this->root() . '/' . $this->slug;
	}

	/**
	 * Name that WordPress knows it by: `slug/main.php` of a plugin, the folder of a theme.
	 */
	public function basename(): string {
		return $this->is_theme() ? $this->slug : $this->slug . '/' . $this->main_file;
	}

	/**
	 * Whether the site, or the network, uses it.
	 */
	public function is_active(): bool {
		if ( $this->is_theme() ) {
			return in_array( $this->slug, array( get_stylesheet(), get_template() ), true );
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return is_plugin_active( $this->basename() );
	}

	/**
	 * State for people: draft, installed, active, broken (its files have gone) or removed.
	 */
	public function state(): string {
		if ( 0 === $this->installed ) {
			return $this->removed ? 'removed' : 'draft';
		}
		if ( ! is_file( $this->folder() . '/' . $this->main_file ) ) {
			return 'broken';
		}
		return $this->is_active() ? 'active' : 'installed';
	}
}
