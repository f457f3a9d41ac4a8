<?php
defined( 'ABSPATH' ) || exit;

function quiz_result_text( $right, $all ) {
	return sprintf(
		/* translators: 1: number of right answers, 2: number of questions. */
		__( '%1$d of %2$d answers are right.', 'quiz' ),
		$right,
		$all
	);
}

add_action( 'quiz_result', function ( $right, $all ) {
	echo '<p class="quiz-result">' . esc_html( quiz_result_text( (int) $right, (int) $all ) ) . '</p>';
}, 10, 2 );
