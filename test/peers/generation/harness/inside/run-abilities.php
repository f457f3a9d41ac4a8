<?php
// Calls abilities as nobody and as the administrator, with input made from their schemas. Returns what is wrong.

$value_of = static function ( $schema ) use ( &$value_of, $input ) {
	$type = (array) ( $schema['type'] ?? 'string' );
	if ( isset( $schema['enum'] ) ) {
		return end( $schema['enum'] );
	}
	if ( isset( $schema['default'] ) ) {
		return $schema['default'];
	}
	switch ( $type[0] ) {
		case 'object':
			return array_map( $value_of, array_diff_key( $schema['properties'] ?? array(), array( 'id' => 1 ) ) );
		case 'array':
			return array( $value_of( $schema['items'] ?? array() ) );
		case 'integer':
		case 'number':
			return max( 1, $schema['minimum'] ?? 1 );
		case 'boolean':
			return true;
		case 'null':
			return null;
	}
	$formats = array( 'date' => '2026-05-06', 'date-time' => '2026-05-06T10:30:00', 'uri' => 'https://example.org/', 'email' => 'somebody@example.org', 'hex-color' => '#aabbcc' );
	if ( isset( $schema['format'] ) ) {
		return $formats[ $schema['format'] ] ?? 'text';
	}
	foreach ( isset( $schema['pattern'] ) ? array( '2026-05-06', '10:30', '2026-05-06T10:30', '#aabbcc', 'abc' ) : array() as $candidate ) {
		if ( preg_match( '/' . str_replace( '/', '\\/', $schema['pattern'] ) . '/', $candidate ) ) {
			return $candidate;
		}
	}
	return $input['text'];
};

$problems = array();
foreach ( $input['names'] as $name ) {
	$ability = wp_get_ability( $name );
	if ( ! $ability ) {
		$problems[] = "$name is not registered";
		continue;
	}
	$given = $ability->get_input_schema() ? $value_of( $ability->get_input_schema() ) : null;
	try {
		wp_set_current_user( 0 );
		$annotations = $ability->get_meta()['annotations'] ?? array();
		$answer      = $ability->execute( $given );
		if ( ! is_wp_error( $answer ) && empty( $annotations['readonly'] ) ) {
			$problems[] = "$name writes for nobody: " . wp_json_encode( $answer );
		}
		wp_set_current_user( 1 );
		$answer = $ability->execute( $given );
		// Deleting or reading what is not there is refused with words; input of the schema's own types is not.
		if ( is_wp_error( $answer ) && ! preg_match( '/not_found|invalid_id|missing/', $answer->get_error_code() ) && ! isset( $ability->get_input_schema()['properties']['id'] ) ) {
			$problems[] = "$name: " . $answer->get_error_code() . ' ' . $answer->get_error_message();
		}
	} catch ( Throwable $error ) {
		$problems[] = "$name: $error";
	}
}
return $problems;
