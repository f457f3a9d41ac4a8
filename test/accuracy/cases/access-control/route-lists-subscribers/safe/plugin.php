<?php
add_action( 'rest_api_init', 'nl_routes' );
function nl_routes() {
	register_rest_route( 'nl/v1', 'posts', array(
		'methods'  => WP_REST_Server::READABLE,
		'callback' => 'nl_list',
		'permission_callback' => '__return_true',
	) );
}
function nl_list() {
	$out = array();
	foreach ( get_posts( array( 'post_type' => 'newsletter', 'post_status' => 'publish', 'numberposts' => 10 ) ) as $p ) {
		$out[] = array( 'title' => get_the_title( $p ), 'url' => get_permalink( $p ) );
	}
	return $out;
}
