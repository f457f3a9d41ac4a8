<?php
add_action( 'save_post', function ( $post_id ) {
	wp_cache_delete( 'demo_' . $post_id, 'demo' );
} );
