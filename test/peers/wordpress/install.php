<?php
// php install.php SITE: installs WordPress (admin / password). A second run changes nothing.

define( 'WP_INSTALLING', true );
require realpath( $argv[1] ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if ( ! is_blog_installed() ) {
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'Test site', 'admin', 'admin@example.org', false, '', 'password' );
	wp_create_user( 'reader', 'password', 'reader@example.org' ); // A subscriber.
	$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	delete_option( 'rewrite_rules' ); // Made anew by the next request, when every post type is registered.
	// The welcome guides cover the editor and fetch pictures from another host.
	$off = array_fill_keys( array( 'welcomeGuide', 'welcomeGuideStyles', 'welcomeGuidePage', 'welcomeGuideTemplate', 'enableChoosePatternModal' ), false );
	update_user_meta(
		1,
		$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
		array(
			'core'           => $off,
			'core/edit-post' => $off,
			'core/edit-site' => $off,
			'_modified'      => gmdate( 'c' ),
		)
	);
}
echo 'WordPress ', get_bloginfo( 'version' ), ', PHP ', PHP_VERSION, "\n";
