<?php
function survey_clean( $value ) {
	if ( is_array( $value ) ) {
		return array_map( 'survey_clean', $value );
	}
	return is_scalar( $value ) ? sanitize_text_field( $value ) : $value;
}

function survey_result() {
	if ( empty( $_GET['answers'] ) ) {
		return '';
	}
	$answers = survey_clean( wp_unslash( $_GET['answers'] ) );
	$html    = '<ul>';
	foreach ( (array) $answers as $answer ) {
		$html .= '<li>' . $answer . '</li>';
	}
	return $html . '</ul>';
}
add_shortcode( 'survey_result', 'survey_result' );
