<?php
namespace Queue;

const DB_VERSION = '4';

function install(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		"CREATE TABLE {$wpdb->prefix}queue (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			job varchar(190) NOT NULL,
			PRIMARY KEY  (id)
		) {$wpdb->get_charset_collate()};"
	);
	update_option( 'queue_db_version', DB_VERSION );
}

function maybe_install(): void {
	if ( DB_VERSION !== get_option( 'queue_db_version' ) ) {
		install();
	}
}
add_action( 'plugins_loaded', __NAMESPACE__ . '\maybe_install' );
