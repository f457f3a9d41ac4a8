<?php
class WPX_Ajax {
	public static function boot() {
		foreach ( array( 'save_layout', 'get_layout' ) as $ev ) {
			add_action( 'wp_ajax_wpx_' . $ev, array( __CLASS__, $ev ) );
		}
	}
	public static function save_layout() {
		check_ajax_referer( 'wpx-layout', 'security' );
		$layout = isset( $_POST['layout'] ) ? wc_clean( wp_unslash( $_POST['layout'] ) ) : array();
		update_option( 'wpx_layout', $layout );
		wp_send_json_success();
	}
	public static function get_layout() { wp_send_json_success( get_option( 'wpx_layout' ) ); }
}
WPX_Ajax::boot();
