<?php
function story_submit() {
	if ( ! isset( $_POST['story'] ) ) {
		return;
	}
	if ( ! isset( $_POST['story_nonce'] ) || ! wp_verify_nonce( sanitize_key( $_POST['story_nonce'] ), 'story' ) ) {
		wp_die( 'Please send the form again.' );
	}

	$story = wp_unslash( $_POST['story'] );
	$id    = wp_insert_post(
		array(
			'post_title'   => sanitize_text_field( $story['post_title'] ?? '' ),
			'post_content' => wp_kses_post( $story['post_content'] ?? '' ),
			'post_status'  => 'pending',
			'post_type'    => 'story',
		)
	);

	wp_safe_redirect( add_query_arg( 'story', $id ? 'thanks' : 'error', home_url( '/stories/' ) ) );
	exit;
}
add_action( 'init', 'story_submit' );
