<?php
namespace Banners;

function pick(): ?object {
	global $wpdb;
	$table = $wpdb->prefix . 'banners';
	$max = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$table}" );
	return $wpdb->get_row( $wpdb->prepare( "SELECT id, image, link FROM {$table} WHERE active = 1 AND id <= %d ORDER BY id DESC LIMIT 1", wp_rand( 1, max( 1, $max ) ) ) );
}

function show(): void {
	$banner = pick();
	if ( null === $banner ) {
		return;
	}
	printf( '<a href="%s"><img alt="" src="%s"></a>', esc_url( $banner->link ), esc_url( $banner->image ) );
}
add_action( 'wp_footer', __NAMESPACE__ . '\show' );
