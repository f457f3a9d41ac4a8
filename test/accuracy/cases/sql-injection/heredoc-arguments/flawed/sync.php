<?php
namespace Stock;

/** @param array{sku: string, place: string, delta: mixed} $change */
function book( array $change ): void {
	global $wpdb;
	$delta = (int) $change['delta'];
	$table = $wpdb->prefix . 'stock';

	$sql = <<<SQL
		UPDATE {$table}
		SET amount = amount + {$delta}
		WHERE sku = '{$change['sku']}' AND place = '{$change['place']}'
	SQL;
	$wpdb->query( $sql );
}

function receive( \WP_REST_Request $request ) {
	foreach ( $request->get_json_params()['changes'] ?? array() as $change ) {
		book( $change );
	}
	return new \WP_REST_Response( null, 204 );
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'stock/v1', '/changes', array(
		'methods'             => 'POST',
		'callback'            => __NAMESPACE__ . '\receive',
		'permission_callback' => static fn() => current_user_can( 'manage_stock' ),
	) );
} );
