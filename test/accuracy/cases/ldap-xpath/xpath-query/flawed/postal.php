<?php
defined( 'ABSPATH' ) || exit;

/** Looks up a postal code in the shipped XML. */
function postal_lookup() {
	$code = isset( $_GET['code'] ) ? wp_unslash( $_GET['code'] ) : '';
	$code = trim( $code );
	$document = new DOMDocument();
	$document->load( plugin_dir_path( __FILE__ ) . 'data/postal.xml', LIBXML_NONET );
	$xpath = new DOMXPath( $document );
	$nodes = $xpath->query( "//place[@code='$code' and @public='1']/name" );

	$names = array();
	foreach ( $nodes as $node ) {
		$names[] = $node->textContent;
	}
	wp_send_json( $names );
}
add_action( 'wp_ajax_postal', 'postal_lookup' );
add_action( 'wp_ajax_nopriv_postal', 'postal_lookup' );
