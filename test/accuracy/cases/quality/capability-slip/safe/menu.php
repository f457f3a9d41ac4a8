<?php
defined( 'ABSPATH' ) || exit;

function ferry_menu() {
	add_options_page( __( 'Ferry', 'ferry' ), __( 'Ferry', 'ferry' ), 'manage_options', 'ferry', 'ferry_page' );
}
add_action( 'admin_menu', 'ferry_menu' );

function ferry_page() {
	echo '<div class="wrap" id="ferry"></div>';
}
