<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_catalog_import', 'catalog_import' );

function catalog_import() {
	check_admin_referer( 'catalog_import' );
	if ( ! current_user_can( 'import' ) || empty( $_FILES['xml']['tmp_name'] ) ) {
		wp_die( 'No.', '', 403 );
	}
	$text = file_get_contents( $_FILES['xml']['tmp_name'] );
	$xml = simplexml_load_string( $text, 'SimpleXMLElement', LIBXML_NOENT | LIBXML_NOCDATA );
	if ( false === $xml ) {
		wp_die( 'That is not XML.' );
	}
	foreach ( $xml->item as $item ) {
		wp_insert_post(
			array(
				'post_type'  => 'item',
				'post_title' => sanitize_text_field( (string) $item->name ),
			)
		);
	}
	wp_safe_redirect( admin_url( 'edit.php?post_type=item' ) );
	exit;
}
