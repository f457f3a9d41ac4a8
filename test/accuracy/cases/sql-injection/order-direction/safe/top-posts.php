<?php
/**
 * [top_posts] reads ?dir=asc|desc
 */
function topposts_shortcode() {
	global $wpdb;

	$dir = isset( $_GET['dir'] ) && 'asc' === strtolower( $_GET['dir'] ) ? 'ASC' : 'DESC';

	$rows = $wpdb->get_results(
		"SELECT post_id, views FROM {$wpdb->prefix}topposts ORDER BY views $dir LIMIT 10"
	);
	if ( ! $rows ) {
		return '';
	}

	$html = '<ol class="top-posts">';
	foreach ( $rows as $row ) {
		$html .= sprintf(
			'<li><a href="%s">%s</a></li>',
			esc_url( get_permalink( (int) $row->post_id ) ),
			esc_html( get_the_title( (int) $row->post_id ) )
		);
	}
	return $html . '</ol>';
}
add_shortcode( 'top_posts', 'topposts_shortcode' );
