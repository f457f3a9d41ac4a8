<?php
namespace Banners;

function pick(): ?object {
	global $wpdb;
	$table = $wpdb->prefix . 'banners';
	return $wpdb->get_row( "SELECT id, image, link FROM {$table} WHERE active = 1 ORDER BY RAND() LIMIT 1" );
}

function show(): void {
	$banner = pick();
	if ( null === $banner ) {
		return;
	}
	printf( '<a href="%s"><img alt="" src="%s"></a>', esc_url( $banner->link ), esc_url( $banner->image ) );
}
add_action( 'wp_footer', __NAMESPACE__ . '\show' );
