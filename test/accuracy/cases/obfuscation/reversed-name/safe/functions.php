<?php
add_action( 'after_setup_theme', 'tiny_setup' );
function tiny_setup() {
	add_theme_support( 'title-tag' );
	$number = strrev( number_format_i18n( 1221 ) );
	update_option( 'tiny_palindrome', $number );
}
