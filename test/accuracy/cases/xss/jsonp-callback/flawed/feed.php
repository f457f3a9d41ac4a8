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
	header( 'X-Partner-Feed: 1' );
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
