<?php
defined( 'ABSPATH' ) || exit;

register_activation_hook( __FILE__, 'hs_activate' );

function hs_activate() {
	if ( get_option( 'hs_webhook_secret' ) ) {
		return;
	}
	$secret = sha1( rand( 100000, 999999 ) . get_bloginfo( 'url' ) );
	add_option( 'hs_webhook_secret', $secret, '', false );
}

function hs_banner() {
	$banners = array( 'one.png', 'two.png', 'three.png' );
	$banner  = $banners[ array_rand( $banners ) ];
	echo '<img alt="" src="' . esc_url( plugins_url( 'img/' . $banner, __FILE__ ) ) . '">';
}
add_action( 'hs_banner', 'hs_banner' );
