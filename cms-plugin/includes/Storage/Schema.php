<?php
/**
 * Tables of the plugin.
 *
 * @package Presswright
 */

namespace Presswright\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and removes the tables. They are shared by a network, as the folders of plugins and themes are.
 *
 * Files of versions are rows, not files on disk: a version that is not installed has no address that could run it.
 */
final class Schema {

	/** Raised with every change of the tables. */
	private const VERSION = 3;

	/** Option with the version of the tables that exist. */
	public const OPTION = 'presswright_schema';

	private const TABLES = array( 'projects', 'versions', 'blobs', 'jobs', 'audit', 'checks' );

	/**
	 * Full name of a table.
	 *
	 * @param string $name One of TABLES.
	 */
	public static function table( string $name ): string {
		global $wpdb;
		return $wpdb->base_prefix . 'presswright_' . $name;
	}

	/**
	 * Creates or updates the tables when they are not those of this version.
	 */
	public static function ensure(): void {
		global $wpdb;
		if ( self::VERSION === (int) get_site_option( self::OPTION ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate  = $wpdb->get_charset_collate();
		$projects = self::table( 'projects' );
		$versions = self::table( 'versions' );
		$blobs    = self::table( 'blobs' );
		$jobs     = self::table( 'jobs' );
		$audit    = self::table( 'audit' );
		$checks   = self::table( 'checks' );
		dbDelta(
			"CREATE TABLE $projects (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			kind varchar(20) NOT NULL,
			slug varchar(190) NOT NULL,
			name varchar(200) NOT NULL,
			description longtext NOT NULL,
			main_file varchar(190) NOT NULL,
			installed int(10) unsigned NOT NULL DEFAULT 0,
			removed tinyint(1) NOT NULL DEFAULT 0,
			history longtext NOT NULL,
			previous_theme varchar(190) NOT NULL DEFAULT '',
			created int(10) unsigned NOT NULL,
			updated int(10) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY slug (slug)
			) $collate;
			CREATE TABLE $versions (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			project_id bigint(20) unsigned NOT NULL,
			number int(10) unsigned NOT NULL,
			origin varchar(20) NOT NULL,
			note varchar(500) NOT NULL,
			plan longtext NOT NULL,
			files longtext NOT NULL,
			findings longtext NOT NULL,
			conflicts longtext NOT NULL,
			pristine longtext NOT NULL,
			created int(10) unsigned NOT NULL,
			created_by bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY project_number (project_id,number)
			) $collate;
			CREATE TABLE $blobs (
			hash char(64) NOT NULL,
			content longtext NOT NULL,
			used int(10) unsigned NOT NULL,
			PRIMARY KEY  (hash)
			) $collate;
			CREATE TABLE $jobs (
			id char(36) NOT NULL,
			kind varchar(20) NOT NULL,
			project_id bigint(20) unsigned NOT NULL DEFAULT 0,
			state varchar(20) NOT NULL,
			step varchar(40) NOT NULL,
			arguments longtext NOT NULL,
			data longtext NOT NULL,
			result longtext NOT NULL,
			error longtext NOT NULL,
			cancelled tinyint(1) NOT NULL DEFAULT 0,
			lease_until int(10) unsigned NOT NULL DEFAULT 0,
			lease_owner varchar(100) NOT NULL DEFAULT '',
			created int(10) unsigned NOT NULL,
			updated int(10) unsigned NOT NULL,
			created_by bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY state (state)
			) $collate;
			CREATE TABLE $audit (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			project_id bigint(20) unsigned NOT NULL,
			version int(10) unsigned NOT NULL,
			action varchar(40) NOT NULL,
			detail longtext NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			created int(10) unsigned NOT NULL,
			PRIMARY KEY  (id),
			KEY project_id (project_id)
			) $collate;
			CREATE TABLE $checks (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			target_hash char(64) NOT NULL,
			target text NOT NULL,
			kind varchar(20) NOT NULL,
			name varchar(200) NOT NULL,
			version varchar(100) NOT NULL,
			analysis_type varchar(20) NOT NULL,
			with_bundled tinyint(1) NOT NULL DEFAULT 0,
			fingerprint char(64) NOT NULL,
			outcome longtext NOT NULL,
			results longtext NOT NULL,
			told longtext NOT NULL,
			created int(10) unsigned NOT NULL,
			created_by bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY target_hash (target_hash)
			) $collate;"
		);
		update_site_option( self::OPTION, self::VERSION );
	}

	/**
	 * Removes the tables and what is in them.
	 */
	public static function drop(): void {
		global $wpdb;
		foreach ( self::TABLES as $name ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', self::table( $name ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
		delete_site_option( self::OPTION );
	}
}
