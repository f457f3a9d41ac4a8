<?php
function demo_mode( $mode ) {
	if ( $mode === 'dark' ) {
		return 'demo-dark';
	}
	return 'demo-light';
}
