<?php
defined( 'ABSPATH' ) || exit;

function skin_cache( $color ) {
	$php = "<?php\nreturn array( 'color' => '" . $color . "' );\n";
	file_put_contents( WP_CONTENT_DIR . '/cache/skin.php', $php );
}

add_action( 'admin_post_skin', function () {
	check_admin_referer( 'skin' );
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		wp_die( 'No.' );
	}
	skin_cache( wp_unslash( $_POST['color'] ?? '' ) );
	wp_safe_redirect( admin_url( 'themes.php' ) );
	exit;
} );
