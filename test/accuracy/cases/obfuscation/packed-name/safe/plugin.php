<?php
add_action( 'init', function () {
	$v = unpack( 'H*', 'acme' );
	update_option( 'acme_v', $v[1] );
} );
