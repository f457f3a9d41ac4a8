<?php
namespace Tabs;

class Ajax_Tab {

	public function __construct() {
		add_action( 'wp_ajax_tab_content', array( $this, 'content' ) );
		add_action( 'wp_ajax_nopriv_tab_content', array( $this, 'content' ) );
	}

	public function content() {
		check_ajax_referer( 'tabs' );
		$shortcode = wp_unslash( $_POST['shortcode'] ?? '' );
		wp_send_json_success( array( 'html' => do_shortcode( $shortcode ) ) );
	}
}
new Ajax_Tab();
