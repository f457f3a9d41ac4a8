<?php
/**
 * Plugin Name: Page Maker
 * Requires at least: 6.4
 * Text Domain: page-maker
 */
defined( 'ABSPATH' ) || exit;

register_activation_hook( __FILE__, 'pm_activate' );

function pm_find( $title ) {
	return get_page_by_title( $title, OBJECT, 'page' );
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
