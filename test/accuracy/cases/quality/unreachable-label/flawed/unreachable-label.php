<?php
function demo_label( $n ) {
	if ( $n > 1 ) {
		return __( 'Items', 'demo' );
	} else {
		return __( 'Item', 'demo' );
	}
	return '';
}
