<?php
defined( 'ABSPATH' ) || exit;

function export_rows( array $rows ) {
	$sep = chr( 59 ) . chr( 9 );
	$end = chr( 13 ) . chr( 10 );
	foreach ( $rows as $row ) {
		echo esc_html( implode( $sep, $row ) ) . $end;
	}
}
