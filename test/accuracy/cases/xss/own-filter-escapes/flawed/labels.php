<?php
add_filter( 'museum_label', 'trim' );
function museum_show_label() {
	$label = isset( $_GET['label'] ) ? (string) wp_unslash( $_GET['label'] ) : '';
	echo '<p class="label">' . apply_filters( 'museum_label', $label ) . '</p>';
}
add_action( 'museum_before_room', 'museum_show_label' );
