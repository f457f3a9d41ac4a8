<?php
namespace Garden\Calendar;

class Settings {
	public function __construct() {
		add_action( 'admin_init', array( $this, 'register' ) );
	}

	public function register() {
		register_setting(
			'garden_calendar',
			'garden_calendar_frost_day',
			array(
				'type'    => 'integer',
				'default' => 120,
				'sanitize_callback' => 'absint',
			)
		);
		add_settings_section( 'garden_frost', __( 'Frost', 'garden-calendar' ), '__return_null', 'garden_calendar' );
	}
}
