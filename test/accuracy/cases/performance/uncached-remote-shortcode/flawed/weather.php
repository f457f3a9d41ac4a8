<?php
function weather_shortcode() {
	$response = wp_remote_get( 'https://weather.example.com/now.json', array( 'timeout' => 3 ) );
	if ( is_wp_error( $response ) ) {
		return '';
	}
	$now = json_decode( wp_remote_retrieve_body( $response ), true );
	if ( ! isset( $now['degrees'] ) ) {
		return '';
	}
	return '<p class="weather">' . esc_html( round( (float) $now['degrees'] ) ) . ' °C</p>';
}
add_shortcode( 'weather', 'weather_shortcode' );
