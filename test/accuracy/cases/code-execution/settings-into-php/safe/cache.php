<?php
defined( 'ABSPATH' ) || exit;

function skin_cache( $color ) {
	file_put_contents( WP_CONTENT_DIR . '/cache/skin.json', wp_json_encode( array( 'color' => $color ) ) );
}

add_action( 'admin_post_skin', function () {
	check_admin_referer( 'skin' );
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		wp_die( 'No.' );
	}
	skin_cache( sanitize_hex_color( wp_unslash( $_POST['color'] ?? '' ) ) );
	wp_safe_redirect( admin_url( 'themes.php' ) );
	exit;
} );
