<?php
defined( 'ABSPATH' ) || exit;

function quiz_result_text( $right, $all ) {
	return sprintf(
		/* translators: number of right answers, number of questions. */
		__( '%d of %d answers are right.', 'quiz' ),
		$right,
		$all
	);
}

add_action( 'quiz_result', function ( $right, $all ) {
	echo '<p class="quiz-result">' . esc_html( quiz_result_text( (int) $right, (int) $all ) ) . '</p>';
}, 10, 2 );
