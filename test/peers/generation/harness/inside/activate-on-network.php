<?php
// Activates plugins on the whole network, each with its hooks. Returns what was refused, printed or thrown.

$said = array();
foreach ( $input as $plugin ) {
	try {
		$result = activate_plugin( $plugin, '', true );
		$said[] = is_wp_error( $result ) ? $plugin . ': ' . $result->get_error_message() . wp_json_encode( $result->get_error_data() ) : '';
	} catch ( Throwable $error ) {
		$said[] = $plugin . ': ' . $error;
	}
}
return array_values( array_filter( $said ) );
