<?php
add_action( 'save_post', function () {
	wp_cache_flush();
} );
