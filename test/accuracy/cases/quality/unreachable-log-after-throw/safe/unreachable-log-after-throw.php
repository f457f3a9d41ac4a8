<?php
function acme_fail( $m ) {
	acme_log( $m );
	throw new \RuntimeException( esc_html( $m ) );
}
