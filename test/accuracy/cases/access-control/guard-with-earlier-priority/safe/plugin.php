<?php
add_action( 'wp_ajax_zz_wipe', 'zz_guard', 1 );
add_action( 'wp_ajax_zz_wipe', 'zz_wipe', 10 );
function zz_guard() {
	check_ajax_referer( 'zz' );
	if ( ! current_user_can( 'manage_options' ) ) { wp_die( '', 403 ); }
}
function zz_wipe() { delete_option( 'zz_data' ); wp_send_json_success(); }
