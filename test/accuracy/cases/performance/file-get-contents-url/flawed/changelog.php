<?php
add_action( 'changelog_refresh', 'changelog_refresh' );

function changelog_refresh() {
	$text = file_get_contents( 'https://updates.example.com/changelog.txt' );
	if ( $text ) {
		update_option( 'changelog_text', $text, false );
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
