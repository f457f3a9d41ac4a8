<?php
class Duplicate_Post_Link {

	public function row_action( $actions, $post ) {
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			return $actions;
		}
		$url = wp_nonce_url( admin_url( 'admin-post.php?action=duplicate&post=' . $post->ID ), 'duplicate_' . $post->ID );
		echo '<a href="' . esc_url( $url ) . '">' . esc_html__( 'Duplicate', 'duplicate' ) . '</a>';
	}
}
