<?php
add_action( 'wp_ajax_announce', 'announce_save' );

function announce_save() {
	check_ajax_referer( 'announce' );

	$allowed = current_user_can( 'publish_pages' );
	$text    = sanitize_textarea_field( wp_unslash( $_POST['text'] ?? '' ) );
	$until   = sanitize_text_field( wp_unslash( $_POST['until'] ?? '' ) );

	if ( '' === $text ) {
		wp_send_json_error( 'empty' );
	}

	update_option(
		'announcement',
		array(
			'text'  => $text,
			'until' => $until,
		)
	);
	wp_send_json_success();
}
