<?php
defined( 'ABSPATH' ) || exit;

function forms_settings_page() {
	$tabs = array(
		'general' => __( 'General', 'forms' ),
		'mail'    => __( 'Mail', 'forms' ),
		'tools'   => __( 'Tools', 'forms' ),
	);
	$tab = isset( $_GET['tab'] ) ? sanitize_text_field( wp_unslash( $_GET['tab'] ) ) : 'general';

	echo '<div class="wrap"><h2 class="nav-tab-wrapper">';
	foreach ( $tabs as $key => $label ) {
		printf(
			'<a class="nav-tab%s" href="%s">%s</a>',
			$key === $tab ? ' nav-tab-active' : '',
			esc_url( add_query_arg( 'tab', $key, admin_url( 'options-general.php?page=forms' ) ) ),
			esc_html( $label )
		);
	}
	echo '</h2>';

	include plugin_dir_path( __FILE__ ) . 'views/tab-' . $tab . '.php';
	echo '</div>';
}
