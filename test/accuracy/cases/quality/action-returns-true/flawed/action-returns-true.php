<?php
add_action( 'init', 'demo_register' );
function demo_register() {
	register_post_type( 'demo_book', array( 'public' => true ) );
	return true;
}
