<?php
/**
 * Plugin Name: Books
 */
defined( 'ABSPATH' ) || exit;

function books_register() {
	register_post_type(
		'book',
		array(
			'public'      => true,
			'label'       => 'Books',
			'has_archive' => true,
			'rewrite'     => array( 'slug' => 'books' ),
		)
	);
	flush_rewrite_rules();
}
add_action( 'init', 'books_register' );

function books_activate() {
	books_register();
	flush_rewrite_rules();
}
register_activation_hook( __FILE__, 'books_activate' );
