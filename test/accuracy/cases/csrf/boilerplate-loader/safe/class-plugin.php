<?php
class Plugin {
	private $loader;
	private function define_admin_hooks() {
		$plugin_admin = new Plugin_Admin();
		$this->loader->add_action( 'wp_ajax_acme_reset', $plugin_admin, 'reset_all' );
	}
}
class Plugin_Admin {
	public function reset_all() {
		check_ajax_referer( 'acme_reset', 'security' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( -1 );
		}
		delete_option( 'acme_settings' );
		wp_die();
	}
}
