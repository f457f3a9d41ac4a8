<?php
add_action( 'save_post', 'ev_save', 10, 2 );
function ev_save( $post_id, $post ) {
	if ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) return $post_id;
	if ( $post->post_type != 'event' ) return $post_id;
	$is_valid_nonce = ( isset( $_POST['ev_nonce'] ) && wp_verify_nonce( $_POST['ev_nonce'], basename( __FILE__ ) ) ) ? true : false;
	if ( ! $is_valid_nonce || ! current_user_can( 'edit_post', $post_id ) ) return $post_id;
	if ( isset( $_POST['ev_date'] ) )
		update_post_meta( $post_id, '_ev_date', sanitize_text_field( $_POST['ev_date'] ) );
}
