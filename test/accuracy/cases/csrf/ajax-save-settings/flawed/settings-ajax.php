<?php
defined( 'ABSPATH' ) || exit;

class Popup_Settings {

	public function __construct() {
		add_action( 'wp_ajax_popup_save', array( $this, 'save' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'assets' ) );
	}

	public function assets( $screen ) {
		if ( 'settings_page_popup' !== $screen ) {
			return;
		}
		wp_enqueue_script( 'popup-admin', plugins_url( 'admin.js', __FILE__ ), array( 'jquery' ), '1.0.3', true );
		wp_localize_script( 'popup-admin', 'popupAdmin', array( 'nonce' => wp_create_nonce( 'popup_save' ) ) );
	}

	public function save() {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_send_json_error( null, 403 );
		}
		update_option( 'popup_delay', absint( $_POST['delay'] ?? 0 ) );
		update_option( 'popup_text', wp_kses_post( wp_unslash( $_POST['text'] ?? '' ) ) );
		wp_send_json_success();
	}
}
new Popup_Settings();
