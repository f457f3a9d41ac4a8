<?php
/** Calendar file of an event: ?ics=12&name=party */
function event_ics() {
	if ( empty( $_GET['ics'] ) ) {
		return;
	}
	$event = get_post( absint( $_GET['ics'] ) );
	if ( ! $event || 'event' !== $event->post_type || 'publish' !== $event->post_status ) {
		return;
	}
	$name = isset( $_GET['name'] ) ? sanitize_file_name( wp_unslash( $_GET['name'] ) ) : 'event';
	header( 'Content-Type: text/calendar; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="' . $name . '.ics"' );

	echo "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n";
	echo 'UID:' . (int) $event->ID . "\r\n";
	echo 'DTSTAMP:' . esc_html( gmdate( 'Ymd\THis\Z', strtotime( $event->post_date_gmt ) ) ) . "\r\n";
	echo "END:VEVENT\r\nEND:VCALENDAR\r\n";
	exit;
}
add_action( 'template_redirect', 'event_ics' );
