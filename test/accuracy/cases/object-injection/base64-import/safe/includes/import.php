<?php
namespace Menu_Pro;

add_action( 'admin_post_menu_pro_import', __NAMESPACE__ . '\import' );

function import() {
	check_admin_referer( 'menu_pro_import' );
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		wp_die( 'Forbidden', '', 403 );
	}
	$transfer = new Settings_Transfer();
	$settings = $transfer->unpack( sanitize_text_field( wp_unslash( $_POST['packed'] ?? '' ) ) );
	update_option( 'menu_pro', array_map( 'sanitize_text_field', $settings ) );
	wp_safe_redirect( admin_url( 'themes.php?page=menu-pro' ) );
	exit;
}
