<?php
class Update_Check {

	private $version = '3.1';

	public function run() {
		if ( isset( $_POST['ver'] ) ) {
			return version_compare( sanitize_text_field( wp_unslash( $_POST['ver'] ) ), $this->version, '>' );
		}
		return false;
	}
}

add_action( 'init', function () {
	$check = new Update_Check();
	$check->run();
} );
