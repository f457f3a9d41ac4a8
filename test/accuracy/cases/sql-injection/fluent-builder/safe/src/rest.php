<?php
use Mini\Db\Query;

add_action( 'rest_api_init', function () {
	register_rest_route( 'mini/v1', '/stores', array(
		'methods'             => 'GET',
		'permission_callback' => '__return_true',
		'callback'            => function ( WP_REST_Request $request ) {
			return Query::table( 'stores' )
				->where( 'open', '1' )
				->where( 'city', (string) $request['city'] )
				->get();
		},
	) );
} );
