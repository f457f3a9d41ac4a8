<?php
// Everything that a plugin could leave behind, as flat entries "kind name" => value, without what WordPress itself
// writes while somebody works in it.

global $wpdb;
wp_cache_flush();
$found = array();
$own = array(
	'option'        => '/^option (active_plugins|recently_activated|uninstall_plugins|rewrite_rules|cron|auto_core_update_notified|can_compress_scripts|fresh_site|theme_mods_.*|wp_calendar_block_has_published_posts|nonce_(key|salt)|recovery_.*|\w+_user_roles|category_children|_(site_)?transient_(timeout_)?(doing_cron|settings_errors|wp_|theme_roots|update_|is_multi_author|health-check|feed_|dash_|php_check|browser_|global_styles|plugin_slugs|rest_api|available_translations|community-events).*)$/',
	'cron'          => '/^cron (delete_expired_transients|do_pings|recovery_mode_clean_expired_keys|update_network_counts|wp_.*)$/',
	'user meta'     => '/^user meta \d+ (session_tokens|last_update|managenav.*|\w+_(dashboard_quick_press_last_post_id|persisted_preferences|user-settings.*)|(closedpostboxes|meta-box-order|metaboxhidden)_.*)$/',
	'posts'         => '/^posts (post|page|attachment|revision|nav_menu_item|customize_changeset|wp_\w+) /',
	'post meta'     => '/^post meta (footnotes$|_oembed_|_edit_|_encloseme|_pingme|_wp_|_thumbnail_id)/',
	'taxonomy'      => '/^taxonomy (category|post_tag|nav_menu|post_format|wp_\w+)$/',
	'file'          => '/^file (upgrade|mails\.jsonl|uploads\/\d{4})$/',
);
foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options" ) as $row ) {
	$found[ "option $row->option_name" ] = md5( $row->option_value );
}
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	$found[ "table $table" ] = 1;
}
foreach ( (array) _get_cron_array() as $events ) {
	foreach ( $events as $hook => $one ) {
		$found[ "cron $hook" ] = array_values( wp_list_pluck( $one, 'args' ) );
	}
}
foreach ( wp_roles()->roles as $role => $details ) {
	$capabilities = array_keys( array_filter( $details['capabilities'] ) );
	sort( $capabilities );
	$found[ "role $role" ] = implode( ' ', $capabilities );
}
foreach ( $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM $wpdb->usermeta" ) as $row ) {
	$found[ "user meta $row->user_id $row->meta_key" ] = md5( (string) $row->meta_value );
}
foreach ( $wpdb->get_results( "SELECT post_type, post_status, COUNT(*) AS number FROM $wpdb->posts GROUP BY post_type, post_status" ) as $row ) {
	$found[ "posts $row->post_type $row->post_status" ] = $row->number;
}
foreach ( $wpdb->get_results( "SELECT DISTINCT meta_key FROM $wpdb->postmeta" ) as $row ) {
	$found[ "post meta $row->meta_key" ] = 1;
}
foreach ( $wpdb->get_results( "SELECT DISTINCT taxonomy FROM $wpdb->term_taxonomy" ) as $row ) {
	$found[ "taxonomy $row->taxonomy" ] = 1;
}
foreach ( $wpdb->get_results( "SELECT DISTINCT meta_key FROM $wpdb->termmeta" ) as $row ) {
	$found[ "term meta $row->meta_key" ] = 1;
}
foreach ( array( WP_PLUGIN_DIR, WP_CONTENT_DIR, WP_CONTENT_DIR . '/uploads' ) as $folder ) {
	foreach ( glob( $folder . '/*' ) as $path ) {
		$found[ 'file ' . substr( $path, strlen( WP_CONTENT_DIR ) + 1 ) ] = 1;
	}
}
foreach ( $own as $names ) {
	$found = array_diff_key( $found, array_flip( preg_grep( $names, array_keys( $found ) ) ) );
}
return $found;
