<?php
// Activates plugins, each with its hooks. Returns for each what was refused, printed or thrown; empty is good.

$said = array();
foreach ( $input as $plugin ) {
	try {
		// Returns an error "unexpected_output" when the plugin printed anything.
		$result          = activate_plugin( $plugin );
		$said[ $plugin ] = is_wp_error( $result ) ? $result->get_error_message() . wp_json_encode( $result->get_error_data() ) : '';
	} catch ( Throwable $error ) {
		$said[ $plugin ] = (string) $error;
	}
}
return (object) $said;
