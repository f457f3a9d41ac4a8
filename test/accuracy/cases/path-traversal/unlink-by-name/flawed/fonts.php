<?php
class Custom_Fonts {

	public function __construct() {
		add_action( 'wp_ajax_custom_font_delete', array( $this, 'delete' ) );
	}

	public function folder() {
		$upload = wp_upload_dir();
		return trailingslashit( $upload['basedir'] ) . 'custom-fonts/';
	}

	public function delete() {
		check_ajax_referer( 'custom_fonts' );
		if ( ! current_user_can( 'edit_theme_options' ) ) {
			wp_send_json_error( null, 403 );
		}
		$file = $this->folder() . wp_unslash( $_POST['file'] );
		if ( is_file( $file ) ) {
			unlink( $file );
		}
		wp_send_json_success();
	}
}
new Custom_Fonts();
