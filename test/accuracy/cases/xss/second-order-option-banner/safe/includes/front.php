<?php
defined( 'ABSPATH' ) || exit;

function site_banner_print() {
	$banner = get_option( 'site_banner' );
	if ( empty( $banner['show'] ) ) {
		return;
	}
	echo '<div class="site-banner" role="note">';
	echo wp_kses_post( $banner['text'] );
	echo '</div>';
}
