<?php
defined( 'ABSPATH' ) || exit;

add_filter( 'the_content', 'updated_note' );

function updated_note( $content ) {
	if ( ! is_singular( 'post' ) || get_the_modified_time( 'U' ) - get_the_time( 'U' ) < DAY_IN_SECONDS ) {
		return $content;
	}
	/* translators: 1: date, 2: time of the last change. */
	$note = sprintf( __( 'Updated on %1$s (%2$s)', 'updated-note' ), get_the_modified_date(), get_the_modified_time() );
	return $content . '<p class="updated">' . esc_html( $note ) . '</p>';
}
