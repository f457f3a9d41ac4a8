<?php
namespace Zip;

function command( array $options ): string {
	return 'zip -r ' . implode( ' ', $options );
}

add_action( 'admin_post_zip', function () {
	check_admin_referer( 'zip' );
	if ( ! current_user_can( 'export' ) ) {
		wp_die( 'No.' );
	}
	$options = array( wp_tempnam( 'x.zip' ), sanitize_text_field( wp_unslash( $_POST['folder'] ?? '' ) ) );
	shell_exec( command( $options ) );
} );
