<?php
class Acme {
	public function hooks() {
		foreach ( array( 'save_item', 'remove_item' ) as $action ) {
			add_action( 'wp_ajax_acme_' . $action, array( $this, $action ) );
		}
	}
	public function save_item() {
		check_ajax_referer( 'acme' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die();
		}
		update_option( 'acme_item', 1 );
		wp_die();
	}
	public function remove_item() {
		check_ajax_referer( 'acme' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die();
		}
		delete_option( 'acme_item' );
		wp_die();
	}
}
