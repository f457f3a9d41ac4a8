<?php
function acme_fail( $m ) {
	throw new \RuntimeException( esc_html( $m ) );
	wp_die();
	acme_log( $m );
}
