<?php
function demo_mode( $mode ) {
	if ( $mode === true ) {
		return 'demo-dark';
	}
	return 'demo-light';
}
