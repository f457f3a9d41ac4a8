<?php
add_action( 'wp_ajax_nopriv_qv_load', 'qv_load' );
add_action( 'wp_ajax_qv_load', 'qv_load' );
function qv_load() {
	$post = get_post( absint( $_GET['id'] ) );
	if ( ! $post || 'publish' !== $post->post_status ) wp_die();
	echo '<h2>' . esc_html( $post->post_title ) . '</h2>' . wp_kses_post( $post->post_content );
	wp_die();
}
