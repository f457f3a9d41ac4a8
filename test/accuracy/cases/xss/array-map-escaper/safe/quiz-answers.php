<?php
defined( 'ABSPATH' ) || exit;

/**
 * Prints the answers again which were typed before the validation failed.
 */
function quiz_answer_fields() {
	$answers = isset( $_POST['answers'] ) && is_array( $_POST['answers'] ) ? wp_unslash( $_POST['answers'] ) : array( '', '' );
	$answers = array_map( 'esc_attr', $answers );

	foreach ( array_values( $answers ) as $number => $answer ) {
		printf(
			'<p class="quiz-answer"><label>%1$d. <input type="text" name="answers[]" value="%2$s"></label></p>',
			$number + 1,
			$answer
		);
	}
}
add_action( 'quiz_edit_form', 'quiz_answer_fields' );

add_action( 'add_meta_boxes', function () {
	add_meta_box( 'quiz', __( 'Answers', 'quiz' ), 'quiz_answer_fields', 'quiz' );
} );
