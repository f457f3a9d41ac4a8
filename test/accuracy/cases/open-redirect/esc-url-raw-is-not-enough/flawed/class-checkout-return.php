<?php
namespace Pay;

class Checkout_Return {

	public function __construct() {
		add_action( 'template_redirect', array( $this, 'maybe_return' ) );
	}

	private function target() {
		$raw = isset( $_REQUEST['return_url'] ) ? wp_unslash( $_REQUEST['return_url'] ) : '';
		return esc_url_raw( $raw );
	}

	public function maybe_return() {
		if ( ! isset( $_REQUEST['pay_return'] ) ) {
			return;
		}
		$target = $this->target();
		if ( '' === $target ) {
			$target = home_url( '/' );
		}
		wp_redirect( $target, 303 );
		exit;
	}
}
new Checkout_Return();
