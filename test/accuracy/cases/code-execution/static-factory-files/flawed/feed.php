<?php
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/class-providers.php';

add_action( 'wp_ajax_nopriv_feed_items', function () {
	check_ajax_referer( 'feed' );
	wp_send_json_success( Feed_Providers::items( sanitize_text_field( wp_unslash( $_GET['provider'] ?? '' ) ) ) );
} );
