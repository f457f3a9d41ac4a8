<?php
defined( 'ABSPATH' ) || exit;

class Webhook_Test {

	public static function init() {
		add_action( 'wp_ajax_webhook_test', array( __CLASS__, 'run' ) );
	}

	protected static function send( $url, $body ) {
		$curl = curl_init( $url );
		curl_setopt( $curl, CURLOPT_POST, true );
		curl_setopt( $curl, CURLOPT_POSTFIELDS, $body );
		curl_setopt( $curl, CURLOPT_RETURNTRANSFER, true );
		curl_setopt( $curl, CURLOPT_TIMEOUT, 5 );
		$answer = curl_exec( $curl );
		curl_close( $curl );
		return $answer;
	}

	public static function run() {
		check_ajax_referer( 'webhook_test' );
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_send_json_error( null, 403 );
		}
		$url = isset( $_POST['url'] ) ? trim( wp_unslash( $_POST['url'] ) ) : '';
		$url = wp_http_validate_url( $url );
		if ( ! $url ) {
			wp_send_json_error( 'url', 400 );
		}
		wp_send_json_success( array( 'answer' => self::send( $url, '{"test":true}' ) ) );
	}
}
Webhook_Test::init();
