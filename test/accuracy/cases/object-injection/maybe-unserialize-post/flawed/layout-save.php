<?php
class Layout_Ajax {

	function __construct() {
		add_action( 'wp_ajax_layout_save', array( $this, 'save' ) );
	}

	function save() {
		check_ajax_referer( 'layout', 'nonce' );
		$post_id = absint( $_POST['post_id'] );
		if ( ! current_user_can( 'edit_post', $post_id ) ) {
			wp_send_json_error( 'forbidden', 403 );
		}
		$layout = maybe_unserialize( wp_unslash( $_POST['layout'] ) );
		$clean = array();
		foreach ( (array) $layout as $row ) {
			$clean[] = array( 'columns' => absint( $row['columns'] ?? 1 ) );
		}
		update_post_meta( $post_id, '_layout', $clean );
		wp_send_json_success();
	}
}
new Layout_Ajax();
