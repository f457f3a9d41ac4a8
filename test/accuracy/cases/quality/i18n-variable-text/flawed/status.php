<?php
namespace Orders;

function status_label( string $status ): string {
	$labels = array(
		'new'  => 'New order',
		'paid' => 'Paid',
		'sent' => 'Sent',
	);
	return __( $labels[ $status ] ?? $status, 'orders' );
}

add_filter( 'manage_order_posts_columns', function ( array $columns ): array {
	$columns['status'] = __( 'Status', 'orders' );
	return $columns;
} );

add_action( 'manage_order_posts_custom_column', function ( string $column, int $id ): void {
	if ( 'status' === $column ) {
		echo esc_html( status_label( (string) get_post_meta( $id, '_status', true ) ) );
	}
}, 10, 2 );
