<?php
function harbour_scripts() {
	wp_enqueue_script( 'harbour', get_theme_file_uri( 'harbour.js' ), array( 'jquery' ), '2.0', true );
}
add_action( 'wp_enqueue_scripts', 'harbour_scripts' );
