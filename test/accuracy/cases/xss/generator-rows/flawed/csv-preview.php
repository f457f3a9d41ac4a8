<?php
declare( strict_types=1 );

namespace Csv\Preview;

/**
 * @return \Generator<int, string[]>
 */
function rows( string $csv ): \Generator {
	foreach ( preg_split( '/\R/', $csv, 21 ) as $line ) {
		$cells = str_getcsv( $line, ',', '"', '\\' );
		yield array_map( 'trim', $cells );
	}
}

function preview(): void {
	check_admin_referer( 'csv-preview' );
	$csv = isset( $_POST['csv'] ) ? (string) wp_unslash( $_POST['csv'] ) : '';

	echo '<table class="widefat"><tbody>';
	foreach ( rows( $csv ) as $row ) {
		echo '<tr><td>' . implode( '</td><td>', $row ) . '</td></tr>';
	}
	echo '</tbody></table>';
}
add_action( 'csv_preview_screen', __NAMESPACE__ . '\preview' );
