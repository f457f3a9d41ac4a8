<?php
class Booking_Ajax_Router {
	private $map = array(
		'bk_create_slot' => 'create_slot',
		'bk_delete_slot' => 'delete_slot',
	);
	public function __construct() {
		foreach ( $this->map as $action => $method ) {
			add_action( "wp_ajax_{$action}", function () use ( $method ) {
				check_ajax_referer( 'bk_ajax', '_nonce' );
				if ( ! current_user_can( 'manage_options' ) ) { wp_send_json_error( null, 403 ); }
				$this->$method();
			} );
		}
	}
	private function create_slot() {
		global $wpdb;
		$wpdb->insert( $wpdb->prefix . 'bk_slots', array( 'start' => sanitize_text_field( wp_unslash( $_POST['start'] ) ) ) );
		wp_send_json_success( $wpdb->insert_id );
	}
	private function delete_slot() {
		global $wpdb;
		$wpdb->delete( $wpdb->prefix . 'bk_slots', array( 'id' => absint( $_POST['id'] ) ) );
		wp_send_json_success();
	}
}
new Booking_Ajax_Router();
