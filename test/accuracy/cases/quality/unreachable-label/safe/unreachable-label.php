<?php
function demo_label( $n ) {
	if ( $n > 1 ) {
		return __( 'Items', 'demo' );
	} elseif ( $n === 1 ) {
		return __( 'Item', 'demo' );
	}
	return '';
}
