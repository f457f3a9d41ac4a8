<?php
function legacy_options_table( $options ) {
	if ( ! is_array( $options ) ) {
		return '';
	}
	$rows = '';
	reset( $options );
	while ( list( $name, $value ) = each( $options ) ) {
		$rows .= '<tr><th>' . esc_html( $name ) . '</th><td>' . esc_html( $value ) . '</td></tr>';
	}
	return '<table>' . $rows . '</table>';
}

add_action( 'legacy_options_screen', function () {
	echo wp_kses_post( legacy_options_table( get_option( 'legacy_options' ) ) );
} );
