<?php
global $wpdb;
$rows = $wpdb->get_results( "SELECT ID, post_title FROM {$wpdb->posts} WHERE post_type = 'product' LIMIT 50" );
foreach ( $rows as $row ) {
	echo esc_html( $row->post_title );
}
