<?php
add_action( 'init', function () {
	if ( isset( $_POST['pcx_action'] ) ) {
		do_action( 'pcx_' . sanitize_key( $_POST['pcx_action'] ), $_POST );
	}
} );
add_action( 'pcx_delete_log', 'pcx_delete_log' );
function pcx_delete_log( $data ) {
	if ( ! wp_verify_nonce( $data['pcx_nonce'], 'pcx_delete' ) || ! current_user_can( 'manage_options' ) ) return;
	delete_option( 'pcx_log_' . absint( $data['id'] ) );
}
