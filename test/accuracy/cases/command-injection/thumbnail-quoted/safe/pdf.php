<?php
namespace Pdf;

function thumb( $source, $page ) {
	$target = wp_tempnam( 'thumb' );
	$cmd    = 'gs -sDEVICE=png16m -dFirstPage=' . (int) $page . ' -o ' . escapeshellarg( $target ) . ' ' . escapeshellarg( $source );
	exec( $cmd, $out, $code );
	return 0 === $code ? $target : '';
}

add_action( 'wp_ajax_pdf_thumb', function () {
	check_ajax_referer( 'pdf' );
	$name = sanitize_file_name( wp_unslash( $_POST['name'] ?? '' ) );
	wp_send_json_success( thumb( wp_upload_dir()['basedir'] . '/' . $name, $_POST['page'] ?? 1 ) );
} );
