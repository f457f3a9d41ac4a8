<?php
defined( 'ABSPATH' ) || exit;

class Tram_Times_Settings {
	public static function register() {
		register_setting( 'tram_times', 'tram_times_stop', array( 'sanitize_callback' => 'absint' ) );
	}
}
