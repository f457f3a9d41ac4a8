<?php
defined( 'ABSPATH' ) || exit;

class Child_Theme_Maker {

	private $slug;

	public function __construct( $slug ) {
		$this->slug = trim( $slug );
	}

	public function make() {
		$target = get_theme_root() . '/' . $this->slug;
		if ( ! wp_mkdir_p( $target ) ) {
			return false;
		}
		return copy( __DIR__ . '/skeleton/style.css', $target . '/style.css' )
			&& copy( __DIR__ . '/skeleton/functions.txt', $target . '/functions.php' );
	}
}

add_action( 'admin_post_make_child', function () {
	check_admin_referer( 'make_child' );
	if ( ! current_user_can( 'install_themes' ) ) {
		wp_die( 'No.', '', 403 );
	}
	$maker = new Child_Theme_Maker( wp_unslash( $_POST['slug'] ?? '' ) );
	$maker->make();
	wp_safe_redirect( admin_url( 'themes.php' ) );
	exit;
} );
