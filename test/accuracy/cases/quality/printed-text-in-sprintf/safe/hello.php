<?php
defined( 'ABSPATH' ) || exit;

function night_desk_hello( $user ) {
	echo '<p>' . esc_html__( 'Good evening', 'night-desk' ) . ' ' . esc_html( $user->display_name ) . '</p>';
}
add_action( 'night_desk_top', 'night_desk_hello' );
