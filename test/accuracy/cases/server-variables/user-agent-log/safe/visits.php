<?php
defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'visits_log' );
function visits_log() {
	global $wpdb;
	$wpdb->insert(
		$wpdb->prefix . 'visits',
		array(
			'agent' => sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ?? '' ) ),
			'page'  => (int) get_queried_object_id(),
		),
		array( '%s', '%d' )
	);
}

function visits_screen() {
	global $wpdb;
	$rows = $wpdb->get_results( "SELECT agent, COUNT(*) AS n FROM {$wpdb->prefix}visits GROUP BY agent ORDER BY n DESC LIMIT 20" );
	echo '<table class="widefat">';
	foreach ( $rows as $row ) {
		echo '<tr><td>' . esc_html( $row->agent ) . '</td><td>' . (int) $row->n . '</td></tr>';
	}
	echo '</table>';
}
add_action( 'admin_menu', function () {
	add_dashboard_page( 'Visits', 'Visits', 'manage_options', 'visits', 'visits_screen' );
} );
