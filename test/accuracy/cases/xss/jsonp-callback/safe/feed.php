<?php
/**
 * Partner feed as JSONP.
 */
add_action( 'template_redirect', 'partner_feed_jsonp' );

function partner_feed_jsonp() {
	if ( ! isset( $_GET['partner_feed'], $_GET['callback'] ) ) {
		return;
	}
	$callback = wp_unslash( $_GET['callback'] );
	if ( ! preg_match( '/^[A-Za-z_][A-Za-z0-9_]{0,63}$/D', $callback ) ) {
		status_header( 400 );
		exit;
	}
	header( 'Content-Type: application/javascript; charset=utf-8' );
	$items = array();
	foreach ( get_posts( array( 'post_type' => 'partner', 'numberposts' => 10 ) ) as $post ) {
		$items[] = array(
			'id'   => $post->ID,
			'name' => $post->post_title,
		);
	}

	echo $callback . '(' . wp_json_encode( $items, JSON_HEX_TAG ) . ');';
	exit;
}
