<?php
add_action( 'changelog_refresh', 'changelog_refresh' );

function changelog_refresh() {
	$response = wp_remote_get( 'https://updates.example.com/changelog.txt', array( 'timeout' => 5 ) );
	if ( ! is_wp_error( $response ) && 200 === wp_remote_retrieve_response_code( $response ) ) {
		update_option( 'changelog_text', wp_remote_retrieve_body( $response ), false );
	}
}

register_activation_hook( __FILE__, function () {
	if ( ! wp_next_scheduled( 'changelog_refresh' ) ) {
		wp_schedule_event( time(), 'daily', 'changelog_refresh' );
	}
} );

add_shortcode( 'changelog', function () {
	return '<pre>' . esc_html( get_option( 'changelog_text', '' ) ) . '</pre>';
} );
