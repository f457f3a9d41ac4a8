<?php
defined( 'ABSPATH' ) || exit;

function site_banner_save() {
	check_admin_referer( 'site_banner_save' );
	if ( ! current_user_can( 'edit_pages' ) ) {
		wp_die( esc_html__( 'You may not do that.', 'site-banner' ), 403 );
	}
	$banner = array(
		'text' => isset( $_POST['text'] ) ? trim( wp_unslash( $_POST['text'] ) ) : '',
		'show' => ! empty( $_POST['show'] ),
	);
	update_option( 'site_banner', $banner );
	wp_safe_redirect( admin_url( 'tools.php?page=site-banner&saved=1' ) );
	exit;
}
