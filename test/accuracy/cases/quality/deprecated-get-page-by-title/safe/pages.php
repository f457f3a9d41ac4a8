<?php
/**
 * Plugin Name: Page Maker
 * Requires at least: 6.4
 * Text Domain: page-maker
 */
defined( 'ABSPATH' ) || exit;

register_activation_hook( __FILE__, 'pm_activate' );

function pm_find( $title ) {
	$pages = get_posts( array( 'post_type' => 'page', 'title' => $title, 'numberposts' => 1, 'post_status' => 'any' ) );
	return $pages ? $pages[0] : null;
}

function pm_activate() {
	foreach ( array( 'Imprint', 'Contact' ) as $title ) {
		if ( null === pm_find( $title ) ) {
			wp_insert_post(
				array(
					'post_type'   => 'page',
					'post_title'  => $title,
					'post_status' => 'draft',
				)
			);
		}
	}
}
