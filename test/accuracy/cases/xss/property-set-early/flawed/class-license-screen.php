<?php
class License_Screen {

	private $notice = '';

	public function __construct() {
		add_action( 'admin_init', array( $this, 'handle' ) );
		add_action( 'admin_menu', array( $this, 'menu' ) );
	}

	public function menu() {
		add_options_page( 'License', 'License', 'manage_options', 'my-license', array( $this, 'page' ) );
	}

	public function handle() {
		if ( ! isset( $_POST['license_key'] ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		check_admin_referer( 'my-license' );
		$key = trim( wp_unslash( $_POST['license_key'] ) );
		if ( 32 !== strlen( $key ) ) {
			$this->notice = 'This is not a key: ' . $key;
			return;
		}
		update_option( 'my_license', sanitize_text_field( $key ), false );
	}

	public function page() {
		echo '<div class="wrap"><h1>License</h1>';
		if ( '' !== $this->notice ) {
			echo '<div class="notice notice-error"><p>' . $this->notice . '</p></div>';
		}
		echo '<form method="post"><input name="license_key">';
		wp_nonce_field( 'my-license' );
		submit_button();
		echo '</form></div>';
	}
}
new License_Screen();
