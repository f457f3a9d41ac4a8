<?php
defined( 'ABSPATH' ) || exit;

class Settings {
	public static function register() {
		register_setting( 'tram_times', 'tram_times_stop', array( 'sanitize_callback' => 'absint' ) );
	}
}
