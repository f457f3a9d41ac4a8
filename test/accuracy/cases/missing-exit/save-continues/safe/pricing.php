<?php
namespace Pricing;

add_action( 'admin_post_pricing_save', __NAMESPACE__ . '\save' );

function save() {
	check_admin_referer( 'pricing_save' );

	if ( ! current_user_can( 'manage_options' ) ) {
		wp_redirect( admin_url() );
		exit;
	}

	$prices = array();
	foreach ( (array) wp_unslash( $_POST['price'] ?? array() ) as $id => $price ) {
		$prices[ absint( $id ) ] = round( (float) $price, 2 );
	}
	update_option( 'pricing_table', $prices );

	wp_safe_redirect( admin_url( 'admin.php?page=pricing&saved=1' ) );
	exit;
}
