<?php
global $wpdb;
$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->posts} WHERE post_type = 'product'" );
foreach ( $rows as $row ) {
	echo esc_html( $row->post_title );
}
