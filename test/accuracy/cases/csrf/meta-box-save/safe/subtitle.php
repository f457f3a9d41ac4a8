<?php
defined( 'ABSPATH' ) || exit;

function subtitle_box( $post ) {
	wp_nonce_field( 'subtitle_save', 'subtitle_nonce' );
	$subtitle = get_post_meta( $post->ID, '_subtitle', true );
	echo '<input class="widefat" name="subtitle" value="' . esc_attr( $subtitle ) . '">';
}

add_action( 'add_meta_boxes', function () {
	add_meta_box( 'subtitle', __( 'Subtitle', 'subtitle' ), 'subtitle_box', 'post' );
} );

function subtitle_save( $post_id ) {
	if ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) {
		return;
	}
	if ( ! current_user_can( 'edit_post', $post_id ) || ! isset( $_POST['subtitle'] ) ) {
		return;
	}
	if ( ! isset( $_POST['subtitle_nonce'] ) || ! wp_verify_nonce( sanitize_key( $_POST['subtitle_nonce'] ), 'subtitle_save' ) ) {
		return;
	}
	$subtitle = sanitize_text_field( wp_unslash( $_POST['subtitle'] ) );
	update_post_meta( $post_id, '_subtitle', $subtitle );
}
add_action( 'save_post_post', 'subtitle_save' );
