<?php
/**
 * Plugin Name: Book Fair
 * Text Domain: book-fair
 */
defined( 'ABSPATH' ) || exit;

function book_fair_types() {
	register_post_type( 'book_fair_stand', array( 'public' => true ) );
}
register_taxonomy( 'book_fair_hall', 'book_fair_stand' );
add_action( 'init', 'book_fair_types' );
