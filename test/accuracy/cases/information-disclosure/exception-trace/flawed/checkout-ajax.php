<?php
namespace Checkout;

add_action( 'wp_ajax_nopriv_checkout', __NAMESPACE__ . '\handle' );
add_action( 'wp_ajax_checkout', __NAMESPACE__ . '\handle' );

function charge( int $order ): string {
	if ( $order < 1 ) {
		throw new \RuntimeException( 'no order' );
	}
	return 'charged-' . $order;
}

function handle(): void {
	check_ajax_referer( 'checkout' );
	try {
		wp_send_json_success( array( 'reference' => charge( absint( $_POST['order'] ?? 0 ) ) ) );
	} catch ( \Throwable $error ) {
		wp_send_json_error( array( 'message' => $error->getMessage(), 'trace' => $error->getTraceAsString() ), 500 );
	}
}
