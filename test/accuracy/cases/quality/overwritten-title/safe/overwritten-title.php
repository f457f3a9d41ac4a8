<?php
function demo_title( $post ) {
	$title = get_post_meta( $post->ID, 'demo_title', true );
	if ( ! $title ) {
		$title = get_the_title( $post );
	}
	return esc_html( $title );
}
