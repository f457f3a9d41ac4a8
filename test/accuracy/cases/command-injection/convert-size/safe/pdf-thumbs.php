<?php
defined( 'ABSPATH' ) || exit;

/** Makes a preview of the first page of a PDF. */
function pdf_thumb_ajax() {
	check_ajax_referer( 'pdf_thumb' );
	$id = absint( $_POST['id'] ?? 0 );
	if ( ! current_user_can( 'edit_post', $id ) ) {
		wp_send_json_error( null, 403 );
	}
	$pdf  = get_attached_file( $id );
	$png  = preg_replace( '/\.pdf$/', '-thumb.png', $pdf );
	$size = isset( $_POST['size'] ) ? sanitize_text_field( wp_unslash( $_POST['size'] ) ) : '300x300';

	exec( 'convert -resize ' . escapeshellarg( $size ) . ' ' . escapeshellarg( $pdf . '[0]' ) . ' ' . escapeshellarg( $png ), $out, $code );

	if ( 0 !== $code ) {
		wp_send_json_error( 'convert', 500 );
	}
	wp_send_json_success();
}
add_action( 'wp_ajax_pdf_thumb', 'pdf_thumb_ajax' );
