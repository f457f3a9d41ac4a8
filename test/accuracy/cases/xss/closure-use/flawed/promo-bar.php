<?php
/**
 * Plugin Name: Promo bar
 */
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'promo_bar_boot' );

function promo_bar_boot() {
	if ( is_admin() || empty( $_GET['promo'] ) ) {
		return;
	}

	$label = wp_unslash( $_GET['promo'] );
	$until = wp_date( 'j F', time() + WEEK_IN_SECONDS );

	add_action(
		'wp_footer',
		function () use ( $label, $until ) {
			echo '<div class="promo-bar">';
			echo '<b>' . $label . '</b> ';
			echo '<small>' . esc_html( $until ) . '</small>';
			echo '</div>';
		}
	);
}
