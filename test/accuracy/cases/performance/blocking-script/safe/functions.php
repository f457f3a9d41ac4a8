<?php
/**
 * Functions of the theme.
 */

function quarry_scripts() {
	wp_enqueue_style( 'quarry-style', get_stylesheet_uri(), array(), wp_get_theme()->get( 'Version' ) );
	wp_enqueue_script( 'quarry-menu', get_template_directory_uri() . '/js/menu.js', array(), '1.3.0', array( 'strategy' => 'defer', 'in_footer' => true ) );

	if ( is_singular() && comments_open() && get_option( 'thread_comments' ) ) {
		wp_enqueue_script( 'comment-reply' );
	}
}
add_action( 'wp_enqueue_scripts', 'quarry_scripts' );

function quarry_menus() {
	register_nav_menus( array( 'primary' => __( 'Primary', 'quarry' ) ) );
}
add_action( 'after_setup_theme', 'quarry_menus' );
