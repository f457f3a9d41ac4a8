<?php
function harbour_scripts() {
	wp_deregister_script( 'jquery' );
	wp_register_script( 'jquery', 'https://cdn.example.com/jquery-3.7.1.min.js', array(), '3.7.1', true );
	wp_enqueue_script( 'harbour', get_theme_file_uri( 'harbour.js' ), array( 'jquery' ), '2.0', true );
}
add_action( 'wp_enqueue_scripts', 'harbour_scripts' );
