<?php
class Revision_Cleaner {

	static function init() {
		add_action( 'admin_init', array( __CLASS__, 'maybe_clean' ) );
	}

	static function maybe_clean() {
		if ( ! isset( $_POST['clean_revisions'], $_POST['rc_nonce'] ) ) {
			return;
		}
		if ( ! wp_verify_nonce( sanitize_key( $_POST['rc_nonce'] ), 'rc' ) ) {
			return;
		}
		if ( ! current_user_can( 'delete_others_posts' ) ) {
			return;
		}
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'revision'" );
		wp_safe_redirect( admin_url( 'tools.php?page=revision-cleaner&done=1' ) );
		exit;
	}
}
Revision_Cleaner::init();
